import Foundation
import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

extension Picker where Label == SwiftUIControls.Label<Text, Image> {
  /// A picker with a translated title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// A picker with a translated title and a symbol, and with what shows for the chosen option where only that one shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a translated title and a symbol, that chooses for several values at once.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleKey, systemImage: systemImage) })
  }

  /// A picker with a translated title and a symbol, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleResource, systemImage: systemImage) })
  }

  /// A picker with a title that a resource names and a symbol, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that a resource names and a symbol, that chooses for several values at once.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleResource, systemImage: systemImage) })
  }

  /// A picker with a title that a resource names and a symbol, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleResource, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// A picker with a title as it is and a symbol, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(
      selection: selection, content: content, label: { Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is and a symbol, that chooses for several values at once.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(title, systemImage: systemImage) })
  }

  /// A picker with a title as it is and a symbol, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == SwiftUIControls.Label<Text, Image> {
  /// A picker with a translated title and an image of the program's resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Label(titleKey, image: image) })
  }

  /// A picker with a translated title and an image of the program's resources, and with what shows for the chosen option where only that one shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a translated title and an image of the program's resources, that chooses for several values at once.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, image: image) })
  }

  /// A picker with a translated title and an image of the program's resources, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Label(titleResource, image: image) })
  }

  /// A picker with a title that a resource names and an image of the program's resources, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that a resource names and an image of the program's resources, that chooses for several values at once.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleResource, image: image) })
  }

  /// A picker with a title that a resource names and an image of the program's resources, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Label(title, image: image) })
  }

  /// A picker with a title as it is and an image of the program's resources, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(
      selection: selection, content: content, label: { Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is and an image of the program's resources, that chooses for several values at once.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content, label: { Label(title, image: image) })
  }

  /// A picker with a title as it is and an image of the program's resources, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}
