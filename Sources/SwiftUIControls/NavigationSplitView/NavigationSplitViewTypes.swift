import SwiftUICore
import ViewGraph

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let name: String
  /// As the platform has it: all.
  public static var automatic: Self { Self(name: "automatic") }
  /// All.
  public static var all: Self { Self(name: "all") }
  /// Of three columns the last two; both of two.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// The last column.
  public static var detailOnly: Self { Self(name: "detailOnly") }

  /// Whether a leading column shows.
  func shows(_ column: Int, of count: Int) -> Bool {
    switch self {
    case .detailOnly: false
    case .doubleColumn: column >= count - 2
    default: true
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let index: Int
  /// The first.
  public static var sidebar: Self { Self(index: 0) }
  /// The second of three.
  public static var content: Self { Self(index: 1) }
  /// The last.
  public static var detail: Self { Self(index: 2) }

  /// The column with a number among some.
  init(_ number: Int, of count: Int) { index = number == 0 ? 0 : number == count - 1 ? 2 : 1 }

  private init(index: Int) { self.index = index }

  /// Its number among some columns.
  func number(of count: Int) -> Int { min(index, count - 1) }
}

/// How a split view divides its room.
public protocol NavigationSplitViewStyle: Sendable {
  /// What the style says. Programs do not implement it.
  nonisolated var _coversDetail: Bool { get }
}

/// As the platform has it: balanced.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
  public var _coversDetail: Bool { false }
}

/// The last column has the room that the others leave.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
  public var _coversDetail: Bool { false }
}

/// The last column has the whole room, and the others lie above it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
  public var _coversDetail: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the platform has it.
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column has the room that the others leave.
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column has the whole room.
  public static var prominentDetail: Self { Self() }
}

struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  /// Whether leading columns lie above the last.
  var splitCoversDetail: Bool {
    get { self[SplitCoversDetailKey.self] }
    set { self[SplitCoversDetailKey.self] = newValue }
  }

  private struct SplitCoversDetailKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Sets how split views below divide their room.
  public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    environment(\.splitCoversDetail, style._coversDetail)
  }

  /// Sets the width of the column of a split view that the view is in, in points. The user cannot change it.
  /// Widths that are negative or not finite do not count.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets how wide the column of a split view that the view is in begins, and within what the user can drag its
  /// edge, in points. Widths that are negative or not finite do not count.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = ColumnWidth(min, ideal, max)
    return transformPreference(SplitColumnWidthKey.self) { $0 = width ?? $0 }
  }
}
