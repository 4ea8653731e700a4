import Geometry
import LayoutEngine

/// Whether a scroll view shows where what is seen lies in its content.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the scroll view and the platform have it.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Shown while it scrolls.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Not shown, unless a host has to show them.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

  /// Whether they are shown where the scroll view has them, or has none, by itself.
  func shows(_ own: Bool) -> Bool {
    switch kind {
    case .automatic: own
    case .visible: true
    case .hidden, .never: false
    }
  }
}

/// Whether a scroll view can be pulled beyond the ends of its content.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As the platform has it: always.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Also where all of the content is seen.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Only where there is content to scroll to.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }

  /// Whether content that is all seen can be pulled.
  var bouncesAlways: Bool { kind != .basedOnSize }
}

/// What the environment says of a scroll view.
struct ScrollTraits: Equatable {
  var margins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  var isEnabled = true
  var clips = true
  var showsIndicators: (horizontal: Bool, vertical: Bool) = (true, true)
  var bouncesAlways: (horizontal: Bool, vertical: Bool) = (true, true)
  /// Whether the host scrolls by itself.
  var isNative = false
  /// The bar above.
  var bar: ScrollEdge?
  var follower: (any ScrollFollower)?
  /// Whether it is a part of a control whose own scroll view is inside, to which margins and modifiers around are said.
  var isAroundOwn = false

  init() {}

  init(_ environment: EnvironmentValues, _ configuration: ScrollConfiguration) {
    isAroundOwn = environment.isAroundOwnScrollView
    if !isAroundOwn {
      margins = environment.contentMargins.insets(for: .scrollContent)
      indicatorMargins = environment.contentMargins.insets(for: .scrollIndicators)
    }
    isEnabled = environment.isScrollEnabled
    clips = !environment.isScrollClipDisabled
    let own = configuration.showsIndicators
    showsIndicators = (
      environment.horizontalScrollIndicatorVisibility.shows(own),
      environment.verticalScrollIndicatorVisibility.shows(own)
    )
    bouncesAlways = (
      environment.horizontalScrollBounceBehavior.bouncesAlways,
      environment.verticalScrollBounceBehavior.bouncesAlways
    )
    isNative = environment.hostScrolls
    bar = environment.scrollEdge
    follower = environment.scrollFollower
  }

  static func == (a: Self, b: Self) -> Bool {
    a.margins == b.margins && a.indicatorMargins == b.indicatorMargins && a.isEnabled == b.isEnabled
      && a.clips == b.clips && a.showsIndicators == b.showsIndicators && a.bouncesAlways == b.bouncesAlways
      && a.isNative == b.isNative && a.isAroundOwn == b.isAroundOwn && a.bar === b.bar
      && a.follower === b.follower
  }
}

extension EnvironmentValues {
  /// Whether a scroll view is a part of a control whose own scroll view is inside, as around the columns of a table.
  package var isAroundOwnScrollView: Bool {
    get { self[IsAroundOwnKey.self] }
    set { self[IsAroundOwnKey.self] = newValue }
  }

  private struct IsAroundOwnKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the user can scroll. True where nothing says otherwise.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether horizontal scroll indicators are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether vertical scroll indicators are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views can be pulled beyond their ends horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether scroll views can be pulled beyond their ends vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether scroll views show their content beyond their frames.
  package var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }

  /// Whether the host scrolls by itself, and tells where its scroll views stand.
  package var hostScrolls: Bool {
    get { self[HostScrollsKey.self] }
    set { self[HostScrollsKey.self] = newValue }
  }

  private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct IsScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct HostScrollsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private struct VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private struct HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }
  private struct VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
  }
}
