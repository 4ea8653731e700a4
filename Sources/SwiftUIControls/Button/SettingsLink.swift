import SwiftUICore
import TextViews
import ViewGraph

/// A button that opens the app's settings.
///
/// It does what `openSettings` of the environment does: brings the window of the `Settings` scene to the front, and nothing where
/// the app declares none. It looks as buttons around it do.
///
/// Source: SettingsLink in SwiftUI's documentation.
public struct SettingsLink<Label> where Label: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with a label of any views.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with the title that settings have in the app's menu.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a link to the settings for which none is given.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}
  public var body: some View { Text("Settings…") }
}
