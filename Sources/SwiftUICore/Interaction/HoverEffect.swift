import ViewGraph

/// What a view does while a mouse is over it.
///
/// Source: HoverEffect in SwiftUI's documentation.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind

  /// As the platform has it: it is highlighted.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A plate behind the view, with corners of 8 points, shows where it is.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view comes nearer, and throws a shadow.
  public static let lift = HoverEffect(kind: .lift)

  package var lifts: Bool { kind == .lift }
}

private struct HoverEffectModifier: ViewModifier {
  /// Nil for the one that is set around.
  let effect: HoverEffect?
  let isEnabled: Bool
  @State private var isOver = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var takesInput
  @Environment(\.defaultHoverEffect) private var defaultEffect

  nonisolated init(_ effect: HoverEffect?, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let shows = isOver && isEnabled && isAllowed && takesInput
    let lifts = (effect ?? defaultEffect ?? .automatic).lifts
    content
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.primary)
          .opacity(shows && !lifts ? 0.1 : 0).padding(-4).allowsHitTesting(false)
      }
      .scaleEffect(shows && lifts ? 1.05 : 1)
      .shadow(
        color: .black.opacity(shows && lifts ? 0.25 : 0), radius: shows && lifts ? 8 : 0,
        y: shows && lifts ? 4 : 0
      )
      .animation(.easeOut(duration: 0.15), value: shows)
      .onHover { isOver = $0 }
  }
}

extension EnvironmentValues {
  /// Whether views show effects under a mouse, as `hoverEffectDisabled(_:)` has set it.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// The effect of views that name none.
  var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }

  private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }
}

extension View {
  /// Shows an effect while a mouse is over the view. Automatic stands for the effect that `defaultHoverEffect(_:)` sets
  /// around.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect == .automatic ? nil : effect, isEnabled: true))
  }

  /// Shows an effect while a mouse is over the view, where it is enabled.
  @_disfavoredOverload
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(effect == .automatic ? nil : effect, isEnabled: isEnabled))
  }

  /// Sets which effect views below show that ask for the automatic one; nil for the platform's.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }

  /// Keeps views below from showing effects under a mouse.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}
