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
    var flags = semantics.isEnabled ? 0 : 1
    if semantics.actions.contains(where: { $0.kind == .activate }) { flags += 2 }
    if semantics.traits.contains(.isHeader) { flags += 4 }
    if semantics.traits.contains(.isSelected) { flags += 8 }
    if semantics.actions.contains(where: { $0.kind == .increment || $0.kind == .decrement }) { flags += 16 }
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

  /// The element at a place in the page's list; nil where it has none.
  func element(_ index: Int) -> NodeHandle? { handles.indices.contains(index) ? handles[index] : nil }
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
