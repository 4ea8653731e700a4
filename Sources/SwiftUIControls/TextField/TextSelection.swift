import Foundation
import SwiftUICore
import TextEngine
import ViewGraph

/// What of a text is selected, or where the caret stands.
///
/// Source: TextSelection in SwiftUI's documentation.
public struct TextSelection: Equatable, Hashable {
  /// The places of the text that are selected.
  public enum Indices: Equatable, Hashable {
    /// One range; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several ranges. Fields select from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of the text that are selected.
  public var indices: Indices
  /// Which of two places the caret takes that stand for one of the text, such as the ends of two lines. Fields show it
  /// where the text's order has it, and answer `automatic`.
  public var affinity: TextSelectionAffinity = .automatic

  /// Nothing is selected: the caret stands at a place.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// A range is selected.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several ranges are selected.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, so that there is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// Which of two places a caret takes that stand for one place of a text.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the text's order has it.
  case automatic
  /// With the letters before.
  case upstream
  /// With the letters behind.
  case downstream
}

extension EnvironmentValues {
  /// Which of two places a caret takes that stand for one of the text, as `textSelectionAffinity(_:)` has set it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }

  private struct TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }
}

extension View {
  /// Which of two places the carets of fields below take that stand for one place of the text.
  ///
  /// - Note: No effect on Linux: fields show the caret where the text's order has it. The environment keeps the value.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

extension TextSelection {
  /// What is selected of a text that is being edited.
  init(of text: EditableText) {
    let string = text.string
    func index(_ offset: Int) -> String.Index {
      string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), string.utf8.count))
    }
    self.init(range: index(text.selection.lowerBound)..<index(text.selection.upperBound))
  }

  /// Selects the same places of a text; those beyond its ends are its ends.
  func select(in text: inout EditableText) {
    let string = text.string
    func offset(_ index: String.Index) -> Int {
      let index = min(max(index, string.startIndex), string.endIndex)
      return string.utf8.distance(from: string.startIndex, to: index)
    }
    switch indices {
    case .selection(let range):
      text.select(from: offset(range.lowerBound), to: offset(range.upperBound))
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
      text.select(from: offset(first.lowerBound), to: offset(last.upperBound))
    }
  }
}

// MARK: Fields

extension TextField {
  /// A field with a label of any views, which tells what is selected, and selects what the program writes.
  ///
  /// - Parameter selection: Nil for nothing in particular. The field writes it whenever the caret moves.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    var field = FieldParts(source: FieldSource(text), prompt: prompt, axis: axis)
    field.selection = selection
    self.init(label: label(), field: field)
  }
}

extension TextField where Label == Text {
  /// A field with a translated title, which tells what is selected, and selects what the program writes.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a title that a resource names, which tells what is selected, and selects what the program writes.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// A field with a title as it is, which tells what is selected, and selects what the program writes.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where S: StringProtocol {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
