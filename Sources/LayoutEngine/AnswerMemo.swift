import Foundation
import Geometry

/// A view's memory of the answers it gave: what was proposed, and the answer with its ranges.
///
/// Owned by one view node, 24 bytes. A view whose size depends on no proposal needs no more than that; any
/// other keeps its answers in one array, newest last. Nothing is evicted during a layout pass;
/// `trim(keeping:)` runs after a commit.
package struct AnswerMemo: Sendable {
  /// A proposal that was asked and what was answered.
  package struct Entry: Sendable {
    package var asked: Proposal
    package var answer: SizeAnswer

    @inlinable
    package init(asked: Proposal, answer: SizeAnswer) {
      self.asked = asked
      self.answer = answer
    }
  }

  /// The width of the answer that holds always; NaN when there is none.
  @usableFromInline var fixedWidth: Double = .nan
  @usableFromInline var fixedHeight: Double = .nan
  @usableFromInline var entries: [Entry] = []

  /// An empty memory.
  @inlinable
  package init() {}

  @inlinable
  package var isEmpty: Bool { fixedWidth.isNaN && entries.isEmpty }

  /// The number of answers kept.
  @inlinable
  package var count: Int { fixedWidth.isNaN ? entries.count : 1 }

  /// The size, if it is known to depend on no proposal.
  @inlinable
  package var fixedSize: CGSize? {
    fixedWidth.isNaN ? nil : CGSize(width: fixedWidth, height: fixedHeight)
  }

  /// The remembered answer that holds for `proposal`, if there is one.
  @inlinable
  package func answer(for proposal: Proposal) -> SizeAnswer? {
    if !fixedWidth.isNaN {
      return .always(CGSize(width: fixedWidth, height: fixedHeight))
    }
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].answer.holds(for: proposal) { return entries[index].answer }
    }
    return nil
  }

  /// Remembers `answer`, given when `proposal` was asked. NaN sizes are kept out: they become zero.
  @inlinable
  package mutating func insert(_ answer: SizeAnswer, asked proposal: Proposal) {
    let answer = answer.sanitized
    if answer.isAlways {
      fixedWidth = Double(answer.size.width)
      fixedHeight = Double(answer.size.height)
      if !entries.isEmpty { entries = [] }
      return
    }
    fixedWidth = .nan
    entries.append(Entry(asked: proposal, answer: answer))
  }

  /// The proposals that were asked, oldest first. A view of fixed size reports one, the open proposal:
  /// asking again what it answers to that tells all there is to know.
  package var asked: [Proposal] {
    fixedWidth.isNaN ? entries.map(\.asked) : [.unspecified]
  }

  /// What is remembered, oldest first.
  package var answers: [Entry] {
    guard let size = fixedSize else { return entries }
    return [Entry(asked: .unspecified, answer: .always(size))]
  }

  /// Forgets everything.
  @inlinable
  package mutating func removeAll() {
    fixedWidth = .nan
    entries = []
  }

  /// Forgets all but the newest `limit` answers and the one that holds for `proposal`, which stays.
  /// Called after a commit, never during a pass.
  package mutating func trim(keeping proposal: Proposal, limit: Int = 8) {
    guard entries.count > Swift.max(limit, 1) else { return }
    let placed = entries.lastIndex { $0.answer.holds(for: proposal) }
    let first = entries.count - Swift.max(limit, 1)
    if let placed, placed < first {
      entries = [entries[placed]] + entries[(first + 1)...]
    } else {
      entries.removeFirst(first)
    }
  }
}
