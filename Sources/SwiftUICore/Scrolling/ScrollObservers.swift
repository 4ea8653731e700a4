import Foundation
import ViewGraph

/// How a scroll view stands when what it is doing changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// How fast it goes, in points a second; nil while it stands still.
  public let velocity: CGVector?
}

extension ScrollReport {
  /// Whether the modifier hears of the scroll view: of several it is the first.
  fileprivate var isOnlyOne: Bool {
    if isFirst { return true }
    Reporter.report(
      .severalScrollViews,
      "a modifier that observes a scroll view has several inside: only the first one counts")
    return false
  }
}

nonisolated private struct ScrollGeometryChangeModifier<T: Equatable>: ScrollAttaching {
  typealias Body = Never
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  private final class Kept {
    var value: T
    init(_ value: T) { self.value = value }
  }

  func scrolled(_ report: ScrollReport) {
    guard report.isOnlyOne else { return }
    let value = report.observing { transform(report.geometry) }
    guard let kept = report.kept as? Kept else { return report.kept = Kept(value) }
    let before = kept.value
    guard value != before else { return }
    kept.value = value
    report.afterLayout { action(before, value) }
  }
}

nonisolated private struct ScrollPhaseChangeModifier: ScrollAttaching {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func phaseChanged(from old: ScrollPhase, _ report: ScrollReport) {
    guard report.isOnlyOne else { return }
    let new = report.phase
    let context = ScrollPhaseChangeContext(geometry: report.geometry, velocity: report.velocity)
    report.afterLayout { action(old, new, context) }
  }
}

nonisolated private struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollAttaching {
  typealias Body = Never
  let threshold: Double
  let action: ([ID]) -> Void

  private final class Kept {
    var ids: [ID]
    init(_ ids: [ID]) { self.ids = ids }
  }

  func scrolled(_ report: ScrollReport) {
    let ids = report.visibleTargets(ID.self, threshold: threshold)
    guard ids != (report.kept as? Kept)?.ids ?? [] else { return }
    report.kept = Kept(ids)
    report.afterLayout { action(ids) }
  }
}

/// Whether a view is seen in its scroll view, told when that changes. Of several views it is told whether any is.
private struct ScrollVisibility {
  let threshold: Double
  let action: (Bool) -> Void
  @OwnObject private var teller = Teller()

  /// What has been told, of all views that are modified together: that one of them is seen.
  final class Teller {
    private struct Known { weak var element: SeenElement? }
    private var elements: [Known] = []
    private var isVisible = false

    /// Answers whether it is to be told what the views are now.
    func changed(_ element: SeenElement) -> Bool? {
      elements.removeAll { $0.element == nil || $0.element === element }
      elements.append(Known(element: element))
      return tell(elements.contains { $0.element?.isVisible == true })
    }

    func disappeared() -> Bool? {
      for known in elements { known.element?.isVisible = false }
      elements = []
      return tell(false)
    }

    private func tell(_ isVisible: Bool) -> Bool? {
      guard isVisible != self.isVisible else { return nil }
      self.isVisible = isVisible
      return isVisible
    }
  }

  nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollVisibility: ViewModifier {
  func body(content: Content) -> some View {
    let (teller, action) = (teller, action)
    content
      .modifier(
        SeenModifier(threshold: threshold) { if let isVisible = teller.changed($0) { action(isVisible) } }
      )
      .onDisappear { if let isVisible = teller.disappeared() { action(isVisible) } }
  }
}

/// Whether a view is seen. Owner: the view's follower.
private final class SeenElement {
  var isVisible = false
}

nonisolated private struct SeenModifier: ElementModifier {
  typealias Body = Never
  let threshold: Double
  let action: (SeenElement) -> Void

  static var affects: ModifierAspects { .placement }

  func place(_ context: PlaceContext) {
    context.placeChild()
    context.followFrame { follower in
      let modifier = follower.modifier(as: Self.self)
      let isVisible = follower.observing {
        let geometry = follower.geometry
        guard let seen = geometry.bounds(of: .scrollView) else { return true }
        let share = CGRect(origin: .zero, size: geometry.size).share(within: seen)
        return share >= max(modifier.threshold, .leastNonzeroMagnitude)
      }
      let element = follower.memory as? SeenElement ?? SeenElement()
      follower.memory = element
      guard isVisible != element.isVisible else { return }
      element.isVisible = isVisible
      follower.afterLayout { modifier.action(element) }
    }
  }
}

extension View {
  /// Acts when a value has changed that is worked out from the geometry of a scroll view inside: while it scrolls, and
  /// when its size or its content's becomes another.
  ///
  /// Of several scroll views inside the first counts, and a warning says so; a scroll view in another one does not. The value
  /// that there is first is not told.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Works the value out.
  ///   - action: Given the value of before and the present one.
  public nonisolated func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
  }

  /// Acts when a scroll view inside does something else than before: when the user begins to move it, lets it go, it
  /// stands still. Of several the first counts.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier { old, new, _ in action(old, new) })
  }

  /// Acts when a scroll view inside does something else than before, with how it stood then.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier(action: action))
  }

  /// Acts when the view comes to be seen in its scroll view, and when it is seen no more or goes.
  ///
  /// - Parameters:
  ///   - threshold: How much of the view has to be seen, from 0 to 1; of one that is larger than the scroll view, of as
  ///     much as can be. 0 is any part at all.
  ///   - action: Given whether it is seen; of several views whether any is. Not called for a view that is not seen at first.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibility(threshold: threshold, action: action))
  }

  /// Acts when others of the views are seen to which a scroll view inside aligns: those of a `scrollTargetLayout()`,
  /// and those with `scrollTarget(isEnabled:)`.
  ///
  /// - Parameters:
  ///   - idType: The type of their identities; views that have none of the type do not count.
  ///   - threshold: How much of a view has to be seen, from 0 to 1.
  ///   - action: Given the identities of those that are seen, from the start.
  public nonisolated func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
