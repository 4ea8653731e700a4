import SwiftUICore
import ViewGraph

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// The items of a menu. The program's views are made when the menu is opened.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What opens the menu.
  public let label: MenuStyleConfiguration.Label
  /// The items of the menu.
  public let content: MenuStyleConfiguration.Content
  /// What a press does that is not to open the menu; nil where every press opens it.
  let primaryAction: (() -> Void)?
}

/// How the controls look that open menus. A style of a program's own decorates or composes
/// `Menu(configuration)`, which opens the menu.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the styled control. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The label and the items of the menu.
  typealias Configuration = MenuStyleConfiguration

  /// The control as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension MenuStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<MenuStyleConfiguration> {
    MenuDrawing(style: DefaultMenuStyle())
  }
}

private struct MenuDrawing<S: MenuStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: MenuStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var menuStyle: StyleScope<MenuStyleConfiguration> { style(of: MenuStyleConfiguration.self) }
}

extension View {
  /// Sets how the controls below look that open menus.
  public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    styled(by: MenuDrawing(style: style))
  }
}
