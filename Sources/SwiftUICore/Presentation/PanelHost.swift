import Foundation
import ViewGraph

/// Shows the panels that belong to views of a panel or of presentations, above them.
struct PanelHost: ViewModifier {
  let stack: PanelStack
  /// The window in its own coordinates, as the layer above its content has worked it out.
  let window: CGRect
  /// Whether the views are in no panel themselves: a press beside their panels closes these.
  var isOutermost = false

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(PanelKey.self) { panels in
      if !panels.list.isEmpty {
        PanelLayer(panels: panels.list, stack: stack, window: window, hasShield: isOutermost)
      }
    }
  }
}

extension PanelStack {
  /// Shows the panels that the views of a window set, above them.
  package func observe(_ root: RootNode) {
    let layers = PanelLayers(self, root)
    self.layers = layers
    // The root holds the action, and with it what is shown.
    root.onPreferenceChange(PanelKey.self) { panels in
      layers.panels = panels.list
      layers.show()
    }
    root.onPreferenceChange(PresentationKey.self, counting: .always) { presentations in
      layers.presentations = presentations.list
      layers.show()
    }
  }

  /// Shows a view above everything else of the window, the panels included; nil shows none. It takes no part in hit
  /// testing where the view sees to that.
  func show(above view: AnyView?) {
    layers?.top = view
    layers?.show()
  }
}

/// What a window shows above its views.
///
/// Owner: the window's root, so that views, which lead back to the window, go with it.
@MainActor
final class PanelLayers {
  private let stack: PanelStack
  private weak var root: RootNode?
  /// What the window's views set.
  var panels: [Panel] = []
  /// What they present.
  var presentations: [Presentation] = []
  /// What stands above that.
  var top: AnyView?
  /// What shows of that; nil until something has been presented. The layer for it stays, so that what comes is seen to come.
  private var model: PresentationModel?

  init(_ stack: PanelStack, _ root: RootNode) {
    self.stack = stack
    self.root = root
  }

  func show() {
    if !presentations.isEmpty, model == nil { model = PresentationModel(root) }
    root?.showLayer(
      AnyView(
        WindowLayers(
          presented: model.map {
            PresentationLayer(presentations: presentations, model: $0, stack: stack)
          },
          panels: PanelLayer(panels: panels, stack: stack, window: nil, hasShield: true, top: top))))
  }

  /// The escape key has not been used by what is in front.
  ///
  /// - Returns: Whether anything is.
  func escape() -> Bool { model?.escape() ?? false }
}

/// All that a window shows above its content.
private struct WindowLayers: View {
  /// Nil where nothing has been presented yet.
  let presented: PresentationLayer?
  let panels: PanelLayer

  var body: some View {
    presented
    panels
  }
}

/// The panels above a window's content, or above a panel, on a shield that takes the presses beside them.
private struct PanelLayer: View {
  let panels: [Panel]
  let stack: PanelStack
  /// Nil above a window's content, which stands in the window's middle.
  let window: CGRect?
  /// Whether a press beside the panels closes them.
  let hasShield: Bool
  /// What stands above the panels.
  var top: AnyView?

  var body: some View { if !panels.isEmpty || top != nil { layer } }

  private var layer: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      // The window's content stands in the middle of the window.
      let window =
        window
        ?? CGRect(x: 0, y: 0, width: frame.width + 2 * frame.minX, height: frame.height + 2 * frame.minY)
      let local = window.offsetBy(dx: -frame.minX, dy: -frame.minY)
      ZStack(alignment: .topLeading) {
        // Beside a panel inside of another the outer one is pressed.
        if hasShield, !panels.isEmpty {
          Color.black.opacity(panels.contains(where: \.dims) ? 0.2 : 0)
            // Out to the window's edges, however small its content is.
            .padding(
              EdgeInsets(
                top: local.minY, leading: local.minX, bottom: frame.height - local.maxY,
                trailing: frame.width - local.maxX)
            )
            .ignoresSafeArea()
            .modifier(PanelShield())
            .gesture(PressGesture().onChanged { _ in stack.dismissAll() })
            .onSecondaryPress { _ in stack.dismissAll() }
        }
        ForEach(panels.indices, id: \.self) { index in
          let panel = panels[index]
          PanelLayout(
            anchor: proxy[panel.anchor], window: local, placement: panel.placement,
            isMirrored: panel.isMirrored
          ) {
            PanelView(panel: panel, stack: stack, window: window).id(panel.inheritance.id)
          }
        }
        if let top { top }
      }
    }
    // Places are those of the window, which are not mirrored.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Takes every press, wherever it is.
nonisolated private struct PanelShield: HitTestingModifier {
  typealias Body = Never
  static var affects: ModifierAspects { [] }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion { .itself }
}

private struct PanelView: View {
  let panel: Panel
  let stack: PanelStack
  let window: CGRect
  @OwnObject private var keys = PanelKeys()

  var body: some View {
    let _ = keys.dismiss = panel.dismiss
    panel.content
      .apartFromScrolling()
      .environment(\.panelKeys, keys)
      .environment(\.panelStack, stack)
      .modifier(panel.inheritance)
      .modifier(PanelHost(stack: stack, window: window))
      .onAppear { stack.add(keys) }
      .onDisappear { stack.remove(keys) }
  }
}

/// Puts a panel beside a rectangle, within the window.
private struct PanelLayout: Layout {
  let anchor: CGRect
  let window: CGRect
  let placement: PanelPlacement
  let isMirrored: Bool

  /// Points that a panel keeps from the window's edges and from its view.
  private static let margin: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let area = window.insetBy(dx: Self.margin, dy: Self.margin)
    let room = max(area.width, 0)
    for subview in subviews {
      var size = subview.sizeThatFits(ProposedViewSize(width: nil, height: max(area.height, 0)))
      if size.width > room {
        size = subview.sizeThatFits(ProposedViewSize(width: room, height: max(area.height, 0)))
      }
      var origin: CGPoint
      switch placement {
      case .below, .at:
        let gap = placement == .below ? Self.margin : 0
        let isAbove =
          anchor.maxY + gap + size.height > area.maxY && anchor.minY - area.minY > area.maxY - anchor.maxY
        origin = CGPoint(
          x: isMirrored ? anchor.maxX - size.width : anchor.minX,
          y: isAbove ? anchor.minY - gap - size.height : anchor.maxY + gap)
      case .beside(let line):
        let fitsAfter = anchor.maxX + size.width <= area.maxX
        let fitsBefore = anchor.minX - size.width >= area.minX
        let isBefore = isMirrored ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter
        origin = CGPoint(
          x: isBefore ? anchor.minX - size.width : anchor.maxX, y: anchor.minY - line)
      case .over(let line, let indent):
        size.width = max(size.width, anchor.width + indent)
        origin = CGPoint(
          x: isMirrored ? anchor.maxX + indent - size.width : anchor.minX - indent, y: anchor.midY - line)
      }
      origin.x = max(min(origin.x, area.maxX - size.width), area.minX)
      origin.y = max(min(origin.y, area.maxY - size.height), area.minY)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(width: size.width, height: size.height))
    }
  }
}

extension View {
  /// What scrolls in the view, which lies above the view that presents it, is for none of those around that one.
  func apartFromScrolling() -> some View {
    environment(\.scrollEdge, nil).environment(\.scrollFollower, nil).environment(\.scrollDragTaker, nil)
  }
}
