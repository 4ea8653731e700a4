import SwiftUICore
import ViewGraph

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, fixed, priority }
  private let kind: Kind

  /// As the platform has it.
  public static let automatic = MenuOrder(kind: .automatic)
  /// As the program has written them, from the top.
  public static let fixed = MenuOrder(kind: .fixed)
  /// The first one nearest to the control that opens the menu.
  public static let priority = MenuOrder(kind: .priority)
}

/// What becomes of a menu when one of its items has acted.
public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the platform has it: the menu is closed.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu is closed.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// In which order menus show their items, as `menuOrder(_:)` has set it.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether controls that open menus show an arrow, as `menuIndicator(_:)` has set it.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private struct DismissKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
  }
}

extension View {
  /// Sets in which order menus below show their items.
  ///
  /// - Note: No effect on Linux: a menu of the desktop shows its items as they are written, whatever the order; the
  ///   environment's `menuOrder` has the value.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether the controls below that open menus show an arrow. Automatic: on the desktop they do, on a phone not.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether the items below close their menu when they have acted. It is set on items, or on the menu for all of them.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
