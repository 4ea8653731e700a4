import Foundation
import ViewGraph

/// Something that stands above all else of a window for a while, beside the view that it belongs to: an open menu.
///
/// The view sets it as a preference, and the `PanelHost` around the window's content shows it. Its content has the
/// environment of the view.
struct Panel {
  let anchor: Anchor<CGRect>
  let placement: PanelPlacement
  /// Whether it begins at the view's right edge.
  let isMirrored: Bool
  /// Whether what is behind is darker.
  let dims: Bool
  let inheritance: EnvironmentInheritance
  let content: AnyView
  let dismiss: () -> Void
}

/// Where a panel stands to the view that it belongs to.
package enum PanelPlacement: Equatable, Sendable {
  /// Below the view, from its leading edge on; above it where there is more room.
  case below
  /// At the view's trailing edge, or at its leading edge where there is no room, so that a place of the panel, in points
  /// from its top, lies where the view begins.
  case beside(CGFloat)
  /// At a point of the view, as below it.
  case at(CGPoint)
  /// Over the view, and at least as wide, so that a place of the panel, in points from its top, lies where the view's
  /// middle is; it begins some points before the view.
  case over(line: CGFloat, indent: CGFloat)
}

/// The panels that are open, in the tree's order.
struct PanelKey: PreferenceKey {
  static var defaultValue: PanelList { PanelList(list: []) }
  static func reduce(value: inout PanelList, nextValue: () -> PanelList) { value.list += nextValue().list }
}

/// Panels in order. Two lists are the same if nothing is in them: contents and closures are not compared.
struct PanelList: Equatable {
  var list: [Panel]
  static func == (a: PanelList, b: PanelList) -> Bool { a.list.isEmpty && b.list.isEmpty }
}

extension View {
  /// Shows a panel beside the view while a binding is true.
  ///
  /// A press anywhere else in the window, and the escape key, write false. The panel is as large as its content, within
  /// the window. Its state begins anew each time that it is shown.
  package func panel<Content: View>(
    isPresented: Binding<Bool>, _ placement: PanelPlacement = .below, dims: Bool = false,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isPresented.wrappedValue ? AnyView(content()) : nil
    return background {
      if let content {
        PanelSource(placement: placement, dims: dims, content: content) { isPresented.wrappedValue = false }
      }
    }
  }
}

/// Sets the preference for the view that it lies behind, whose size it has.
private struct PanelSource: View {
  let placement: PanelPlacement
  let dims: Bool
  let content: AnyView
  let dismiss: () -> Void
  @Environment(\.self) private var environment
  @Environment(\.layoutDirection) private var direction

  private var place: Anchor<CGRect>.Source {
    if case .at(let point) = placement { .rect(CGRect(origin: point, size: .zero)) } else { .bounds }
  }

  var body: some View {
    Color.clear.allowsHitTesting(false)
      .anchorPreference(key: PanelKey.self, value: place) { anchor in
        PanelList(list: [
          Panel(
            anchor: anchor, placement: placement, isMirrored: direction == .rightToLeft, dims: dims,
            inheritance: EnvironmentInheritance(of: environment), content: content, dismiss: dismiss)
        ])
      }
      // The row that an open menu belongs to stays.
      .modifier(HeldViewModifier())
  }
}
