import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// When `onDisappear` acts: once the view is not seen any more.
@MainActor @Suite("Disappearing")
struct DisappearTests {
  private final class Log { var entries: [String] = [] }

  private func session<V: View>(_ isShown: Remote<Bool>, @ViewBuilder _ content: @escaping (Bool) -> V)
    -> HeadlessSession
  {
    let session = HeadlessSession(
      Driven(isShown) { isShown in VStack { content(isShown) } }, size: CGSize(width: 50, height: 50))
    session.update()
    return session
  }

  private func square(_ name: String, _ log: Log) -> some View {
    Color.red.frame(width: 10, height: 10)
      .onAppear { log.entries.append("\(name) appears") }
      .onDisappear { log.entries.append("\(name) disappears") }
  }

  @Test("at once where nothing is animated")
  func plain() {
    let (log, isShown) = (Log(), Remote(true))
    let session = session(isShown) { if $0 { square("a", log) } }
    isShown.value = false
    session.update()
    #expect(log.entries == ["a appears", "a disappears"])
  }

  @Test("when the removal's transition has ended")
  func animated() {
    let (log, isShown) = (Log(), Remote(true))
    let session = session(isShown) { if $0 { square("a", log) } }
    _ = session.image()
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    session.update()
    #expect(log.entries == ["a appears"])
    session.advance(by: 0.5)
    #expect(log.entries == ["a appears"])
    session.advance(by: 0.6)
    #expect(log.entries == ["a appears", "a disappears"])
    session.advance(by: 1)
    #expect(log.entries == ["a appears", "a disappears"])
  }

  @Test("views inside of the one that goes, and modifiers around it, act when it has gone")
  func nested() {
    let (log, isShown) = (Log(), Remote(true))
    let session = session(isShown) { isShown in
      Group { if isShown { VStack { square("a", log) } } }.onDisappear {
        log.entries.append("group disappears")
      }
    }
    _ = session.image()
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    session.advance(by: 0.5)
    #expect(log.entries == ["a appears"])
    session.advance(by: 0.6)
    #expect(Set(log.entries.dropFirst()) == ["a disappears", "group disappears"] && log.entries.count == 3)
  }

  @Test(
    "a task is cancelled when the removal's transition has ended, or the session does",
    arguments: [false, true])
  func task(endsEarly: Bool) async throws {
    let isShown = Remote(true)
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    var session: HeadlessSession? = session(isShown) { isShown in
      if isShown {
        Color.red.frame(width: 10, height: 10).task {
          while !Task.isCancelled { await Task.yield() }
          end.yield(true)
        }
      }
    }
    _ = session?.image()
    await Task.yield()
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    session?.update()
    session?.advance(by: 0.5)
    // What runs now would run before the end of the task.
    Task { @MainActor in
      for _ in 0..<20 { await Task.yield() }
      end.yield(false)
    }
    var all = ends.makeAsyncIterator()
    let first = await all.next()
    #expect(first == false, "while the picture is still there")
    if endsEarly { session = nil } else { session?.advance(by: 0.6) }
    let second = await all.next()
    #expect(second == true)
    withExtendedLifetime(session) {}
  }

  @Test("a view leaves with its transition though nobody has looked at a picture of it")
  func invisible() {
    let (log, isShown) = (Log(), Remote(true))
    let session = session(isShown) { if $0 { square("a", log) } }
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    session.update()
    #expect(log.entries == ["a appears"])
    session.advance(by: 0.5)
    #expect(log.entries == ["a appears"])
    session.advance(by: 0.5)
    #expect(log.entries == ["a appears", "a disappears"])
  }

  @Test("a transition that is cut off with the session or the view around it ends in an action too")
  func cut() {
    let (log, isShown, isRoot) = (Log(), Remote(true), Remote(true))
    let session = HeadlessSession(
      Driven(isRoot) { isRoot in
        if isRoot { Driven(isShown) { isShown in VStack { if isShown { square("a", log) } } } }
      }, size: CGSize(width: 50, height: 50))
    _ = session.image()
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    session.advance(by: 0.5)
    #expect(log.entries == ["a appears"])
    isRoot.value = false
    session.update()
    #expect(log.entries == ["a appears", "a disappears"])
    session.advance(by: 1)
    #expect(log.entries == ["a appears", "a disappears"])
  }

  @Test("rows that go one after the other each act at their own end")
  func rows() {
    let log = Log()
    let rows = Remote([1, 2, 3])
    let session = HeadlessSession(
      Driven(rows) { rows in VStack { ForEach(rows, id: \.self) { square("\($0)", log) } } },
      size: CGSize(width: 50, height: 50))
    _ = session.image()
    log.entries = []
    withAnimation(.linear(duration: 1)) { rows.value = [1, 3] }
    session.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { rows.value = [3] }
    session.advance(by: 0.6)
    #expect(log.entries == ["2 disappears"])
    session.advance(by: 0.6)
    #expect(log.entries == ["2 disappears", "1 disappears"])
  }
}
