import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control that opens a menu of actions.
///
/// Its items are buttons, toggles, pickers and further menus, which open beside their item; sections and dividers set them
/// apart. The menu stands above everything else of the window, below the control or, where there is more room, above it. It
/// is closed by choosing an item, by a press anywhere else, and by the escape key. With a primary action a press does that,
/// and the menu is opened by the arrow beside the label on the desktop, and by a long press on a phone.
public struct Menu<Label, Content> where Label: View, Content: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  private nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// A menu with a label of any views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu with a label of any views, and with an action that a press runs.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    style.body(
      MenuStyleConfiguration(
        label: .init(content: SingleView(erasing: label)), content: .init(content: AnyView(content)),
        primaryAction: primaryAction))
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
