import SwiftUICore
import ViewGraph

/// The bar at the top of a screen or a window: the way back, the title and the items of the toolbar.
struct TopBar: View {
  let layout: BarLayout
  let back: BackAction?
  let prefersLarge: Bool
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }

  private var isLarge: Bool {
    guard layout.hasTitle || !layout.largeTitle.isEmpty else { return false }
    switch layout.bar.titleMode ?? .automatic {
    case .automatic: return isPhone && prefersLarge
    case .inline: return false
    case .large: return true
    }
  }

  var body: some View {
    let look = layout.topLook
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        TopBarRow(layout: layout, back: back, showsTitle: !isLarge)
        if isLarge { largeTitle }
        ForEach(layout.accessories.indices, id: \.self) { index in
          AccessoryBar(entries: layout.accessories[index], bar: layout.bar)
        }
      }
      .background { BarBackground(look: look, isBlended: isLarge) }
      if !isLarge, look.backgroundVisibility != .hidden { Divider() }
    }
    .modifier(BarScheme(scheme: look.colorScheme))
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
