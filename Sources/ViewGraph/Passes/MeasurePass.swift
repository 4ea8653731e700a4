import Foundation
import Geometry
import LayoutEngine

/// Answers how large views are for proposals.
///
/// Which elements have to be asked again is in `WaitingWork.measuring`. They are asked deepest first, each what it was
/// asked before; where an answer is another the layout parent is asked next, and otherwise the change ends there.
/// An element that has been asked remembers its answers, so that a parent which is asked anew costs no more than the
/// children whose answers are not known. Placing asks in the same way for what it needs.
///
/// A view is given a `MeasureContext`: it asks its content, reads the environment, and keeps what it has worked out.
package enum MeasurePass {}

package typealias MeasureContext<Node: ElementNode> = PassContext<MeasurePass, Node>

extension PassContext<MeasurePass, LeafNode> {
  /// The axis of the stack in which the leaf stands, through the modifiers around it.
  package var stackAxis: Axis? { node.stackAxis }

  /// The clock's time, in seconds.
  package var time: Double { node.graph.clock.now }

  /// The present time of day.
  package var date: Date { node.graph.clock.date }

  /// Drops what the view keeps, and measures and draws it again at a time of the clock.
  package func wake(at time: Double) { node.graph.clock.wake(node, at: time) }
}

extension PassContext<MeasurePass, UnaryNode> {
  /// What the modifier surrounds.
  @inlinable package var child: MeasuredChild { MeasuredChild(node.child) }

  /// What the modifier itself answers.
  package func answer(_ proposal: Proposal) -> SizeAnswer { node.answer(proposal) }

  /// The size of the nearest container: a scroll view's visible part or what the host offers, without safe areas and
  /// margins. The view is laid out again when it changes.
  package func relativeContainerSize() -> Proposal { node.relativeContainerSize() }

  /// A guide that the child sets, in a box of the given size.
  package func alignedGuide(
    _ key: AlignmentKey, _ proposal: Proposal, in box: CGSize, _ alignment: Alignment
  ) -> Double? {
    guard let guide = node.child.explicitGuide(key, proposal) else { return nil }
    let origin = node.alignedOrigin(proposal, in: box, alignment)
    return guide + Double(key.isVertical ? origin.y : origin.x)
  }
}

/// The content of a modifier that is being measured.
package struct MeasuredChild {
  @usableFromInline let element: ElementNode

  @inlinable init(_ element: ElementNode) { self.element = element }

  @inlinable package func answer(_ proposal: Proposal) -> SizeAnswer { element.answer(proposal) }

  /// The position of a guide that is set inside, for the size answered to a proposal; nil where the default holds.
  @inlinable package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    element.explicitGuide(key, proposal)
  }

  @inlinable package func dimensions(_ proposal: Proposal) -> ViewDimensions { element.dimensions(proposal) }

  /// The spacing, which the modifier passes on.
  @inlinable package func spacing() -> ViewSpacing { element.spacingForModifier() }
}

// MARK: The pass

extension Graph {
  func enqueueMeasure(_ node: ElementNode) {
    node.forgetSpacing()
    guard !node.flags.contains(.needsMeasure) else { return }
    node.flags.insert(.needsMeasure)
    waiting.measuring.append(node)
    workArrived()
  }

  /// Asks the changed elements again, as far up as a depth. False, with some of them left, where they keep changing while
  /// they are asked: the deepest come first, so that each is asked once unless a layout writes what layouts read.
  @discardableResult
  func settleAnswers(upTo depth: Int32 = 0) -> Bool {
    var left = 1_000 + Limits.roundsPerFrame * Int(counters.nodes)
    while let node = waiting.measuring.first, node.depth >= depth {
      let isDue = !node.isDead && node.flags.contains(.needsMeasure)
      if isDue {
        guard left > 0 else { return false }
        left -= 1
      }
      _ = waiting.measuring.popDeepest()
      guard isDue else { continue }
      node.flags.remove(.needsMeasure)
      deeply { node.remeasure() }
    }
    return true
  }
}

extension ElementNode {
  /// The size for a proposal, remembered. Negative and NaN sizes become zero.
  @inline(__always)
  package final func answer(_ proposal: Proposal) -> SizeAnswer {
    if let known = memo.answer(for: proposal, in: graph.answers) {
      assert(isCurrent(known, for: proposal), "a remembered answer is out of date: \(known) for \(proposal)")
      return known
    }
    return measure(proposal)
  }

  private final func measure(_ proposal: Proposal) -> SizeAnswer {
    graph.counters.measures &+= 1
    let computed = computeAnswer(proposal)
    let answer = computed.sanitized
    if answer.size != computed.size {
      graph.reporter.report(
        .invalidValue, "a size of \(computed.size.width) × \(computed.size.height)", at: self)
    }
    if !isDead { memo.insert(answer, for: proposal, in: graph.answers) }
    return answer
  }

  /// The node's answers may have changed.
  package final func invalidateAnswer() {
    graph.enqueueMeasure(self)
    markNeedsDrawing()
  }

  /// Measures again for the remembered proposals. The parent is invalidated only if an answer differs.
  final func remeasure() {
    forgetGuides()
    if sumUp() { return }
    let answers = graph.answers
    var before = memo
    memo = AnswerMemo()
    defer { before.removeAll(in: answers) }
    if flags.contains(.isPlaced) { graph.enqueuePlacement(self) }
    // The parent may remember what it made of an answer that is forgotten here.
    var isDifferent = flags.contains(.hasForgotten)
    flags.remove(.hasForgotten)
    if !isDifferent { isDifferent = before.contains(in: answers) { !answer($0.proposal).covers($0.answer) } }
    if isDifferent {
      layoutParent?.childAnswerChanged(self)
      spacingWasReported()
      return
    }
    // The size is the same; guides inside and the spacing may not be.
    if !(self is LeafNode) || flags.contains(.hasBaselines) { spacingMayHaveChanged() }
    if !flags.isDisjoint(with: [.hasGuides, .hasBaselines]) { guidesChanged() }
  }

  /// Forgets the answers without measuring again. The parent may still remember results made from them, so
  /// the next change invalidates it in any case.
  final func forgetAnswers() {
    if !memo.isEmpty { flags.insert(.hasForgotten) }
    memo.removeAll(in: graph.answers)
  }

  /// Replaces the remembered answers by one that was computed without measuring the children.
  final func replaceMemo(with answer: SizeAnswer, for proposal: Proposal) {
    memo.removeAll(in: graph.answers)
    memo.insert(answer, for: proposal, in: graph.answers)
  }

  final var rememberedAnswers: [AnswerMemo.Entry] { memo.answers(in: graph.answers) }
  final var remembersAnswers: Bool { !memo.isEmpty }

  /// Size and guides for a proposal.
  package final func dimensions(_ proposal: Proposal) -> ViewDimensions {
    ViewDimensions(element: self, proposal: proposal, size: answer(proposal).size)
  }

  /// The position of a guide that is set below, for the size answered to `proposal`; nil where the guide's
  /// default holds.
  package final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard flags.contains(key.isOfTexts ? .hasBaselines : .hasGuides) || flags.contains(.hasGuides) else {
      return nil
    }
    return computeGuide(key, proposal)
  }

  /// This element's guides may be others.
  final func guidesChanged() { layoutParent?.childGuidesChanged(self) }
}
