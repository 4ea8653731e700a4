import ViewGraph

/// When the keyboard on the screen goes as the user scrolls.
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// As the platform has it: on a phone the keyboard goes as soon as the user scrolls, on the desktop the field keeps the
  /// focus.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as the user scrolls.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(kind: .immediately)
  }
  /// As the user drags it away; where it does not move with a finger, as soon as the user scrolls.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(kind: .interactively)
  }
  /// It stays.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  /// Whether what is typed into loses the focus.
  func endsFocus(on profile: PlatformProfile) -> Bool {
    switch kind {
    case .automatic: profile == .phone
    case .immediately, .interactively: true
    case .never: false
    }
  }
}

extension EnvironmentValues {
  /// When the keyboard on the screen goes as the user scrolls.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// Whether views that scroll have a background of their own, as `scrollContentBackground(_:)` has set it.
  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }
  private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
}

/// Sets something for scroll views inside, along some axes.
nonisolated private struct ScrollAxesModifier: EnvironmentModifying {
  typealias Body = Never
  let axes: Axis.Set
  var indicators: ScrollIndicatorVisibility?
  var bounce: ScrollBounceBehavior?

  func write(to values: inout EnvironmentValues) {
    if axes.contains(.horizontal) {
      if let indicators { values.horizontalScrollIndicatorVisibility = indicators }
      if let bounce { values.horizontalScrollBounceBehavior = bounce }
    }
    if axes.contains(.vertical) {
      if let indicators { values.verticalScrollIndicatorVisibility = indicators }
      if let bounce { values.verticalScrollBounceBehavior = bounce }
    }
  }
}

/// Keeps the user from scrolling.
nonisolated private struct ScrollDisabledModifier: EnvironmentModifying {
  typealias Body = Never
  let isDisabled: Bool

  func write(to values: inout EnvironmentValues) {
    values.isScrollEnabled = values.isScrollEnabled && !isDisabled
  }
}

/// Shows where scroll views inside stand, for a moment.
nonisolated private struct ScrollFlashModifier<Trigger: Equatable>: ScrollAttaching {
  typealias Body = Never
  /// Nil for when the scroll view is there first.
  let trigger: Trigger?
  let flashesOnAppear: Bool

  static var affects: ModifierAspects { .placement }

  private final class Kept {
    var trigger: Trigger?
    init(_ trigger: Trigger?) { self.trigger = trigger }
  }

  func place(_ context: PlaceContext) {
    context.placeChild()
    context.forEachScrollView { report in
      let kept = report.kept as? Kept
      if kept == nil ? flashesOnAppear : kept?.trigger != trigger { report.flashIndicators() }
      report.kept = Kept(trigger)
    }
  }
}

extension View {
  /// Keeps the user from scrolling the scroll views inside; the program still can. One that is kept from it further out
  /// stays so.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Lets scroll views inside show their content beyond their frames.
  ///
  /// - Parameter disabled: Whether what lies beyond shows; false is as without the modifier.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets whether scroll views inside can be pulled beyond the ends of their content, where there is nothing to scroll
  /// to. It counts for fingers on a phone; elsewhere content stays at its ends.
  ///
  /// - Parameter axes: Along which that is set.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(ScrollAxesModifier(axes: axes, bounce: behavior))
  }

  /// Sets whether scroll views inside show where they stand while they scroll. A host that scrolls by itself shows what
  /// its user has chosen.
  ///
  /// - Parameter axes: Along which that is set.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollAxesModifier(axes: axes, indicators: visibility))
  }

  /// Shows where scroll views inside stand for a moment, each time that a value is another.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(trigger: value, flashesOnAppear: false))
  }

  /// Shows where scroll views inside stand for a moment when they are seen first.
  ///
  /// - Parameter onAppear: Whether they do.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashModifier<Bool>(trigger: nil, flashesOnAppear: onAppear))
  }

  /// Sets when the keyboard on the screen goes as the user scrolls the scroll views inside: what is typed into loses
  /// the focus.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Sets whether views inside that scroll have their own background behind the content: lists, forms
  /// and text editors.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
