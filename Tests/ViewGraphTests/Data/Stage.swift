import DisplayList
import LayoutEngine
import SwiftUI
import ViewGraph

/// A tree without a host.
@MainActor final class Stage<Content: View> {
  let graph = Graph()
  let root: RootNode

  init(_ content: Content, nodeLimit: Int? = nil) {
    graph.reporter.isSilent = true
    if let nodeLimit { graph.nodeLimit = nodeLimit }
    root = RootNode(content, graph: graph)
    root.layout(Proposal(CGSize(width: 100, height: 100)))
  }

  func update() { graph.update() }
  func reports(_ kind: Report.Kind) -> Int { graph.reporter.reports.filter { $0.kind == kind }.count }
}

/// Shows what is made of a number that the test changes through a binding.
struct Switch<Content: View>: View {
  let get: (Binding<Int>) -> Void
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0
  var body: some View {
    let _ = get($number)
    content(number)
  }
}

/// A box of a fixed size.
nonisolated struct Box: LeafView {
  typealias Body = Never
  var side = 10.0
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(CGSize(width: side, height: side))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
}

/// What happened, in order.
@MainActor final class Diary {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  /// Removes and returns what has been noted.
  func drain() -> [String] {
    defer { entries = [] }
    return entries
  }
}
