import DisplayList
import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

@Suite("redacted texts and images") @MainActor struct RedactionTests {
  /// How many glyph runs and filled forms a view shows.
  private func shown(_ view: some View) -> (runs: Int, fills: Int, size: CGSize) {
    let session = Session(view, proposal: ProposedViewSize(width: 120, height: nil), centersRoot: false)
    defer { session.end() }
    let picture = session.picture()
    return (placedRuns(picture.root).count, fills(picture.root), picture.size)
  }

  private func fills(_ placed: Placed) -> Int {
    placed.fragment.items.reduce(0) { sum, item in
      switch item {
      case .fill: return sum + 1
      case .children(let tree):
        var below = 0
        tree.forEach { below += fills($0) }
        return sum + below
      case .group(_, let content), .native(_, let content): return sum + fills(content)
      default: return sum
      }
    }
  }

  private let text = Text(verbatim: "words that are not there yet")

  @Test("a bar stands for each line, in the text's room")
  func placeholders() {
    let plain = shown(text)
    let redacted = shown(text.redacted(reason: .placeholder))
    #expect(plain.runs > 1 && plain.fills == 0)
    #expect(redacted.runs == 0 && redacted.fills == 2)
    #expect(redacted.size == plain.size)
    #expect(shown(Text(verbatim: "").redacted(reason: .placeholder)).fills == 0)
    let image = shown(Image(systemName: "star").redacted(reason: .placeholder))
    #expect(image.fills == 1)
  }

  @Test("what is private is hidden where that is a reason, what is not to be hidden is not")
  func privacy() {
    #expect(shown(text.redacted(reason: .privacy)).fills == 0)
    #expect(shown(text.privacySensitive()).fills == 0)
    #expect(shown(text.privacySensitive().redacted(reason: .privacy)).fills == 2)
    #expect(shown(text.privacySensitive(false).privacySensitive().redacted(reason: .privacy)).fills == 0)
    #expect(shown(text.unredacted().redacted(reason: .placeholder)).fills == 0)
    #expect(shown(text.redacted(reason: .invalidated)).fills == 0)
  }
}
