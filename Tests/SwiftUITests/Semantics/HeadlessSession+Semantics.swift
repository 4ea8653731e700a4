import Foundation
import HeadlessHost
import SwiftUI
import ViewGraph

extension HeadlessSession {
  /// The tree of semantics as it is now.
  var semantics: SemanticsNode? {
    update()
    return SemanticsPass.tree(in: session.graph)
  }

  /// The tree's elements inside of the window, a line for each, what is inside of one further in.
  var elementLines: [String] {
    (semantics?.description ?? "").split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  /// The same, with frames.
  var placedElements: [String] {
    semantics?.withDepths.map(\.0.line) ?? []
  }

  /// The first element with a label.
  func element(_ label: String) -> SemanticsNode? { semantics?.first { $0.semantics.label == label } }

  /// Does something with the first element that has a label.
  func perform(_ kind: SemanticsAction.Kind = .activate, on label: String) -> Bool {
    guard let handle = element(label)?.handle else { return false }
    return SemanticsPass.perform(kind, on: handle, in: session.graph)
  }

  /// How many views were described so far.
  var described: Int { session.graph.semantics?.described ?? 0 }
}

extension SemanticsNode {
  /// What the element says, and its frame.
  var line: String { "\(semantics) at \(frame.minX), \(frame.minY), \(frame.width) by \(frame.height)" }

  /// The element and all those inside in reading order, each with how deep it is inside.
  var withDepths: [(SemanticsNode, Int)] {
    var found: [(SemanticsNode, Int)] = []
    var waiting = [(self, 0)]
    while let (node, depth) = waiting.popLast() {
      found.append((node, depth))
      waiting += node.children.reversed().map { ($0, depth + 1) }
    }
    return found
  }
}

/// The elements of a view in a window of 200 by 200 points.
@MainActor func elements(of view: some View) -> [String] {
  HeadlessSession(view, size: CGSize(width: 200, height: 200)).elementLines
}
