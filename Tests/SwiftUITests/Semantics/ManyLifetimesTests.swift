import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// Counts those of its kind that live.
@MainActor private final class Census {
  var living = 0
  var made = 0
  nonisolated init() {}
}

@MainActor private final class Citizen: ObservableObject {
  private let census: Census
  init(_ census: Census) {
    self.census = census
    census.living += 1
    census.made += 1
  }
  isolated deinit { census.living -= 1 }
}

/// A row that holds an object, moves, and observes.
private struct Row: View {
  let index: Int
  @StateObject private var citizen: Citizen
  @State private var isWide = false

  init(_ index: Int, _ census: Census) {
    self.index = index
    _citizen = StateObject(wrappedValue: Citizen(census))
  }

  var body: some View {
    Color.red.frame(width: isWide ? 20 : 10, height: 2)
      .onAppear { withAnimation { isWide = true } }
      .opacity(index % 2 == 0 ? 1 : 0.5)
      .transition(index % 3 == 0 ? .slide : index % 3 == 1 ? .opacity : .scale.combined(with: .opacity))
  }
}

private struct Rows: View {
  let range: Range<Int>
  let census: Census
  var body: some View { VStack(spacing: 0) { ForEach(range, id: \.self) { Row($0, census) } } }
}

@MainActor
@Suite("Nothing is left of many")
struct ManyLifetimesTests {
  private struct Two: App {
    var census = Census()
    init() {}
    init(_ census: Census) { self.census = census }
    var body: some Scene {
      WindowGroup(id: "a") { Rows(range: 0..<3, census: census) }
        .commands { CommandMenu("Menu") { Button("Item") {} } }
      Window("B", id: "b") { Rows(range: 0..<2, census: census) }.defaultLaunchBehavior(.presented)
    }
  }

  private struct Held { weak var object: AnyObject? }

  @Test("a thousand sessions and apps that are opened and closed, at rest and moving, drawn and not drawn")
  func sessions() {
    let census = Census()
    var graphs: [Held] = []
    for round in 0..<1_000 {
      if round % 10 == 0 {
        let app = HeadlessApp(Two(census))
        if round % 20 == 0 { _ = app.menus }
        if round % 30 == 0 { app.windows.first?.close() }
        app.advance(by: 0.1)
        graphs += app.windows.map { Held(object: $0.session.graph) }
        graphs.append(Held(object: app.application.program.graph))
      } else {
        let session = HeadlessSession(Rows(range: 0..<3, census: census))
        session.update()
        if round % 2 == 0 { _ = session.picture }
        if round % 3 == 0 { session.advance(by: round % 9 == 0 ? 5 : 0.1) }
        graphs.append(Held(object: session.session.graph))
      }
    }
    #expect(census.made > 3_000 && census.living == 0)
    #expect(graphs.filter { $0.object != nil }.isEmpty)
  }

  /// How views come and go.
  enum Manner: CaseIterable { case settled, interrupted, revived, unseen }

  @Test(
    "ten thousand views, in four manners, that are inserted and removed under an animation",
    arguments: Manner.allCases)
  func views(manner: Manner) throws {
    let census = Census()
    let remote = Remote(0..<0)
    let session = HeadlessSession(
      Driven(remote) { Rows(range: $0, census: census) }, size: CGSize(width: 50, height: 250))
    func change(_ range: Range<Int>) {
      withAnimation(.easeInOut(duration: 0.2)) { remote.value = range }
      session.update()
      if manner != .unseen { _ = session.picture }
    }
    var slots: [Int] = []
    for round in 0..<100 {
      let rows = round * 25..<round * 25 + 25
      change(rows)
      session.advance(by: manner == .interrupted ? 0.1 : 0.5)
      change(rows.lowerBound..<rows.lowerBound)
      if manner == .revived {
        session.advance(by: 0.1)
        change(rows)
        session.advance(by: 0.1)
        change(rows.lowerBound..<rows.lowerBound)
      }
      session.advance(by: manner == .interrupted ? 0.05 : 0.5)
      if manner != .interrupted { #expect(census.living == 0, "in round \(round)") }
      if manner != .unseen { slots.append(session.picture.slots.count) }
    }
    session.advance(by: 1)
    _ = session.picture
    #expect(census.made >= 2_500 && census.living == 0)
    #expect(!session.isMoving && session.elements.count == 1)
    // The places of what moved are taken again; of interrupted rounds a few are on their way at once.
    if let first = slots.first, let last = slots.last { #expect(last <= 4 * first) }
  }
}
