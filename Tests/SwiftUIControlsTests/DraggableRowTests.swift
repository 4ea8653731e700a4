import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Rows that can be dragged") @MainActor
struct DraggableRowTests {
  private struct Rows: View {
    var hasMenu = false
    @State private var dropped = "nothing"
    var body: some View {
      VStack(spacing: 0) {
        Text("Dropped \(dropped)").frame(maxWidth: .infinity).frame(height: 60)
          .dropDestination(for: String.self) { items, _ in
            dropped = items.joined()
            return true
          }
        List(0..<40, id: \.self) { number in
          if hasMenu {
            Text("Row \(number)").draggable("row \(number)").contextMenu { Button("Menu of \(number)") {} }
          } else {
            Text("Row \(number)").frame(maxWidth: .infinity, alignment: .leading).draggable("row \(number)")
              .swipeActions { Button("Archive \(number)") {} }
          }
        }
      }
    }
  }

  private func session(hasMenu: Bool = false) -> HeadlessSession {
    let session = presenting(Rows(hasMenu: hasMenu))
    session.settled()
    return session
  }

  @Test("a finger scrolls them, swipes them, and lifts them when it is held")
  func finger() throws {
    let session = session()
    let row = try session.find("Row 3").frame
    let place = CGPoint(x: row.midX, y: row.midY)
    session.drag(from: place, to: CGPoint(x: place.x, y: place.y - 120), duration: 1)
    session.settled()
    #expect(try session.find("Row 3").frame.minY < row.minY - 80)
    let other = self.session()
    other.drag(from: CGPoint(x: 300, y: place.y), to: CGPoint(x: 200, y: place.y), duration: 0.4)
    other.settled()
    #expect(try other.find("Row 3").frame.minX < row.minX - 40)
    let third = self.session()
    third.drag(from: place, to: CGPoint(x: 195, y: 30), holding: 0.6)
    third.settled()
    #expect(third.shows("Dropped row 3"))
  }

  private struct Selected: View {
    @State private var selection: Set = [5, 2, 4, 3]
    @State private var dropped = "nothing"
    var body: some View {
      VStack(spacing: 0) {
        Text("Dropped \(dropped)").frame(maxWidth: .infinity).frame(height: 60)
          .dropDestination(for: String.self) { items, _ in
            dropped = items.joined(separator: ", ")
            return true
          }
        List(0..<40, id: \.self, selection: $selection) { number in
          Text("Row \(number)").itemProvider(
            number == 4 ? nil : { NSItemProvider(object: "row \(number)" as NSString) })
        }
      }
    }
  }

