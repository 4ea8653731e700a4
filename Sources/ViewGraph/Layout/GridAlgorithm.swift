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

  init(_ layout: GridLayout) {
    self.layout = layout
    cells = GridCells(layout, [])
  }

  override func childrenChanged(_ node: ContainerNode) {
    cells = GridCells(layout, node.children)
    arranged = nil
  }

  override func childChanged() { arranged = nil }

  override func replace(_ child: ElementNode, _ node: ContainerNode) -> Bool {
    // The gap beside a cell may have changed with it.
    guard arranged != nil, layout.horizontalSpacing != nil, layout.verticalSpacing != nil else {
      return false
    }
    summed = cells.resum(Int(child.indexInParent), node.children)
    return summed != nil
  }

  /// The answer since the last cell that was replaced.
  private var summed: SizeAnswer?

  override func resum(_ node: ContainerNode) -> SizeAnswer? { arranged == nil ? nil : summed }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    arranged = nil
    return cells.size(proposal, node.children)
  }

  override func place(_ node: ContainerNode) {
    if arranged == nil || arranged != node.proposal {
      cells.arrange(node.proposal, node.children)
      arranged = node.proposal
    }
    for (index, child) in node.children.enumerated() {
      child.place(cells.proposal(of: index))
      node.origins[index] = cells.origin(of: index).held
    }
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    var cells = cells
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

/// The cells of one grid, sized and placed by the grid engine.
struct GridCells {
  private var engine: GridEngine
  /// With which each cell was measured last: guides are asked for that proposal.
  private var asked: [Proposal] = []
  private var columnKeys: [AlignmentKey] = []
  private var rowKeys: [AlignmentKey] = []

  init(_ layout: GridLayout, _ children: [ElementNode]) {
    let horizontal = layout.alignment.horizontal.key
    let vertical = layout.alignment.vertical.key
    engine = GridEngine(
      horizontal: Self.guide(horizontal, children), vertical: Self.guide(vertical, children))
    asked = Array(repeating: .unspecified, count: children.count)
    rowKeys = Array(repeating: vertical, count: children.count)
    columnKeys = Array(repeating: horizontal, count: children.count)
    var demanded = Array(repeating: AlignmentKey?.none, count: children.count)
    var row: GridRowMembership?
    for (index, child) in children.enumerated() {
      let membership = child.gridTrait(GridTrait.Row.self) as? GridRowMembership
      demanded[index] = (child.gridTrait(GridTrait.ColumnAlignment.self) as? HorizontalAlignment)?.key
      let cell = GridCell(
        columns: child.gridTrait(GridTrait.Columns.self) as? Int ?? 1,
        anchor: child.gridTrait(GridTrait.Anchor.self) as? UnitPoint,
        unsizedAxes: child.gridTrait(GridTrait.UnsizedAxes.self) as? Axis.Set ?? [],
        columnGuide: demanded[index].map { Self.guide($0, children) })
      if let membership {
        let key = membership.alignment?.key
        if membership.row != row?.row { engine.beginRow(guide: key.map { Self.guide($0, children) }) }
        if let key { rowKeys[index] = key }
        engine.add(cell)
      } else {
        engine.addSpanning(cell)
      }
      row = membership
    }
    engine.finish(
      horizontalSpacing: layout.horizontalSpacing.map(Double.init),
      verticalSpacing: layout.verticalSpacing.map(Double.init),
      preferences: { children[$0].spacing() })
    for index in children.indices {
      guard let cell = engine.columns[engine.slots[index].column].alignmentCell else { continue }
      columnKeys[index] = demanded[cell] ?? horizontal
    }
  }

  /// How the engine finds a guide: by arithmetic where no cell sets one, else by asking.
  private static func guide(_ key: AlignmentKey, _ children: [ElementNode]) -> GridGuide {
    let asks = children.contains { child in
      child.flags.contains(.hasGuides) || (key.isBaseline && child.flags.contains(.hasBaselines))
    }
    switch key.standard {
    case .start: return asks ? .custom(unit: 0) : .start
    case .center: return asks ? .custom(unit: 0.5) : .center
    case .end, .firstBaseline, .lastBaseline: return asks ? .custom(unit: 1) : .end
    case .custom:
      let unit = ViewDimensions(
        element: nil, proposal: .unspecified, size: CGSize(width: 1, height: 1))
      return .custom(unit: key.defaultValue(unit))
    }
  }

  mutating func size(_ proposal: Proposal, _ children: [ElementNode]) -> SizeAnswer {
    var asked = asked
    let columnKeys = columnKeys
    let rowKeys = rowKeys
    let answer = engine.size(
      proposal,
      measure: { index, proposal in
        asked[index] = proposal
        return children[index].answer(proposal)
      },
      guide: { index, axis, _ in
        children[index].dimensions(asked[index]).value(
          axis == .horizontal ? columnKeys[index] : rowKeys[index])
      })
    self.asked = asked
    return answer
  }

  /// Sizes the grid and puts every cell.
  mutating func arrange(_ proposal: Proposal, _ children: [ElementNode]) {
    _ = size(proposal, children)
    let offers = children.indices.map { engine.placementProposal(of: $0) }
    let columnKeys = columnKeys
    let rowKeys = rowKeys
    engine.place(
      measure: { index, proposal in children[index].answer(proposal) },
      guide: { index, axis, _ in
        children[index].dimensions(offers[index]).value(
          axis == .horizontal ? columnKeys[index] : rowKeys[index])
      })
  }

  mutating func resum(_ index: Int, _ children: [ElementNode]) -> SizeAnswer? {
    guard children.indices.contains(index) else { return nil }
    let columnKeys = columnKeys
    let rowKeys = rowKeys
    let offer = engine.placementProposal(of: index)
    return engine.resum(changed: index, to: children[index].answer(offer)) { index, axis, _ in
      children[index].dimensions(offer).value(axis == .horizontal ? columnKeys[index] : rowKeys[index])
    }
  }

  func proposal(of index: Int) -> Proposal { engine.placementProposal(of: index) }
  func origin(of index: Int) -> CGPoint { engine.frame(of: index, in: .leftToRight).origin }

  /// The wishes of the cells at each edge of the grid.
  func spacing(_ children: [ElementNode]) -> ViewSpacing {
    guard !children.isEmpty else { return .plain }
    var spacing = ViewSpacing()
    let rows = engine.rows.indices.filter { !engine.rows[$0].cells.isEmpty }
    for (index, child) in children.enumerated() {
      let slot = engine.slots[index]
      var edges: Edge.Set = []
      if slot.row == rows.first { edges.insert(.top) }
      if slot.row == rows.last { edges.insert(.bottom) }
      if slot.column == 0 { edges.insert(.leading) }
      if slot.column + slot.span >= engine.columns.count { edges.insert(.trailing) }
      if !edges.isEmpty { spacing.formUnion(child.spacing(), edges: edges) }
    }
    return spacing
  }
}

/// What is said of a cell, for its grid.
package enum GridTrait {
  /// A `GridRowMembership`.
  enum Row {}
  /// An `Int`.
  package enum Columns {}
  /// A `UnitPoint`.
  package enum Anchor {}
  /// An `Axis.Set`.
  package enum UnsizedAxes {}
  /// A `HorizontalAlignment`.
  package enum ColumnAlignment {}
}

extension ElementNode {
  fileprivate func gridTrait<Key>(_ key: Key.Type) -> Any? { elementTrait(ObjectIdentifier(key)) }
}

/// Which row a cell belongs to.
struct GridRowMembership {
  /// The node of the row, as its identity.
  var row: ObjectIdentifier
  var alignment: VerticalAlignment?
}
