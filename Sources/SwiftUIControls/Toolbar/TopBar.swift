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
        row
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

  private var row: some View {
    BarRow(centers: isPhone) {
      HStack(spacing: 12) {
        if let back { BackButton(back: back, showsTitle: layout.bar.role != .editor) }
        if !layout.leading.isEmpty { ToolbarItems(entries: layout.leading) }
        if !isPhone, !isLarge { title(.leading) }
      }
      .frame(maxHeight: .infinity)
      center
      HStack(spacing: 12) {
        if !layout.trailing.isEmpty { ToolbarItems(entries: layout.trailing) }
        if !layout.overflow.isEmpty { overflow }
      }
    }
    .padding(.horizontal, isPhone ? (back == nil ? 16 : 8) : 12)
    .frame(height: 44)
  }

  @ViewBuilder private var center: some View {
    ZStack {
      if !layout.principal.isEmpty {
        ToolbarItems(entries: layout.principal)
      } else if isPhone, !isLarge {
        title(.center)
      }
    }
  }

  /// The title in the row, with the line below it.
  @ViewBuilder private func title(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      if !layout.title.isEmpty {
        ToolbarItems(entries: layout.title)
      } else if layout.hasTitle, let title = layout.bar.title {
        BarTitle(
          title: title, edited: layout.bar.editedTitle, menu: layout.bar.titleMenu,
          font: layout.bar.isLargeInline == true ? .title2.bold() : .headline)
      }
      if !layout.subtitle.isEmpty {
        ToolbarItems(entries: layout.subtitle)
      } else if let subtitle = layout.bar.subtitle {
        subtitle.font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
    }
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

  private var overflow: some View {
    Menu {
      ForEach(layout.overflow, id: \.id) { $0.content.modifier($0.inheritance) }
    } label: {
      Image(systemName: "ellipsis.circle").imageScale(.large).accessibilityLabel(Text("More"))
    }
    .buttonStyle(ToolbarButtonStyle())
    .menuIndicator(.hidden)
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

/// The title of a bar: a text, a field that changes it, or a button that opens a menu.
struct BarTitle: View {
  let title: Text
  let edited: EditedTitle?
  let menu: ToolbarEntry?
  let font: Font
  @State private var isEditing = false
  @FocusState private var isFocused: Bool

  var body: some View {
    if let edited, isEditing {
      TextField("", text: edited.binding).focused($isFocused).font(font)
        .textFieldStyle(.plain).fixedSize()
        .onSubmit { isEditing = false }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { _, isFocused in if !isFocused { isEditing = false } }
    } else if let menu {
      Menu {
        menu.content.modifier(menu.inheritance)
      } label: {
        HStack(spacing: 4) {
          text
          Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      }
      .buttonStyle(.plain)
      .menuIndicator(.hidden)
    } else if edited != nil {
      text.contentShape(Rectangle()).onTapGesture { isEditing = true }
    } else {
      text
    }
  }

  private var text: some View { title.font(font).lineLimit(1).accessibilityAddTraits(.isHeader) }
}

/// Leads back. On a phone it has the title of the screen below where there is room, and "Back" where that has none.
private struct BackButton: View {
  let back: BackAction
  let showsTitle: Bool
  @Environment(\.platformProfile) private var profile

  var body: some View {
    Button(action: back.perform) {
      if profile == .phone, showsTitle {
        ViewThatFits(in: .horizontal) {
          label(back.title ?? Text("Back"))
          label(Text("Back"))
          chevron
        }
      } else {
        chevron
      }
    }
    .buttonStyle(ToolbarButtonStyle())
    .semantics(.button, children: .ignore, title: back.title ?? Text("Back"), action: back.perform)
    .modifier(BackKeys())
  }

  private var chevron: some View {
    Image(systemName: "chevron.backward").font(.body.weight(.semibold))
      .imageScale(profile == .phone ? .large : .medium)
  }

  private func label(_ title: Text) -> some View {
    HStack(spacing: 4) {
      chevron
      title.font(.body).lineLimit(1)
    }
  }
}

/// The keys that lead back: command-[.
nonisolated private struct BackKeys: ShortcutAttaching {
  typealias Body = Never
  /// As menus write it.
  var keys: (key: KeyEquivalent, modifiers: EventModifiers)? { ("[", .command) }
  func matches(_ event: KeyEvent) -> Bool {
    event.key == "[" && !event.modifiers.isDisjoint(with: [.command, .control])
      && event.modifiers.isDisjoint(with: [.shift, .option])
  }
  static func _makeModifierType() -> _ModifierType { makeShortcutType() }
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
