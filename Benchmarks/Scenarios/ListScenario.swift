import DisplayList
import Foundation
import HeadlessHost
import Observation
import Raster
import SwiftUIControls
import ViewGraph

/// Which container shows the rows.
private enum Container: String, CaseIterable { case list, stack, grid }

/// Rows of real text by the number, of which the container makes those that can be seen.
private struct ManyRows: View {
  let ids: [Int]
  let container: Container

  private func row(_ id: Int) -> some View {
    TextRow(content: .init(id: id, title: "Person \(id)", subtitle: "Department \(id % 97)"))
  }

  var body: some View {
    switch container {
    case .list: List(ids, id: \.self) { row($0) }
    case .stack: ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { row($0) } } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          ForEach(ids, id: \.self) { row($0) }
        }
      }
    }
  }
}

/// What a test changes.
@MainActor @Observable private final class ManyIDs {
  var ids: [Int]
  init(_ count: Int) { ids = Array(0..<count) }
}

private struct ManyRowsOfModel: View {
  let model: ManyIDs
  let container: Container
  var body: some View { ManyRows(ids: model.ids, container: container) }
}

extension Scenarios {
  /// 6: a list of many rows: first frame, a page of scrolling, a jump to the end, insertion at the head, with pixels.
  static func lists(_ n: Int) -> [Measurement] { Container.allCases.flatMap { lists($0, n) } }

  private static func lists(_ container: Container, _ n: Int) -> [Measurement] {
    let name = container.rawValue
    let model = ManyIDs(n)
    var made: HeadlessSession?
    func session() -> HeadlessSession {
      HeadlessSession(ManyRowsOfModel(model: model, container: container), size: window)
    }
    func show(_ session: HeadlessSession) { _ = Rasterizer.image(of: session.picture, scale: 1) }
    let heap = Instruments.heapBytes()
    var first = measure(
      "lists-\(name)-first", n, runs: 9, counters: { made?.session.graph.counters ?? Counters() },
      prepare: { made = nil }
    ) {
      let session = session()
      show(session)
      made = session
    }
    first.notes["heap_kb"] = Double(Instruments.heapBytes() &- heap) / 1024
    guard let session = made, let area = session.scrollArea else { return [first] }
    let graph = session.session.graph
    func scroll(to y: CGFloat) {
      graph.enter { area.algorithm.scroll(to: CGPoint(x: 0, y: y), area.node) }
      show(session)
    }
    var page: CGFloat = 0
    let pages = measure("lists-\(name)-page", n, runs: 19, counters: { graph.counters }) {
      page += 800
      scroll(to: page)
    }
    let jump = measure(
      "lists-\(name)-jump", n, runs: 19, counters: { graph.counters }, prepare: { scroll(to: 0) }
    ) { scroll(to: .greatestFiniteMagnitude) }
    scroll(to: 0)
    var next = -1
    var insertion = measure("lists-\(name)-insert", n, runs: 9, counters: { graph.counters }) {
      model.ids.insert(next, at: 0)
      next -= 1
      show(session)
    }
    // The same without views: who shows the data holds it until the next is there.
    var (data, shown) = (model.ids, model.ids)
    let copying = measure("copy", n, runs: 9) {
      data.insert(0, at: 0)
      shown = data
    }
    withExtendedLifetime(shown) {}
    insertion.notes["copy_us"] = copying.median * 1e6
    let fresh = self.session(model, container)
    insertion.isEqual =
      Rasterizer.image(of: session.picture, scale: 1).premultipliedRGBA
      == Rasterizer.image(of: fresh.picture, scale: 1).premultipliedRGBA
    first.notes["rows"] = Double(graph.counters.rows)
    return [first, pages, jump, insertion]
  }

  private static func session(_ model: ManyIDs, _ container: Container) -> HeadlessSession {
    HeadlessSession(ManyRowsOfModel(model: model, container: container), size: window)
  }
}

extension HeadlessSession {
  /// The first scroll view.
  fileprivate var scrollArea: (node: ContainerNode, algorithm: ScrollAlgorithm)? {
    update()
    var waiting: [ViewNode] = [session.root]
    while let node = waiting.popLast() {
      if let container = node as? ContainerNode, let found = container.algorithm as? ScrollAlgorithm {
        return (container, found)
      }
      node.forEachChild { waiting.append($0) }
    }
    return nil
  }
}
