import SwiftUI
import Testing

private struct Measured: View {
  @ScaledMetric(relativeTo: .largeTitle) var title = 34.0
  @ScaledMetric(relativeTo: .caption2) var caption = 11.0
  @ScaledMetric var body17 = 17.0

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: title, height: 10).testProbe("title")
      Color.red.frame(width: caption, height: 10).testProbe("caption")
      Color.red.frame(width: body17, height: 10).testProbe("body")
    }
  }
}

@MainActor struct ScaledMetricTests {
  /// The published sizes of the styles: 34, 11 and 17 points at `large`.
  @Test(arguments: [
    (DynamicTypeSize.large, [34.0, 11, 17]),
    (.xxxLarge, [40, 17, 23]),
    (.accessibility5, [60, 40, 53]),
    (.xSmall, [31, 11, 14]),
  ])
  func aMetricGrowsAsItsStyleDoes(size: DynamicTypeSize, widths: [Double]) {
    let session = HeadlessSession(Measured().dynamicTypeSize(size), size: CGSize(width: 300, height: 300))
    let shown = ["title", "caption", "body"].map { Double(session.frame(of: $0)?.width ?? -1) }
    for (shown, width) in zip(shown, widths) { #expect(abs(shown - width) < 0.01) }
  }

  @Test func rectanglesAreJoinedByName() {
    let parts = [CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 4, y: 1, width: 1, height: 2)]
    #expect(parts.reduce(.null, CGRectUnion) == CGRect(x: 0, y: 0, width: 5, height: 3))
    #expect(CGRectIntersection(parts[0], parts[1]).isNull)
  }
}
