import Foundation
import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

extension Menu where Label == Text {
  /// A menu with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A menu with a translated title, and with an action that a press runs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// A menu with a title that a resource names, and with an action that a press runs.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }

  /// A menu with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }

  /// A menu with a title as it is, and with an action that a press runs.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUIControls.Label<Text, Image> {
  /// A menu with a translated title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// A menu with a translated title and a symbol, and with an action that a press runs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }

  /// A menu with a title that a resource names and a symbol, and with an action that a press runs.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// A menu with a title as it is and a symbol, and with an action that a press runs.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      content: content, label: { Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUIControls.Label<Text, Image> {
  /// A menu with a translated title and an image of the program's resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, image: image) })
  }

  /// A menu with a translated title and an image of the program's resources, and with an action that a press runs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// A menu with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleResource, image: image) })
  }

  /// A menu with a title that a resource names and an image of the program's resources, and with an action that a press runs.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Label(titleResource, image: image) }, primaryAction: primaryAction)
  }

  /// A menu with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content, label: { Label(title, image: image) })
  }

  /// A menu with a title as it is and an image of the program's resources, and with an action that a press runs.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(content: content, label: { Label(title, image: image) }, primaryAction: primaryAction)
  }
}
