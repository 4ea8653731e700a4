import SwiftUICore
import ViewGraph

/// The items of a toolbar that end a dialog of the desktop.
struct DialogButtons {
  var destroying: [ToolbarEntry] = []
  var cancelling: [ToolbarEntry] = []
  var confirming: [ToolbarEntry] = []

  var isEmpty: Bool { destroying.isEmpty && cancelling.isEmpty && confirming.isEmpty }
}

/// The lower edge of a dialog: what destroys stands at the leading end, what cancels and what confirms at the trailing one.
///
/// Escape cancels and return confirms, unless the program's buttons have keys of their own.
struct DialogBar: View {
  let buttons: DialogButtons

  var body: some View {
    HStack(spacing: 12) {
      list(buttons.destroying, isConfirming: false, key: nil)
      Spacer(minLength: 0)
      list(buttons.cancelling, isConfirming: false, key: .cancelAction)
      list(buttons.confirming, isConfirming: true, key: .defaultAction)
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 20)
    .padding(.top, 12)
    .accessibilityElement(children: .contain)
    .semantics(.toolbar, children: nil)
  }

  private func list(_ entries: [ToolbarEntry], isConfirming: Bool, key: KeyboardShortcut?) -> some View {
    ForEach(entries, id: \.id) { entry in
      entry.content.modifier(DialogButtonLook(isConfirming: isConfirming, key: key))
        .declared(entry.inheritance)
    }
  }
}

/// Buttons with a border, the one that confirms in the tint.
private struct DialogButtonLook: ViewModifier {
  let isConfirming: Bool
  let key: KeyboardShortcut?

  func body(content: Content) -> some View {
    Group {
      if isConfirming {
        content.buttonStyle(.borderedProminent)
      } else {
        content.buttonStyle(.bordered)
      }
    }
    .keyboardShortcut(key)
    .outsideOfRows()
  }
}

extension EnvironmentValues {
  /// Whether the view is in a dialog of the desktop, whose buttons stand at its lower edge.
  var isDialog: Bool {
    get { self[IsDialogKey.self] }
    set { self[IsDialogKey.self] = newValue }
  }

  private struct IsDialogKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
