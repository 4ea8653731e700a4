import SwiftUICore
import TextViews
import ViewGraph

/// The items of a menu that belongs to a view, for the older form of `contextMenu(_:)`.
@available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
public struct ContextMenu<MenuItems> where MenuItems: View {
  let items: MenuItems

  /// A menu of the items.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Gives the view a menu that a secondary click opens where the pointer is, and on a phone a long press below the
  /// view.
  ///
  /// The items are those of a `Menu`. Without any at the moment, no menu opens.
  public nonisolated func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    ContextMenuView(base: self, items: menuItems(), preview: EmptyView())
  }

  /// Gives the view a menu, with a preview of what it is about: on a phone that stands above the items.
  ///
  /// - Parameter preview: Not shown on the desktop, where a menu has items alone.
  public nonisolated func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    ContextMenuView(base: self, items: menuItems(), preview: preview())
  }

  /// Gives the view a menu; nil for none.
  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
  public nonisolated func contextMenu<MenuItems>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View where MenuItems: View {
    ContextMenuView(base: self, items: contextMenu?.items, preview: EmptyView())
  }
}

/// Whether the menu of a view is open, for gestures around it. Written by the view with the menu.
@MainActor
final class ContextMenuState {
  fileprivate(set) var isOpen = false
  nonisolated init() {}
}

/// A view with its menu.
struct ContextMenuView<Base: View, Items: View, Preview: View> {
  let base: Base
  let items: Items?
  let preview: Preview
  let state: ContextMenuState?
  @State private var isOpen = false
  @State private var place = CGPoint.zero
  @Environment(\.platformProfile) private var profile

  nonisolated init(base: Base, items: Items?, preview: Preview, state: ContextMenuState? = nil) {
    self.state = state
    self.base = base
    self.items = items
    self.preview = preview
  }

  private var isPhone: Bool { profile == .phone }
  private var showsPreview: Bool { isPhone && Preview.self != EmptyView.self }
  private var hasMenu: Bool { items != nil && Items.self != EmptyView.self }
}

extension ContextMenuView: View {
  var body: some View {
    let _ = state?.isOpen = isOpen
    base
      // Also where nothing of it is drawn.
      .contentShape(Rectangle())
      .onSecondaryPress(isEnabled: hasMenu) { place in
        self.place = place
        isOpen = true
      }
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: hasMenu && isPhone
      )
      .modifier(OfferedAction(.showMenu, isOffered: hasMenu) { isOpen = true })
      .panel(isPresented: $isOpen, isPhone ? .below : .at(place), dims: showsPreview) {
        Group {
          if showsPreview {
            VStack(alignment: .leading, spacing: 12) {
              let plate = RoundedRectangle(cornerRadius: 13, style: .continuous)
              preview.background(.background).clipShape(plate)
                .background { plate.fill(.background).shadow(color: .black.opacity(0.2), radius: 16, y: 4) }
                .environment(\.isElevated, true)
              MenuPanel { items }
            }
          } else {
            MenuPanel { items }
          }
        }
        .outsideOfRows()
        .background {
          // How many items there are, the program's conditions say only now.
          Group(subviews: items) { items in
            if items.isEmpty { Color.clear.onAppear { isOpen = false } }
          }
        }
      }
      .listRow(RowMenu(items: hasMenu ? AnyView(items) : nil))
  }
}
