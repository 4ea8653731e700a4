import SwiftUICore
import ViewGraph

/// The title of a bar: a text, a field that changes it, or a button that opens a menu.
struct BarTitle: View {
  let title: Text
  let edited: EditedTitle?
  let menu: ToolbarEntry?
  let font: Font
  @State private var isEditing = false
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if let edited, isEditing {
      TextField("Title", text: edited.binding).focused($isFocused).font(font)
        .textFieldStyle(.plain).fixedSize()
        .onSubmit { isEditing = false }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { _, isFocused in if !isFocused { isEditing = false } }
    } else if menu != nil || edited != nil && profile == .phone {
      Menu {
        if let menu {
          ToolbarMenuList(entries: [menu], rename: edited == nil ? nil : edit)
        } else {
          RenameButton().renameAction(edit)
        }
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
      text.contentShape(Rectangle()).onTapGesture { edit() }
    } else {
      text
    }
  }

  private func edit() { isEditing = true }

  private var text: some View { title.font(font).lineLimit(1).accessibilityAddTraits(.isHeader) }
}

/// Leads back. On a phone it has the title of the screen below where there is room, and "Back" where that has none; held, it
/// has a menu of all the screens below.
struct BackButton: View {
  let back: BackAction
  let showsTitle: Bool
  @Environment(\.platformProfile) private var profile

  var body: some View {
    Group {
      if profile == .phone, let menu = back.menu {
        Menu {
          menu
        } label: {
          face
        } primaryAction: {
          back.perform()
        }
        .menuIndicator(.hidden)
      } else {
        Button(action: back.perform) { face }
      }
    }
    .buttonStyle(ToolbarButtonStyle())
    .semantics(.button, children: .ignore, title: back.title ?? Text("Back"), action: back.perform)
    .modifier(BackKeys())
  }

  @ViewBuilder private var face: some View {
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
