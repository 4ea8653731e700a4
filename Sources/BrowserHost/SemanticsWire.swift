import Foundation
import Geometry
import SceneHost
import ViewGraph

/// What the views say of themselves, as the page has it: a list of elements with their depths, sent whole when it has
/// changed. The page makes elements of it that are read aloud and not seen.
struct SemanticsWire {
  private var sent: [WireMessage.Value]?
  private var handles: [NodeHandle] = []

  /// Adds the tree where it differs from what the page has.
  mutating func write(_ tree: SemanticsNode?, to message: inout WireMessage) {
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
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    return .list(
      [
        .number(Double(depth)), .text(semantics.role.rawValue), .text(semantics.label ?? ""),
        .text(semantics.value ?? ""), .text(semantics.hint ?? ""), .number(Double(flags)),
        .number(Double(semantics.headingLevel)),
      ] + frame.map { .number(Double($0)) })
  }

  /// Does what activating an element of the page's list does.
  @MainActor
  func activate(_ index: Int, in session: Session) {
    guard handles.indices.contains(index) else { return }
    _ = session.perform(.activate, on: handles[index])
  }
}
