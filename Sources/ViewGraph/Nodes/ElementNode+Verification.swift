import Foundation
import LayoutEngine

extension ElementNode {
  /// Compares what this element remembers with what its twin, in a tree that holds the same views, answers:
  /// the sizes for the proposals that were asked, and for the ends of the ranges that were promised.
  ///
  /// Changes nothing here; the twin works out what it does not know. Returns the first difference.
  package func answersDiffering(from twin: ElementNode) -> String? {
    for entry in rememberedAnswers {
      var proposals = [entry.proposal]
      let (width, height) = (entry.answer.width, entry.answer.height)
      for end in [width.lower, width.upper] where end.isFinite && end != entry.proposal.width {
        proposals.append(Proposal(width: end, height: entry.proposal.height))
      }
      for end in [height.lower, height.upper] where end.isFinite && end != entry.proposal.height {
        proposals.append(Proposal(width: entry.proposal.width, height: end))
      }
      if width.holdsForNil { proposals.append(Proposal(width: .nan, height: entry.proposal.height)) }
      if height.holdsForNil { proposals.append(Proposal(width: entry.proposal.width, height: .nan)) }
      for proposal in proposals where entry.answer.holds(for: proposal) {
        let size = twin.graph.enter { twin.answer(proposal).size }
        guard close(size.width, entry.answer.size.width), close(size.height, entry.answer.size.height) else {
          return "remembers \(entry.answer) for \(entry.proposal); \(proposal) gives \(size)"
        }
      }
    }
    return nil
  }

  final func close(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }
}

extension ElementNode {
  /// Whether the element takes part in the layout, which a candidate that is only measured does not.
  package var isPlaced: Bool { flags.contains(.isPlaced) }

  /// Whether answers may depend, beside the proposal, on the size that a scroll view was proposed last.
  package var refersToScrollView: Bool {
    var node = layoutParent
    while let current = node {
      if let container = (current as? ContainerNode)?.algorithm.relativeContainer { return container.isRead }
      node = current.layoutParent
    }
    return false
  }
}
