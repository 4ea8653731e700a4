import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Transactions and animations of a program")
struct TransactionTests {
  private struct NoteKey: TransactionKey { static let defaultValue = "none" }

  /// Half as fast as a line, and over after two seconds.
  private struct Half: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      time >= 2 ? nil : value.scaled(by: time / 2)
    }
  }

  /// Counts its frames in its state, and stands still until the third.
  private struct Counting: CustomAnimation {
    struct Frames: AnimationStateKey { static var defaultValue: Int { 0 } }
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      context.state[Frames.self] += 1
      if time >= 4 { return nil }
      return value.scaled(by: context.state[Frames.self] >= 3 ? 0.5 : 0)
    }
  }

  /// Goes at once where controls are large.
  private struct Environmental: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      if time >= 1 { return nil }
      return value.scaled(by: context.environment.controlSize == .large ? 1 : 0)
    }
  }

  /// Logically complete after one second, over after three.
  private struct Lingering: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      context.isLogicallyComplete = time >= 1
      return time >= 3 ? nil : value
    }
  }

  /// A square whose opacity follows a number between 0 and 1.
  private func faded(_ opacity: Remote<Double>) -> HeadlessSession {
    let session = HeadlessSession(
      Driven(opacity) { Rectangle().opacity($0) }, size: CGSize(width: 4, height: 4))
    _ = session.image()
    return session
  }

  private func alpha(_ session: HeadlessSession) -> Int { Int(session.pixel(2, 2).last ?? 0) }

  @Test("an animation of a program says how far a change has come, and when it is over")
  func custom() {
    let opacity = Remote(0.0)
    let session = faded(opacity)
    withAnimation(Animation(Half())) { opacity.value = 1 }
    session.advance(by: 0.5)
    #expect(alpha(session) == 64)
    session.advance(by: 1)
    #expect(alpha(session) == 191)
    #expect(session.isMoving)
    session.advance(by: 0.5)
    #expect(alpha(session) == 255)
    #expect(!session.isMoving)
  }

  @Test("what an animation stores is there in the next frame")
  func state() {
    let opacity = Remote(0.0)
    let session = faded(opacity)
    withAnimation(Animation(Counting())) { opacity.value = 1 }
    var alphas: [Int] = []
    for _ in 0..<6 {
      session.advance(by: 0.1)
      alphas.append(alpha(session))
    }
    #expect(alphas.first == 0 && alphas.last == 128)
  }

  @Test("an animation reads the environment of the view that it animates")
  func environment() {
    for (size, expected) in [(ControlSize.large, 255), (.small, 0)] {
      let opacity = Remote(0.0)
      let session = HeadlessSession(
        Driven(opacity) { Rectangle().opacity($0) }.controlSize(size), size: CGSize(width: 4, height: 4))
      _ = session.image()
      withAnimation(Animation(Environmental())) { opacity.value = 1 }
      session.advance(by: 0.5)
      #expect(alpha(session) == expected)
    }
  }

  @Test("a completion runs when the rest is not worth waiting for, or when nothing moves any more")
  func completion() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let opacity = Remote(0.0)
    let session = faded(opacity)
    withAnimation(Animation(Lingering()), completionCriteria: .logicallyComplete) {
      opacity.value = 1
    } completion: {
      log.entries.append("logical")
    }
    session.advance(by: 0.5)
    #expect(log.entries == [])
    session.advance(by: 1)
    #expect(log.entries == ["logical"])
    withAnimation(Animation(Lingering()), completionCriteria: .removed) {
      opacity.value = 0
    } completion: {
      log.entries.append("removed")
    }
    session.advance(by: 2)
    #expect(log.entries == ["logical"])
    session.advance(by: 2)
    #expect(log.entries == ["logical", "removed"])
  }

  @Test("a completion of a change that animates nothing runs at once")
  func emptyCompletion() {
    final class Log { var count = 0 }
    let log = Log()
    let opacity = Remote(1.0)
    let session = faded(opacity)
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log.count += 1
    }
    session.update()
    #expect(log.count == 1)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { log.count += 1 }
    withTransaction(transaction) { opacity.value = 0 }
    session.advance(by: 0.5)
    #expect(log.count == 1)
    transaction = Transaction()
    session.advance(by: 0.6)
    #expect(log.count == 2)
  }

  /// The alpha after half a second of a view with an animation of its own, of a second.
  private func alphaAtHalf(_ animation: Animation?, disables: Bool) -> Int {
    let opacity = Remote(0.0)
    let session = HeadlessSession(
      Driven(opacity) { Rectangle().opacity($0).animation(.linear(duration: 1), value: $0) },
      size: CGSize(width: 4, height: 4))
    _ = session.image()
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = disables
    withTransaction(transaction) { opacity.value = 1 }
    session.advance(by: 0.5)
    return alpha(session)
  }

  @Test("a transaction that disables animations changes at once, though views have animations of their own")
  func disabled() {
    #expect(alphaAtHalf(nil, disables: false) == 128)
    #expect(alphaAtHalf(nil, disables: true) == 255)
  }

  @Test("a transaction that disables the animations of views goes with its own")
  func ownAnimation() {
    #expect(alphaAtHalf(.linear(duration: 2), disables: false) == 128)
    #expect(alphaAtHalf(.linear(duration: 2), disables: true) == 64)
  }

  @Test("a view's animation is for changes of the value that it names, and no others")
  func namedValue() {
    struct Pair: Equatable {
      var opacity = 0.0
      var other = 0
    }
    func alphaAtHalf(_ change: (inout Pair) -> Void) -> Int {
      let pair = Remote(Pair())
      let session = HeadlessSession(
        Driven(pair) { Rectangle().opacity($0.opacity).animation(.linear(duration: 1), value: $0.other) },
        size: CGSize(width: 4, height: 4))
      _ = session.image()
      var changed = Pair()
      change(&changed)
      pair.value = changed
      session.advance(by: 0.5)
      return alpha(session)
    }
    #expect(alphaAtHalf { $0.opacity = 1 } == 255)
    #expect(
      alphaAtHalf {
        $0.opacity = 1
        $0.other = 1
      } == 128)
  }

  @Test("nil in place of an animation changes at once below")
  func noAnimation() {
    let opacity = Remote(0.0)
    let session = HeadlessSession(
      Driven(opacity) { opacity in
        HStack(spacing: 0) {
          Rectangle().opacity(opacity)
          Rectangle().opacity(opacity).animation(nil, value: opacity)
        }
      }, size: CGSize(width: 8, height: 4))
    _ = session.image()
    withAnimation(.linear(duration: 1)) { opacity.value = 1 }
    session.advance(by: 0.5)
    #expect(session.pixel(1, 2).last == 128)
    #expect(session.pixel(6, 2).last == 255)
  }

  @Test("values of a program's own go with the change that sets them")
  func ownValues() {
    final class Seen { var notes: [String] = [] }
    let seen = Seen()
    let number = Remote(0)
    let session = HeadlessSession(
      Driven(number) { number in
        Color.red.opacity(number == 0 ? 1 : 0.5).transaction { seen.notes.append($0[NoteKey.self]) }
      }, size: CGSize(width: 4, height: 4))
    _ = session.image()
    seen.notes = []
    var transaction = Transaction()
    #expect(transaction[NoteKey.self] == "none")
    transaction[NoteKey.self] = "mine"
    withTransaction(transaction) { number.value = 1 }
    session.update()
    #expect(seen.notes == ["mine"])
    number.value = 2
    session.update()
    #expect(seen.notes.dropFirst().allSatisfy { $0 == "none" })
  }

  @Test("a view changes the transaction for what is below it")
  func changedTransaction() {
    let opacity = Remote(0.0)
    let session = HeadlessSession(
      Driven(opacity) { opacity in
        HStack(spacing: 0) {
          Rectangle().opacity(opacity)
          Rectangle().opacity(opacity).transaction { $0.animation = .linear(duration: 2) }
        }
      }, size: CGSize(width: 8, height: 4))
    _ = session.image()
    withAnimation(.linear(duration: 1)) { opacity.value = 1 }
    session.advance(by: 0.5)
    #expect(session.pixel(1, 2).last == 128)
    #expect(session.pixel(6, 2).last == 64)
  }

  @Test("a binding's changes carry its animation")
  func binding() {
    final class Handle { var binding: Binding<Double>? }
    struct Screen: View {
      let handle: Handle
      @State private var opacity = 0.0
      var body: some View {
        let _ = handle.binding = $opacity
        Rectangle().opacity(opacity)
      }
    }
    let handle = Handle()
    let session = HeadlessSession(Screen(handle: handle), size: CGSize(width: 4, height: 4))
    _ = session.image()
    handle.binding?.animation(.linear(duration: 1)).wrappedValue = 1
    session.advance(by: 0.5)
    #expect(alpha(session) == 128)
    handle.binding?.wrappedValue = 0
    session.update()
    #expect(alpha(session) == 0)
  }
}
