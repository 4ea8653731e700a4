import SwiftUICore
import TextViews
import ViewGraph

/// The selection of a picker, as its styles see it: which options are chosen, by the tags that they have.
struct PickerSelection {
  /// Whether the option is the chosen one. One without a tag of the selection's type is never.
  let contains: (ContainerValues) -> Bool
  private let write: (ContainerValues) -> Void
  /// The value, where it is one.
  private let value: () -> AnyHashable?

  init<Value: Hashable>(_ selection: Binding<Value>) {
    contains = { $0.optionTag(for: Value.self) == selection.wrappedValue }
    write = { values in
      if let tag = values.optionTag(for: Value.self) { selection.wrappedValue = tag }
    }
    value = { AnyHashable(selection.wrappedValue) }
  }

  /// The selection of several values at once: an option is chosen where all of them have it.
  init<Value: Hashable>(_ selections: [Binding<Value>]) {
    contains = { values in
      guard let tag = values.optionTag(for: Value.self), !selections.isEmpty else { return false }
      return selections.allSatisfy { $0.wrappedValue == tag }
    }
    write = { values in
      guard let tag = values.optionTag(for: Value.self) else { return }
      for selection in selections { selection.wrappedValue = tag }
    }
    value = { nil }
  }

  /// Chooses an option. One without a tag of the selection's type changes nothing, nor does one that cannot be selected.
  func choose(_ option: Subview) {
    if !option.isSelectionDisabled { write(option.containerValues) }
  }

  /// The index of the chosen option. A selection that no option has is reported.
  @MainActor func index(in options: some RandomAccessCollection<Subview>) -> Int? {
    for (index, option) in options.enumerated() where contains(option.containerValues) { return index }
    if !options.isEmpty, let value = value() {
      Reporter.report(.invalidValue, "no option of the picker has the tag \(value), which is selected")
    }
    return nil
  }

  /// The same of all options: where their tags are the identities of a loop, or how far they are from the start of a range, only
  /// the chosen one is made for it.
  @MainActor func index(in options: SubviewsCollection) -> Int? {
    if let value = value() {
      for known in [options.offset(ofIdentity: value), value.base as? Int].compactMap({ $0 })
      where options.indices.contains(known) && contains(options[known].containerValues) {
        return known
      }
    }
    return index(in: options[options.indices])
  }
}

/// What a style makes a picker of.
struct PickerParts {
  let label: SingleView<AnyView>
  /// The label where it is a text: what a group of options is called.
  let title: Text?
  let options: AnyView
  let selection: PickerSelection
  /// What shows in place of the chosen option where only that one shows; nil for the option itself.
  let currentValueLabel: AnyView?
}