  @Test("a selected row is dragged with all that are selected, in their order; another one alone")
  func selected() throws {
    let session = presenting(Selected(), .desktop)
    session.settled()
    func drag(_ name: String) throws {
      let row = try session.find(.named(name)).frame
      session.drag(
        from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: 350, y: 30), holding: 0.6, lifts: false)
      session.advance(by: 0.1)
    }
    try drag("Row 3")
    #expect(session.shows("3"), "how many are dragged")
    session.lift(at: CGPoint(x: 350, y: 30))
    session.settled()
    #expect(session.shows("Dropped row 2, row 3, row 5"))
    try drag("Row 6")
    session.lift(at: CGPoint(x: 350, y: 30))
    session.settled()
    #expect(session.shows("Dropped row 6"))
  }

  @Test("a menu that opens by a long press comes before the drag")
  func menu() throws {
    let session = session(hasMenu: true)
    let row = try session.find("Row 3").frame
    session.press(at: CGPoint(x: row.midX, y: row.midY), for: 0.8)
    session.settled()
    #expect(session.shows("Menu of 3") && session.shows("Dropped nothing"))
  }

  @MainActor @Observable fileprivate final class Log { var entries: [String] = [] }

  /// Rows that can be moved, and are dragged as what they stand for; below them a view that takes that.
  private struct Movable: View {
    let log: Log
    @State private var rows = ["A", "B", "C", "D"]
    var body: some View {
      VStack(spacing: 0) {
        List {
          ForEach(rows, id: \.self) { row in
            HStack {
              Text(row)
              Text("inner \(row)").draggable("inner of \(row)")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .draggable("row \(row)")
          }
          .onMove { offsets, end in
            log.entries.append("move \(Array(offsets)) to \(end)")
            rows.move(fromOffsets: offsets, toOffset: end)
          }
          .onInsert(of: [.plainText]) { index, _ in log.entries.append("insert at \(index)") }
        }
        Text("Target").frame(width: 300, height: 80)
          .dropDestination(for: String.self) { items, _ in
            log.entries += items
            return true
          }
      }
    }
  }

  @Test("rows that can be moved are moved in their loop, and dropped elsewhere as what they stand for")
  func movable() throws {
    for profile in bothProfiles {
      let log = Log()
      let session = presenting(Movable(log: log), profile)
      session.settled()
      func drag(_ name: String, to end: CGPoint) throws {
        let start = try session.find(.named(name)).frame
        session.drag(from: CGPoint(x: start.midX, y: start.midY), to: end, holding: 0.6)
        session.settled()
      }
      let last = try session.find("D").frame
      try drag("A", to: CGPoint(x: last.midX, y: last.maxY - 1))
      #expect(log.entries == ["move [0] to 4"])
      #expect(try session.find("A").frame.minY > session.find("D").frame.minY)
      // Beside its text, in the frame of the view that takes it.
      let target = try session.find("Target").frame
      let corner = CGPoint(x: target.midX - 120, y: target.midY)
      try drag("B", to: corner)
      try drag("inner C", to: corner)
      #expect(log.entries.dropFirst() == ["row B", "inner of C"])
    }
  }

  private func lift(_ name: String, to end: CGPoint, _ session: HeadlessSession) throws {
    let row = try session.find(.named(name)).frame
    session.drag(from: CGPoint(x: row.midX, y: row.midY), to: end, holding: 0.6)
    session.settled()
  }

  @Test("a row that changes its own state makes no other row again, and is dragged as what it is now")
  func ownState() throws {
    struct Counting: View {
      let number: Int
      let log: Noted
      @State private var count = 0
      var body: some View {
        let _ = log.add("\(number)")
        Button("Row \(number) \(count)") { count += 1 }.draggable("row \(number) \(count)")
      }
    }
    struct Rows: View {
      let log: Noted
      let moved: Noted
      var body: some View {
        VStack(spacing: 0) {
          List {
            ForEach(0..<5, id: \.self) { Counting(number: $0, log: log) }
              .onMove { _, _ in moved.add("move") }
          }
          .onDragSessionUpdated {
            if case .ended(let operation) = $0.phase { moved.add("ended \(operation)") }
          }
          Text("Target").frame(width: 300, height: 80)
            .dropDestination(for: String.self) { items, _ in
              for item in items { moved.add(item) }
              return true
            }
        }
      }
    }
    let (log, moved) = (Noted(), Noted())
    let session = presenting(Rows(log: log, moved: moved), .desktop)
    session.settled()
    _ = log.take()
    let bodies = session.session.graph.counters.bodies
    try session.tap("Row 2 0")
    session.settled()
    #expect(log.entries == ["2"])
    #expect(session.session.graph.counters.bodies < bodies + 20)
    let target = try session.find("Target").frame
    let last = try session.find("Row 4 0").frame
    try lift("Row 2 1", to: CGPoint(x: target.midX, y: target.midY), session)
    #expect(moved.entries.contains("row 2 1"))
    _ = moved.take()
    try lift("Row 2 1", to: CGPoint(x: last.midX, y: last.maxY - 1), session)
    #expect(moved.entries == ["move", "ended cancel"], "what is moved in its list is not taken out of it")
  }
}
