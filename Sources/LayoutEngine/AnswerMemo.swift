import Foundation
import Geometry

/// A view's memory of the answers it gave: what was proposed, and the answer with its ranges.
///
/// Owned by one view node, 20 bytes. A view whose size depends on no proposal needs no more than that; any
/// other keeps its answers in the tree's `AnswerStore`. Nothing is evicted during a layout pass;
/// `trim(keeping:in:)` runs after a commit. Who drops a memory gives its answers back with `removeAll(in:)`.
package struct AnswerMemo: Sendable {
  /// A proposal that was asked and what was answered.
  package struct Entry: Sendable {
    package var proposal: Proposal
    package var answer: SizeAnswer

    @inlinable
    package init(proposal: Proposal, answer: SizeAnswer) {
      self.proposal = proposal
      self.answer = answer
    }
  }

  /// The width of the answer that holds always; NaN when there is none.
  @usableFromInline var fixedWidth: Double = .nan
  @usableFromInline var fixedHeight: Double = .nan
  /// Where the newest answer is in the store.
  @usableFromInline var newest = AnswerStore.none

  /// An empty memory.
  @inlinable
  package init() {}

  @inlinable
  package var isEmpty: Bool { fixedWidth.isNaN && newest == AnswerStore.none }

  /// The size, if it is known to depend on no proposal.
  @inlinable
  package var fixedSize: CGSize? {
    fixedWidth.isNaN ? nil : CGSize(width: fixedWidth, height: fixedHeight)
  }

  /// The remembered answer that holds for `proposal`, if there is one.
  @inlinable
  package func answer(for proposal: Proposal, in store: AnswerStore) -> SizeAnswer? {
    if !fixedWidth.isNaN {
      return .always(CGSize(width: fixedWidth, height: fixedHeight))
    }
    var place = newest
    while place != AnswerStore.none {
      let answer = store.entry(place).answer
      if answer.holds(for: proposal) { return answer }
      place = store.next(place)
    }
    return nil
  }

  /// Remembers `answer`, given when `proposal` was asked. NaN sizes are kept out: they become zero.
  @inlinable
  package mutating func insert(_ answer: SizeAnswer, for proposal: Proposal, in store: AnswerStore) {
    let answer = answer.sanitized
    if answer.isAlways {
      removeAll(in: store)
      fixedWidth = Double(answer.size.width)
      fixedHeight = Double(answer.size.height)
      return
    }
    fixedWidth = .nan
    newest = store.insert(Entry(proposal: proposal, answer: answer), before: newest)
  }

  /// Whether something is true of one that is remembered; the newest is asked first.
  @inlinable
  package func contains(in store: AnswerStore, where predicate: (Entry) -> Bool) -> Bool {
    if let size = fixedSize { return predicate(Entry(proposal: .unspecified, answer: .always(size))) }
    var place = newest
    while place != AnswerStore.none {
      if predicate(store.entry(place)) { return true }
      place = store.next(place)
    }
    return false
  }

  /// What is remembered, oldest first. A view of fixed size reports one answer, to the open proposal: asking
  /// again what it answers to that tells all there is to know.
  package func answers(in store: AnswerStore) -> [Entry] {
    var answers: [Entry] = []
    _ = contains(in: store) {
      answers.append($0)
      return false
    }
    return answers.reversed()
  }

  /// Forgets everything.
  @inlinable
  package mutating func removeAll(in store: AnswerStore) {
    store.release(newest)
    self = AnswerMemo()
  }

  /// Forgets all but the newest `limit` answers and the one that holds for `proposal`, which stays; tells
  /// whether it forgot one. Called after a commit, never during a pass.
  package mutating func trim(
    keeping proposal: Proposal, limit: Int = 8, in store: AnswerStore
  ) -> Bool {
    var place = newest
    for _ in 1..<Swift.max(limit, 1) where place != AnswerStore.none { place = store.next(place) }
    guard place != AnswerStore.none, store.next(place) != AnswerStore.none else { return false }
    var isHeld = false
    var newer = newest
    while !isHeld {
      isHeld = store.entry(newer).answer.holds(for: proposal)
      if newer == place { break }
      newer = store.next(newer)
    }
    let older = store.next(place)
    store.setNext(place, AnswerStore.none)
    if !isHeld, let held = entry(holdingFor: proposal, from: older, in: store) { store.setEntry(place, held) }
    store.release(older)
    return true
  }

  private func entry(
    holdingFor proposal: Proposal, from first: Int32, in store: AnswerStore
  ) -> Entry? {
    var place = first
    while place != AnswerStore.none {
      let entry = store.entry(place)
      if entry.answer.holds(for: proposal) { return entry }
      place = store.next(place)
    }
    return nil
  }
}
