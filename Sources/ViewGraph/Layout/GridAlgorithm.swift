import Foundation
import Geometry
import LayoutEngine

/// Arranges rows of cells: the algorithm of `Grid`.
///
/// The cells of all rows are children side by side; which row a cell belongs to is a trait that its
/// `GridRow` sets. A child without one is a row of its own that spans the grid.
final class GridAlgorithm: LayoutAlgorithm {
  private let layout: GridLayout
  private var cells: GridCells
  /// The proposal that `cells` stands for; nil when it stands for none.
  private var arranged: Proposal?
  /// Cells that answer otherwise since they were placed last; nil for all of them.
  private var unplaced: [Int]?
  /// Whether some cell set guides, and whether some cell gave baselines, when the cells were described.
  private var known: ViewNode.Flags = []
  /// With what each cell was placed last, and where.
  private var frames = GridFrames()

  init(_ layout: GridLayout) {
    self.layout = layout
    cells = GridCells(layout, [])
  }

  override func childrenChanged(_ node: ContainerNode) {
    describe(node)
    arranged = nil
    unplaced = nil
  }

  private func describe(_ node: ContainerNode) {
    cells = GridCells(layout, node.children)
    known = node.children.reduce(into: []) { $0.formUnion($1.flags.intersection(Self.guideFlags)) }
  }

  private static let guideFlags: ViewNode.Flags = [.hasGuides, .hasBaselines]

  override func guidesChanged(of child: ElementNode) -> Bool {
    // Cells whose guides follow from their sizes are described otherwise.
    if !known.isSuperset(of: child.flags.intersection(Self.guideFlags)),
      let node = child.layoutParent as? ContainerNode
    {
      describe(node)
    }
    arranged = nil
    unplaced = nil
    return true
  }

  override var traitUses: TraitUses { .layout }

  override func childrenUnplaced() { unplaced = nil }

  override func childChanged(_ child: ElementNode, _ node: ContainerNode) {
    arranged = nil
    unplaced = nil
    // The cells were described with the spacing that the child has reported.
    if child.hasUnreportedSpacing { describe(node) }
  }

  override func replace(_ child: ElementNode, _ node: ContainerNode) -> Bool {
    // The gap beside a cell may have changed with it.
    guard arranged != nil, layout.horizontalSpacing != nil, layout.verticalSpacing != nil else {
      return false
    }
    let index = Int(child.indexInParent)
    summed = cells.resum(index, node.children)
    guard summed != nil else { return false }
    unplaced?.append(index)
    return true
  }

  /// The answer since the last cell that was replaced.
  private var summed: SizeAnswer?

  override func resum(_ node: ContainerNode) -> SizeAnswer? { arranged == nil ? nil : summed }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    arranged = nil
    unplaced = nil
    return cells.size(proposal, node.children)
  }

  override func place(_ node: ContainerNode) {
    if arranged == nil || arranged != node.proposal {
      cells.arrange(node.proposal, node.children)
      arranged = node.proposal
      unplaced = nil
    }
    var offered: [Int] = []
    cells.writeFrames(to: &frames, origins: &node.origins) { offered.append($0) }
    if let unplaced {
      for index in offered + unplaced { node.children[index].place(frames.offers[index]) }
    } else {
      for (index, child) in node.children.enumerated() { child.place(frames.offers[index]) }
    }
    unplaced = []
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let cells = GridCells(copying: cells)
    cells.arrange(proposal, node.children)
    let values: [CGFloat?] = node.children.indices.map { index in
      guard let guide = node.children[index].explicitGuide(key, cells.proposal(of: index)) else { return nil }
      let origin = cells.origin(of: index)
      return CGFloat(guide) + (key.isVertical ? origin.y : origin.x)
    }
    return key.combine(values).map(Double.init)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing { cells.spacing(node.children) }
}

/// The traits of a cell, for its grid.
package enum GridTrait {
  /// A `GridRowMembership`.
  enum Row: GridCellTrait {}
  /// An `Int`.
  package enum Columns: GridCellTrait {}
  /// A `UnitPoint`.
  package enum Anchor: GridCellTrait {}
  /// An `Axis.Set`.
  package enum UnsizedAxes: GridCellTrait {}
  /// A `HorizontalAlignment`.
  package enum ColumnAlignment: GridCellTrait {}
}

/// A trait that grids read.
package protocol GridCellTrait: TraitKind {}
extension GridCellTrait { package nonisolated static var uses: TraitUses { .layout } }

extension ElementNode {
  func gridTrait<Key>(_ key: Key.Type) -> Any? { elementTrait(ObjectIdentifier(key)) }
}

/// Which row a cell belongs to.
struct GridRowMembership {
  /// The node of the row, as its identity.
  var row: ObjectIdentifier
  var alignment: VerticalAlignment?
}
