import SwiftUICore
import ViewGraph

/// Screens above each other, for programs older than `NavigationStack`: the first view of its content is the root, and links
/// in it show their views in front, as in a stack.
///
/// Further views of the content are what a container with columns shows before anything is chosen; a stack does not show
/// them.
public struct NavigationView<Content> where Content: View {
  private let content: Content
  @State private var path = NavigationPath()

  /// Screens above the first view of some content.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View {
    NavigationScreens(root: FirstView(content: content), path: .path($path))
  }
}

/// The first of several views.
private struct FirstView<Content: View>: View {
  let content: Content
  var body: some View {
    Group(subviews: content) { views in
      if let first = views.first { first }
    }
  }
}

/// How navigation views show their content.
public protocol NavigationViewStyle {}

/// The platform's style: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style of navigation views for which none is set.
  public nonisolated init() {}
}

/// Screens above each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A style with one column.
  public nonisolated init() {}
}

/// Columns beside each other where there is room; here a stack, as in a narrow window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate nonisolated init() {}
}

/// Two columns beside each other where there is room; here a stack, as in a narrow window.
@available(*, deprecated, message: "Use ColumnNavigationViewStyle.")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// A style with two columns.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's style: a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens above each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other where there is room; here a stack, as in a narrow window.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views below show their content.
  ///
  /// - Note: No effect on Linux: a navigation view shows a stack in each of the styles, as in a narrow window.
  public nonisolated func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    self
  }
}
