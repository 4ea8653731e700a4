import DisplayList
import Geometry
import ViewGraph

/// How a view changes from one content to another, without being removed: a text to other words, an image to
/// another. A transition of views (``Transition``) is for those that come and go.
///
/// It runs with the animation of the change; effects of symbols run by themselves.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericTextOfValue(Double)
    case symbolEffect(SymbolReplacement)
  }
  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  /// At once, without an animation, also where the change has one.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By what lies between both, and by a fade where nothing does. The transition of views that declare none.
  ///
  /// The letters of a text that stays the same go to their new places and sizes, as with another size or weight of the
  /// font, another tracking or line spacing. Those of another face fade on the way; other words fade as a whole.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// By rolling letters, as those of a counter: the ones that change leave upward while others come from below. Those that
  /// both texts have stay: what is equal at the beginning and at the end; between that the same digits at the same places, and
  /// where one text has more letters there, those that come in the same order.
  ///
  /// - Parameter countsDown: Whether they roll the other way.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// By rolling letters, as those of a counter: upward where the value has become greater, and downward where it has
  /// become less. NaN counts as no change, which rolls upward.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericTextOfValue(value))
  }
}

/// How one symbol takes the place of another.
package struct SymbolReplacement: Hashable, Sendable {
  /// Where the old one goes: it becomes smaller, or larger, or is gone at once.
  package enum Leaving: Hashable, Sendable { case down, up, off }
  package var leaving = Leaving.down
  /// Whether the layers go one after the other.
  package var byLayer = true
  /// Whether layers that both have stay.
  package var keepsCommon = false
  /// 2 for twice as fast.
  package var speed = 1.0
  package init() {}
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }
  private struct AddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// How views here change from one content to another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a view is drawn as one layer while its content changes.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How the view, and those in it, change from one content to another in an animated change. Without it they
  /// interpolate (``ContentTransition/interpolate``).
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

// MARK: Contents

extension ContentTransition {
  /// How drawn items go over into others; nil where they differ in numbers alone or nothing is to be seen of it.
  ///
  /// - Parameter isFalling: Whether the transition's value has become less.
  package func change(
    from old: [Item], to new: [Item], in values: EnvironmentValues, isFalling: Bool = false
  ) -> (any ContentChange)? {
    guard kind != .identity, !old.hasSameForms(as: new) else { return nil }
    let fade = Crossfade(isOneLayer: values.contentTransitionAddsDrawingGroup)
    switch kind {
    case .identity: return nil
    case .opacity: return fade
    case .interpolate, .symbolEffect: return GlyphMotion(from: old, to: new, fade) ?? fade
    case .numericText(let countsDown): return numbers(down: countsDown, old, new, values, fade)
    case .numericTextOfValue: return numbers(down: isFalling, old, new, values, fade)
    }
  }

  private func numbers(
    down: Bool, _ old: [Item], _ new: [Item], _ values: EnvironmentValues, _ fade: Crossfade
  ) -> any ContentChange {
    guard GlyphPieces.canSplit(old), GlyphPieces.canSplit(new) else { return fade }
    // Without motion letters fade where they are.
    return NumberRoll(direction: values.accessibilityReduceMotion ? 0 : down ? -1 : 1, fade: fade)
  }
}
