import ViewGraph

/// A container whose background content can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Place: Sendable, Hashable { case navigation, tabView, widget }
  private let place: Place

  /// The background of a navigation stack's page.
  public static let navigation = ContainerBackgroundPlacement(place: .navigation)
  /// The background of a tab.
  public static let tabView = ContainerBackgroundPlacement(place: .tabView)
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(place: .widget)
}

extension View {
  /// Sets the background of a container around the view to a style.
  ///
  /// - Note: No effect on Linux: hosts show no widgets, and their containers have no background of their own.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    modifier(EmptyModifier())
  }

  /// Sets the background of a container around the view.
  ///
  /// - Note: No effect on Linux: hosts show no widgets, and their containers have no background of their own.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(EmptyModifier())
  }
}
