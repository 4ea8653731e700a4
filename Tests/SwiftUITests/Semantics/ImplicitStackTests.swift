import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Where one view is wanted, several form an implicit stack, and a single one stands for itself.
@MainActor @Suite("Implicit stacks")
struct ImplicitStackTests {
  /// A wide view and a high one: over each other, 20 by 30.
  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 20, height: 10).testProbe("a")
      Color.blue.frame(width: 10, height: 30).testProbe("b")
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private func frames<V: View>(_ view: V) -> [CGRect?] {
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    return [session.frame(of: "a"), session.frame(of: "b")]
  }

  // MARK: Layers

  @Test(
    "an alignment places the views of a background, an overlay or a mask as a unit that is centred in itself")
  func unit() {
    let corner = [
      CGRect(x: 80, y: 80, width: 20, height: 10), CGRect(x: 85, y: 70, width: 10, height: 30),
    ]
    #expect(frames(Color.clear.overlay(alignment: .bottomTrailing) { Pair() }) == corner)
    #expect(frames(Color.clear.background(alignment: .bottomTrailing) { Pair() }) == corner)
    #expect(frames(Color.clear.mask(alignment: .bottomTrailing) { Pair() }) == corner)
    let over = Color.clear.overlayPreferenceValue(Key.self, alignment: .bottomTrailing) { _ in Pair() }
    #expect(frames(over) == corner)
    let behind = Color.clear.backgroundPreferenceValue(Key.self, alignment: .bottomTrailing) { _ in Pair() }
    #expect(frames(behind) == corner)
  }

  @Test("a bar of several views in a safe area is placed as a unit")
  func bar() {
    let view = Color.clear.safeAreaInset(edge: .bottom, alignment: .trailing) { Pair() }
    #expect(
      frames(view) == [
        CGRect(x: 80, y: 80, width: 20, height: 10), CGRect(x: 85, y: 70, width: 10, height: 30),
      ])
  }

  @Test("the alignment moves the unit when it changes")
  func change() {
    let alignment = Remote(Alignment.topLeading)
    let session = HeadlessSession(
      Driven(alignment) { alignment in Color.clear.overlay(alignment: alignment) { Pair() } },
      size: CGSize(width: 100, height: 100))
    #expect(session.frame(of: "b")?.origin == CGPoint(x: 5, y: 0))
    alignment.value = .trailing
    #expect(session.frame(of: "b")?.origin == CGPoint(x: 85, y: 35))
  }

  @Test("a single view is placed by a guide of its own, and by those of several together")
  func guides() {
    let single = Color.clear.overlay(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.top) { $0[.bottom] }.testProbe("a")
    }
    #expect(frames(single)[0] == CGRect(x: 0, y: -10, width: 20, height: 10))
    let several = Color.clear.overlay(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 10).testProbe("a")
      Color.blue.frame(width: 20, height: 10).alignmentGuide(.top) { _ in 4 }.testProbe("b")
    }
    let place = CGRect(x: 0, y: -4, width: 20, height: 10)
    #expect(frames(several) == [place, place])
  }

  @Test("a view that joins makes a unit of the one that was single")
  func joining() {
    let isJoined = Remote(false)
    let session = HeadlessSession(
      Driven(isJoined) { isJoined in
        Color.clear.overlay(alignment: .bottomTrailing) {
          Color.red.frame(width: 20, height: 10).testProbe("a")
          if isJoined { Color.blue.frame(width: 10, height: 30).testProbe("b") }
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(session.frame(of: "a")?.origin == CGPoint(x: 80, y: 90))
    isJoined.value = true
    #expect(session.frame(of: "a")?.origin == CGPoint(x: 80, y: 80))
    isJoined.value = false
    #expect(session.frame(of: "a")?.origin == CGPoint(x: 80, y: 90))
  }

  // MARK: Columns

  /// Two views in a row, of endless width where they are proposed one, and otherwise of 30 and 90 points.
  private struct Row: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(idealWidth: 30, maxWidth: .infinity).frame(height: 10).testProbe("a")
        Color.red.frame(idealWidth: 90, maxWidth: .infinity).frame(height: 10).testProbe("b")
      }
    }
  }

  @Test(
    "a single view is proposed what the window, the image or the scroll view proposes, not its ideal size")
  func single() {
    // In a column of its own the row would be proposed its ideal width of 120: half of that for each.
    let session = HeadlessSession(Row())
    #expect(session.frame(of: "a")?.width == 30 && session.frame(of: "b")?.width == 90)
    let renderer = ImageRenderer(content: Row())
    #expect(renderer.cgImage?.width == 120)
    let scrolled = HeadlessSession(ScrollView(.horizontal) { Row() }, size: CGSize(width: 200, height: 50))
    #expect(scrolled.frame(of: "a")?.width == 30 && scrolled.frame(of: "b")?.width == 90)
  }

  @Test("a spacer at the root takes both axes, one among others that of the column")
  func spacer() {
    let isJoined = Remote(false)
    let session = HeadlessSession(
      Driven(isJoined) { isJoined in
        Spacer().testProbe("a")
        if isJoined { Color.red.frame(width: 10, height: 10) }
      }, size: CGSize(width: 60, height: 80))
    #expect(session.frame(of: "a")?.size == CGSize(width: 60, height: 80))
    isJoined.value = true
    #expect(session.frame(of: "a")?.size.width == 0)
    isJoined.value = false
    #expect(session.frame(of: "a")?.size == CGSize(width: 60, height: 80))
  }
}
