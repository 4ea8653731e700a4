import DisplayList
import Foundation
import TextEngine

/// A text as it stands at one node.
private final class TextState {
  let text: ShapedText
  let environment: TextEnvironment
  /// The paints that the text sets itself.
  let paints: [TextPaint]
  /// The images that stand in the text.
  let images: [TextImage]

  init(_ text: ShapedText, _ environment: TextEnvironment, _ writer: TextWriter) {
    self.text = text
    self.environment = environment
    paints = writer.paints
    images = writer.images
  }
}

extension Text: View, LeafView {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }

  package nonisolated static var hasBaselines: Bool { true }

  private nonisolated func state(_ node: LeafNode) -> TextState {
    if let state = node.state { return unsafeDowncast(state, to: TextState.self) }
    let environment = TextEnvironment.of(node)
    let clock = node.graph.clock
    var writer = TextWriter(environment, now: clock.date)
    writer.write(self)
    if let seconds = writer.timeToChange { clock.wake(node, at: clock.now + seconds) }
    let state = TextState(
      ShapedText.shape(writer.runs, direction: environment.direction), environment, writer)
    node.state = state
    return state
  }

  /// The layout for a proposal, and the heights for which it is that.
  private nonisolated func layout(
    _ proposal: Proposal, _ state: TextState
  ) -> (layout: TextLayout, heights: AxisRange) {
    let proposal = proposal.clamped
    var options = state.environment.options
    options.width = proposal.width.isNaN ? nil : proposal.width
    let whole = state.text.layout(options)
    if whole.lines.count <= 1, whole.scale == 1, !whole.isTruncated || options.minimumScaleFactor >= 1 {
      return (whole, .always)
    }
    let height = Double(whole.size.height)
    if !(proposal.height < height) {
      return (whole, AxisRange(lower: height, upper: .infinity, holdsForNil: true))
    }
    options.height = proposal.height
    return (state.text.layout(options), .exactlyClamped(proposal.height))
  }

  package nonisolated func answer(_ proposal: Proposal, _ node: LeafNode) -> SizeAnswer {
    let state = state(node)
    let (layout, heights) = layout(proposal, state)
    let widths = layout.validWidths
    return SizeAnswer(
      size: layout.size,
      width: AxisRange(
        lower: widths.lowerBound <= 0 ? -.infinity : widths.lowerBound, upper: widths.upperBound,
        holdsForNil: widths.upperBound == .infinity),
      height: heights)
  }

  package nonisolated func guide(_ key: ViewGraph.AlignmentKey, _ proposal: Proposal, _ node: LeafNode)
    -> Double?
  {
    guard key.isBaseline else { return nil }
    let layout = layout(proposal, state(node)).layout
    guard !layout.lines.isEmpty else { return nil }
    return key.standard == .firstBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  package nonisolated func spacing(_ node: LeafNode) -> ViewSpacing {
    let style = state(node).environment.fontStyle
    return .text(top: style.spaceAbove, bottom: style.spaceBelow, textToText: style.spaceBetweenTexts)
  }

  package nonisolated func draw(_ size: CGSize, _ node: LeafNode) -> [Item] {
    let state = state(node)
    let bounds = CGRect(origin: .zero, size: size)
    let foreground = foregroundPaint(in: node.environment, bounds: bounds)
    let paints = [foreground] + state.paints.map { $0.paint(in: node.environment, bounds: bounds) }
    let layout = layout(node.proposal, state).layout
    var items = layout.items(at: .zero, paints: paints)
    guard !state.images.isEmpty else { return items }
    for (attachment, frame) in layout.attachments where state.images.indices.contains(attachment.id) {
      let image = state.images[attachment.id]
      items += image.content.items(
        in: frame, foreground: ShapePaint(paints[min(image.foreground, paints.count - 1)]),
        isRightToLeft: node.isRightToLeft, id: node.id)
    }
    return items
  }

  package nonisolated static func affectsSize(_ old: UnsafePointer<Text>, _ new: UnsafePointer<Text>) -> Bool
  {
    guard old.pointee.storage == new.pointee.storage else { return true }
    let (old, new) = (old.pointee.modifiers, new.pointee.modifiers)
    return !old.lazy.filter(\.affectsSize).elementsEqual(new.lazy.filter(\.affectsSize))
  }
}

extension Text.Modifier {
  /// Whether the text can become another size by it.
  fileprivate var affectsSize: Bool {
    switch self {
    case .foreground, .underline, .strikethrough: false
    default: true
    }
  }
}
