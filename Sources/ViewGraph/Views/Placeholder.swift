import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Stands where a limit of the engine keeps a view from being made: a small red box with a cross.
nonisolated struct Placeholder: LeafView {
  typealias Body = Never
  static let type: _ViewType = .of(Placeholder.self)
  private static let side: CGFloat = 12

  func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(CGSize(width: Self.side, height: Self.side))
  }

  func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    let box = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
    var cross = Path(box)
    cross.move(to: CGPoint(x: box.minX, y: box.minY))
    cross.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    cross.move(to: CGPoint(x: box.maxX, y: box.minY))
    cross.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    let red = Paint.color(ResolvedColor(red: 0.8, green: 0, blue: 0))
    return [.stroke(cross, red, StrokeStyle(lineWidth: 1))]
  }

  static func _makeViewType() -> _ViewType { makeLeafType() }
}
