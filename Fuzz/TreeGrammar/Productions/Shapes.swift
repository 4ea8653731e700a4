import Foundation
import Geometry
import SwiftUICore
import ViewGraph

extension Production {
  /// Shapes, painted in the ways there are.
  static let shapes: [Production] = [
    .leaf("rectangle", 0.6) { painted(Rectangle(), $0) },
    .leaf("roundedRectangle", 0.5) { painted(RoundedRectangle(cornerRadius: $0.x), $0) },
    .leaf("unevenRectangle", 0.3) {
      painted(UnevenRoundedRectangle(topLeadingRadius: $0.x, bottomTrailingRadius: $0.y), $0)
    },
    .leaf("circle", 0.5) { painted(Circle(), $0) },
    .leaf("ellipse", 0.3) { painted(Ellipse(), $0) },
    .leaf("capsule", 0.3) { painted(Capsule(style: $0.flag(5) ? .circular : .continuous), $0) },
    .leaf("containerShape", 0.3) { _ in ContainerRelativeShape() },
    .leaf("path", 0.3) { parts in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: parts.x, y: parts.y))
        path.addQuadCurve(to: CGPoint(x: parts.y, y: 0), control: CGPoint(x: 0, y: parts.x))
        path.closeSubpath()
      }
    },
    .leaf("trimmed", 0.3) { Circle().trim(from: $0.fraction / 2, to: $0.fraction).stroke(lineWidth: $0.y) },
    .leaf("moved", 0.3) { parts in
      switch parts.variety(6) {
      case 0: return Rectangle().offset(x: parts.x, y: parts.y)
      case 1: return Capsule().rotation(parts.angle)
      case 2: return Ellipse().scale(x: parts.fraction, y: 1)
      case 3: return Circle().size(width: parts.x, height: parts.y)
      case 4: return Rectangle().transform(CGAffineTransform(translationX: parts.x, y: 0))
      default: return AnyShape(parts.flag(3) ? AnyShape(Circle()) : AnyShape(Rectangle()))
      }
    },
    .leaf("combined", 0.2) { parts in
      let (a, b) = (Circle(), Rectangle().offset(x: parts.x, y: parts.y))
      switch parts.variety(4) {
      case 0: return a.union(b)
      case 1: return a.intersection(b)
      case 2: return a.subtracting(b)
      default: return a.symmetricDifference(b)
      }
    },
  ]

  @MainActor
  private static func painted<S: InsettableShape>(_ shape: S, _ parts: Parts) -> any View {
    switch parts.variety(9) {
    case 0: return shape
    case 1: return shape.fill(parts.color)
    case 2: return shape.stroke(parts.color, lineWidth: parts.x)
    case 3: return shape.strokeBorder(.tint, lineWidth: parts.y)
    case 4: return shape.inset(by: parts.x).fill(.secondary)
    case 5: return shape.fill(.red.gradient)
    case 6: return shape.fill(.blue).stroke(.black, lineWidth: parts.y)
    case 7: return shape.stroke(style: StrokeStyle(lineWidth: parts.y, dash: [4, parts.x]))
    default:
      return shape.fill(.linearGradient(colors: [.red, .blue], startPoint: parts.point, endPoint: .bottom))
    }
  }
}
