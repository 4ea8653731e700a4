import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control that chooses one of several values that exclude each other.
///
/// Each view of the content is an option, and has the value that its `tag(_:)` says, or, in a `ForEach` without tags, that of
/// its identity; in one over a constant range it is the distance from the start of the range. The tag must be of the selection's
/// type; for an optional selection of that type or of the type that is optional. An option without such a tag shows and cannot be
/// chosen, nor can one that is disabled. A selection that no option has leaves all of them unchosen, and is reported. Sections and
/// dividers set options apart where the style shows them under each other. `pickerStyle(_:)` says how it looks: by itself a menu
/// that opens at a button.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  private let label: Label
  private let content: Content
  private let selection: PickerSelection
  private let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look

  nonisolated init(
    label: Label, content: Content, selection: PickerSelection, currentValueLabel: AnyView? = nil
  ) {
    self.label = label
    self.content = content
    self.selection = selection
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View {
  public var body: some View {
    let parts = PickerParts(
      label: SingleView(label: label), title: label as? Text, options: AnyView(content),
      selection: selection, currentValueLabel: currentValueLabel)
    PickerBody(parts: parts, look: look)
  }
}

extension Picker {
  /// A picker with a label of any views.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), selection: PickerSelection(selection))
  }

  /// A picker with a label of any views, and with what shows for the chosen option where only that one shows.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label: label(), content: content(), selection: PickerSelection(selection),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker that chooses for several values at once. An option is chosen where all values have it.
  ///
  /// - Parameters:
  ///   - sources: What the values belong to.
  ///   - selection: The way from one of them to its value.
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(
      label: label(), content: content(), selection: PickerSelection(sources.map { $0[keyPath: selection] }))
  }

  /// A picker that chooses for several values at once, with what shows for the chosen option where only that one shows.
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(
      label: label(), content: content(), selection: PickerSelection(sources.map { $0[keyPath: selection] }),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a label that is a value, not a closure.
  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content(), selection: PickerSelection(selection))
  }
}
