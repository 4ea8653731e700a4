import Foundation
import SwiftUICore
import ViewGraph

/// The bar at the top of a screen or a window: the way back, the title and the items of the toolbar.
///
/// A large title scrolls with the view that lies under the bar until it has gone behind the row of buttons, and then stands in
/// the row. A phone's bar is clear until something has been scrolled under it.
struct TopBar: View {
  let layout: BarLayout
  let back: BackAction?
  let prefersLarge: Bool
  let edge: ScrollEdge
  @State private var titleHeight: CGFloat = 0
  @State private var drawerHeight: CGFloat = 0
  @Environment(\.platformProfile) private var profile
  @Environment(\.barInset) private var inset

  private var isPhone: Bool { profile == .phone }

  /// Whether a search takes the room of the title.
  private var isSearching: Bool {
    guard isPhone, let search = layout.drawer else { return false }
    return search.isActive && search.options.presentation != .avoidHidingContent
  }

  private var isLarge: Bool {
    if isSearching { return false }
    guard layout.hasTitle || !layout.largeTitle.isEmpty else { return false }
    switch layout.bar.titleMode ?? .automatic {
    case .automatic: return isPhone && prefersLarge
    case .inline: return false
    case .large: return true
    }
  }

  /// Whether a search goes behind the row as content is scrolled.
  private var movesDrawer: Bool {
    guard let search = layout.drawer else { return false }
    return !search.placement.isAlwaysShown && !search.isActive
  }

  /// Points that go behind the row as content is scrolled: the large title, and a search below it.
  private var collapsing: CGFloat {
    isPhone ? (isLarge ? titleHeight : 0) + (movesDrawer ? drawerHeight : 0) : 0
  }

  /// How far they have been scrolled.
  private var shift: CGFloat { min(edge.distance, collapsing) }

  var body: some View {
    let look = layout.topLook
    let shift = shift
    let _ = edge.collapsing = Double(collapsing)
    let isCollapsed = isLarge && shift > 0 && shift >= titleHeight
    // Nothing has been scrolled under it.
    let isAtEdge = isLarge ? !isCollapsed : edge.distance <= 0
    let isClear = isPhone && isAtEdge && look.background == nil && look.backgroundVisibility != .visible
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        if !isSearching {
          TopBarRow(layout: layout, back: back, showsTitle: !isLarge || isCollapsed)
            .padding(.top, inset)
        }
        VStack(spacing: 0) {
          if isLarge {
            largeTitle.accessibilityHidden(isCollapsed).onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              titleHeight = $0
            }
          }
          if let search = layout.drawer {
            SearchDrawer(search: search)
              .padding(.top, isSearching ? inset : 0)
              .accessibilityHidden(movesDrawer && shift > 0 && shift >= collapsing)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.height
              } action: {
                drawerHeight = $0
              }
          }
          if layout.drawer == nil, let search = layout.bar.search, let scopes = search.scopes {
            scopes.fixedSize().padding(.bottom, 8).modifier(search.inheritance)
          }
          ForEach(layout.accessories.indices, id: \.self) { index in
            AccessoryBar(entries: layout.accessories[index], bar: layout.bar)
          }
        }
        .offset(y: -shift)
        .clipShape(UnderRow(isScrolled: shift > 0))
      }
      .overlay(alignment: .bottom) {
        if isCollapsed, look.backgroundVisibility != .hidden { Divider().offset(y: -shift) }
      }
      if !isLarge, look.backgroundVisibility != .hidden {
        Divider().offset(y: -shift).opacity(isClear ? 0 : 1)
      }
    }
    // Also below the line, through which one sees.
    .background {
      if !isClear {
        BarBackground(look: look, isBlended: isLarge && !isPhone).padding(.bottom, shift)
      }
    }
    // It is that of the background, where there is one.
    .modifier(BarScheme(scheme: isClear ? nil : look.colorScheme))
    .accessibilityElement(children: .contain)
    .semantics(.navigationBar, children: nil)
    .accessibilitySortPriority(1)
  }

  private var largeTitle: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !layout.largeTitle.isEmpty {
        ToolbarItems(entries: layout.largeTitle)
      } else if let title = layout.bar.title {
        BarTitle(
          title: title, edited: nil, menu: layout.bar.titleMenu, font: .largeTitle.bold())
      }
      if !layout.largeSubtitle.isEmpty {
        ToolbarItems(entries: layout.largeSubtitle)
      } else if let subtitle = layout.bar.subtitle {
        subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16)
    .padding(.top, 3)
    .padding(.bottom, 8)
  }
}

extension EnvironmentValues {
  /// Points above the row of a bar at the top, as in a sheet with round corners.
  var barInset: CGFloat {
    get { self[BarInsetKey.self] }
    set { self[BarInsetKey.self] = newValue }
  }

  private struct BarInsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
}

/// The part of a bar below its row; all there is while nothing has been scrolled.
private struct UnderRow: Shape {
  let isScrolled: Bool
  func path(in rect: CGRect) -> Path { Path(isScrolled ? rect : rect.insetBy(dx: -1000, dy: -1000)) }
}

/// A bar of its own below the row of the bar at the top. Its background is that of the whole, unless it has been given one.
private struct AccessoryBar: View {
  let entries: [ToolbarEntry]
  let bar: BarSettings

  var body: some View {
    let look = look
    if look.visibility != .hidden {
      ToolbarItems(entries: entries)
        .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading).padding(.horizontal, 16)
        .background {
          if let background = look.background, look.backgroundVisibility != .hidden {
            Rectangle().fill(background)
          }
        }
        .modifier(BarScheme(scheme: look.colorScheme))
    }
  }

  private var look: BarLook {
    guard case .accessoryBar(let id)? = entries.first?.placement.kind else { return BarLook(bars: []) }
    return bar.namedLook(of: ToolbarPlacement(kind: .accessoryBar(id)))
  }
}

/// What lies behind a bar, over the unsafe area beyond it too.
struct BarBackground: View {
  let look: BarLook
  /// Whether it is to look as what is behind the screen, where nothing else is set.
  let isBlended: Bool

  var body: some View {
    if look.backgroundVisibility != .hidden {
      Rectangle().fill(look.background ?? (isBlended ? AnyShapeStyle(.background) : AnyShapeStyle(.bar)))
        .ignoresSafeArea()
    }
  }
}

/// The colour scheme that a bar has been given.
struct BarScheme: ViewModifier {
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var outer
  func body(content: Content) -> some View { content.environment(\.colorScheme, scheme ?? outer) }
}
