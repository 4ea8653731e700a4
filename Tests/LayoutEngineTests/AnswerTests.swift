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
    let outer = range.shifted(by: inset, asked: asked)
    #expect(outer.contains(asked), "seed \(seed)")
    for probe in [outer.lower, outer.upper, (outer.lower + outer.upper) / 2]
    where !probe.isNaN && outer.contains(probe) {
      #expect(range.contains(Proposal.inset(probe, by: inset)), "seed \(seed): \(probe)")
    }
  }

  @Test func fixedViewsNeedNoArray() {
    var memo = AnswerMemo()
    #expect(memo.isEmpty)
    #expect(memo.answer(for: .zero) == nil)
    let size = CGSize(width: 30, height: 20)
    memo.insert(.always(size), asked: .infinity)
    #expect(memo.fixedSize == size)
    #expect(memo.entries.isEmpty)
    #expect(memo.answer(for: Proposal(width: 3, height: .nan)) == .always(size))
    #expect(memo.asked == [.unspecified])
    #expect(MemoryLayout<AnswerMemo>.size == 24)
  }

  @Test func memoFindsAnswersByRange() {
    var memo = AnswerMemo()
    for width in [0.0, 50, 100, .nan] {
      let proposal = Proposal(width: width, height: .nan)
      memo.insert(Model.text(words: 9).answer(proposal), asked: proposal)
    }
    #expect(memo.count == 4)
    #expect(memo.answer(for: Proposal(width: 55, height: 7))?.size == CGSize(width: 50, height: 32))
    #expect(memo.answer(for: Proposal(width: 70, height: 7)) == nil)
    #expect(memo.answer(for: .unspecified)?.size == CGSize(width: 90, height: 16))
    #expect(memo.asked.map(\.width.isNaN) == [false, false, false, true])
    memo.trim(keeping: Proposal(width: 50, height: 0), limit: 2)
    #expect(memo.count == 2)
    #expect(memo.answer(for: Proposal(width: 50, height: 0)) != nil)
    #expect(memo.answer(for: .unspecified) != nil)
    memo.removeAll()
    #expect(memo.isEmpty)
  }

  @Test func badSizesAreKeptOut() {
    var memo = AnswerMemo()
    let bad = SizeAnswer.exactly(.zero, CGSize(width: Double.nan, height: -4))
    memo.insert(bad, asked: .zero)
    #expect(memo.answer(for: .zero)?.size == .zero)
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
