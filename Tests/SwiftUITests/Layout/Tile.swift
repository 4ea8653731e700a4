import Foundation
import HeadlessHost
import SceneHost
import SwiftUI

/// A marked view of a fixed size that paints nothing.
func tile(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.clear.frame(width: width, height: height).testProbe(id)
}

/// A marked view that takes all it is proposed, and 10 points where that is nothing.
func stretch(_ id: String) -> some View { Color.clear.testProbe(id) }

/// Where something stands.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view in a window of a size, or of its own; its marked parts are asked for by name.
@MainActor
struct Laid {
  let session: HeadlessSession

  init<V: View>(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, rightToLeft: Bool = false, @ViewBuilder _ view: () -> V
  ) {
    let size: CGSize? = if let width, let height { CGSize(width: width, height: height) } else { nil }
    session = HeadlessSession(view(), size: size)
    if rightToLeft { session.setEnvironment { $0.layoutDirection = .rightToLeft } }
  }

  subscript(id: String) -> CGRect? { session.frame(of: id) }
  var size: CGSize { session.size }
}

/// The size that a view takes of a proposal.
@MainActor
func size(of view: some View, proposal: ProposedViewSize) -> CGSize? {
  let session = Session(view, proposal: proposal)
  defer { session.end() }
  session.update()
  return session.root.element?.size
}
