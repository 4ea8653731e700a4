import SwiftUICore
import ViewGraph

/// Several views of which one shows, chosen by tabs.
///
/// Each view is a tab: a `Tab`, or a view with a `tabItem(_:)`. On a phone the tabs stand in a bar at the lower
/// edge, over which content scrolls, and what there is no room for is in a menu; on the desktop they stand in a
/// row above. A view is made when its tab is chosen first, and keeps its state from then on. `tabViewStyle(_:)`
/// makes pages or a sidebar of the tabs.
///
/// The selection is the tag of the tab that shows, or without tags its number. Where no tab has the value of a
/// selection, the first shows.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The tab that shows where the program does not say it; nil before one has shown.
  @State private var own: Subview.ID?
  @Environment(\.tabViewLook) private var look
  @Environment(\.tabCustomization) private var customization
  @Environment(\.platformProfile) private var profile

  /// Tabs of which a binding says and hears which one shows; nil where the view keeps that itself.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView {
  /// Tabs of which a binding says and hears which one shows.
  public nonisolated init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(tabs: content()) }
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the view itself keeps which one shows: the first to begin with.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
  /// Tabs of which the view itself keeps which one shows: the first to begin with.
  public nonisolated init<C>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(tabs: content()) }
  }
}

extension TabView: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      let tabs = TabList(subviews, selection: selection, own: $own, customization?.wrappedValue)
      let shown = selection == nil ? tabs.shown?.id : nil
      Group {
        switch look.kind {
        case .pages: TabPages(tabs: tabs, look: look).environment(\.tabBarPlacement, .pageIndicator)
        case .sidebar where profile != .phone: TabScreens(tabs: tabs, form: .sidebar)
        default: TabScreens(tabs: tabs, form: profile == .phone ? .bar : .row)
        }
      }
      // What has shown goes on to show when others come before it, though nobody has chosen it.
      .onChange(of: shown, initial: true) { own = shown }
    }
  }
}

/// A tab as its view says it.
struct TabEntry: Identifiable {
  let view: Subview
  let label: AnyView?
  let badge: Text?
  let role: TabRole?
  let section: TabSectionName?
  let isDisabled: Bool
  let manners: TabManners
  private let customization: TabViewCustomization?
  var id: Subview.ID { view.id }

  /// Whether a place shows the tab.
  func isShown(in place: AdaptableTabBarPlacement) -> Bool { manners.isShown(in: place, customization) }

  init(_ view: Subview, _ customization: TabViewCustomization?) {
    self.view = view
    self.customization = customization
    manners = TabManners(view.containerValues)
    label = view.containerValues.tabItem
    badge = view.listRow.badge
    role = view.containerValues.tabRole
    var section = view.containerValues.tabSection
    section?.customizationID = view.containerValues.tabSectionID
    self.section = section
    isDisabled = view.containerValues.isTabDisabled
  }
}

/// The tabs of a view, and which one shows.
struct TabList {
  let entries: [TabEntry]
  /// The number of the tab that shows; 0 where there is none.
  let index: Int
  /// Shows the tab with a number.
  private let show: (Int) -> Void

  /// - Parameter own: The tab that shows where the program does not say it.
  init<Value: Hashable>(
    _ subviews: SubviewsCollection, selection: Binding<Value>?, own: Binding<Subview.ID?>,
    _ customization: TabViewCustomization?
  ) {
    let entries = subviews.filter { !$0.containerValues.isTabHidden }.map { TabEntry($0, customization) }
    func value(_ index: Int) -> Value? {
      let values = entries[index].view.containerValues
      return values.tag(for: Value.self) ?? (Value.self == Int.self ? index as? Value : nil)
    }
    self.entries = entries
    if let selection {
      let present = selection.wrappedValue
      index = entries.indices.first { value($0) == present } ?? 0
      show = { number in
        if let value = value(number) { selection.wrappedValue = value }
      }
    } else {
      let present = own.wrappedValue
      index = entries.firstIndex { $0.id == present } ?? 0
      show = { own.wrappedValue = entries[$0].id }
    }
  }

  /// The numbers of the tabs that a bar shows, those that are pinned last.
  var inBar: [Int] {
    let shown = entries.indices.filter { entries[$0].isShown(in: .tabBar) }
    return shown.filter { entries[$0].manners.placement != .pinned }
      + shown.filter { entries[$0].manners.placement == .pinned }
  }

  /// The tab that shows; nil where there is none.
  var shown: TabEntry? { entries.indices.contains(index) ? entries[index] : nil }

  /// The user has chosen a tab.
  func select(_ number: Int) {
    guard entries.indices.contains(number), !entries[number].isDisabled else { return }
    show(number)
  }
}
