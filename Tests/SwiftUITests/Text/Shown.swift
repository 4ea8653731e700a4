import DisplayList
import Foundation
import SceneHost
import Testing
import ViewGraph

@testable import SwiftUICore

/// What a view shows as text, run by run, in drawing order.
@MainActor
func shownRuns(
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
func shown(
  _ view: some View, locale: String = "en_US", environment: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
  shownRuns(view, locale: locale, environment: environment).map(\.text).joined()
}

/// What a session shows as text at present.
@MainActor
func text(of session: Session) -> String { glyphs(session.picture().root).map(\.text).joined() }

private func glyphs(_ placed: Placed) -> [GlyphRun] {
  placed.fragment.items.flatMap { item -> [GlyphRun] in
    switch item {
    case .glyphs(let run, _): return [run]
    case .children(let tree):
      var runs: [GlyphRun] = []
      tree.forEach { runs += glyphs($0) }
      return runs
    case .group(_, let content): return glyphs(content)
    default: return []
    }
  }
}

/// A bundle of files that a test writes; gone when the test lets go of it.
final class WrittenBundle {
  let url: URL
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: url.path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
