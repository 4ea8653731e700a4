import HeadlessHost
import Observation
import SwiftUI
import TestSupport
import Testing

@Observable private final class Page: @unchecked Sendable {
  var early = 0
  var late = 0
}

// Used on the main actor alone.
private final class RunLog: @unchecked Sendable {
  var runs = 0
}

/// Code that runs again without anything that it has read having changed: drawn in another size, measured for another
/// proposal.
@MainActor
@Suite("Code that runs again and again")
struct RepeatedRunsTests {
  @Test("what only runs of long ago have read does not matter any more")
  func canvas() {
    let (page, log) = (Page(), RunLog())
    let width = Remote(10.0)
    let session = HeadlessSession(
      Driven(width) { width in
        Canvas { _, _ in
          log.runs += 1
          _ = log.runs < 10 ? page.early : page.late
        }
        .frame(width: width, height: 10)
      })
    draw(session, 200) { width.value = Double(10 + $0 % 2) }
    let runs = log.runs
    #expect(runs == 200)
    page.early += 1
    _ = session.image()
    #expect(log.runs == runs)
    page.late += 1
    _ = session.image()
    #expect(log.runs == runs + 1)
  }

  @Test("sizes are worked out anew without a further frame")
  func shape() {
    let (page, log) = (Page(), RunLog())
    let width = Remote(10.0)
    let session = HeadlessSession(
      Driven(width) { width in
        Square(page: page, log: log).frame(width: width, height: 20)
      })
    draw(session, 200) { width.value = Double(10 + $0) }
    page.late += 1
    let runs = log.runs
    _ = session.image()
    #expect(log.runs > runs)
  }

  /// One picture after each change, none of which leaves work for another frame.
  private func draw(_ session: HeadlessSession, _ steps: Int, change: (Int) -> Void) {
    for step in 0..<steps {
      change(step)
      _ = session.image()
      #expect(!session.session.graph.hasWork, "step \(step)")
    }
  }
}

private struct Square: Shape {
  let page: Page
  let log: RunLog

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    log.runs += 1
    let side = min(proposal.width ?? 10, proposal.height ?? 10)
    return CGSize(width: side, height: side + CGFloat(page.late))
  }

  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
