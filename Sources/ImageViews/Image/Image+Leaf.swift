import DisplayList
import Foundation

/// Keeps an image's content at its context.
private final class ImageState {
  let content: ImageContent
  init(_ content: ImageContent) { self.content = content }
}

extension Image: View, LeafView {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  package nonisolated static var hasBaselines: Bool { true }

  private nonisolated func content(_ context: MeasureContext<LeafNode>) -> ImageContent {
    if let state = context.kept { return unsafeDowncast(state, to: ImageState.self).content }
    let text = TextEnvironment.of(context.environment)
    let values = EnvironmentValues(scope: context.environment)
    var content = ImageContent(self, values, text.fontStyle, text)
    if case .photograph = source { content.canWait = !values.drawsAtOnce }
    if let problem = content.problem { context.report(problem) }
    context.kept = ImageState(content)
    return content
  }

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let size = content(context).size
    guard options.resizing != nil else { return .always(size) }
    return .exactly(proposal, proposal.size(ideal: size))
  }

  package nonisolated func guide(
    _ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>
  ) -> Double? {
    guard key.isBaseline, options.resizing == nil else { return nil }
    return content(context).baseline
  }

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    let rect = CGRect(origin: .zero, size: size)
    if EnvironmentValues(scope: context.environment).isRedacted {
      let paint = foregroundPaint(in: context.environment, bounds: rect)
      return [.redacted([.fill(Path(rect), paint, FillStyle())], id: context.id)]
    }
    return content(context.measuring).items(
      in: rect, ImageInk(context.environment, bounds: rect), isRightToLeft: context.isRightToLeft,
      id: context.id)
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
