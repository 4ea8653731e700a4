import SwiftUICore
import ViewGraph

/// Where the field of a search prefers to stand.
public struct SearchFieldPlacement: Sendable, Equatable {
  enum Kind: Equatable { case automatic, drawer, sidebar, toolbar, principal }
  let kind: Kind
  var isAlwaysShown = false

  /// As the platform has it: below the title on a phone, at the trailing end of the bar on the desktop.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the bar: at the trailing end on the desktop, below the title on a phone.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the bar, in place of the title.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .principal)
  /// In the bar of the sidebar, where there is one.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the title, from where content that is scrolled moves it behind the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  /// Below the title.
  ///
  /// - Parameter displayMode: Whether content that is scrolled moves the field behind the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer, isAlwaysShown: displayMode == .always)
  }

  /// Whether content that is scrolled moves a search field behind the bar.
  public struct NavigationBarDrawerDisplayMode: Sendable, Equatable {
    private let name: String
    /// It does.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// It does not.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// From when on the scopes of a search show.
public struct SearchScopeActivation: Sendable, Equatable {
  private let name: String
  /// As the platform has it: on a phone from the first letter on, on the desktop from when the user searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
  /// From the first letter in the field until the search is ended.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
  /// While the user searches.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(name: "onSearchPresentation")
  }
}

/// Where the suggestions of a search show.
public struct SearchSuggestionsPlacement: Sendable, Equatable {
  fileprivate let set: Set
  /// As the platform has it.
  public static var automatic: SearchSuggestionsPlacement {
    SearchSuggestionsPlacement(set: Set(rawValue: 0))
  }
  /// In a menu below the field, as on the desktop.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(set: .menu) }
  /// In place of the view that is searched, as on a phone.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(set: .content) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The places, a bit each.
    public let rawValue: Int
    /// Places by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the view that is searched.
    public static let content = Set(rawValue: 2)
  }

  /// Whether it is one of several places.
  func isIn(_ places: Set) -> Bool { set != Set(rawValue: 0) && places.isSuperset(of: set) }
}

/// What bars do while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable, Equatable {
  private let name: String
  /// A phone's title makes room for the field.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// The title stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

/// How a search shows in a toolbar while the user does not search.
public struct SearchToolbarBehavior: Sendable, Equatable {
  private let name: String
  /// As a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// As a button, which makes room for the field when it is pressed.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

/// Ends a search: empties the field, takes the focus from it and lets the user go on.
public struct DismissSearchAction: Equatable {
  weak var model: SearchModel?

  /// Ends the search. Does nothing in a view that is not searched.
  @MainActor @preconcurrency public func callAsFunction() { model?.dismiss() }

  public static func == (a: Self, b: Self) -> Bool { a.model === b.model }
}
