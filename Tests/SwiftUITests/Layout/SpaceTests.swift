import SwiftUI
import Testing

@MainActor @Suite("Spaces and containers")
struct SpaceTests {
  private final class Seen { var frame: CGRect? }

  /// The frame of a view of 20 × 10 points in a space, where it stands in a named stack.
  private func frame(in space: some CoordinateSpaceProtocol & Sendable) -> CGRect? {
    let seen = Seen()
    let laid = Laid(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 50, height: 30)
        Color.clear.frame(width: 20, height: 10)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: space)
          } action: {
            seen.frame = $0
          }
          .padding(4)
      }
      .coordinateSpace(.named("stack"))
      .padding(.leading, 50)
    }
    laid.session.update()
    return seen.frame
  }

  @Test("a frame is told in the view's own space, in a named one around it, and in the window's")
  func spaces() {
    #expect(frame(in: .local) == rect(0, 0, 20, 10))
    #expect(frame(in: .named("stack")) == rect(4, 34, 20, 10))
    #expect(frame(in: .global) == rect(104, 60, 20, 10))
    #expect(frame(in: .named("nobody")) == frame(in: .global))
  }

  @Test("of spaces of one name the nearest counts")
  func nearestSpace() {
    let seen = Seen()
    let laid = Laid(100, 100) {
      Color.clear.frame(width: 20, height: 10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named(1))
        } action: {
          seen.frame = $0
        }
        .padding(3).coordinateSpace(.named(1))
        .padding(30).coordinateSpace(.named(1))
    }
    laid.session.update()
    #expect(seen.frame == rect(3, 3, 20, 10))
  }

  @Test("from right to left a frame in a space is counted from its left all the same")
  func mirroredSpace() {
    let seen = Seen()
    let laid = Laid(100, 100, rightToLeft: true) {
      Color.clear.frame(width: 20, height: 10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named("row"))
        } action: {
          seen.frame = $0
        }
        .padding(.leading, 30)
        .coordinateSpace(.named("row"))
    }
    laid.session.update()
    #expect(seen.frame == rect(0, 0, 20, 10))
  }

  // MARK: Frames by the container

  /// The size of a view that is as large as its container.
  private func relativeSize(_ view: (AnyView) -> some View) -> CGSize? {
    let relative = Color.clear.containerRelativeFrame([.horizontal, .vertical]).testProbe("a")
    return Laid(200, 100) { view(AnyView(relative)) }["a"]?.size
  }

  @Test("the container of a relative frame is the nearest list or scroll view, else the window")
  func containers() {
    let window = CGSize(width: 200, height: 100), small = CGSize(width: 80, height: 60)
    #expect(relativeSize { $0 } == window)
    #expect(relativeSize { $0.frame(width: 10, height: 10) } == window)
    #expect(relativeSize { view in VStack { HStack { view } }.padding(10) } == window)
    #expect(relativeSize { view in ScrollView { view }.frame(width: 80, height: 60) } == small)
    #expect(relativeSize { view in List { view }.frame(width: 80, height: 60) } == small)
    #expect(relativeSize { view in ScrollView { view }.padding(10) } == CGSize(width: 180, height: 80))
  }

  @Test("the safe area and the margins of the container are no part of its size")
  func containerInsets() {
    let barred = relativeSize { view in
      ScrollView { view }.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) }
    }
    #expect(barred == CGSize(width: 200, height: 70))
    #expect(relativeSize { view in ScrollView { view }.contentMargins(10) } == CGSize(width: 180, height: 80))
  }

  @Test("a navigation stack is the container of what it shows")
  func navigationStack() {
    let small = CGSize(width: 80, height: 60)
    #expect(relativeSize { view in NavigationStack { view }.frame(width: 80, height: 60) } == small)
    #expect(
      relativeSize { view in NavigationStack { ScrollView { view } }.padding(10) }
        == CGSize(width: 180, height: 80))
    #expect(
      relativeSize { view in NavigationStack { view.padding(10) }.frame(width: 80, height: 60) } == small)
  }

  @Test("a relative frame is a part of the container, counted in columns or by a closure")
  func parts() {
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat? {
      Laid(200, 100) {
        Color.clear.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing).testProbe(
          "a")
      }["a"]?.width
    }
    #expect(width(4, 1, 0) == 50)
    #expect(width(4, 3, 0) == 150)
    #expect(width(5, 1, 10) == 32)
    #expect(width(5, 2, 10) == 74)
    #expect(width(5, 5, 10) == 200)
    let third = Laid(300, 100) {
      Color.clear.containerRelativeFrame(.horizontal) { length, axis in
        axis == .vertical ? length / 2 : length / 3
      }.testProbe("a")
    }
    #expect(third["a"] == rect(100, 0, 100, 100))
  }

  @Test("a relative frame puts its content by an alignment")
  func relativeAlignment() {
    let laid = Laid(200, 100) {
      tile("a", 20, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    }
    #expect(laid["a"] == rect(180, 90, 20, 10))
  }
}
