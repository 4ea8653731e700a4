import DisplayList
import Foundation
import SceneHost
import SwiftUICore
import ViewGraph

/// What a view shows as text, run by run, in drawing order.
@MainActor
package func shownRuns(
  _ view: some View, locale: String = "en_US", environment: (inout EnvironmentValues) -> Void = { _ in }
) -> [GlyphRun] {
  let session = Session(view, proposal: .unspecified) { values in
    values.locale = Locale(identifier: locale)
    environment(&values)
  }
  defer { session.end() }
  return glyphs(session.picture().root)
}

/// What a view shows as text.
@MainActor
package func shown(
  _ view: some View, locale: String = "en_US", environment: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
  shownRuns(view, locale: locale, environment: environment).map(\.text).joined()
}

/// What a session shows as text at present.
@MainActor
package func text(of session: Session) -> String { glyphs(session.picture().root).map(\.text).joined() }

private func glyphs(_ placed: Placed) -> [GlyphRun] {
  placed.fragment.items.flatMap { item -> [GlyphRun] in
    switch item {
    case .glyphs(let run, _): return [run]
    case .children(let tree):
      var runs: [GlyphRun] = []
      tree.forEach { runs += glyphs($0) }
      return runs
    case .group(_, let content), .native(_, let content): return glyphs(content)
    default: return []
    }
  }
}

/// All glyph runs of a picture with the places of their baselines, from first to last drawn.
package func placedRuns(_ placed: Placed, at origin: CGPoint = .zero) -> [(
  run: GlyphRun, paint: Paint, x: CGFloat, y: CGFloat
)] {
  let origin = CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y)
  return placed.fragment.items.flatMap { item -> [(run: GlyphRun, paint: Paint, x: CGFloat, y: CGFloat)] in
    switch item {
    case .glyphs(let run, let paint):
      return [(run, paint, origin.x + run.origin.x, origin.y + run.origin.y)]
    case .children(let tree):
      var children: [Placed] = []
      tree.forEach { children.append($0) }
      return children.flatMap { placedRuns($0, at: origin) }
    case .group(_, let content), .native(_, let content): return placedRuns(content, at: origin)
    default: return []
    }
  }
}
