import Foundation
import MeasuredPaths
import SwiftUI
import Testing

/// The shapes' paths against those measured on Apple's SwiftUI.
@Suite("Measured shapes") @MainActor
struct MeasuredShapeTests {
  private static let r = CGRect(x: 0, y: 0, width: 100, height: 60)
  private static let q = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let uneven = RectangleCornerRadii(
    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  /// A triangle of a program's own.
  private struct Triangle: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        $0.closeSubpath()
      }
    }
  }

  /// Two squares, as one shape.
  private struct Squares: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
      }
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }

  private func shaped(_ name: String) -> Path? {
    let (r, q, uneven) = (Self.r, Self.q, Self.uneven)
    return switch name {
    case "rect": Rectangle().path(in: r)
    case "ellipse": Ellipse().path(in: r)
    case "rounded-circular-12": RoundedRectangle(cornerRadius: 12, style: .circular).path(in: r)
    case "rounded-continuous-size-20x8":
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: r)
    case "rounded-continuous-20": RoundedRectangle(cornerRadius: 20).path(in: r)
    case "rounded-continuous-40-clamped": RoundedRectangle(cornerRadius: 40).path(in: r)
    case "rounded-zero": RoundedRectangle(cornerRadius: 0).path(in: r)
    case "capsule": Capsule().path(in: r)
    case "capsule-tall": Capsule().path(in: box(30, 80))
    case "uneven-circular": UnevenRoundedRectangle(cornerRadii: uneven, style: .circular).path(in: r)
    case "uneven-shared-edge-22-18":
      UnevenRoundedRectangle(topLeadingRadius: 22, bottomLeadingRadius: 18).path(in: box(200, 60))
    case "uneven-oversized-50-70":
      UnevenRoundedRectangle(topLeadingRadius: 50, topTrailingRadius: 70).path(in: box(100, 300))
    case "uneven-all-40-in-60":
      UnevenRoundedRectangle(
        topLeadingRadius: 40, bottomLeadingRadius: 40, bottomTrailingRadius: 40, topTrailingRadius: 40
      ).path(in: box(200, 60))
    case "inset-circle-5": Circle().inset(by: 5).path(in: r)
    case "inset-rounded-past-radius": RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: r)
    case "inset-uneven-5": UnevenRoundedRectangle(cornerRadii: uneven).inset(by: 5).path(in: r)
    case "trim-rect-0.1-0.6": Rectangle().trim(from: 0.1, to: 0.6).path(in: r)
    case "trim-rect-0-1": Rectangle().trim(from: 0, to: 1).path(in: r)
    case "trim-rect-0-0.999": Rectangle().trim(from: 0, to: 0.999).path(in: r)
    case "trim-rect-out-of-range": Rectangle().trim(from: -0.5, to: 1.5).path(in: r)
    case "trim-triangle-0.25-0.75": Triangle().trim(from: 0.25, to: 0.75).path(in: r)
    case "trim-two-subpaths": Squares().trim(from: 0.25, to: 0.75).path(in: r)
    case "trim-circle-0.2-0.8": Circle().trim(from: 0.2, to: 0.8).path(in: q)
    case "offset-shape": Rectangle().offset(x: 10, y: 5).path(in: r)
    case "scale-shape-anchor": Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: r)
    case "rotation-30-anchor": Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: r)
    case "size-shape": Rectangle().size(width: 40, height: 20).path(in: r)
    case "stroked-triangle-4": Triangle().stroke(lineWidth: 4).path(in: r)
    case "stroked-shape": Rectangle().stroke(lineWidth: 2).path(in: r)
    default: nil
    }
  }

  @Test(
    "A shape's path is the measured one",
    arguments: MeasuredPath.all.filter { !unshaped.contains($0.name) && !$0.name.hasPrefix("arc-") })
  func shape(_ measured: MeasuredPath) throws {
    let path = try #require(shaped(measured.name))
    #expect(measured.difference(of: path) == nil)
  }

  /// Paths that no shape makes.
  private nonisolated static let unshaped: Set = ["rect-transform", "quad-and-cubic", "stroked-line-square"]
}
