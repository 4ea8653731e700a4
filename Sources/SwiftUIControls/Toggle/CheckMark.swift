import SwiftUICore
import ViewGraph

/// A check mark that reaches from edge to edge. It looks the same wherever reading begins.
struct CheckMark: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - rect.height * 0.08))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.06))
    }
  }
}
