import SwiftUICore
import ViewGraph

/// Columns or screens, for programs older than `NavigationStack` and `NavigationSplitView`.
///
/// Of a single view it is a stack: links in it show their views in front. Of two or three views it is columns, in which links
/// show their views in the next one, and what the program gives shows there before anything is chosen; where there is little
/// room these are screens, too. `navigationViewStyle(.stack)` makes a stack of the first of them.
public struct NavigationView<Content> where Content: View {
  private let content: Content
  @State private var path = NavigationPath()
  @Environment(\.navigationViewIsStack) private var isStack

  /// Screens above the first view of some content, or the views of the content as columns.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View {
    Group(subviews: content) { views in
      if isStack || views.count < 2 {
        NavigationScreens(root: OneView(content: content, index: 0), path: .path($path))
      } else if views.count == 2 {
        NavigationSplitView {
          OneView(content: content, index: 0)
        } detail: {
          OneView(content: content, index: 1)
        }
      } else {
        NavigationSplitView {
          OneView(content: content, index: 0)
        } content: {
          OneView(content: content, index: 1)
        } detail: {
          OneView(content: content, index: 2)
        }
      }
    }
  }
}

/// One of several views, in the environment of the place where it stands.
private struct OneView<Content: View>: View {
  let content: Content
  let index: Int
  var body: some View {
    Group(subviews: content) { $0[index] }
  }
}

/// How navigation views show their content.
public protocol NavigationViewStyle {}

/// The platform's style: columns where there are several views, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style of navigation views for which none is set.
  public nonisolated init() {}
}

/// Screens above each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A style with one column.
  public nonisolated init() {}
}

/// Columns beside each other where there is room, else screens above each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate nonisolated init() {}
}

/// Two columns beside each other where there is room, else screens above each other.
@available(*, deprecated, message: "Use ColumnNavigationViewStyle.")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// A style with two columns.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's style: columns where there are several views, else a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens above each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other where there is room, else screens above each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views below show their content: as a stack of the first view, or as columns where there are several.
  public nonisolated func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  /// Whether a navigation view of several views shows the first of them as a stack.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }

  private struct NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
