import SwiftUICore
import TextViews
import ViewGraph

/// The keys that do what an item of a menu does, as the item shows them.
struct MenuShortcut: View {
  let shortcut: KeyboardShortcut

  var body: some View {
    Text(verbatim: shortcut.signs).lineLimit(1).fixedSize().accessibilityHidden(true)
  }
}

extension KeyboardShortcut {
  /// The signs for the keys: those that are held in the order of menus, then the key, letters as capitals.
  var signs: String {
    let held: [(EventModifiers, String)] = [
      (.control, "\u{2303}"), (.option, "\u{2325}"), (.shift, "\u{21E7}"), (.command, "\u{2318}"),
    ]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.sign
  }
}

extension KeyEquivalent {
  /// What stands for the key in a menu.
  fileprivate var sign: String {
    switch self {
    case .upArrow: "\u{2191}"
    case .downArrow: "\u{2193}"
    case .leftArrow: "\u{2190}"
    case .rightArrow: "\u{2192}"
    case .escape: "\u{238B}"
    case .delete: "\u{232B}"
    case .deleteForward: "\u{2326}"
    case .home: "\u{2196}"
    case .end: "\u{2198}"
    case .pageUp: "\u{21DE}"
    case .pageDown: "\u{21DF}"
    case .clear: "\u{2327}"
    case .tab: "\u{21E5}"
    case .space: "Space"
    case .return: "\u{21A9}"
    default: String(character).uppercased()
    }
  }
}
