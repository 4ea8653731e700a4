import Foundation
import Geometry
import LayoutEngine
import SwiftUICore
import ViewGraph

extension Production {
  /// What changes sizes, places and guides.
  static let layoutModifiers: [Production] = [
    .modifier("inset", 2) { $0.content.modified(by: Inset(amount: $0.number)) },
    .modifier("guide", 2) {
      $0.content.modified(by: GuideShift(amount: $0.number, isVertical: $0.variety(2) == 0))
    },
    .modifier("priority") { $0.content.modified(by: Priority(value: Double($0.variety(3)) - 1)) },
    .modifier("zIndex") { $0.content.modified(by: PaintOrder(value: Double($0.variety(3)) - 1)) },
    .modifier("padding", 3) { $0.content.padding($0.edges, $0.flag(5) ? $0.x : nil) },
    .modifier("frame", 3) {
      $0.content.frame(width: $0.optionalX, height: $0.optionalY, alignment: $0.alignment)
    },
    .modifier("flexFrame", 2) {
      $0.content.frame(
        minWidth: $0.flag(0) ? $0.x : nil, idealWidth: $0.flag(1) ? $0.y : nil,
        maxWidth: $0.flag(2) ? .infinity : nil, minHeight: $0.flag(3) ? $0.y : nil,
        maxHeight: $0.flag(4) ? $0.x + $0.y : nil, alignment: $0.alignment)
    },
    .modifier("fixedSize") { $0.content.fixedSize(horizontal: $0.flag(0), vertical: $0.flag(1)) },
    .modifier("aspectRatio") {
      $0.content.aspectRatio($0.flag(0) ? $0.x / 10 : nil, contentMode: $0.flag(1) ? .fit : .fill)
    },
    .modifier("offset") { $0.content.offset(x: $0.x, y: $0.y) },
    .modifier("position", 0.5) { $0.content.position(x: $0.x, y: $0.y) },
    .modifier("layoutPriority") { $0.content.layoutPriority($0.number) },
    .modifier("drawingOrder", 0.5) { $0.content.zIndex($0.number) },
    .modifier("verticalGuide", closures: true) { parts in
      parts.content.alignmentGuide(parts.pick(.top, .center, .bottom, .firstTextBaseline)) {
        parts.reading.keep(.dimensions($0))
        return $0.height * 0.25 + parts.x + parts.read()
      }
    },
    .modifier("horizontalGuide", closures: true) { parts in
      parts.content.alignmentGuide(parts.pick(HorizontalAlignment.leading, .center, .trailing)) {
        $0[.trailing] - parts.x - parts.read()
      }
    },
    .modifier("safeAreaPadding", 0.7) { $0.content.safeAreaPadding($0.edges, $0.optionalX) },
    .modifier("ignoresSafeArea", 0.7) { $0.content.ignoresSafeArea(edges: $0.edges) },
    .modifier("containerRelativeFrame", 0.5) {
      $0.content.containerRelativeFrame($0.axes, count: 3, span: $0.variety(3), spacing: $0.y)
    },
    .modifier("gridCell", 0.7) { $0.content.gridCell($0) },
    .modifier("contentMargins", 0.5) { $0.content.contentMargins($0.edges, $0.x) },
    .modifier("scenePadding", 0.3) { $0.content.scenePadding($0.edges) },
    .modifier("hidden", 0.3) { $0.content.hidden() },
    .modifier("coordinateSpace", 0.5) { $0.content.coordinateSpace(.named($0.variety(8))) },
    .modifier("layoutDirection") {
      $0.content.environment(\.layoutDirection, $0.variety(2) == 0 ? .rightToLeft : .leftToRight)
    },
    .modifier("directionBehavior", 0.3) {
      $0.content.layoutDirectionBehavior($0.flag(0) ? .mirrors : .fixed)
    },
  ]
}

extension View {
  @ViewBuilder
  fileprivate func gridCell(_ parts: Parts) -> some View {
    switch parts.variety(4) {
    case 0: gridCellColumns(1 + parts.variety(3))
    case 1: gridCellAnchor(parts.unitPoint)
    case 2: gridCellUnsizedAxes(parts.axes)
    default: gridColumnAlignment(parts.horizontal)
    }
  }
}
