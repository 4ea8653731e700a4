import SwiftUICore
import ViewGraph

/// How one screen goes over into another.
struct ScreenTransition: Equatable {
  let id: Int
  /// Indices of the screens that show.
  let front: Int
  let behind: Int
  let isPush: Bool
  /// How far of the way is behind it at the beginning, from 0 to 1.
  let start: Double
}

/// The transition of a container of screens that is under way.
///
/// Owner: the container's model. Begun while the container's body runs.
@MainActor
final class ScreenTransitions {
  /// Whether a change of what shows is to be animated.
  var isAnimated = false
  /// How far the screen in front has been drawn aside when it is let go of.
  var swiped = 0.0
  /// What the container does at the end of one.
  var ended: @MainActor () -> Void = {}
  private(set) var current: ScreenTransition?
  private var last = 0

  nonisolated init() {}

  func begin(front: Int, behind: Int, isPush: Bool) {
    last += 1
    current = ScreenTransition(
      id: last, front: front, behind: behind, isPush: isPush, start: isPush ? 0 : swiped)
    swiped = 0
  }

  /// What shows is there at once.
  func cancel() {
    current = nil
    swiped = 0
  }

  func end(_ id: Int) {
    guard current?.id == id else { return }
    current = nil
    ended()
  }
}

/// Where a screen stands.
struct ScreenPlace: Equatable {
  /// How far towards the trailing edge of its place, in its width.
  var fraction: Double
  /// Whether it is the one that the user uses.
  var isInFront: Bool
  /// What it grows out of; nil for one that comes from the edge.
  var zoomSource: ZoomSource?
}

/// Where the screens of a container stand at a moment.
struct ScreenPlaces {
  /// The index of the screen in front, at rest.
  let front: Int
  let transition: ScreenTransition?
  /// How far the transition is, from 0 to 1.
  let progress: Double
  /// How far the screen in front is drawn aside by a swipe, from 0 to 1; nil where nobody swipes.
  let swiped: Double?
  /// What a swipe from the leading edge does with the screen in front; nil where there is no swiping.
  let swipe: ScreenSwipe?
  /// What the screen at an index grows out of.
  let zoomSource: @MainActor (Int) -> ZoomSource?

  /// Which screens are laid out.
  var shown: ShownScreens {
    if let transition { return ShownScreens(front: transition.front, behind: transition.behind) }
    return ShownScreens(front: front, behind: swiped == nil ? nil : front - 1)
  }

  @MainActor func place(_ index: Int) -> ScreenPlace {
    guard let transition else {
      let source = zoomSource(front)
      if index == front { return ScreenPlace(fraction: swiped ?? 0, isInFront: true, zoomSource: source) }
      guard let swiped, index == front - 1, source == nil else {
        return ScreenPlace(fraction: 0, isInFront: false)
      }
      return ScreenPlace(fraction: (swiped - 1) * 0.3, isInFront: false)
    }
    // How far the screen in front is from its place.
    let aside = transition.isPush ? 1 - progress : progress
    let isInFront = transition.isPush ? index == transition.front : index == transition.behind
    let source = zoomSource(transition.front)
    if index == transition.front {
      return ScreenPlace(fraction: aside, isInFront: isInFront, zoomSource: source)
    }
    let isBehind = index == transition.behind && source == nil
    return ScreenPlace(fraction: isBehind ? (aside - 1) * 0.3 : 0, isInFront: isInFront)
  }
}

/// Moves the screens of a container: at rest, from one to another, and while the one in front is swiped aside.
struct ScreenMover<Content: View>: View {
  /// The index of the screen in front, at rest.
  let front: Int
  let transitions: ScreenTransitions
  var zoomSource: @MainActor (Int) -> ZoomSource? = { _ in nil }
  /// The screen in front has been swiped away.
  let goBack: @MainActor () -> Void
  @ViewBuilder let content: @MainActor (ScreenPlaces) -> Content
  /// The transition that is under way, or has been.
  @State private var begun = 0
  @State private var swiped: Double?
  @Environment(\.platformProfile) private var profile
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private static var animation: Animation { .spring(response: 0.4, dampingFraction: 1) }

  var body: some View {
    let _ = transitions.isAnimated = profile == .phone && !reducesMotion
    let transition = transitions.current
    content(
      ScreenPlaces(
        front: front, transition: transition,
        progress: transition.map { begun == $0.id ? 1 : $0.start } ?? 0, swiped: swiped,
        swipe: profile == .phone && !isLeaving ? swipe : nil, zoomSource: zoomSource)
    )
    .transaction { [transitions] in if $0.disablesAnimations { transitions.isAnimated = false } }
    .onChange(of: transition, initial: true) {
      guard transitions.isAnimated, let graph = GraphInbox.acting?.graph else { return run() }
      // The screen that comes has its bars by then: what is laid out anew for their sake is not seen to move.
      graph.whenSettled { run() }
    }
  }

  /// Whether the screen in front is on its way out.
  private var isLeaving: Bool { transitions.current.map { !$0.isPush } ?? false }

  private func run() {
    guard let transition = transitions.current, begun != transition.id else { return }
    guard transitions.isAnimated else {
      begun = transition.id
      return transitions.end(transition.id)
    }
    withAnimation(Self.animation) {
      begun = transition.id
      swiped = nil
    } completion: {
      transitions.end(transition.id)
    }
  }

  private var swipe: ScreenSwipe {
    ScreenSwipe {
      swiped = $0
    } ended: { progress, isBack in
      guard isBack else { return springBack() }
      transitions.swiped = progress
      goBack()
      // The program may keep the screen.
      GraphInbox.acting?.graph?.whenSettled { springBack() }
    } cancelled: {
      springBack()
    }
  }

  /// The screen in front goes back to its place, unless it is on its way out.
  private func springBack() {
    guard swiped != nil, transitions.current == nil else { return }
    transitions.swiped = 0
    withAnimation(Self.animation) {
      swiped = 0
    } completion: {
      swiped = nil
    }
  }
}
