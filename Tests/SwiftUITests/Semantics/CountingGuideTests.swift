import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Boxes that flow from line to line by guides whose closures count on each other, as programs wrote them
/// before there was a `Layout` protocol.
private struct CountingFlow: View {
  let widths: [CGFloat]

  var body: some View {
    GeometryReader { geometry in content(in: geometry.size.width) }
  }

  private func content(in room: CGFloat) -> some View {
    var (x, y, line) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    return ZStack(alignment: .topLeading) {
      ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
        Color.red.frame(width: width, height: 10).testProbe(index)
          .alignmentGuide(.leading) { dimensions in
            if abs(x - dimensions.width) > room {
              x = 0
              y -= line
            }
            line = dimensions.height
            let result = x
            x = index == widths.count - 1 ? 0 : x - dimensions.width
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = y
            if index == widths.count - 1 { y = 0 }
            return result
          }
      }
    }
    .background(Color.blue.testProbe("all"))
  }
}

@MainActor
struct CountingGuideTests {
  @Test("the guides of a ZStack's views are asked view by view, once for each size")
  func flow() {
    let session = HeadlessSession(
      CountingFlow(widths: [40, 50, 30, 60, 20]), size: CGSize(width: 100, height: 80))
    let origins = (0..<5).map { session.frame(of: $0)?.origin }
    let all = session.frame(of: "all")
    #expect(
      origins == [
        CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 10),
        CGPoint(x: 0, y: 20),
      ])
    #expect(all == CGRect(x: 0, y: 0, width: 90, height: 30))
  }
}
