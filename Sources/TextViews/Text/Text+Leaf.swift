import DisplayList
import Foundation
import TextEngine

/// A text as it stands at one context.
private final class TextState {
  let text: ShapedText
  let environment: TextEnvironment
  /// The paints that the text sets itself.
  let paints: [TextPaint]
  /// The images that stand in the text.
  let images: [TextImage]
  /// What runs were told apart by.
  let marks: [TextMarks]
  /// The text at the width at which each letter was a line last: it is asked for with several heights.
  private var stack: LetterStack?

  init(
    _ text: ShapedText, _ environment: TextEnvironment, paints: [TextPaint], images: [TextImage],
    marks: [TextMarks]
  ) {
    self.text = text
    self.environment = environment
    self.paints = paints
    self.images = images
    self.marks = marks
  }

  /// The text with a letter to a line, where that is what the options' width makes of it.
  func stack(_ options: TextLayoutOptions) -> LetterStack? {
    if let stack, stack.width == options.width { return stack }
    guard let found = LetterStack(text, options) else { return nil }
    stack = found
    return found
  }
}

extension Text: View, LeafView {
  public typealias Body = Never

  package nonisolated static var hasBaselines: Bool { true }
  /// Letters keep their size: lines break at once as they will.
  package nonisolated static var isDrawnInAnySize: Bool { false }

  private nonisolated func state(_ context: MeasureContext<LeafNode>) -> TextState {
    if let state = context.kept { return unsafeDowncast(state, to: TextState.self) }
    let environment = TextEnvironment.of(context.environment)
    if let value = environment.rollingValue {
      context.stage(RollingValue.self, RollingValue.init).take(value)
    }
    let state = plainState(environment) ?? writtenState(environment, context)
    context.kept = state
    return state
  }

  /// The state of a text of one look, without a writer; nil for any other.
  private nonisolated func plainState(_ environment: TextEnvironment) -> TextState? {
    guard let string = environment.plainString(of: storage) else { return nil }
    let style = environment.style(modifiers)
    guard !style.splits else { return nil }
    let text = ShapedText.shape(
      string, sharing: style.attributes, direction: environment.direction,
      isDirectionFixed: environment.isDirectionFixed, language: environment.language)
    return TextState(text, environment, paints: style.paints, images: [], marks: style.marks)
  }

  private nonisolated func writtenState(_ environment: TextEnvironment, _ context: MeasureContext<LeafNode>)
    -> TextState
  {
    var writer = TextWriter(environment, EnvironmentValues(scope: context.environment), now: context.date)
    let text = writer.shape(self)
    if let seconds = writer.timeToChange { context.wake(at: context.time + seconds) }
    return TextState(
      text, environment, paints: writer.paints, images: writer.images, marks: writer.marks)
  }

  /// A layout, and the proposals for which it is the one.
  private struct Fitted {
    var layout: TextLayout
    var widths: ClosedRange<Double>
    var heights: AxisRange

    var answer: SizeAnswer { Text.answer(layout.size, widths: widths, heights: heights) }
  }

  /// The layout for a proposal.
  private nonisolated func layout(_ proposal: Proposal, _ state: TextState) -> Fitted {
    let proposal = proposal.clamped
    var options = state.environment.options
    options.width = proposal.width.isNaN ? nil : proposal.width
    let whole = state.text.layout(options)
    if whole.lines.count <= 1, options.minimumScaleFactor >= 1 {
      return Fitted(layout: whole, widths: whole.validWidths, heights: .always)
    }
    let height = Double(whole.size.height)
    if !(proposal.height < height) {
      let heights = AxisRange(lower: height, upper: .infinity, holdsForNil: true)
      return Fitted(layout: whole, widths: whole.validWidths, heights: heights)
    }
    return cutLayout(options, height, over: whole.validWidths, proposal, state)
  }

  /// The layout for a proposed height that is less than that of all lines, which is `whole` over some widths.
  private nonisolated func cutLayout(
    _ options: TextLayoutOptions, _ whole: Double, over widths: ClosedRange<Double>, _ proposal: Proposal,
    _ state: TextState
  ) -> Fitted {
    var options = options
    options.height = proposal.height
    let cut = state.text.layout(options)
    // At other widths all lines may have room.
    let widths = cut.validWidths.clamped(to: widths)
    guard let heights = cut.validHeights else {
      return Fitted(layout: cut, widths: widths, heights: .exactlyClamped(proposal.height))
    }
    let lower = heights.lowerBound <= 0 ? -.infinity : heights.lowerBound
    let upper = min(heights.upperBound, whole.nextDown)
    return Fitted(
      layout: cut, widths: widths, heights: AxisRange(lower: lower, upper: upper, holdsForNil: false))
  }

