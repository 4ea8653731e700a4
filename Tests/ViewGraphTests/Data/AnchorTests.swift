import Foundation
import HeadlessHost
import SwiftUI
import Testing

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Corners: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
    value = value ?? nextValue()
  }
}

private struct Maybe: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint?>] { [] }
  static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) {
    value += nextValue()
  }
}

@MainActor private final class Seen {
  var frames: [CGRect] = []
  var points: [CGPoint] = []
  var maybe: [CGPoint?] = []
  var inset = Binding.constant(0.0)
}

private struct Moving: View {
  @State private var inset = 5.0
  let seen: Seen
  var body: some View {
    seen.inset = $inset
    return VStack(spacing: 0) {
      Color.blue.frame(width: 10, height: inset)
      Color.red.frame(width: 10, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      Spacer(minLength: 0)
    }
    .frame(width: 100, height: 100)
    .overlayPreferenceValue(Places.self) { anchors in
      GeometryReader { proxy in
        let _ = seen.frames.append(contentsOf: anchors.map { proxy[$0] })
        Color.clear
      }
    }
  }
}

@MainActor
struct AnchorTests {
  @Test("an anchor follows the view it belongs to, though the reader stays")
  func follows() {
    let seen = Seen()
    let session = HeadlessSession(Moving(seen: seen), size: CGSize(width: 100, height: 100))
    session.update()
    let before = seen.frames.last
    seen.inset.wrappedValue = 30
    session.update()
    let after = seen.frames.last
    #expect(before == CGRect(x: 45, y: 5, width: 10, height: 10))
    #expect(after == CGRect(x: 45, y: 30, width: 10, height: 10))
  }

  @Test("anchors of several places and of none")
  func composite() {
    let seen = Seen()
    let view = Color.red.frame(width: 10, height: 20)
      .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
      .anchorPreference(key: Maybe.self, value: .init(.center)) { [$0] }
      .transformAnchorPreference(key: Maybe.self, value: .init(Anchor<CGPoint>.Source?.none)) {
        $0.append($1)
      }
      .padding(.leading, 30)
      .overlayPreferenceValue(Corners.self) { corners in
        GeometryReader { proxy in
          let _ = seen.points = corners.map { proxy[$0] } ?? []
          Color.clear
        }
      }
      .overlayPreferenceValue(Maybe.self) { anchors in
        GeometryReader { proxy in
          let _ = seen.maybe = anchors.map { proxy[$0] }
          Color.clear
        }
      }
    let session = HeadlessSession(view)
    session.update()
    #expect(seen.points == [CGPoint(x: 30, y: 0), CGPoint(x: 40, y: 20)])
    #expect(seen.maybe == [CGPoint(x: 35, y: 10), nil])
  }
}
