import TestSupport
import Testing
import SwiftUICore
import ViewGraph

@MainActor @Suite("Elements are made when they are wanted")
struct LazyListTests {
  private static let million = 1_000_000

  @Test("counting and indexing a million rows makes those that are asked for")
  func million() {
    let rows = Tally()
    let counts = Tally()
    let stage = ListStage(
      Group(
        subviews: ForEach(0..<Self.million) { number in
          let _ = rows.add()
          Tile("\(number)").margin().containerValue(\.level, number)
        }
      ) { subviews in
        let _ = counts.add("\(subviews.count) \(subviews[5].containerValues.level)")
        subviews[5]
        subviews[Self.million - 1]
      })
    #expect(counts.names == ["1000000 5"])
    #expect(stage.names == ["5", "999999"])
    #expect(rows.count == 2)
    #expect(stage.graph.counters.nodes < 100)
  }

  @Test("a row of two views is two elements, and made whole")
  func pairs() {
    let rows = Tally()
    let stage = ListStage(
      Group(
        subviews: ForEach(0..<1_000) { number in
          let _ = rows.add()
          Tile("a\(number)")
          Tile("b\(number)")
        }
      ) { subviews in
        Tile("\(subviews.count)")
        subviews[3]
        subviews[2]
      })
    #expect(stage.names == ["2000", "b1", "a1"])
    #expect(rows.count == 1)
  }

  @Test("a window over a million rows shows each part, and keeps the rows' state by their identity")
  func window() {
    struct Window<Content: View>: View {
      let start: Int
      @ViewBuilder var content: Content
      var body: some View {
        VStack(spacing: 0) { Group(subviews: content) { $0[start..<start + 10] } }
      }
    }
    let rows = Tally()
    let start = Remote(500_000)
    let stage = ListStage(
      Driven(start) { start in
        Window(start: start) {
          Tile("first")
          ForEach(0..<Self.million) { CountedRow(name: "\($0)", tally: rows) }
          Tile("last")
        }
      })
    #expect(stage.names == (499_999..<500_009).map(String.init))
    #expect(rows.count == 10)
    stage.change { start.value = 500_005 }
    #expect(stage.names == (500_004..<500_014).map(String.init))
    #expect(rows.count == 15)
    stage.change { start.value = Self.million - 8 }
    #expect(stage.names.first == "\(Self.million - 9)" && stage.names.last == "last")
    #expect(rows.count == 24)
  }

  @Test("a row that left the window and comes back has its own state still, state nested below it anew")
  func nestedState() {
    struct Row: View {
      let run: Int
      @State private var own: Int
      init(_ run: Int) {
        self.run = run
        _own = State(initialValue: run)
      }
      var body: some View {
        VStack {
          Tile("own \(own)")
          Keeper("nested \(run)")
        }
      }
    }
    let window = Remote((start: 0, run: 0))
    let stage = ListStage(
      Driven(window) { window in
        Group(subviews: ForEach(0..<100) { _ in Row(window.run) }) { $0[window.start..<window.start + 1] }
      })
    #expect(stage.names == ["own 0", "nested 0"])
    stage.change { window.value = (50, 1) }
    #expect(stage.names == ["own 1", "nested 1"])
    stage.change { window.value = (0, 2) }
    #expect(stage.names == ["own 0", "nested 2"])
  }

  @Test("bodies of views that are not wanted do not run")
  func bodies() {
    let rows = Tally()
    let stage = ListStage(
      Group(
        subviews: Group {
          CountedRow(name: "a", tally: rows)
          CountedRow(name: "b", tally: rows)
          CountedRow(name: "c", tally: rows)
        }
      ) { subviews in
        Tile("\(subviews.count)")
        subviews[1]
      })
    #expect(stage.names == ["3", "b"])
    #expect(rows.names == ["b"])
  }

  @Test("rows made before a change go with their identities; the others are not made for it")
  func changes() {
    let rows = Tally()
    let data = Remote(Array(0..<10_000))
    let stage = ListStage(
      Driven(data) { data in
        Group(
          subviews: ForEach(data, id: \.self) { number in
            VStack { CountedRow(name: "\(number)", tally: rows) }
          }
        ) {
          Tile("\($0.count)")
          $0[100]
          $0[9_000]
        }
      })
    #expect(stage.names == ["10000", "100", "9000"])
    let before = stage.graph.counters.nodes
    stage.change { data.value = Array(-1..<10_000) }
    #expect(stage.names == ["10001", "99", "8999"])
    stage.change { data.value = Array(0..<10_000) }
    #expect(stage.names == ["10000", "100", "9000"])
    #expect(rows.count <= 8)
    stage.change { data.value = [] }
    #expect(stage.names == ["0"])
    #expect(stage.graph.counters.nodes < before)
    #expect(stage.reports.isEmpty)
  }

  @Test("rows of a number that their type does not tell are found by index all the same")
  func uneven() {
    let stage = ListStage(
      Group(
        subviews: ForEach(0..<20) { number in
          if number.isMultiple(of: 3) { Tile("\(number)") }
        }
      ) { subviews in
        Tile("\(subviews.count)")
        ForEach(subviews.reversed()) { $0 }
      })
    #expect(stage.names == ["7", "18", "15", "12", "9", "6", "3", "0"])
  }

  @Test("identities that occur twice are told once and do not trap")
  func duplicates() {
    let stage = ListStage(Group(subviews: ForEach([1, 1, 2], id: \.self) { Tile("\($0)") }) { $0 })
    #expect(stage.names == ["1", "1", "2"])
    #expect(stage.reports.contains(.duplicateID))
  }
}
