import DisplayList
import Foundation

/// Keeps an image's content at its node.
private final class ImageState {
  let content: ImageContent
  init(_ content: ImageContent) { self.content = content }
}

extension Image: View, LeafView {
  public typealias Body = Never
  package nonisolated static var hasBaselines: Bool { true }

  private nonisolated func content(_ node: LeafNode) -> ImageContent {
    if let state = node.state { return unsafeDowncast(state, to: ImageState.self).content }
    let text = TextEnvironment.of(node)
    let values = EnvironmentValues(scope: node.environment)
    var content = ImageContent(self, values, text.fontStyle, text)
    if case .photograph = source { content.canWait = !values.drawsAtOnce }
    if let problem = content.problem { node.graph.reporter.report(.invalidValue, problem, at: node) }
    node.state = ImageState(content)
    return content
  }

  package nonisolated func answer(_ proposal: Proposal, _ node: LeafNode) -> SizeAnswer {
    let size = content(node).size
    guard options.resizing != nil else { return .always(size) }
    return .exactly(proposal, proposal.size(ideal: size))
  }

  package nonisolated func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: LeafNode) -> Double? {
    guard key.isBaseline, options.resizing == nil else { return nil }
    return content(node).baseline
  }

  package nonisolated func draw(_ size: CGSize, _ node: LeafNode) -> [Item] {
    let rect = CGRect(origin: .zero, size: size)
    if EnvironmentValues(scope: node.environment).isRedacted {
      let paint = foregroundPaint(in: node.environment, bounds: rect)
      return [.redacted([.fill(Path(rect), paint, FillStyle())], id: node.id)]
    }
    return content(node).items(
      in: rect, ImageInk(node.environment, bounds: rect), isRightToLeft: node.isRightToLeft, id: node.id)
  }
}

private struct DrawsAtOnceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a picture is drawn once, with all that it is to have: nothing of it comes later.
  package var drawsAtOnce: Bool {
    get { self[DrawsAtOnceKey.self] }
    set { self[DrawsAtOnceKey.self] = newValue }
  }
}
