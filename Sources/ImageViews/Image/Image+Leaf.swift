import DisplayList
import Foundation

/// Keeps an image's content at its context.
private final class ImageState {
  let content: ImageContent
  /// Of a symbol that effects move.
  let stage: SymbolStage?

  init(_ content: ImageContent, _ stage: SymbolStage?) {
    self.content = content
    self.stage = stage
  }
}

extension Image: View, LeafView {
  public typealias Body = Never
  package nonisolated static var hasBaselines: Bool { true }

  private nonisolated func content(_ context: MeasureContext<LeafNode>) -> ImageContent {
    state(context).content
  }

  private nonisolated func state(_ context: MeasureContext<LeafNode>) -> ImageState {
    if let state = context.kept { return unsafeDowncast(state, to: ImageState.self) }
    let text = TextEnvironment.of(context.environment)
    let values = EnvironmentValues(scope: context.environment)
    var content = ImageContent(self, values, text.fontStyle, text)
    if case .photograph = source { content.canWait = !values.drawsAtOnce }
    if let problem = content.problem { context.report(problem) }
    let state = ImageState(content, stage(content, values, context))
    context.kept = state
    return state
  }

  /// The stage of a symbol that effects move, or that takes the place of others by one; nil for any other.
  private nonisolated func stage(
    _ content: ImageContent, _ values: EnvironmentValues, _ context: MeasureContext<LeafNode>
  ) -> SymbolStage? {
    guard case .symbol = content.picture else { return nil }
    let effects = values.symbolEffects
    var replacement: SymbolReplacement?
    if case .symbolEffect(let own) = values.contentTransition.kind { replacement = own }
    if effects.isEmpty, replacement == nil {
      // One that had effects has them no more.
      guard let known = context.stage(SymbolStage.self) else { return nil }
      known.take([], name(values), nil, isStill: true, at: context.time)
      return nil
    }
    let stage = context.stage(SymbolStage.self, SymbolStage.init)
    let isStill = values.accessibilityReduceMotion
    stage.take(effects, name(values), replacement, isStill: isStill, at: context.time)
    context.playStage()
    return stage
  }

  /// What tells a symbol from others.
  private nonisolated func name(_ values: EnvironmentValues) -> String {
    switch source {
    case .symbol(let name): values.symbolVariants.name(name)
    case .resource(let name, let bundlePath): bundlePath + "/" + values.symbolVariants.name(name)
    default: ""
    }
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
    let state = state(context.measuring)
    let ink = ImageInk(context.environment, bounds: rect)
    guard let stage = state.stage, case .symbol(let symbol) = state.content.picture else {
      return state.content.items(in: rect, ink, isRightToLeft: context.isRightToLeft, id: context.id)
    }
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    let items = symbol.items(
      in: rect, ink, isRightToLeft: context.isRightToLeft, id: context.id, (stage, context.time))
    return stage.items(items, in: rect, at: context.time, id: context.id)
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
