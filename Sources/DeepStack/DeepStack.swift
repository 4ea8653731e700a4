import CDeepStack
import Foundation

/// A stack apart from the thread's, for recursion along trees that are deeper than that may hold.
///
/// A thread's stack is of a size that nobody here decides: 8 MB on most, and no more on the threads that serve
/// the main queue once the main thread waits in `dispatchMain`. What recurses along a deep tree does it here:
/// on the same thread, with other memory. The memory is reserved, and taken only as far as a tree reaches.
package final class DeepStack {
  /// Levels of a tree that need no stack of their own: about 0.5 MB in a build that is not optimised.
  package static let plainDepth = 256
  /// Bytes reserved. A level takes up to 2 kB where the build is not optimised.
  static let size = 1 << 30

  private let memory: UnsafeMutableRawPointer
  private var isInUse = false

  /// Nil where the address space is not to be had.
  package init?() {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED
    else { return nil }
    // The lowest page is nobody's: what goes too far ends there and not in somebody else's memory.
    mprotect(memory, 16_384, PROT_NONE)
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

  /// Runs the closure on this stack; at once where it runs on it already.
  package func run<Result>(_ body: () -> Result) -> Result {
    if isInUse { return body() }
    isInUse = true
    defer { isInUse = false }
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { work in
      var work: () -> Void = work
      withUnsafeMutablePointer(to: &work) { pointer in
        let code = deep_stack_call(
          memory, Self.size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        if code != 0 { pointer.pointee() }
      }
      work = {}
    }
    return result!  // the closure has run, on one stack or the other
  }
}

// MARK: Chains of values

extension DeepStack {
  /// Runs the closure where the stack has room for it: at once, or on a further stack of the thread when little
  /// is left of the one at work.
  ///
  /// A program makes a chain of values in a loop (a binding of a binding, a text in a text, a colour mixed with a
  /// colour), of any length. What goes along such a chain by recursion, its release too, asks for room at every
  /// link. Further stacks hold a million links.
  @inlinable
  package static func withRoom<Result>(_ body: () -> Result) -> Result {
    isLow ? onFurtherStack(body) : body()
  }

  /// Whether little is left of the stack at work.
  @usableFromInline
  static var isLow: Bool { deep_stack_is_low() }

  @usableFromInline
  static func onFurtherStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    let isDone = withoutActuallyEscaping({ result = body() }) { work in
      var work: () -> Void = work
      let isDone = withUnsafeMutablePointer(to: &work) { pointer in
        deep_stack_call_further({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
      work = {}
      return isDone
    }
    if !isDone { return body() }
    return result!  // the closure has run
  }
}

/// A value inside another of its kind, released where the stack has room for the chain that it may begin.
package final class ChainLink<Value> {
  private var held: Value?

  package init(_ value: Value) { held = value }

  package var value: Value { held! }  // gone only in `deinit`

  deinit { DeepStack.withRoom { held = nil } }
}

// Changes in `deinit` alone.
extension ChainLink: @unchecked Sendable where Value: Sendable {}

extension ChainLink: Equatable where Value: Equatable {
  package static func == (a: ChainLink, b: ChainLink) -> Bool {
    a === b || DeepStack.withRoom { a.value == b.value }
  }
}

extension ChainLink: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) {
    var inner = hasher
    DeepStack.withRoom { inner.combine(value) }
    hasher = inner
  }
}
