import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

@Suite("directions in which paragraphs read") @MainActor struct WritingDirectionTests {
  private let hebrew = "\u{5d0}\u{5d1}"

  /// The left edge of each run.
  private func edges(_ view: some View) -> [String: Double] {
    let session = Session(view, proposal: .unspecified, centersRoot: false)
    defer { session.end() }
    return placedRuns(session.picture().root).reduce(into: [:]) { edges, run in
      let left = run.run.glyphs.map { Double($0.x) }.min() ?? 0
      edges[run.run.text.trimmingCharacters(in: .whitespacesAndNewlines)] = Double(run.x) + left
    }
  }

  @Test("by their content, or as the interface")
  func directions() throws {
    let text = Text(verbatim: hebrew + " one")
    for strategy in [Text.WritingDirectionStrategy.default, .contentBased] {
      let edges = edges(text.writingDirection(strategy: strategy))
      #expect(edges["one"] == 0)
      #expect(try #require(edges[hebrew]) > 0)
    }
    let fixed = edges(text.writingDirection(strategy: .layoutBased))
    #expect(fixed[hebrew] == 0)
    #expect(try #require(fixed["one"]) > 0)
    let mirrored = Text(verbatim: "one " + hebrew).environment(\.layoutDirection, .rightToLeft)
    // Sizes are rounded up to half points.
    #expect(try #require(edges(mirrored)["one"]) < 0.5)
    #expect(try #require(edges(mirrored.writingDirection(strategy: .layoutBased))["one"]) > 5)
  }

  @Test("lines begin at the interface's edge, or at their paragraph's")
  func alignments() throws {
    let text = Text(verbatim: "one two three\n" + hebrew)
    let base = edges(text.multilineTextAlignment(.trailing))
    let right = try #require(base[hebrew])
    #expect(right > 0)
    func place(_ alignment: TextAlignment, _ strategy: Text.AlignmentStrategy) -> Double? {
      edges(text.multilineTextAlignment(alignment).multilineTextAlignment(strategy: strategy))[hebrew]
    }
    for strategy in [Text.AlignmentStrategy.default, .layoutBased] {
      #expect(place(.leading, strategy) == 0)
      #expect(place(.trailing, strategy) == right)
    }
    #expect(place(.leading, .writingDirectionBased) == right)
    #expect(place(.trailing, .writingDirectionBased) == 0)
    #expect(place(.center, .writingDirectionBased) == place(.center, .layoutBased))
    let both = text.multilineTextAlignment(strategy: .writingDirectionBased)
      .writingDirection(strategy: .layoutBased)
    #expect(edges(both)[hebrew] == 0)
  }
}
