import Foundation
import Geometry
import LayoutEngine

/// The cells of one grid, sized and placed by the grid engine.
final class GridCells {
  private let engine: GridEngine
  /// The proposal with which each cell was measured last; its guides are resolved for that one.
  @exclusivity(unchecked) private var proposals: [Proposal] = []
  @exclusivity(unchecked) private var columnKeys: [AlignmentKey] = []
  @exclusivity(unchecked) private var rowKeys: [AlignmentKey] = []

  /// Cells to be arranged for another proposal.
  init(copying other: GridCells) {
    engine = GridEngine(copying: other.engine)
    proposals = other.proposals
    columnKeys = other.columnKeys
    rowKeys = other.rowKeys
  }

  init(_ layout: GridLayout, _ children: [ElementNode]) {
    let horizontal = layout.alignment.horizontal.key
    let vertical = layout.alignment.vertical.key
    engine = GridEngine(
      horizontal: Self.guide(horizontal, children), vertical: Self.guide(vertical, children))
    proposals = Array(repeating: .unspecified, count: children.count)
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
      preferences: { children[$0].spacingForParent() })
    for index in children.indices {
      guard let cell = engine.columns[engine.slots[index].column].alignmentCell else { continue }
      columnKeys[index] = demanded[cell] ?? horizontal
    }
  }

  /// How the engine resolves a guide: by arithmetic where no cell sets it, else by calling the cells.
  private static func guide(_ key: AlignmentKey, _ children: [ElementNode]) -> GridGuide {
    let setsGuide = children.contains { child in
      child.flags.contains(.hasGuides) || (key.isOfTexts && child.flags.contains(.hasBaselines))
    }
    switch key.standard {
    case .start: return setsGuide ? .custom(unit: 0) : .start
    case .center: return setsGuide ? .custom(unit: 0.5) : .center
    case .end, .firstBaseline, .lastBaseline: return setsGuide ? .custom(unit: 1) : .end
    case .custom, .least, .textStart:
      let unit = ViewDimensions(
        element: nil, proposal: .unspecified, size: CGSize(width: 1, height: 1))
      return .custom(unit: key.defaultValue(unit))
    }
  }

  func size(_ proposal: Proposal, _ children: [ElementNode]) -> SizeAnswer {
    engine.size(
      proposal,
      measure: { index, proposal in
        proposals[index] = proposal
        return children[index].answer(proposal)
      },
      guide: { index, axis, _ in
        children[index].dimensions(proposals[index]).value(
          axis == .horizontal ? columnKeys[index] : rowKeys[index])
      })
  }

  /// Sizes the grid and puts every cell.
  func arrange(_ proposal: Proposal, _ children: [ElementNode]) {
    _ = size(proposal, children)
    let offers = engine.offers
    engine.place(
      measure: { index, proposal in children[index].answer(proposal) },
      guide: { index, axis, _ in
        children[index].dimensions(offers[index]).value(
          axis == .horizontal ? columnKeys[index] : rowKeys[index])
      })
  }

  func resum(_ index: Int, _ children: [ElementNode]) -> SizeAnswer? {
    guard children.indices.contains(index) else { return nil }
    let offer = engine.placementProposal(of: index)
    return engine.resum(changed: index, to: children[index].answer(offer)) { index, axis, _ in
      children[index].dimensions(offer).value(axis == .horizontal ? columnKeys[index] : rowKeys[index])
    }
  }

  /// Writes the proposal and the origin of every cell, and calls `offered` where the proposal has changed.
  func writeFrames(to frames: inout GridFrames, origins: inout [CGPoint], offered: (Int) -> Void) {
    engine.writeFrames(to: &frames, origins: &origins, offered: offered)
  }

  func proposal(of index: Int) -> Proposal { engine.placementProposal(of: index) }
  func origin(of index: Int) -> CGPoint { engine.frame(of: index, in: .leftToRight).origin }

  /// The spacing of the grid: at each edge that of the cells there.
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
      if !edges.isEmpty { spacing.formUnion(child.spacingForParent(), edges: edges) }
    }
    return spacing
  }
}
