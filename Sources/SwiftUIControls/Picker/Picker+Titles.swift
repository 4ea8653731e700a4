import Foundation
import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

extension Picker where Label == Text {
  /// A picker with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// A picker with a translated title, and with what shows for the chosen option where only that one shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a translated title, that chooses for several values at once.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// A picker with a translated title, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleResource) })
  }

  /// A picker with a title that a resource names, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that a resource names, that chooses for several values at once.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content, label: { Text(titleResource) })
  }

  /// A picker with a title that a resource names, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Text(title) })
  }

  /// A picker with a title as it is, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(
      selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a title as it is, that chooses for several values at once.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
  }

  /// A picker with a title as it is, that chooses for several values at once, and with what shows for the chosen option where only that one shows.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
