import HeadlessHost
import SwiftUI
import Testing

/// Asks each view for several proposals, in order.
private struct Asking: Layout {
  let proposals: [CGSize]
  let told: @Sendable ([CGSize]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for view in subviews { told(proposals.map { view.sizeThatFits(ProposedViewSize($0)) }) }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private final class Answers: @unchecked Sendable {
  var sizes: [CGSize] = []
}

@MainActor
@Suite("Texts that a height cuts")
struct CutTextTests {
  private func sizes(_ text: String, _ proposals: [CGSize]) -> [CGSize] {
    let answers = Answers()
    let session = HeadlessSession(
      Asking(proposals: proposals) { answers.sizes = $0 } { Text(verbatim: text).font(.callout) })
    session.update()
    return answers.sizes
  }

  @Test(
    "what is cut at one width is whole at another where it has room",
    arguments: ["Why", "a longer text of words"])
  func widths(text: String) {
    var proposals: [CGSize] = []
    for width in stride(from: 0.0, through: 60, by: 3) {
      for height in [0.0, 20, 35.5, 53.5, 71, 400] { proposals.append(CGSize(width: width, height: height)) }
    }
    let asked = sizes(text, proposals)
    for (proposal, size) in zip(proposals, asked) {
      #expect(sizes(text, [proposal]) == [size], "\(proposal)")
    }
  }
}
