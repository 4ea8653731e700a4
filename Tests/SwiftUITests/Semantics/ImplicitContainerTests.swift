import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// What several views become where one is wanted, one statement a test.
@MainActor @Suite("Implicit containers")
struct ImplicitContainerTests {
  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 20, height: 10).testProbe("a")
      Color.blue.frame(width: 10, height: 30).testProbe("b")
    }
  }

  private func frames<V: View>(_ view: V) -> [CGRect?] {
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    return [session.frame(of: "a"), session.frame(of: "b")]
  }

  /// A column with the default spacing in the middle of the window.
  private let column = [
    CGRect(x: 40, y: 26, width: 20, height: 10), CGRect(x: 45, y: 44, width: 10, height: 30),
  ]
  /// Both in the middle.
  private let layers = [
    CGRect(x: 40, y: 45, width: 20, height: 10), CGRect(x: 45, y: 35, width: 10, height: 30),
  ]

  @Test("a window stacks its roots in a column")
  func window() { #expect(frames(Pair()) == column) }

  @Test("a view erased to a frame or a custom unary container is one element round a column")
  func unaryRoot() {
    struct Unary: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View { children }
    }
    #expect(frames(HStack { _VariadicView.Tree(Unary()) { Pair() } }) == column)
  }

  @Test("an image stacks its roots in a column")
  func image() {
    let renderer = ImageRenderer(content: Pair())
    let width = renderer.cgImage?.width
    let height = renderer.cgImage?.height
    #expect(width == 20 && height == 48)
  }

  @Test("a scroll view stacks its views in a column, also where it scrolls sideways")
  func scrollView() {
    let vertical = frames(ScrollView { Pair() })
    #expect(
      vertical == [CGRect(x: 40, y: 0, width: 20, height: 10), CGRect(x: 45, y: 18, width: 10, height: 30)])
    let horizontal = frames(ScrollView(.horizontal) { Pair() })
    #expect(
      horizontal == [CGRect(x: 0, y: 26, width: 20, height: 10), CGRect(x: 5, y: 44, width: 10, height: 30)])
  }

  @Test("backgrounds and overlays lay their views over each other")
  func layered() {
    #expect(frames(Color.clear.background { Pair() }) == layers)
    #expect(frames(Color.clear.overlay { Pair() }) == layers)
  }

  @Test("a geometry reader puts its views at the top leading corner, over each other")
  func reader() {
    let corner = [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 0, width: 10, height: 30)]
    #expect(frames(GeometryReader { _ in Pair() }) == corner)
  }

  @Test("rows with two roots are two rows of a list")
  func list() throws {
    let session = HeadlessSession(
      List {
        ForEach(0..<2) { number in
          Color.red.frame(width: 20, height: 30).testProbe("first \(number)")
          Color.red.frame(width: 20, height: 30).testProbe("second \(number)")
        }
      }, size: CGSize(width: 100, height: 300))
    let tops = ["first 0", "second 0", "first 1", "second 1"].map { session.frame(of: $0)?.minY }
    let steps = try zip(tops.dropFirst(), tops).map { try #require($0) - #require($1) }
    #expect(Set(steps).count == 1 && steps[0] > 30, "each has a row's insets and a line")
  }

  private struct Item: Identifiable {
    let id: Int
    var height: CGFloat
  }

  @Test("a list over a binding follows the rows that come and go, and hands each row its binding")
  func listOfBindings() {
    let items = Remote([Item(id: 0, height: 30), Item(id: 1, height: 30)])
    final class Kept { var last: Binding<Item>? }
    let kept = Kept()
    struct Rows: View {
      let kept: Kept
      @Binding var items: [Item]
      var body: some View {
        List($items) { $item in
          let _ = kept.last = $item
          Color.red.frame(width: 20, height: item.height).testProbe(item.id)
        }
      }
    }
    let session = HeadlessSession(
      Driven(items) { _ in
        Rows(
          kept: kept,
          items: Binding {
            items.value
          } set: {
            items.value = $0
          })
      },
      size: CGSize(width: 100, height: 300))
    #expect(session.frame(of: 1)?.height == 30)
    kept.last?.wrappedValue.height = 50
    #expect(session.frame(of: 1)?.height == 50)
    items.value = []
    #expect(session.frame(of: 0) == nil && session.frame(of: 1) == nil)
    items.value = [Item(id: 7, height: 40)]
    #expect(session.frame(of: 7)?.height == 40)
  }
}
