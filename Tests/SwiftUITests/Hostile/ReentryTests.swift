import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Views whose code asks for what they are part of.
@MainActor
@Suite("Views that ask for themselves")
struct ReentryTests {
  @Test(
    "a renderer asked from within its view has no picture at first, then the last one",
    arguments: Asker.Place.allCases)
  func renderer(place: Asker.Place) {
    let log = AskerLog()
    let renderer = ImageRenderer(content: Asker(place: place, log: log))
    log.ask = { renderer.cgImage?.width }
    let first = renderer.cgImage?.width
    #expect(first == 10)
    #expect(log.answers == [nil], "in the body before there is a renderer")
    renderer.content = Asker(place: place, log: log, round: 1)
    let second = renderer.cgImage?.width
    #expect(second == 10)
    if place != .onAppear { #expect(log.answers == [nil, 10]) }
    log.ask = { nil }
  }

  @Test("a session is asked from within its view with one warning")
  func session() {
    let log = AskerLog()
    let session = HeadlessSession(Asker(place: .canvas, log: log))
    log.ask = { [weak session] in session?.image().width }
    let width = session.image().width
    #expect(width == 10)
    #expect(log.answers == [1], "no picture yet: one pixel")
    let warnings = session.warnings.map { $0.prefix { $0 != "(" } }
    #expect(
      warnings
        == [
          "a view that asks for its own picture: it gets the last one, or none before the first "
        ])
    log.ask = { nil }
  }

  @Test("a view that draws another of itself ends at the eighth picture", arguments: [1, 2])
  func pictureOfItself(count: Int) {
    let log = AskerLog()
    let session = HeadlessSession(Mirror(count: count, log: log))
    let width = session.image().width
    #expect(width >= 10)
    #expect(log.answers.count == (0...8).reduce(0) { $0 + Int(pow(Double(count), Double($1))) })
  }

  @Test("layouts that write what they read end with a warning", arguments: [false, true])
  func writingLayouts(isShared: Bool) {
    let session = HeadlessSession(Counted(isShared: isShared))
    session.update()
    let size = session.size
    #expect(size == CGSize(width: 20, height: 10))
    let warnings = session.warnings.map { $0.prefix { $0 != ":" } }
    #expect(warnings.contains("an update that feeds back on itself"), "\(warnings)")
  }

  @Test("content set from within the view is shown by the next picture")
  func content() {
    let log = AskerLog()
    let renderer = ImageRenderer(content: Asker(place: .canvas, log: log))
    log.ask = {
      log.ask = { nil }
      renderer.content = Asker(place: .canvas, log: log, round: 1, side: 20)
      return nil
    }
    let first = renderer.cgImage?.width
    let second = renderer.cgImage?.width
    #expect(first == 10)
    #expect(second == 20)
  }

  @Test("a session that ends from within its view ends after the work")
  func ending() {
    let log = AskerLog()
    var session: HeadlessSession? = HeadlessSession(Asker(place: .canvas, log: log))
    log.ask = {
      session = nil
      return nil
    }
    let width = session?.image().width
    #expect(width == 10)
    #expect(session == nil)
  }
}

/// Two layouts of 10 points, each of which counts how often it is asked, or how often the other is.
private struct Counted: View {
  let isShared: Bool
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    HStack(spacing: 0) {
      Counting(count: isShared ? $second : $first, read: first) { Color.red }
      Counting(count: isShared ? $first : $second, read: second) { Color.blue }
    }
  }

  private struct Counting: Layout {
    let count: Binding<Int>
    let read: Int
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      count.wrappedValue += 1
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }
}

/// A view that draws others of itself.
private struct Mirror: View {
  let count: Int
  let log: AskerLog

  var body: some View {
    let _ = log.answers.append(nil)
    let widths = (0..<count).map { _ in
      ImageRenderer(content: Mirror(count: count, log: log)).cgImage?.width ?? 0
    }
    Color.red.frame(width: CGFloat(widths.reduce(10, +)), height: 10)
  }
}

@MainActor
final class AskerLog {
  var ask: () -> Int? = { nil }
  var answers: [Int?] = []
  func note() { answers.append(ask()) }
}

struct Asker: View {
  enum Place: CaseIterable { case body, onAppear, canvas, geometry }
  let place: Place
  let log: AskerLog
  var round = 0
  var side = 10.0

  var body: some View {
    if place == .body { log.note() }
    return Canvas { context, _ in
      _ = round
      if place == .canvas { MainActor.assumeIsolated { log.note() } }
    }
    .background {
      GeometryReader { _ in
        let _ = place == .geometry ? log.note() : ()
        Color.clear
      }
    }
    .frame(width: side, height: side)
    .onAppear { if place == .onAppear { log.note() } }
  }
}
