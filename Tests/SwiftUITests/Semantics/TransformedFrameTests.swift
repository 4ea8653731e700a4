import Foundation
import SwiftUI
import Testing

private struct FrameKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Frames of views under scales and rotations, in a window of 100 by 100 points.
@MainActor @Suite("frames under transforms") struct TransformedFrameTests {
  private func frame(in space: CoordinateSpace, _ change: (AnyView) -> AnyView) -> CGRect {
    var found = CGRect.null
    let reader = GeometryReader { proxy in
      Color.red.preference(key: FrameKey.self, value: ["a": proxy.frame(in: space)])
    }
    let view = change(AnyView(reader.frame(width: 20, height: 20)))
      .frame(width: 100, height: 100)
      .coordinateSpace(.named("whole"))
      .onPreferenceChange(FrameKey.self) { found = $0["a"] ?? .null }
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    session.update()
    return found
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-9 }
  }

  @Test(
    "a frame is the bounding box of all four corners", arguments: [CoordinateSpace.global, .named("whole")])
  func boxes(_ space: CoordinateSpace) {
    let plain = frame(in: space) { $0 }
    #expect(plain == CGRect(x: 40, y: 40, width: 20, height: 20))
    let scaled = frame(in: space) { AnyView($0.scaleEffect(2)) }
    #expect(scaled == CGRect(x: 30, y: 30, width: 40, height: 40))
    let mirrored = frame(in: space) { AnyView($0.scaleEffect(x: -1, y: 1, anchor: .leading)) }
    #expect(mirrored == CGRect(x: 20, y: 40, width: 20, height: 20))
    let turned = frame(in: space) { AnyView($0.rotationEffect(.degrees(45))) }
    let half = 10 * 2.0.squareRoot()
    #expect(isNear(turned, CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half)))
    // Both turns together leave the frame where it is: the corners are boxed once, not at each turn.
    let turnedBack = frame(in: space) {
      AnyView($0.rotationEffect(.degrees(45)).rotationEffect(.degrees(-45)))
    }
    #expect(isNear(turnedBack, plain))
    let moved = frame(in: space) { AnyView($0.offset(x: 0.1, y: 0.2)) }
    #expect(moved.size == CGSize(width: 20, height: 20))
  }

  /// A view whose bounds are read, by an anchor, in the coordinates of a larger one around it.
  private func marked(_ found: @escaping (CGRect) -> Void) -> some View {
    Color.clear.frame(width: 10, height: 10)
      .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .frame(width: 20, height: 20, alignment: .topLeading)
      .backgroundPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          let _ = found(anchor.map { proxy[$0] } ?? .null)
          Color.clear
        }
      }
  }

  @Test("an anchor leads into a scaled view's own coordinates")
  func anchors() {
    var inside = CGRect.null
    var outside = CGRect.null
    let view = marked { inside = $0 }
      .rotationEffect(.degrees(30))
      .rotationEffect(.degrees(-30))
      .scaleEffect(2)
      .frame(width: 100, height: 100)
      .backgroundPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          let _ = outside = anchor.map { proxy[$0] } ?? .null
          Color.clear
        }
      }
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    session.update()
    #expect(isNear(inside, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isNear(outside, CGRect(x: 30, y: 30, width: 20, height: 20)))
  }

  @Test("an anchor between views that are turned together is exact")
  func turnedAnchors() {
    var inside = CGRect.null
    let view = marked { inside = $0 }
      .rotationEffect(.degrees(45))
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    session.update()
    #expect(isNear(inside, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }
}
