import DataTransfer
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// Links whose label is the usual one, with a title of the program's own or without.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link with the usual title that shares values, each with a preview.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// A link with a translated title that shares values, each with a preview.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link with a title that a resource names that shares values, each with a preview.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// A link with a title as it is that shares values, each with a preview.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol {
    self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link with a title that is a text that shares values, each with a preview.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  /// A link with the usual title that shares addresses.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// A link with a translated title that shares addresses.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link with a title that a resource names that shares addresses.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// A link with a title as it is that shares addresses.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link with a title that is a text that shares addresses.
  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  /// A link with the usual title that shares strings.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// A link with a translated title that shares strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link with a title that a resource names that shares strings.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// A link with a title as it is that shares strings.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link with a title that is a text that shares strings.
  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link with the usual title that shares one value with a preview.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// A link with a translated title that shares one value with a preview.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link with a title that a resource names that shares one value with a preview.
  @_disfavoredOverload
  public nonisolated init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// A link with a title as it is that shares one value with a preview.
  @_disfavoredOverload
  public nonisolated init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link with a title that is a text that shares one value with a preview.
  public nonisolated init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// A link with the usual title that shares an address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// A link with a translated title that shares an address.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link with a title that a resource names that shares an address.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// A link with a title as it is that shares an address.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link with a title that is a text that shares an address.
  public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// A link with the usual title that shares a string.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// A link with a translated title that shares a string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link with a title that a resource names that shares a string.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// A link with a title as it is that shares a string.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link with a title that is a text that shares a string.
  public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }
}
