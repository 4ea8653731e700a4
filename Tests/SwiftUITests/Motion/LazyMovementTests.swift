import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Rows that come, go and move in animated changes, of 20 points in a window that shows five.
@MainActor @Suite("Movements of rows")
struct LazyMovementTests {
  private let rows = Remote(Array(0..<20))

  private func session(@ViewBuilder _ view: @escaping ([Int]) -> some View) -> HeadlessSession {
    let session = HeadlessSession(Driven(rows, content: view), size: CGSize(width: 100, height: 100))
    _ = session.shownItems
    return session
  }

  private var lazyColumn: HeadlessSession {
    session { rows in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Self.row($0) } }
      }
    }
  }

  /// A row that is told from others by its width.
  private nonisolated static func row(_ number: Int) -> some View {
    Color.red.frame(width: CGFloat(10 + number), height: 20)
  }

  private func change(_ session: HeadlessSession, _ change: (inout [Int]) -> Void) {
    var changed = rows.value
    change(&changed)
    withAnimation(.linear(duration: 1)) { rows.value = changed }
    session.advance(by: 0.5)
  }

  /// Where the rows begin that are drawn, by their numbers.
  private func tops(_ session: HeadlessSession) -> [Int: CGFloat] {
    var tops: [Int: CGFloat] = [:]
    for item in session.shownItems where item.box.height == 20 && item.box.width < 60 {
      tops[Int(item.box.width) - 10] = item.box.minY
    }
    return tops
  }

  /// The opacities of groups that are drawn.
  private func fading(_ session: HeadlessSession) -> [Double] {
    session.shownItems.filter { $0.box == .zero && $0.paint.count == 1 }.map { $0.paint[0] }
  }

  @Test("those below one that goes move up, and the next come into sight with them")
  func deletion() {
    let session = lazyColumn
    #expect(tops(session) == [0: 0, 1: 20, 2: 40, 3: 60, 4: 80])
    change(session) { $0.remove(at: 1) }
    #expect(tops(session) == [0: 0, 1: 20, 2: 30, 3: 50, 4: 70, 5: 90])
    #expect(fading(session) == [0.5])
    session.advance(by: 0.6)
    #expect(tops(session) == [0: 0, 2: 20, 3: 40, 4: 60, 5: 80])
    #expect(fading(session) == [])
    #expect(!session.isMoving)
  }

  @Test("those that are pushed out of sight stay until they are out of it")
  func insertion() {
    let session = lazyColumn
    change(session) { $0.insert(30, at: 0) }
    #expect(tops(session) == [30: 0, 0: 10, 1: 30, 2: 50, 3: 70, 4: 90])
    #expect(fading(session) == [0.5])
    session.advance(by: 0.6)
    #expect(tops(session) == [30: 0, 0: 20, 1: 40, 2: 60, 3: 80])
    #expect(!session.isMoving)
  }

  @Test("rows change places")
  func exchange() {
    let session = lazyColumn
    change(session) { $0.swapAt(0, 3) }
    #expect(tops(session) == [3: 30, 1: 20, 2: 40, 0: 30, 4: 80])
    session.advance(by: 0.6)
    #expect(tops(session) == [3: 0, 1: 20, 2: 40, 0: 60, 4: 80])
  }

  @Test("a row that moves far away goes there")
  func far() {
    let session = lazyColumn
    change(session) { $0.append($0.removeFirst()) }
    #expect(tops(session)[0] == 190)
    #expect(tops(session)[1] == 10)
    session.advance(by: 0.6)
    #expect(tops(session) == [1: 0, 2: 20, 3: 40, 4: 60, 5: 80])
  }

  @Test("without an animation all is there at once")
  func atOnce() {
    let session = lazyColumn
    rows.value.removeFirst()
    session.advance(by: 0.5)
    #expect(tops(session) == [1: 0, 2: 20, 3: 40, 4: 60, 5: 80])
    #expect(fading(session) == [])
  }

  @Test("a row goes by its own transition")
  func transition() {
    let session = session { rows in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { Self.row($0).transition(.offset(x: 40)) }
        }
      }
    }
    change(session) { $0.remove(at: 1) }
    #expect(session.shownItems.filter { $0.box.width == 11 }.map(\.box.minX) == [20])
    session.advance(by: 0.6)
    #expect(session.shownItems.allSatisfy { $0.box.width != 11 })
  }

  @Test("a row of a list fades, and those below move up")
  func list() throws {
    let session = session { rows in
      List(rows, id: \.self) { Text("row \($0)") }.listStyle(.plain)
    }
    let first = try session.find(.label("row 2")).frame.minY
    change(session) { $0.remove(at: 0) }
    let second = try session.find(.label("row 2")).frame.minY
    #expect(second < first)
    #expect(fading(session).contains(0.5))
    session.advance(by: 0.6)
    #expect(fading(session) == [])
    #expect(!session.isMoving)
  }

  @Test("an element goes out of a container that places what it is made of by itself")
  func subviews() {
    let session = session { rows in
      Group(subviews: ForEach(rows.prefix(3), id: \.self) { Self.row($0) }) { subviews in
        VStack(spacing: 0) { ForEach(subviews) { $0 } }
      }
    }
    change(session) { $0.removeAll { $0 == 1 } }
    #expect(fading(session).contains(0.5))
    session.advance(by: 0.6)
    #expect(fading(session) == [])
    #expect(Set(tops(session).keys) == [0, 2, 3])
  }

  @Test("deleted again and again while others are on their way, it ends where a fresh one stands")
  func often() {
    let session = lazyColumn
    for round in 0..<8 {
      withAnimation(.linear(duration: 1)) {
        if round.isMultiple(of: 3) { rows.value.insert(40 + round, at: 1) } else { rows.value.remove(at: 1) }
      }
      session.advance(by: 0.2)
    }
    session.advance(by: 2)
    #expect(!session.isMoving)
    #expect(session.shownItems == lazyColumn.shownItems)
  }

  @Test("rows that are appended or exchanged come in with their transitions", arguments: [true, false])
  func appended(isGrid: Bool) {
    let session = session { rows in
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) {
            ForEach(rows, id: \.self) { Self.row($0) }
          }
        } else {
          LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Self.row($0) } }
        }
      }
    }
    rows.value = [0, 1]
    session.update()
    change(session) { $0.append(9) }
    #expect(fading(session) == [0.5])
    session.advance(by: 1)
    change(session) { $0[2] = 8 }
    #expect(fading(session).sorted() == [0.5, 0.5], "one goes and one comes")
    session.advance(by: 1)
    change(session) { $0 = [] }
    session.advance(by: 1)
    change(session) { $0 = [5] }
    #expect(fading(session) == [0.5])
  }

  @Test("rows that leave are behind those that come into their place")
  func order() {
    let session = session { rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { Self.row($0) }
          Color.blue.frame(width: 70, height: 20)
          Color.green.frame(width: 70, height: 20)
        }
      }
    }
    rows.value = [0, 1, 2]
    _ = session.shownItems
    change(session) { $0.removeLast(2) }
    let colours = session.shownItems.filter { $0.box.height == 20 }.map { ($0.box.width, $0.box.minY) }
    let widths = colours.map(\.0)
    #expect(widths.suffix(2) == [70, 70] && widths.count == 5, "\(colours)")
  }
}
