import Foundation
import HeadlessHost
import SwiftUI
import Testing

private struct Pair: View {
  @Namespace private var space
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center
  var follower = CGSize(width: 20, height: 20)
  var isFlexible = false
  var hasSource = true
  var top = 70.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      if hasSource {
        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
          .padding(.top, top).padding(.leading, 90)
      }
      Color.blue.frame(width: isFlexible ? nil : follower.width, height: isFlexible ? nil : follower.height)
        .testProbe("content")
        .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
        .testProbe("slot")
    }
    .frame(width: 200, height: 160, alignment: .topLeading)
  }
}

private struct Changing: View {
  @State private var top = 70.0
  @State private var hasSource = true
  let act: (Binding<Double>, Binding<Bool>) -> Void
  var body: some View {
    act($top, $hasSource)
    return Pair(properties: .position, hasSource: hasSource, top: top)
  }
}

@MainActor
struct MatchedGeometryTests {
  private func frames(_ view: some View) -> (content: CGRect?, slot: CGRect?) {
    let session = HeadlessSession(view, size: CGSize(width: 200, height: 160))
    return (session.frame(of: "content"), session.frame(of: "slot"))
  }

  @Test("a follower's slot stays; a flexible one takes the source's frame")
  func flexible() {
    let found = frames(Pair(isFlexible: true))
    #expect(found.slot == CGRect(x: 0, y: 0, width: 200, height: 160))
    #expect(found.content == CGRect(x: 90, y: 70, width: 40, height: 40))
  }

  @Test("position alone puts the anchors together")
  func position() {
    let centre = frames(Pair(properties: .position))
    #expect(centre.slot == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(centre.content == CGRect(x: 100, y: 80, width: 20, height: 20))
    let corner = frames(Pair(properties: .position, anchor: .bottomTrailing))
    #expect(corner.content == CGRect(x: 110, y: 90, width: 20, height: 20))
  }

  @Test("size alone leaves the content at its own place")
  func size() {
    let found = frames(Pair(properties: .size, isFlexible: true))
    #expect(found.content == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test("content that does not take the size stands off by the anchor's share of the difference, twice")
  func frame() {
    #expect(frames(Pair()).content == CGRect(x: 110, y: 90, width: 20, height: 20))
    #expect(frames(Pair(anchor: .topLeading)).content == CGRect(x: 90, y: 70, width: 20, height: 20))
  }

  @Test("the follower goes with the source, and home when there is none")
  func moves() {
    var (top, hasSource) = (Binding.constant(0.0), Binding.constant(true))
    let session = HeadlessSession(
      Changing { (top, hasSource) = ($0, $1) }, size: CGSize(width: 200, height: 160))
    let first = session.frame(of: "content")
    top.wrappedValue = 100
    let second = session.frame(of: "content")
    hasSource.wrappedValue = false
    let third = session.frame(of: "content")
    hasSource.wrappedValue = true
    let fourth = session.frame(of: "content")
    #expect(first?.minY == 80 && second?.minY == 110)
    #expect(third?.origin == .zero && fourth?.minY == 110)
  }

  @Test("right to left, the content lies on the source too")
  func mirrored() {
    let found = frames(Pair(isFlexible: true).environment(\.layoutDirection, .rightToLeft))
    #expect(found.content == CGRect(x: 70, y: 70, width: 40, height: 40))
  }
}
