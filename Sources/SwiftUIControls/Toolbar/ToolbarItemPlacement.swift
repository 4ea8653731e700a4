import SwiftUICore
import ViewGraph

/// Where a toolbar shows an item: by what it is for, or at an end of a bar.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, bottomBar, keyboard
    case title, subtitle, largeTitle, largeSubtitle
    case accessoryBar(BarID)
  }

  /// The name of a bar.
  struct BarID: Equatable, Sendable {
    let value: UncheckedBox<AnyHashable>
    static func == (a: Self, b: Self) -> Bool { a.value.value == b.value.value }
  }

  let kind: Kind

  /// At the trailing end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the bar at the top, in place of the title on a phone.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the leading end, after the way back: for moving between screens.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// At the trailing end, the last of all: what users do most.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// In a menu at the trailing end: what users do seldom. In a toolbar of an editor, in the middle.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// In the middle of the bar at the bottom: what is going on.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// At the trailing end and emphasised: what keeps the changes of a dialog.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// At the leading end on a phone, before the confirmation on the desktop: what drops the changes of a dialog.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// At the trailing end: what loses something.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// At the leading end of the bar at the top, after the way back.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// At the leading end of the bar at the top.
  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// At the trailing end of the bar at the top.
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// Above the bottom of a phone while a text field has the focus, where its keyboard begins. The desktop does not show the items.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// In place of the title in the bar.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// In place of the line below the title in the bar.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// Below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)

  /// In a bar of its own below the one at the top. Items with the same id share one.
  public static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID: Hashable {
    ToolbarItemPlacement(kind: .accessoryBar(BarID(value: UncheckedBox(AnyHashable(id)))))
  }
}

/// One of the bars that a modifier is for.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
    case accessoryBar(ToolbarItemPlacement.BarID)
  }
  let kind: Kind

  /// The bars that the platform shows for the view: those at the top and at the bottom.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar at the top of a screen.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar at the top of a window; that of a screen in a navigation container, where there is one.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)

  /// The bar below the one at the top that has an id: see `ToolbarItemPlacement.accessoryBar(id:)`.
  public static func accessoryBar<ID>(id: ID) -> ToolbarPlacement where ID: Hashable {
    ToolbarPlacement(kind: .accessoryBar(ToolbarItemPlacement.BarID(value: UncheckedBox(AnyHashable(id)))))
  }
}

/// What kind of content a toolbar is for.
public struct ToolbarRole: Equatable, Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind

  /// As the container has it.
  public static let automatic = ToolbarRole(kind: .automatic)
  /// Screens above each other: the title in the middle on a phone.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// Places that are looked through: the title at the leading end.
  public static let browser = ToolbarRole(kind: .browser)
  /// A document that is edited: the title at the leading end, the way back without a name, and the secondary actions in
  /// the middle.
  public static let editor = ToolbarRole(kind: .editor)
}

/// How a toolbar shows the title.
public struct ToolbarTitleDisplayMode: Sendable {
  enum Kind: Sendable { case automatic, large, inline, inlineLarge }
  let kind: Kind

  /// As the platform has it.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
  /// In the large title font below the bar's buttons.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
  /// In the middle of a phone's bar, beside the way back on the desktop.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
  /// In the large title font, in line with the bar's buttons.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
}

/// Something that a bar shows without being asked.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  enum Kind: Sendable { case sidebarToggle, title, search }
  let kind: Kind

  /// The button that hides and shows a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The field that searches.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// How a spacer of a toolbar sizes itself.
public struct SpacerSizing: Equatable, Sendable {
  let isFixed: Bool
  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFixed: false)
  /// As wide as the platform's gap between groups of items.
  public static let fixed = SpacerSizing(isFixed: true)
}