  /// The size that a renderer gives for a proposal, and what it proposed to the text last in doing so: the
  /// text is laid out for that.
  private nonisolated func rendered(
    _ proposal: Proposal, _ state: TextState, _ renderer: AnyTextRenderer
  ) -> (size: CGSize, proposal: Proposal) {
    var layoutProposal = proposal
    let text = TextProxy {
      layoutProposal = Proposal($0)
      return layout(layoutProposal, state).layout.size
    }
    return (renderer.size(proposal.proposedViewSize, text), layoutProposal)
  }

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let state = state(context)
    if let renderer = state.environment.renderer {
      let size = context.observing(addsUp: true) { rendered(proposal, state, renderer).size }
      return .exactly(proposal, size)
    }
    if let answer = stackAnswer(proposal.clamped, state) { return answer }
    return layout(proposal, state).answer
  }

  /// The answer for a width into which no letter fits; nil for any other. It is what a stack asks first, of every text,
  /// and is found without a layout, but for the lines that a height cuts.
  private nonisolated func stackAnswer(_ proposal: Proposal, _ state: TextState) -> SizeAnswer? {
    guard proposal.width < state.text.firstAdvance else { return nil }
    var options = state.environment.options
    options.width = proposal.width
    guard let stack = state.stack(options) else { return nil }
    let widths = stack.width...stack.width
    if stack.lineCount <= 1 { return Self.answer(stack.size, widths: widths, heights: .always) }
    let height = Double(stack.size.height)
    if proposal.height < height {
      return cutLayout(options, height, over: widths, proposal, state).answer
    }
    return Self.answer(
      stack.size, widths: widths,
      heights: AxisRange(lower: height, upper: .infinity, holdsForNil: true))
  }

  private nonisolated static func answer(
    _ size: CGSize, widths: ClosedRange<Double>, heights: AxisRange
  ) -> SizeAnswer {
    SizeAnswer(
      size: size,
      width: AxisRange(
        lower: widths.lowerBound <= 0 ? -.infinity : widths.lowerBound, upper: widths.upperBound,
        holdsForNil: widths.upperBound == .infinity),
      height: heights)
  }

  package nonisolated func guide(
    _ key: ViewGraph.AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>
  )
    -> Double?
  {
    if key.standard == .textStart { return 0 }
    guard key.isBaseline else { return nil }
    let layout = layout(proposal, state(context)).layout
    guard !layout.lines.isEmpty else { return nil }
    return key.standard == .firstBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  package nonisolated func spacing(_ context: MeasureContext<LeafNode>) -> ViewSpacing {
    let style = state(context).environment.fontStyle
    return .text(top: style.spaceAbove, bottom: style.spaceBelow, textToText: style.spaceBetweenTexts)
  }

  /// The text as it is laid out in a size.
  nonisolated func drawing(_ size: CGSize, _ context: DrawContext<LeafNode>) -> TextDrawing {
    drawing(size, context, state(context.measuring))
  }

  private nonisolated func drawing(
    _ size: CGSize, _ context: DrawContext<LeafNode>, _ state: TextState
  ) -> TextDrawing {
    let bounds = CGRect(origin: .zero, size: size)
    let foreground = foregroundPaint(in: context.environment, bounds: bounds)
    var paints = [foreground]
    for paint in state.paints { paints.append(paint.paint(in: context.environment, bounds: bounds)) }
    var inks: [ImageInk] = []
    if !state.images.isEmpty {
      let values = EnvironmentValues(scope: context.environment)
      inks = [ImageInk(values, bounds: bounds)] + state.paints.map { $0.ink(in: values, bounds: bounds) }
    }
    var proposal = context.proposal
    if let renderer = state.environment.renderer {
      proposal = context.observing(addsUp: true) { rendered(proposal, state, renderer).proposal }
    }
    return TextDrawing(
      layout: layout(proposal, state).layout, paints: paints, images: state.images, inks: inks,
      marks: state.marks, isRightToLeft: context.isRightToLeft, id: context.id)
  }

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    let state = state(context.measuring)
    let drawing = drawing(size, context, state)
    if state.environment.isRedacted { return drawing.redactedItems() }
    guard let renderer = state.environment.renderer else { return drawing.items() }
    let recorder = GraphicsRecorder(scope: context.environment, id: context.id, size: size, symbols: [])
    var graphics = GraphicsContext(recorder, padding: renderer.padding)
    context.observing(addsUp: true) { renderer.draw(Text.Layout(drawing), in: &graphics) }
    return recorder.items
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
    case .foreground, .underline, .strikethrough, .mark, .speech, .label, .heading, .contentType: false
    default: true
    }
  }
}
