import Foundation
import Geometry
import Testing

@testable import LayoutEngine

@Suite struct StackLayoutTests {
  /// Lays out a stack and returns its answer, the frames, and how often each child was measured.
  private func lay(
    _ axis: Axis, _ models: [Model], _ proposal: Proposal, spacing: Double? = 0,
    children: [StackChild]? = nil, alignment: CrossGuide = .center, direction: LayoutDirection = .leftToRight,
    preferences: [ViewSpacing]? = nil
  ) -> (answer: SizeAnswer, frames: [CGRect], measures: [Int]) {
    var layout = StackLayout(axis: axis, alignment: alignment)
    layout.setChildren(
      children ?? models.map { _ in StackChild() }, spacing: spacing,
      preferences: { preferences?[$0] ?? .plain })
    var measures = models.map { _ in 0 }
    let answer = layout.size(proposal) { index, offer in
      measures[index] += 1
      return models[index].answer(offer)
    }
    return (answer, models.indices.map { layout.frame(of: $0, in: direction) }, measures)
  }

  @Test func rigidFirstThenEqualShares() {
    let result = lay(
      .horizontal, [.flexible, .frame(.flexible, width: 50, height: nil), .flexible],
      Proposal(width: 300, height: 100))
    #expect(
      result.frames == [
        CGRect(x: 0, y: 0, width: 125, height: 100), CGRect(x: 125, y: 0, width: 50, height: 100),
        CGRect(x: 175, y: 0, width: 125, height: 100),
      ])
    #expect(result.measures[1] == 1)
    #expect(result.answer.size == CGSize(width: 300, height: 100))
  }

  @Test func circleIsLessFlexibleThanShapes() {
    let result = lay(
      .horizontal, [.circle, .flexible, .flexible, .circle], Proposal(width: 300, height: 40))
    #expect(result.frames.map(\.width) == [40, 110, 110, 40])
    #expect(result.measures.allSatisfy { $0 <= 3 })
  }

  @Test func cappedChildLeavesTheRest() {
    let result = lay(
      .horizontal,
      [
        .flexible, .frame(.flexible, width: 40, height: nil), .frame(.flexible, width: 20, height: nil),
        .capped(50),
      ], Proposal(width: 200, height: 30), spacing: 4)
    #expect(result.frames.map(\.width) == [78, 40, 20, 50])
    #expect(result.frames.map(\.minX) == [0, 82, 126, 150])
  }

  @Test func higherPriorityTakesAllButTheMinimaOfLower() {
    let children = [StackChild(), StackChild(priority: 1), StackChild(priority: -1)]
    let result = lay(
      .horizontal, [.text(words: 5), .flexible, .fixed(30, 10)], Proposal(width: 200, height: 20),
      children: children)
    #expect(result.frames.map(\.width) == [10, 160, 30])
    #expect(result.measures[2] == 1)
    #expect(result.measures.allSatisfy { $0 <= 3 })
  }

  @Test func spacersShareWhatIsLeft() {
    let children: [StackChild] = [
      StackChild(), .spacer(minLength: nil), StackChild(), .spacer(minLength: 50), StackChild(),
    ]
    let models: [Model] = [
      .fixed(40, 30), .flexible, .fixed(60, 30), .flexible, .fixed(30, 30),
    ]
    let result = lay(.horizontal, models, Proposal(width: 300, height: 100), children: children)
    #expect(result.frames.map(\.width) == [40, 85, 60, 85, 30])
    #expect(result.measures == [1, 0, 1, 0, 1])
    let tight = lay(.horizontal, models, Proposal(width: 100, height: 100), children: children)
    #expect(tight.frames.map(\.width) == [40, 8, 60, 50, 30])
    let ideal = lay(.horizontal, models, .unspecified, children: children)
    #expect(ideal.frames.map(\.width) == [40, 8, 60, 50, 30])
  }

  @Test func rightToLeftMirrorsDefaultSpacingAndSpacer() {
    let result = lay(
      .horizontal, [.fixed(40, 30), .fixed(60, 30), .flexible, .fixed(30, 30)],
      Proposal(width: 300, height: 260), spacing: nil,
      children: [StackChild(), StackChild(), .spacer(minLength: nil), StackChild()], direction: .rightToLeft)
    #expect(result.answer.size == CGSize(width: 300, height: 30))
    #expect(result.frames[0] == CGRect(x: 260, y: 0, width: 40, height: 30))
    #expect(result.frames[1] == CGRect(x: 192, y: 0, width: 60, height: 30))
    #expect(result.frames[3] == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func openLengthAsksIdealsOnce() {
    let result = lay(.vertical, [.flexible, .text(words: 3), .fixed(50, 20)], .unspecified, spacing: 6)
    #expect(result.answer.size == CGSize(width: 50, height: 10 + 16 + 20 + 12))
    #expect(result.measures == [1, 1, 1])
  }

  @Test func alignmentAndTextSpacing() {
    let text = ViewSpacing.text(top: 4.7421875, bottom: 8.15087890625, textToText: 0)
    let result = lay(
      .vertical, [.fixed(30, 16), .fixed(60, 30), .fixed(10, 16), .fixed(20, 16)],
      Proposal(width: 300, height: 200), spacing: nil, alignment: .end,
      preferences: [text, .plain, text, text])
    #expect(result.frames.map(\.minX) == [30, 0, 50, 40])
    #expect(result.frames.map(\.minY) == [0, 24.15087890625, 58.89306640625, 74.89306640625])
  }

  @Test func customGuidesUniteExtents() {
    var layout = StackLayout(axis: .horizontal, alignment: .custom)
    layout.setPlainChildren(count: 2, spacing: 0)
    let sizes = [CGSize(width: 10, height: 20), CGSize(width: 10, height: 50)]
    layout.size(
      .unspecified, measure: { index, _ in .always(sizes[index]) },
      guide: { i, _ in i == 0 ? 15 : 10 })
    #expect(layout.size == CGSize(width: 20, height: 55))
    #expect(layout.frame(of: 0, in: .leftToRight).minY == 0)
    #expect(layout.frame(of: 1, in: .leftToRight).minY == 5)
  }

  @Test func negativeSpacingOverlaps() {
    let result = lay(.horizontal, [.fixed(40, 10), .fixed(40, 10)], .unspecified, spacing: -30)
    #expect(result.answer.size.width == 50)
    #expect(result.frames[1].minX == 10)
  }

  @Test func badSizesAndProposalsAreDefined() {
    var layout = StackLayout(axis: .horizontal)
    layout.setPlainChildren(count: 2, spacing: Double.nan)
    let answer = layout.size(Proposal(width: -5, height: .nan)) { index, _ in
      .exactly(.zero, CGSize(width: index == 0 ? Double.nan : -3, height: Double.infinity))
    }
    #expect(answer.size.width == 0)
    #expect(answer.size.height == .infinity)
    #expect(layout.frame(of: 1, in: .rightToLeft).minX == 0)
    layout.setPlainChildren(count: 0)
    let empty = layout.size(.infinity) { _, _ in .always(.zero) }
    #expect(empty == .always(.zero))
  }

  @Test func infiniteLengthAsksOnce() {
    let result = lay(.horizontal, [.flexible, .fixed(20, 20), .text(words: 4)], .infinity)
    #expect(result.measures == [1, 1, 1])
    #expect(result.answer.size.width == .infinity)
  }

  @Test func satisfiedTextsHoldForLargerLengths() {
    let result = lay(.horizontal, [.text(words: 4), .text(words: 2)], Proposal(width: 300, height: 40))
    #expect(result.answer.size.width == 60)
    #expect(result.answer.width.contains(.infinity))
    #expect(result.answer.width.contains(Double.nan))
    #expect(result.measures == [2, 2])
  }

  @Test(arguments: 0..<400) func rangesHold(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let model = Model.random(depth: 4, using: &generator)
    for _ in 0..<8 {
      let asked = Proposal(
        width: randomDimension(using: &generator), height: randomDimension(using: &generator))
      let answer = model.answer(asked)
      #expect(answer.holds(for: asked), "seed \(seed)")
      for _ in 0..<8 {
        let other = Proposal(
          width: dimension(in: answer.width, using: &generator),
          height: dimension(in: answer.height, using: &generator))
        guard answer.holds(for: other) else { continue }
        let again = model.answer(other)
        #expect(isClose(again.size, answer.size), "seed \(seed): \(asked) and \(other)")
      }
    }
  }

  @Test(arguments: 0..<200) func atMostThreeMeasuresPerChild(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let models = (0..<6).map { _ in Model.random(depth: 1, using: &generator) }
    let children = models.map { _ in
      StackChild(priority: Double(Int.random(in: 0...2, using: &generator)))
    }
    let proposal = Proposal(
      width: randomDimension(using: &generator), height: randomDimension(using: &generator))
    let result = lay(.horizontal, models, proposal, spacing: nil, children: children)
    for (index, model) in models.enumerated() {
      let isRigid = model.answer(proposal).width.coversAllValues
      #expect(result.measures[index] <= (isRigid ? 1 : 3), "seed \(seed), child \(index)")
    }
  }

  @Test(arguments: 0..<100) func resumEqualsFromScratch(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alignment = [CrossGuide.start, .center, .end].randomElement(using: &generator) ?? .start
    var sizes = (0..<50).map { _ in
      CGSize(width: .random(in: 0...99, using: &generator), height: .random(in: 0...99, using: &generator))
    }
    var layout = StackLayout(axis: .vertical, alignment: alignment)
    layout.setPlainChildren(count: sizes.count, spacing: 3.7)
    layout.size(Proposal(width: 100, height: 500)) { index, _ in .always(sizes[index]) }
    for _ in 0..<10 {
      let index = Int.random(in: 0..<sizes.count, using: &generator)
      sizes[index].height = .random(in: 0...99, using: &generator)
      sizes[index].width = .random(in: 0...99, using: &generator)
      let answer = layout.resum(changed: index, to: .always(sizes[index]))
      var fresh = StackLayout(axis: .vertical, alignment: alignment)
      fresh.setPlainChildren(count: sizes.count, spacing: 3.7)
      let expected = fresh.size(Proposal(width: 100, height: 500)) { index, _ in .always(sizes[index]) }
      #expect(answer == expected)
      for child in sizes.indices {
        #expect(layout.frame(of: child, in: .leftToRight) == fresh.frame(of: child, in: .leftToRight))
      }
    }
  }

  @Test func manyChangesAreSummedOnce() {
    var layout = StackLayout(axis: .vertical)
    layout.setPlainChildren(count: 3, spacing: 2)
    layout.size(.unspecified) { _, _ in .always(CGSize(width: 1, height: 1)) }
    let first = layout.replace(0, with: .always(CGSize(width: 9, height: 10)))
    let second = layout.replace(2, with: .always(CGSize(width: 3, height: 20)))
    #expect(first && second)
    let answer = layout.resum()
    #expect(answer == .always(CGSize(width: 9, height: 35)))
    #expect(layout.frame(of: 2, in: .leftToRight) == CGRect(x: 3, y: 15, width: 3, height: 20))
  }

  @Test func resumRefusesFlexibleChildren() {
    var layout = StackLayout(axis: .vertical)
    layout.setPlainChildren(count: 2)
    layout.size(Proposal(width: 10, height: 50)) { _, _ in .always(CGSize(width: 1, height: 1)) }
    let before = layout.answer
    let flexible = SizeAnswer.exactly(Proposal(width: 10, height: 21), CGSize(width: 5, height: 21))
    let refused = layout.resum(changed: 0, to: flexible)
    let outside = layout.resum(changed: 7, to: .always(.zero))
    #expect(refused == nil)
    #expect(outside == nil)
    #expect(layout.answer == before)
  }
}
