import DisplayList
import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import ViewGraph

/// Many things that move, end and come at once.
@MainActor @Suite("Many animations at once")
struct ManyAnimationsTests {
  private final class Ticker: FrameTicker {
    let name: Int
    let lasts: Int
    let log: (Int) -> Void
    var ticks = 0
    init(_ name: Int, lasts: Int, log: @escaping (Int) -> Void) {
      self.name = name
      self.lasts = lasts
      self.log = log
    }
    override func tick(_ time: Double) -> Bool {
      log(name)
      ticks += 1
      return ticks < lasts
    }
  }

  @Test("what moves is asked in the order in which it began, whatever ends, goes and comes again")
  func order() {
    let graph = Graph()
    var asked: [Int] = []
    let tickers = (0..<100).map { number in Ticker(number, lasts: number % 3 + 1) { asked.append($0) } }
    for ticker in tickers { graph.clock.add(ticker) }
    graph.advance(to: 1)
    #expect(asked == Array(0..<100))
    asked = []
    graph.clock.remove(tickers[1])
    graph.clock.remove(tickers[2])
    graph.clock.add(tickers[1])
    // Moves already.
    graph.clock.add(tickers[5])
    graph.advance(to: 2)
    #expect(asked == (3..<100).filter { $0 % 3 != 0 } + [1])
    asked = []
    graph.advance(to: 3)
    #expect(asked == (3..<100).filter { $0 % 3 == 2 })
    #expect(!graph.clock.isMoving)
  }

  @Test("what a ticker ends or begins while it is asked is not asked in that frame")
  func changesMeanwhile() {
    let graph = Graph()
    var asked: [Int] = []
    var tickers: [Ticker] = []
    func act(_ name: Int) {
      asked.append(name)
      guard name == 0, asked.count == 1 else { return }
      graph.clock.remove(tickers[1])
      graph.clock.add(tickers[3])
    }
    tickers = (0..<4).map { Ticker($0, lasts: 9, log: act) }
    for ticker in tickers.dropLast() { graph.clock.add(ticker) }
    graph.advance(to: 1)
    #expect(asked == [0, 2])
    asked = []
    graph.advance(to: 2)
    #expect(asked == [0, 2, 3])
  }

  nonisolated private struct Waiting: LeafView {
    typealias Body = Never
    let name: Int
    let log: (Int) -> Void
    nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
    nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
      log(name)
      // Ever later, in steps of which several fall on one time.
      context.wake(at: context.time + Double(name % 4 + 1))
      return .always(CGSize(width: 10, height: 10))
    }
    nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
  }

  @Test("alarms ring at their times, each node once, the earliest first, and removed views have none")
  func alarms() {
    nonisolated(unsafe) var rung: [Int] = []
    let count = Remote(8)
    let root = Driven(count) { count in
      VStack { ForEach(0..<count, id: \.self) { Waiting(name: $0) { rung.append($0) } } }
    }
    let session = HeadlessSession(root, size: CGSize(width: 100, height: 200))
    session.update()
    let graph = session.session.graph
    #expect(graph.clock.nextAlarm == 1)
    for (time, expected) in [
      (1.0, [0, 4]), (2, [0, 1, 4, 5]), (3, [0, 2, 4, 6]), (4, [0, 1, 3, 4, 5, 7]),
    ] {
      rung = []
      graph.advance(to: time)
      session.update()
      #expect(Set(rung) == Set(expected), "at \(time)")
      #expect(rung.count == expected.count)
      #expect(graph.clock.nextAlarm == time + 1)
    }
    count.value = 0
    session.update()
    #expect(graph.clock.nextAlarm == nil)
  }

  private struct Rows: View {
    let rows: [Int]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color(white: Double(row) / 20).frame(width: 20, height: 4)
        }
      }
    }
  }

  @Test(
    "views that leave together are drawn until each has left, and leave nothing behind")
  func leavingTogether() {
    let remote = Remote(Array(0..<20))
    let session = HeadlessSession(
      Driven(remote) { Rows(rows: $0) }, size: CGSize(width: 40, height: 100))
    _ = session.picture
    withAnimation(.linear(duration: 1)) { remote.value = (0..<20).filter { $0 % 4 == 0 } }
    session.advance(by: 0.5)
    #expect(whites(session.picture).sorted() == Array(0..<20))
    // Another comes and goes meanwhile.
    withAnimation(.linear(duration: 1)) { remote.value = [0, 4, 8, 12] }
    session.advance(by: 0.25)
    #expect(whites(session.picture).sorted() == Array(0..<20))
    session.advance(by: 0.5)
    #expect(whites(session.picture).sorted() == [0, 4, 8, 12, 16])
    session.advance(by: 1)
    #expect(whites(session.picture) == [0, 4, 8, 12])
    #expect(session.session.graph.presences.isEmpty)
    #expect(session.session.graph.slots.isEmpty)
  }

  /// Which rows a picture shows, from back to front.
  private func whites(_ picture: Picture) -> [Int] {
    var found: [Int] = []
    func visit(_ placed: Placed) {
      for item in placed.fragment.items {
        switch item {
        case .fill(_, .color(let color), _):
          let row = (0..<20).first { color == ResolvedColor(white: $0) }
          if let row { found.append(row) }
        case .children(let tree): tree.forEach(visit)
        case .group(_, let content): visit(content)
        default: break
        }
      }
    }
    visit(picture.root)
    return found
  }

  @Test("slots of views that come and go are used again, while others go on leaving")
  func slotsAreUsedAgain() {
    let remote = Remote(0)
    let session = HeadlessSession(
      Driven(remote) { number in
        if number >= 0 {
          Color.red.frame(width: 10, height: 10).opacity(number % 2 == 0 ? 1 : 0.5).id(number / 2)
          ScrollView { Color.blue.frame(height: 300) }.frame(width: 10, height: 10).id(number / 2 + 1_000)
        }
      }, size: CGSize(width: 40, height: 100))
    session.update()
    var most = 0
    for number in 1...400 {
      withAnimation(.linear(duration: 1)) { remote.value = number }
      // Something leaves at all times.
      session.advance(by: 0.3)
      most = max(most, session.picture.slots.count)
    }
    #expect(most <= 40)
    withAnimation(.linear(duration: 1)) { remote.value = -1 }
    session.advance(by: 5)
    #expect(session.picture.slots.isEmpty)
  }
}

extension ResolvedColor {
  /// The grey of a row.
  fileprivate init(white row: Int) {
    let white = Float(row) / 20
    self.init(red: white, green: white, blue: white)
  }
}
