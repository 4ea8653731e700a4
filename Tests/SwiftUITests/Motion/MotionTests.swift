import DisplayList
import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Everything that has a place, a size or a colour moves under an animation: half way at half time, at its end at the end,
/// with the completion then, and from where it shows when it is sent elsewhere on the way.
@MainActor @Suite("Motion of places, sizes and colours")
struct MotionTests {
  /// A view in two states.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether what is shown half way is the middle of both ends, number by number.
    let isEven: Bool
    let view: @MainActor @Sendable (Bool) -> AnyView

    init<V: View>(
      _ name: String, isEven: Bool = true, @ViewBuilder _ view: @escaping @MainActor @Sendable (Bool) -> V
    ) {
      testDescription = name
      self.isEven = isEven
      self.view = { AnyView(view($0)) }
    }
  }

  private static let size = CGSize(width: 200, height: 200)

  private func session(_ remote: Remote<Bool>, _ view: @escaping (Bool) -> AnyView) -> HeadlessSession {
    HeadlessSession(Driven(remote, content: view), size: Self.size)
  }

  @Test("moves half way in half the time, and is there at the end", arguments: Self.cases)
  func moves(_ test: Case) throws {
    let remote = Remote(false)
    let session = session(remote, test.view)
    let start = session.shownItems
    let end = self.session(Remote(true), test.view).shownItems
    #expect(start != end, "the two states show the same")
    var completions = 0
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      remote.value = true
    } completion: {
      completions += 1
    }
    session.update()
    let begun = session.shownItems
    if start.count == begun.count {
      for (before, now) in zip(start, begun) { #expect(now.difference(from: before) < 0.01, "jumps at once") }
    }
    session.advance(by: 0.5)
    #expect(completions == 0)
    let half = session.shownItems
    if test.isEven {
      try #require(start.count == end.count && half.count == end.count)
      for index in half.indices {
        let middle = start[index].mixed(with: end[index], 0.5)
        #expect(
          half[index].difference(from: middle) < 0.01, "\(half[index]) is not half way to \(end[index])")
      }
    } else {
      #expect(half != start && half != end)
    }
    session.advance(by: 0.5)
    #expect(session.shownItems == end)
    #expect(completions == 1)
    #expect(!session.isMoving)
  }

  @Test("turns back from where it shows", arguments: Self.cases.filter(\.isEven))
  func turnsBack(_ test: Case) {
    let remote = Remote(false)
    let session = session(remote, test.view)
    let start = session.shownItems
    withAnimation(.linear(duration: 1)) { remote.value = true }
    session.advance(by: 0.25)
    let quarter = session.shownItems
    withAnimation(.linear(duration: 1)) { remote.value = false }
    session.update()
    for (before, now) in zip(quarter, session.shownItems) {
      #expect(now.difference(from: before) < 0.01, "jumps when it turns back")
    }
    session.advance(by: 2)
    #expect(session.shownItems == start)
    #expect(!session.isMoving)
  }

  @Test("is there at once when it is sent elsewhere without an animation", arguments: Self.cases)
  func jumps(_ test: Case) {
    let remote = Remote(false)
    let session = session(remote, test.view)
    let start = session.shownItems
    withAnimation(.linear(duration: 1)) { remote.value = true }
    session.advance(by: 0.25)
    remote.value = false
    session.update()
    #expect(session.shownItems == start)
    session.advance(by: 0.25)
    #expect(session.shownItems == start)
  }
}
