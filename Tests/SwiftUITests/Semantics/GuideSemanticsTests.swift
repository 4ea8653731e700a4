import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Alignment guides, one statement a test.
@MainActor @Suite("Guides")
struct GuideSemanticsTests {
  private let size = CGSize(width: 200, height: 200)

  @Test("a column in a row aligned by baselines: its first is the topmost, its last the bottommost")
  func baselines() throws {
    func row(_ alignment: VerticalAlignment) -> HeadlessSession {
      let view = HStack(alignment: alignment) {
        VStack(spacing: 0) {
          Text("a").testProbe("top")
          Text("b")
          Text("c").testProbe("bottom")
        }
        Text("x").testProbe("x")
      }
      return HeadlessSession(view, size: size)
    }
    let first = row(.firstTextBaseline)
    let top = try #require(first.frame(of: "top"))
    #expect(try #require(first.frame(of: "x")).minY == top.minY)
    let last = row(.lastTextBaseline)
    let bottom = try #require(last.frame(of: "bottom"))
    #expect(try #require(last.frame(of: "x")).maxY == bottom.maxY)
    #expect(bottom.minY > top.minY)
  }

  @Test("an offset changes no guide, neither one that is set nor a default")
  func offset() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in 20 }.offset(x: 7)
        .testProbe("guided")
      Color.red.frame(width: 50, height: 10).offset(x: 9).testProbe("moved")
      Color.red.frame(width: 50, height: 10).testProbe("plain")
    }
    let session = HeadlessSession(view, size: size)
    let guided = try #require(session.frame(of: "guided"))
    let moved = try #require(session.frame(of: "moved"))
    let plain = try #require(session.frame(of: "plain"))
    #expect(plain.minX == moved.minX)
    #expect(plain.minX - guided.minX == 20)
  }

  /// A flow layout as programs wrote it before there was `Layout`: guides that count along.
  private struct OldFlow: View {
    final class Calls { var names: [String] = [] }
    let calls: Calls
    let widths: [CGFloat]
    let room: CGFloat

    var body: some View {
      var x: CGFloat = 0
      var y: CGFloat = 0
      return ZStack(alignment: .topLeading) {
        ForEach(widths.indices, id: \.self) { index in
          Color.red.frame(width: widths[index], height: 10)
            .alignmentGuide(.leading) { dimensions in
              calls.names.append("leading \(index)")
              if abs(x - dimensions.width) > room {
                x = 0
                y -= dimensions.height
              }
              let result = x
              x = index == widths.count - 1 ? 0 : x - dimensions.width
              return result
            }
            .alignmentGuide(.top) { _ in
              calls.names.append("top \(index)")
              let result = y
              if index == widths.count - 1 { y = 0 }
              return result
            }
            .testProbe(index)
        }
      }
    }
  }

  @Test("guides that count along are asked in whole, ordered passes, leading before top")
  func passes() throws {
    let calls = OldFlow.Calls()
    let flow = OldFlow(calls: calls, widths: [40, 50, 30, 60, 40], room: 100)
    let session = HeadlessSession(flow, size: size)
    func places() -> [CGPoint?] {
      let first = session.frame(of: 0)?.origin ?? .zero
      return (0..<5).map { index in
        session.frame(of: index).map { CGPoint(x: $0.minX - first.x, y: $0.minY - first.y) }
      }
    }
    let expected: [CGPoint?] = [
      CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 10),
      CGPoint(x: 0, y: 20),
    ]
    #expect(places() == expected)
    let pass = (0..<5).flatMap { ["leading \($0)", "top \($0)"] }
    let count = calls.names.count / pass.count
    #expect(count > 0)
    #expect(calls.names == (0..<count).flatMap { _ in pass })
    // Laid out again, it is the same.
    session.size = CGSize(width: 190, height: 150)
    #expect(places() == expected)
    #expect(calls.names.count % pass.count == 0)
  }
}
