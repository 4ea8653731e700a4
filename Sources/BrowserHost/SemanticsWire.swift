import Foundation
import Geometry
import SceneHost
import ViewGraph

/// What the views say of themselves, as the page has it: a list of elements with their depths, sent whole when it has
/// changed. The page makes elements of it that are read aloud and not seen.
struct SemanticsWire {
  private var sent: [WireMessage.Value]?
  private var handles: [NodeHandle] = []
  /// The element that assistive technology is on.
  private var focused: NodeHandle?

  /// Adds the tree where it differs from what the page has.
  ///
  /// - Parameter focused: The element that assistive technology is on.
  mutating func write(
    _ tree: SemanticsNode?, focused: NodeHandle? = nil, to message: inout WireMessage
  ) {
    self.focused = focused
    var list: [WireMessage.Value] = []
    handles = []
    var waiting: [(node: SemanticsNode, depth: Int)] = tree.map { [($0, 0)] } ?? []
    while let (node, depth) = waiting.popLast() {
      list.append(element(node, depth))
      handles.append(node.handle)
      for child in node.children.reversed() { waiting.append((child, depth + 1)) }
    }
    guard list != sent else { return }
    sent = list
    message.semantics = list
  }

  private func element(_ node: SemanticsNode, _ depth: Int) -> WireMessage.Value {
    let semantics = node.semantics
    let kinds = Set(semantics.actions.map(\.kind))
    var flags = semantics.isEnabled ? 0 : 1
    if kinds.contains(.activate) { flags += 2 }
    if semantics.traits.contains(.isHeader) { flags += 4 }
    if semantics.traits.contains(.isSelected) { flags += 8 }
    if kinds.contains(.increment) || kinds.contains(.decrement) { flags += 16 }
    if semantics.traits.contains(.updatesFrequently) { flags += 32 }
    if semantics.traits.contains(.isModal) { flags += 64 }
    if node.handle == focused { flags += 128 }
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    return .list(
      [
        .number(Double(depth)), .text(semantics.role.rawValue), .text(semantics.label ?? ""),
        .text(semantics.value ?? ""), .text(semantics.ariaDescription), .number(Double(flags)),
        .number(Double(semantics.headingLevel)),
      ] + frame.map { .number(Double($0)) } + [.text(semantics.ariaRoleDescription)])
  }

  /// Does what assistive technology asks of an element of the page's list.
  @MainActor
  func perform(_ action: SemanticsAction.Kind, on index: Int, in session: Session) {
    guard handles.indices.contains(index) else { return }
    _ = session.perform(action, on: handles[index])
  }

  /// The page's focus has come to an element of its list, or has gone from all: that is where the screen reader is.
  @MainActor
  func focus(_ index: Int?, in session: Session) {
    let element = index.flatMap { handles.indices.contains($0) ? handles[$0] : nil }
    if element != nil { session.technologies = .voiceOver }
    session.moveAssistiveFocus(to: element, by: .voiceOver)
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
