import DisplayList
import Foundation
import SwiftUICore
import ViewGraph

/// How a screen comes and goes. The transitions are those of the package.
///
/// Source: NavigationTransition in SwiftUI's documentation.
public protocol NavigationTransition {
  /// What the package makes of the transition.
  var _motion: _NavigationMotion { get }
}

/// What a screen does when it comes and goes.
///
/// - Note: Made by the transitions; a program has no use for it.
public struct _NavigationMotion: Equatable {
  /// The view that the screen grows out of; nil where it comes as the platform has it.
  let source: TransitionKey?
}

/// Names a view that a screen may grow out of.
struct TransitionKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The platform's transition: on a phone from the trailing edge, on the desktop none.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition of screens for which none is set.
  public init() {}
  public var _motion: _NavigationMotion { _NavigationMotion(source: nil) }
}

/// A transition in which the screen grows out of a view of the screen below, and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  private let key: TransitionKey

  fileprivate init(key: TransitionKey) { self.key = key }
  public var _motion: _NavigationMotion { _NavigationMotion(source: key) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of the view to which `matchedTransitionSource(id:in:)` gives the same name, whose picture fades into
  /// the screen's. Where there is none, and on the desktop, it comes as by `automatic`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: TransitionKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// The transition that a screen's view sets; of several the inmost, which nobody has set further out.
struct NavigationMotionKey: PreferenceKey {
  static var defaultValue: _NavigationMotion? { nil }
  static func reduce(value: inout _NavigationMotion?, nextValue: () -> _NavigationMotion?) {
    if value == nil { value = nextValue() }
  }
}

// MARK: Sources

/// Where a view is that screens may grow out of. Owner: the view's state.
final class TransitionSource {
  /// In the window; nil until the view has been laid out.
  var frame: CGRect?
  /// As it was drawn last, in its own coordinates; nil until then.
  var picture: Placed?
  nonisolated init() {}
}

/// The views of a stack that screens may grow out of, by their names.
@MainActor
final class TransitionSources {
  private struct Weak { weak var source: TransitionSource? }
  private var sources: [TransitionKey: Weak] = [:]
  /// With so many those that have gone are looked for: seldom enough for views by the thousand.
  private var limit = 64

  nonisolated init() {}

  func add(_ source: TransitionSource, _ key: TransitionKey) {
    if sources.count > limit {
      sources = sources.filter { $0.value.source != nil }
      limit = max(64, 2 * sources.count)
    }
    sources[key] = Weak(source: source)
  }

  /// The view of a name; nil for none, or where it has no extent.
  func source(of key: TransitionKey) -> TransitionSource? {
    guard let source = sources[key]?.source, let frame = source.frame, frame.width > 0, frame.height > 0
    else {
      return nil
    }
    return source
  }
}

private struct TransitionSourceModifier {
  let key: TransitionKey
  @OwnObject private var source = TransitionSource()
  @Environment(\.navigation) private var navigation

  nonisolated init(key: TransitionKey) { self.key = key }
}

extension TransitionSourceModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = navigation?.model.sources.add(source, key)
    content.modifier(TransitionPicture(source: source)).onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      source.frame = $0
    }
  }
}

// MARK: Configuration

/// How a view looks while a screen grows out of it.
public protocol MatchedTransitionSourceConfiguration {}

/// A view that looks as it is while a screen grows out of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// The colour behind the view during the transition.
  ///
  /// - Note: No effect on Linux: the screen grows out of the place of the view, which stays as it is.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The outline of the view during the transition.
  ///
  /// - Note: No effect on Linux: the screen grows out of the place of the view, which stays as it is.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// The shadow of the view during the transition.
  ///
  /// - Note: No effect on Linux: the screen grows out of the place of the view, which stays as it is.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// How the screen of a navigation stack comes and goes whose view this is. What is set inmost holds.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    transformPreference(NavigationMotionKey.self) { if $0 == nil { $0 = style._motion } }
  }

  /// Names the view as one that a screen of the navigation stack around may grow out of: see
  /// `NavigationTransition.zoom(sourceID:in:)`.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(TransitionSourceModifier(key: TransitionKey(id: AnyHashable(id), namespace: namespace)))
  }

  /// Names the view as one that a screen of the navigation stack around may grow out of, and says how the view looks then.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    _ = configuration(EmptyMatchedTransitionSourceConfiguration())
    return matchedTransitionSource(id: id, in: namespace)
  }
}
