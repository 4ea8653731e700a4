import SwiftUI
import Testing

/// Which views of lazy containers are made, and what becomes of those that are not.
@MainActor @Suite("Lazy containers make what can be seen")
struct LazyContainerTests {
  private nonisolated static let million = 1_000_000

  private func session<V: View>(_ view: V, height: CGFloat = 200) -> Session {
    Session(view, proposal: ProposedViewSize(width: 300, height: height))
  }

  private func names(_ session: Session) -> [Int] {
    session.probedFrames().keys.compactMap(Int.init).sorted()
  }

  /// Lets a test change what a view shows.
  @MainActor @Observable fileprivate final class Model {
    var ids: [Int]
    init(_ ids: [Int]) { self.ids = ids }
  }

  private struct Rows: View {
    let model: Model
    var height: (Int) -> CGFloat = { _ in 20 }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.ids, id: \.self) { box(100, height($0)).probe("\($0)") }
        }
      }
    }
  }

  @Test("a million rows cost what a thousand do, wherever they are looked at", arguments: [1_000, million])
  func million(count: Int) {
    let session = session(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { box(100, 20).probe("\($0)") } } }
    )
    defer { session.end() }
    #expect(names(session) == Array(0..<10))
    #expect(session.graph.counters.rows == 10)
    let nodes = session.graph.counters.nodes
    session.scroll(to: 200)
    #expect(names(session) == Array(10..<20))
    session.scroll(to: .greatestFiniteMagnitude)
    #expect(names(session) == Array(count - 10..<count))
    #expect(session.graph.counters.rows == 30)
    #expect(session.graph.counters.nodes == nodes)
    #expect(session.graph.inconsistency() == nil)
  }

  @Test("views that decide how long the container is across, and so which of them are seen, come to an end")
  func feedback() {
    // As a circle is as high as it is wide, the text is out of sight where it has room.
    let inner = ScrollView {
      LazyVStack {
        Circle()
        Text(verbatim: String(repeating: "some words ", count: 5))
      }
    }
    for view in [
      AnyView(LazyHStack { inner }), AnyView(inner.fixedSize(horizontal: true, vertical: false)),
      AnyView(ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.flexible())]) { inner } }),
    ] {
      let session = session(view, height: 69)
      defer { session.end() }
      #expect(session.graph.inconsistency() == nil)
      #expect(session.graph.reporter.reports.isEmpty)
      #expect(session.graph.counters.layoutRounds < 10)
    }
  }

  @Test("a scroll view in a container along the other axis is as long as its rows, once they are known")
  func acrossOneAnother() {
    let inner = ScrollView { LazyVStack(spacing: 2) { ForEach(0..<24) { _ in box(20, 7) } } }
    let session = session(
      VStack(spacing: 0) { LazyHStack { inner }.probe("across").fixedSize() }, height: 300)
    defer { session.end() }
    #expect(session.probedFrames()["across"]?.size == CGSize(width: 20, height: 24 * 7 + 23 * 2))
  }

  @Test("grids and rows that scroll sideways, too")
  func otherContainers() {
    let columns = [GridItem(.fixed(50)), GridItem(.fixed(50))]
    let grid = session(
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<Self.million, id: \.self) { box(50, 20).probe("\($0)") }
        }
      })
    defer { grid.end() }
    #expect(names(grid) == Array(0..<20))
    grid.scroll(to: 1_010)
    #expect(names(grid) == Array(100..<122))
    let row = session(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<Self.million, id: \.self) { box(30, 20).probe("\($0)") } }
      })
    defer { row.end() }
    #expect(names(row) == Array(0..<10))
    let lines = session(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
          ForEach(0..<Self.million, id: \.self) { box(30, 20).probe("\($0)") }
        }
      })
    defer { lines.end() }
    #expect(names(lines) == Array(0..<20))
    #expect(lines.probedFrames()["1"]?.minY ?? 0 > lines.probedFrames()["0"]?.maxY ?? 100)
  }

  @Test("identities are read of the rows that are made alone")
  func identities() {
    struct Item: Identifiable {
      let number: Int
      let reads: Reads
      var id: Int {
        reads.count += 1
        return number
      }
    }
    final class Reads { var count = 0 }
    let reads = Reads()
    let items = (0..<10_000).map { Item(number: $0, reads: reads) }
    let session = session(
      ScrollView { LazyVStack(spacing: 0) { ForEach(items) { box(100, 20).probe("\($0.number)") } } })
    defer { session.end() }
    #expect(names(session) == Array(0..<10))
    #expect(reads.count <= 20)
    session.scroll(to: 100_000)
    #expect(reads.count <= 40)
  }

  @Test("rows keep their identity through insertion, removal, reversal and a shuffle")
  func changes() {
    let model = Model(Array(0..<1_000))
    let session = session(Rows(model: model))
    defer { session.end() }
    #expect(names(session) == Array(0..<10))
    let before = session.graph.counters.rows
    model.ids.insert(-1, at: 0)
    #expect(names(session) == Array(-1..<9), "at the top the new row shows")
    #expect(session.graph.counters.rows == before + 1)
    model.ids.removeFirst()
    #expect(names(session) == Array(0..<10))
    model.ids.reverse()
    #expect(names(session) == Array(990..<1_000))
    model.ids.removeAll { $0 > 500 }
    #expect(names(session) == Array(491...500))
    model.ids = []
    #expect(names(session) == [])
    model.ids = [7]
    #expect(session.probedFrames()["7"] == CGRect(x: 100, y: 0, width: 100, height: 20))
    #expect(session.graph.inconsistency() == nil)
  }

  @Test("what is looked at stays in its place while rows above turn out longer")
  func anchor() {
    let model = Model(Array(0..<2_000))
    let session = session(Rows(model: model) { CGFloat(20 + ($0 * 37) % 50) })
    defer { session.end() }
    session.scroll(to: 30_000)
    for _ in 0..<40 {
      let before = session.probedFrames()
      let offset = session.scrollOffset
      session.scroll(to: offset - 90)
      let after = session.probedFrames()
      for (name, frame) in before {
        guard let moved = after[name] else { continue }
        #expect(abs(moved.minY - frame.minY - 90) < 0.01, "\(name)")
      }
    }
  }

  @Test("scrolling at random ends where a fresh session stands")
  func random() {
    var numbers = SystemRandomNumberGenerator()
    let model = Model(Array(0..<5_000))
    let session = session(Rows(model: model))
    defer { session.end() }
    var offset: CGFloat = 0
    for _ in 0..<200 {
      offset = CGFloat(Int.random(in: 0..<99_800, using: &numbers))
      session.scroll(to: offset)
    }
    let fresh = self.session(Rows(model: model))
    defer { fresh.end() }
    fresh.scroll(to: offset)
    #expect(session.probedFrames() == fresh.probedFrames(), "offset \(offset)")
  }

  // MARK: States

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { box(100, 20).probe("\(name) \(count)").onTapGesture { count += 1 } }
  }

  private struct CountedRow: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      HStack(spacing: 0) {
        Counter(name: "inner\(number)")
        box(20, 20).probe("outer\(number) \(count)").onTapGesture { count += 1 }
      }
    }
  }

  private struct CountedRows: View {
    let model: Model
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(model.ids, id: \.self) { CountedRow(number: $0) } } }
    }
  }

  private func tap(_ name: String, _ session: Session) {
    guard let frame = session.probedFrames()[name] else {
      Issue.record("no \(name)")
      return
    }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    session.send(PointerEvent(.down, at: point))
    session.send(PointerEvent(.up, at: point))
  }

  @Test("a row that comes back has its states, and those of views inside; one that was deleted has not")
  func states() {
    let model = Model(Array(0..<1_000))
    let session = session(CountedRows(model: model))
    defer { session.end() }
    tap("inner3 0", session)
    tap("outer3 0", session)
    tap("outer4 0", session)
    session.scroll(to: 10_000)
    #expect(session.probedFrames()["outer3 1"] == nil)
    session.scroll(to: 0)
    #expect(session.probedFrames()["inner3 1"] != nil && session.probedFrames()["outer3 1"] != nil)
    session.scroll(to: 10_000)
    model.ids.removeAll { $0 == 4 }
    session.update()
    model.ids.insert(4, at: 4)
    model.ids.insert(-1, at: 0)
    session.scroll(to: 0)
    #expect(session.probedFrames()["outer3 1"] != nil, "it has moved by one")
    #expect(session.probedFrames()["outer4 0"] != nil)
    #expect(session.graph.inconsistency() == nil)
  }
}

extension Session {
  /// How far the first scroll view is scrolled.
  var scrollOffset: CGFloat {
    _ = probedFrames()
    var found: CGFloat = 0
    func walk(_ element: ElementNode) {
      if let algorithm = (element as? ContainerNode)?.algorithm as? ScrollAlgorithm {
        found = algorithm.offset.y
      }
      element.forEachElement(walk)
    }
    if let element = root.element { walk(element) }
    return found
  }
}
