import Geometry

/// How a grid aligns cells along one axis.
package struct GridGuide: Sendable, Equatable {
  /// How the guide of a cell is found; `custom` asks a closure.
  package var kind: CrossGuide
  /// The fraction of a cell that stands for the guide where cells are aligned by anchor: in merged cells, and
  /// in rows or columns larger than what their cells need.
  package var unit: Double

  package static let start = GridGuide(kind: .start, unit: 0)
  package static let center = GridGuide(kind: .center, unit: 0.5)
  package static let end = GridGuide(kind: .end, unit: 1)

  /// A guide that is asked for each cell. NaN counts as the middle.
  package static func custom(unit: Double) -> GridGuide {
    GridGuide(kind: .custom, unit: unit.isFinite ? unit : 0.5)
  }

  func value(_ length: Double) -> Double {
    switch kind {
    case .start, .custom: 0
    case .center: length / 2
    case .end: length
    }
  }
}

/// What a grid must know of a cell besides its answers: part of the input of `GridEngine`.
package struct GridCell: Sendable {
  /// The columns it asks to span (`gridCellColumns`); less than 1 counts as 1.
  package var columns: Int
  /// The unit point by which it is put into its cell (`gridCellAnchor`), nil for guides.
  package var anchor: UnitPoint?
  /// The axes in which it takes no part in sizing rows and columns (`gridCellUnsizedAxes`).
  package var unsizedAxes: Axis.Set
  /// The alignment it demands for its whole column (`gridColumnAlignment`). The first cell of a column that
  /// demands one decides.
  package var columnGuide: GridGuide?

  package init(
    columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = [], columnGuide: GridGuide? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnGuide = columnGuide
  }
}

/// What a grid keeps of a cell. Written by `GridEngine` alone.
package struct GridSlot: Sendable {
  package internal(set) var row: Int
  package internal(set) var column: Int
  /// The number of columns it spans, all of which exist.
  package internal(set) var span: Int
  /// Where it was put, in a left-to-right grid.
  package internal(set) var x = 0.0
  package internal(set) var y = 0.0
  package internal(set) var width = 0.0
  package internal(set) var height = 0.0
  var anchor: UnitPoint?
  var isUnsizedHorizontally: Bool
  var isUnsizedVertically: Bool
  /// Whether anchors place it: an explicit one, or a merged cell.
  var isAnchored: Bool { anchor != nil || span > 1 }
  /// The width with which it takes part in its column, the height with which it does in its row.
  var columnWidth = 0.0
  var rowHeight = 0.0
  /// Guides of the sizes above.
  var guideX = 0.0
  var guideY = 0.0
  /// Whether the answers used hold for all proposals.
  var isAlways = false
}
