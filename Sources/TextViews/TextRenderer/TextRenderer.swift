import Foundation

/// Draws texts in place of the system.
///
/// A renderer is given each text below the modifier that set it, laid out, and draws it line by line, run by run or
/// glyph by glyph into a graphics context. Where its `animatableData` change within an animation, it draws each
/// step on the way.
public protocol TextRenderer: Animatable {
  /// Draws the text. The context's coordinates are those of the layout, whose top left corner is the text's.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text for a proposal. By default that of the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the text's frame the renderer draws, in points. By default nothing.
  ///
  /// The context's `clipBoundingRect` is the frame with this padding. Drawing is not cut there: what is drawn
  /// further out shows as well.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size that the text has without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal, as it is without a renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A renderer of any type.
final class AnyTextRenderer: @unchecked Sendable {
  private let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
    renderer.draw(layout: layout, in: &context)
  }

  /// The renderer's size, never negative or endless.
  func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    let size = renderer.sizeThatFits(proposal: proposal, text: text)
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  var padding: EdgeInsets { renderer.displayPadding }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: AnyTextRenderer? { nil } }

extension EnvironmentValues {
  /// What draws texts; nil for the system.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Sets the renderer as it is on its way through an animation.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer))
  }
}

extension View {
  /// Sets the renderer that draws the texts below.
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
