import Foundation
import Geometry
import SceneHost
import ViewGraph

/// What the views say of themselves, as the page has it: a list of elements with their depths, of which the elements are sent
/// that have changed. The page makes elements of it that are read aloud and not seen.
struct SemanticsWire {
  private typealias List = SemanticsList<WireMessage.Value>
  private var list = List()
  /// The list, and the frame that it was sent with.
  private var last = (frame: 0, list: List().snapshot)
  /// The list before, which the page has until the last one has come to it.
  private var earlier = (frame: 0, list: List().snapshot)
  /// The element that assistive technology is on.
  private var focused: NodeHandle?

  /// How many elements of the tree were looked at so far, with groups of them.
  var visited: Int { list.visited }

  /// Adds the tree where it differs from what the page has.
  ///
  /// - Parameters:
  ///   - focused: The element that assistive technology is on.
  ///   - frame: The number of the message.
  mutating func write(
    _ tree: SemanticsNode?, focused: NodeHandle? = nil, frame: Int, to message: inout WireMessage
  ) {
    let hasMoved = focused != self.focused
    self.focused = focused
    let changes = list.update(to: tree, all: hasMoved) {
      Self.element($0, $1, isFocused: $0.handle == focused)
    }
    guard !changes.isEmpty else { return last.list = list.snapshot }
    (earlier, last) = (last, (frame, list.snapshot))
    message.semantics = changes.map {
      .list([.number(Double($0.place)), .number(Double($0.removed))] + $0.inserted)
    }
  }

  private static func element(_ node: SemanticsNode, _ depth: Int, isFocused: Bool) -> WireMessage.Value {
    let semantics = node.semantics
    var flags = semantics.isEnabled ? 0 : 1
    if semantics.actions.contains(where: { $0.kind == .activate }) { flags += 2 }
    if semantics.traits.contains(.isHeader) { flags += 4 }
    if semantics.traits.contains(.isSelected) { flags += 8 }
    if semantics.actions.contains(where: { $0.kind == .increment || $0.kind == .decrement }) { flags += 16 }
    if semantics.traits.contains(.updatesFrequently) { flags += 32 }
    if semantics.traits.contains(.isModal) { flags += 64 }
    if isFocused { flags += 128 }
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    return .list(
      [
        .number(Double(depth)), .text(semantics.role.rawValue), .text(semantics.label ?? ""),
        .text(semantics.value ?? ""), .text(semantics.ariaDescription), .number(Double(flags)),
        .number(Double(semantics.headingLevel)),
      ] + frame.map { .number(Double($0)) } + [.text(semantics.ariaRoleDescription)])
  }

  /// The element at a place in the list that the page was sent with a frame; nil where it has none, or has been sent two
  /// others since.
  ///
  /// - Parameter frame: Nil for the last list.
  func element(_ index: Int, ofFrame frame: Int?) -> NodeHandle? {
    if frame == nil || frame == last.frame { return last.list.handle(at: index) }
    return frame == earlier.frame ? earlier.list.handle(at: index) : nil
  }
}

extension Semantics {
  /// What is told after name and value: the hint, facts, and what a chart shows.
  fileprivate var ariaDescription: String {
    guard hasDetails else { return hint ?? "" }
    var parts = [hint].compactMap(\.self)
    parts += details.customContent.map { "\($0.label): \($0.value)" }
    if let chart = details.chart {
      parts += [chart.title, chart.summary].compactMap(\.self) + chart.axes
      parts += chart.series.map { ([$0.name] + $0.points).joined(separator: "; ") }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// What the element is, where ARIA has no role for it.
  fileprivate var ariaRoleDescription: String {
    if hasDetails, details.chart != nil { return "chart" }
    return role == .none && traits.contains(.isKeyboardKey) ? "keyboard key" : ""
  }
}
