import DisplayList
import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import ViewGraph

/// A view shown off the screen: where its marked parts stand and what it paints.
@MainActor
struct Display {
  let session: HeadlessSession

  /// Shows a view in a window of a size; nil for the view's own.
  init<V: View>(
    _ view: V, size: CGSize? = nil, profile: PlatformProfile = .desktop,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    session = HeadlessSession(view, size: size)
    session.setEnvironment { values in
      values.platformProfile = profile
      environment(&values)
    }
  }

  /// The frame of a marked view, in the window's coordinates.
  subscript(id: String) -> CGRect? { session.frame(of: id) }

  var size: CGSize { session.size }
  var items: [Item] { session.picture.root.fragment.unfolded }
  /// The colours of filled areas, in paint order.
  var fills: [ResolvedColor] { items.paints.compactMap(\.plainColor) }
  /// The colours of texts, in paint order.
  var inks: [ResolvedColor] { runs.compactMap(\.paint.plainColor) }
  var texts: [String] { runs.map(\.run.text) }
  var runs: [(run: GlyphRun, paint: Paint, x: CGFloat, y: CGFloat)] { placedRuns(session.picture.root) }
  /// The opacities of layers, from the outside in.
  var opacities: [Double] {
    let picture = session.picture
    return picture.root.fragment.unfolded.effects.compactMap { effect in
      if case .opacity(let opacity) = effect { picture.opacity(opacity) } else { nil }
    }
  }
}

extension Paint {
  /// The colour of a paint that is one.
  var plainColor: ResolvedColor? { if case .color(let color) = self { color } else { nil } }
}

/// The size that a view takes of a proposal.
@MainActor
func size(
  of view: some View, proposal: ProposedViewSize = .unspecified, profile: PlatformProfile = .desktop,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) -> CGSize? {
  let session = Session(view, proposal: proposal) { values in
    values.platformProfile = profile
    environment(&values)
  }
  defer { session.end() }
  session.update()
  return session.root.element?.size
}

/// A marked view of a fixed size that paints nothing.
func blank(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.clear.frame(width: width, height: height).testProbe(id)
}

/// Where something stands.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Changes the width of a `Stateful` view.
@MainActor final class Handle {
  fileprivate var binding: Binding<CGFloat>?
  var width: CGFloat {
    get { binding?.wrappedValue ?? 0 }
    set { binding?.wrappedValue = newValue }
  }
}

/// A view whose width is a state of its own: 10 points in every new life.
struct Stateful: View {
  let id: String
  let handle: Handle
  @State private var width: CGFloat = 10

  init(_ id: String, _ handle: Handle) {
    self.id = id
    self.handle = handle
  }

  var body: some View {
    let _ = handle.binding = $width
    blank(id, width, 10)
  }
}

extension HeadlessSession {
  /// The one element with a label or an identifier, with all that it says.
  func element(named name: String) throws -> SemanticsNode {
    let found = try find(.named(name))
    return try #require(session.semantics?.first { $0.handle == found.handle })
  }
}
