import Foundation
import Geometry
import Testing

@testable import LayoutEngine

@Suite struct AnswerTests {
  @Test func exactRangesTellNilFromValues() {
    #expect(AxisRange.exactly(5).contains(5))
    #expect(!AxisRange.exactly(5).contains(Double.nan))
    #expect(AxisRange.exactly(.nan).contains(Double.nan))
    #expect(!AxisRange.exactly(.nan).contains(5))
    #expect(AxisRange.always.contains(.exactly(.nan)))
    #expect(!AxisRange.exactly(5).contains(.always))
    let both = AxisRange.exactly(5).intersection(.always)
    #expect(both == .exactly(5))
  }

  @Test func coverageDecidesWhetherAParentMayGoOn() {
    let size = CGSize(width: 4, height: 4)
    let narrow = SizeAnswer(
      size: size, width: AxisRange(lower: 1, upper: 5, holdsForNil: false), height: .always)
    #expect(SizeAnswer.always(size).covers(narrow))
    #expect(!narrow.covers(.always(size)))
    #expect(!SizeAnswer.always(.zero).covers(narrow))
  }

  @Test(arguments: 0..<300) func shiftedRangesHold(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let inset = [0, 0.1, 16, 1e-9, 33.3, -7.7, 1e6, .nan, .infinity].randomElement(using: &generator) ?? 0
    let asked = randomDimension(using: &generator)
    let inner = Proposal.inset(asked, by: inset)
    var range = AxisRange.exactly(inner)
    if !inner.isNaN && Bool.random(using: &generator) {
      range.lower -= .random(in: 0...50, using: &generator)
      range.upper += .random(in: 0...50, using: &generator)
    }
    let outer = range.shifted(by: inset, proposed: asked)
    #expect(outer.contains(asked), "seed \(seed)")
    for probe in [outer.lower, outer.upper, (outer.lower + outer.upper) / 2]
    where !probe.isNaN && outer.contains(probe) {
      #expect(range.contains(Proposal.inset(probe, by: inset)), "seed \(seed): \(probe)")
    }
  }

  @Test func fixedViewsNeedNoArray() {
    var memo = AnswerMemo()
    let store = AnswerStore()
    #expect(memo.isEmpty)
    #expect(memo.answer(for: .zero, in: store) == nil)
    let size = CGSize(width: 30, height: 20)
    memo.insert(.always(size), for: .infinity, in: store)
    #expect(memo.fixedSize == size)
    #expect(store.count == 0)
    #expect(memo.answer(for: Proposal(width: 3, height: .nan), in: store) == .always(size))
    #expect(memo.answers(in: store).map(\.proposal) == [.unspecified])
    #expect(MemoryLayout<AnswerMemo>.size == 20)
  }

  @Test func memoFindsAnswersByRange() {
    var memo = AnswerMemo()
    let store = AnswerStore()
    for width in [0.0, 50, 100, .nan] {
      let proposal = Proposal(width: width, height: .nan)
      memo.insert(Model.text(words: 9).answer(proposal), for: proposal, in: store)
    }
    #expect(store.count == 4)
    #expect(
      memo.answer(for: Proposal(width: 55, height: 7), in: store)?.size == CGSize(width: 50, height: 32))
    #expect(memo.answer(for: Proposal(width: 70, height: 7), in: store) == nil)
    #expect(memo.answer(for: .unspecified, in: store)?.size == CGSize(width: 90, height: 16))
    #expect(memo.answers(in: store).map(\.proposal.width.isNaN) == [false, false, false, true])
    let hasTrimmed = memo.trim(keeping: Proposal(width: 50, height: 0), limit: 2, in: store)
    #expect(hasTrimmed)
    #expect(store.count == 2)
    #expect(memo.answer(for: Proposal(width: 50, height: 0), in: store) != nil)
    #expect(memo.answer(for: .unspecified, in: store) != nil)
    memo.removeAll(in: store)
    #expect(memo.isEmpty)
    #expect(store.count == 0)
  }

  @Test func badSizesAreKeptOut() {
    var memo = AnswerMemo()
    let store = AnswerStore()
    let bad = SizeAnswer.exactly(.zero, CGSize(width: Double.nan, height: -4))
    memo.insert(bad, for: .zero, in: store)
    #expect(memo.answer(for: .zero, in: store)?.size == .zero)
  }

  @Test func proposalsTranslateNilAndNaN() {
    let open = Proposal(ProposedViewSize(width: nil, height: CGFloat.nan))
    #expect(open == .unspecified)
    #expect(open.proposedViewSize == .unspecified)
    #expect(Proposal(ProposedViewSize(CGSize(width: 3, height: -4))).clamped == Proposal(width: 3, height: 0))
    let size = ProposedViewSize(width: nil, height: 7).replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 10, height: 7))
    let inset = Proposal(width: 10, height: .nan).inset(by: EdgeInsets(.all, 16))
    #expect(inset == Proposal(width: 0, height: .nan))
  }
}

/// Answers of many views in one store.
@Suite struct AnswerStoreTests {
  /// Views that remember, forget and trim at random keep what a list of their own would.
  @Test(arguments: UInt64(0)..<20) func everyViewKeepsItsOwn(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = AnswerStore()
    var memos = Array(repeating: AnswerMemo(), count: 12)
    var expected = Array(repeating: [Double](), count: 12)
    for step in 0..<2000 {
      let view = Int.random(in: 0..<12, using: &generator)
      let width = Double(step)
      let proposal = Proposal(width: width, height: 1)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        memos[view].removeAll(in: store)
        expected[view] = []
      case 1, 2:
        let kept = expected[view].first ?? 0
        let isLong = expected[view].count > 4
        let hasTrimmed = memos[view].trim(keeping: Proposal(width: kept, height: 1), limit: 4, in: store)
        #expect(hasTrimmed == isLong)
        if isLong { expected[view] = [kept] + expected[view].suffix(3) }
      default:
        let answer = SizeAnswer.exactly(proposal, CGSize(width: width, height: 2))
        memos[view].insert(answer, for: proposal, in: store)
        expected[view].append(width)
      }
      #expect(memos[view].answers(in: store).map(\.proposal.width) == expected[view])
    }
    #expect(store.count == expected.reduce(0) { $0 + $1.count })
    let probe = expected[3].last ?? -1
    let found = memos[3].answer(for: Proposal(width: probe, height: 1), in: store)
    #expect(found.map { Double($0.size.width) } == (expected[3].isEmpty ? nil : probe))
  }
}
