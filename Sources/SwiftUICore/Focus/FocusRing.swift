import Foundation
import ViewGraph

/// The outline that a view's mark of focus follows, and where the view is.
struct FocusOutline {
  let path: (CGRect) -> Path
  let place: Anchor<CGRect>
}

/// The outline that is set furthest out; of views side by side the first.
struct FocusOutlineKey: PreferenceKey {
  static var defaultValue: FocusOutline? { nil }
  static func reduce(value: inout FocusOutline?, nextValue: () -> FocusOutline?) {
    if value == nil { value = nextValue() }
  }
}

/// The ring around a view that has the focus: 3 points wide, half of it outside.
struct FocusRing: View {
  /// Nil for a rectangle with slightly rounded corners around the whole.
  let outline: FocusOutline?

  var body: some View {
    GeometryReader { proxy in
      path(proxy).stroke(.tint.opacity(0.5), lineWidth: 3)
    }
    // The outline is that of the window, which is not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private func path(_ proxy: GeometryProxy) -> Path {
    if let outline { return outline.path(proxy[outline.place].insetBy(dx: -1.5, dy: -1.5)) }
    let bounds = CGRect(origin: .zero, size: proxy.size)
    return RoundedRectangle(cornerRadius: 5, style: .continuous).inset(by: -1.5).path(in: bounds)
  }
}

extension View {
  /// The outline that the mark of focus follows of a view around this one that takes the focus.
  package nonisolated func focusOutline<S>(_ shape: S?) -> some View where S: Shape {
    transformAnchorPreference(key: FocusOutlineKey.self, value: .bounds) { outline, place in
      if let shape { outline = FocusOutline(path: { shape.path(in: $0) }, place: place) }
    }
  }
}
