import DisplayList
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Directions of layout")
struct DirectionTests {
  /// A triangle at the leading edge, that mirrors or does not.
  private struct Flag: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX / 4, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// Where a shape of 100 × 20 points is painted.
  private func extent(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> CGRect? {
    items(of: Flag(behavior: behavior), width: 100, height: 20) { $0.layoutDirection = direction }
      .paths.first?.boundingRect
  }

  @Test("a shape mirrors from right to left unless its behaviour is fixed")
  func shapes() {
    let left = rect(0, 0, 25, 20), right = rect(75, 0, 25, 20)
    #expect(extent(.mirrors, .leftToRight) == left)
    #expect(extent(.mirrors, .rightToLeft) == right)
    #expect(extent(.fixed, .rightToLeft) == left)
    #expect(extent(.mirrors(in: .rightToLeft), .rightToLeft) == right)
    #expect(extent(.mirrors(in: .leftToRight), .leftToRight) == right)
    #expect(extent(.mirrors(in: .leftToRight), .rightToLeft) == left)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
    #expect(LayoutDirectionBehavior.fixed != .mirrors)
  }

  @Test("a view mirrors its picture where it is told to, and keeps its place")
  func views() {
    func isMirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      let drawn = items(of: Color.red.frame(width: 20, height: 10).layoutDirectionBehavior(behavior)) {
        $0.layoutDirection = direction
      }
      return drawn.effects.contains { if case .transform = $0 { true } else { false } }
    }
    #expect(!isMirrored(.mirrors, .leftToRight) && isMirrored(.mirrors, .rightToLeft))
    #expect(!isMirrored(.fixed, .leftToRight) && !isMirrored(.fixed, .rightToLeft))
    #expect(isMirrored(.mirrors(in: .leftToRight), .leftToRight))
    #expect(!isMirrored(.mirrors(in: .leftToRight), .rightToLeft))
    let laid = Laid(100, 20, rightToLeft: true) {
      HStack(spacing: 0) {
        tile("a", 20, 20).layoutDirectionBehavior(.mirrors)
        stretch("b")
      }
    }
    #expect(laid["a"] == rect(80, 0, 20, 20) && laid["b"] == rect(0, 0, 80, 20))
  }

  @Test("content of a mirrored view is found where it shows")
  func mirroredFrames() {
    let laid = Laid(100, 20, rightToLeft: true) {
      ZStack(alignment: .leading) {
        stretch("whole")
        tile("a", 20, 20)
      }
      .layoutDirectionBehavior(.mirrors)
    }
    #expect(laid["a"] == rect(0, 0, 20, 20))
  }

  @Test("a program overrides the direction for a view and what is inside it")
  func override() {
    let laid = Laid(100, 40, rightToLeft: true) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          tile("a", 20, 20)
          stretch("b")
        }
        HStack(spacing: 0) {
          tile("c", 20, 20)
          stretch("d")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    #expect(laid["a"]?.minX == 80)
    #expect(laid["c"]?.minX == 0)
  }

  @Test("a view reads the direction, and follows it")
  func reading() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { tile("a", direction == .rightToLeft ? 30 : 20, 10) }
    }
    let laid = Laid { Reader() }
    #expect(laid["a"]?.width == 20)
    laid.session.setEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(laid["a"]?.width == 30)
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
  }

  @Test("a change of the direction moves what is there, and back")
  func change() {
    let laid = Laid(100, 20) {
      HStack(spacing: 0) {
        tile("a", 20, 20)
        stretch("b").padding(.leading, 5)
      }
    }
    let before = laid["b"]
    #expect(before == rect(25, 0, 75, 20))
    laid.session.setEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(laid["a"] == rect(80, 0, 20, 20) && laid["b"] == rect(0, 0, 75, 20))
    laid.session.setEnvironment { $0.layoutDirection = .leftToRight }
    #expect(laid["b"] == before)
  }
}
