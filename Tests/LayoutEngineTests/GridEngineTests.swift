import Foundation
import Geometry
import Testing

@testable import LayoutEngine

@Suite struct GridEngineTests {
  private static let text = ViewSpacing.text(top: 4.7421875, bottom: 8.15087890625, textToText: 0)

  private enum Content {
    case text(Double)
    case model(Model)

    func answer(_ proposal: Proposal) -> SizeAnswer {
      switch self {
      case .text(let width): .always(CGSize(width: width, height: 16))
      case .model(let model): model.answer(proposal)
      }
    }

    var spacing: ViewSpacing {
      if case .text = self { return GridEngineTests.text }
      return .plain
    }
  }

  private func lay(
    _ rows: [[(GridCell, Content)]], _ proposal: Proposal, horizontal: GridGuide = .center,
    vertical: GridGuide = .center, spacing: (Double?, Double?) = (nil, nil), spanning: Set<Int> = []
  ) -> (engine: GridEngine, frames: [CGRect]) {
    let engine = GridEngine(horizontal: horizontal, vertical: vertical)
    for (index, row) in rows.enumerated() {
      if spanning.contains(index) {
        for cell in row { engine.addSpanning(cell.0) }
      } else {
        engine.beginRow()
        for cell in row { engine.add(cell.0) }
      }
    }
    let contents = rows.flatMap { $0.map(\.1) }
    engine.finish(horizontalSpacing: spacing.0, verticalSpacing: spacing.1) { contents[$0].spacing }
    engine.size(proposal) { contents[$0].answer($1) }
    engine.place { contents[$0].answer($1) }
    return (engine, contents.indices.map { engine.frame(of: $0, in: .leftToRight) })
  }

  private func cell(_ content: Content) -> (GridCell, Content) { (GridCell(), content) }
  private func box(_ width: Double, _ height: Double) -> (GridCell, Content) {
    cell(.model(.fixed(width, height)))
  }
  private func color(height: Double) -> (GridCell, Content) {
    cell(.model(.frame(.flexible, width: nil, height: height)))
  }

  @Test func widestRigidCellAndTextSpacing() {
    let (engine, frames) = lay(
      [
        [cell(.text(9)), cell(.text(17)), cell(.text(28))],
        [box(30, 20), cell(.text(8)), box(50, 40)],
        [cell(.text(10)), cell(.text(10))],
      ], Proposal(width: 320, height: 200))
    #expect(engine.size == CGSize(width: 113, height: 84.89306640625))
    let origin = CGPoint(x: 103.5, y: 57.553466796875)
    let expected = [
      CGRect(x: 114, y: 57.553466796875, width: 9, height: 16),
      CGRect(x: 141.5, y: 57.553466796875, width: 17, height: 16),
      CGRect(x: 177.5, y: 57.553466796875, width: 28, height: 16),
      CGRect(x: 103.5, y: 91.704345703125, width: 30, height: 20),
      CGRect(x: 146, y: 93.704345703125, width: 8, height: 16),
      CGRect(x: 166.5, y: 81.704345703125, width: 50, height: 40),
      CGRect(x: 113.5, y: 126.446533203125, width: 10, height: 16),
      CGRect(x: 145, y: 126.446533203125, width: 10, height: 16),
    ]
    #expect(frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) } == expected)
  }

  @Test func flexibleColumnsDivideEqually() {
    let (engine, frames) = lay(
      [
        [cell(.text(9)), color(height: 20), cell(.text(28))],
        [color(height: 30), cell(.text(8)), color(height: 30)],
      ], Proposal(width: 280, height: 200))
    #expect(engine.size == CGSize(width: 280, height: 58.15087890625))
    #expect(engine.columns.map(\.width) == [88, 88, 88])
    #expect(frames[0] == CGRect(x: 39.5, y: 2, width: 9, height: 16))
    #expect(frames[2].minX == 222)
    #expect(frames[3] == CGRect(x: 0, y: 28.15087890625, width: 88, height: 30))
    #expect(frames[4].minY == 35.15087890625)
  }

  @Test func explicitSpacingAndTopLeading() {
    let (engine, frames) = lay(
      [[cell(.text(9)), box(30, 30)], [box(60, 20), cell(.text(10))]], Proposal(width: 320, height: 200),
      horizontal: .start, vertical: .start, spacing: (20, 4))
    #expect(engine.size == CGSize(width: 110, height: 54))
    #expect(
      frames.map(\.origin) == [.zero, CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 34), CGPoint(x: 80, y: 34)])
  }

  @Test func dividerWidensTheGridUnlessUnsized() {
    let divider = Model.frame(.flexible, width: nil, height: 1)
    let rows = [[box(20, 10), box(20, 10)], [(GridCell(), Content.model(divider))]]
    let wide = lay(rows, Proposal(width: 148, height: 100), spanning: [1])
    #expect(wide.engine.columns.map(\.width) == [70, 70])
    #expect(wide.frames[2] == CGRect(x: 0, y: 18, width: 148, height: 1))
    #expect(isClose(Double(wide.frames[1].minX), 78 + 25))
    let unsized = [rows[0], [(GridCell(unsizedAxes: .horizontal), Content.model(divider))]]
    let narrow = lay(unsized, Proposal(width: 148, height: 100), spanning: [1])
    #expect(narrow.engine.size == CGSize(width: 48, height: 19))
    #expect(narrow.frames[2] == CGRect(x: 0, y: 18, width: 48, height: 1))
    #expect(narrow.engine.answer.width.isAlways)
  }

  @Test func mergedCellsAnchorsAndColumnAlignment() {
    let merged = GridCell(columns: 2)
    let anchored = GridCell(anchor: UnitPoint(x: 0.25, y: 0.75))
    let trailing = GridCell(columnGuide: .end)
    let (engine, frames) = lay(
      [
        [box(40, 40), box(40, 40), box(40, 40)],
        [(trailing, .model(.fixed(10, 10))), (merged, .model(.fixed(20, 20)))],
        [box(40, 40), (anchored, .model(.fixed(20, 20)))],
      ], .unspecified, spacing: (10, 0))
    #expect(engine.columns.count == 3)
    #expect(frames[3] == CGRect(x: 30, y: 45, width: 10, height: 10))
    #expect(frames[4] == CGRect(x: 50 + 35, y: 40, width: 20, height: 20))
    #expect(frames[6] == CGRect(x: 50 + 5, y: 60 + 15, width: 20, height: 20))
    #expect(engine.frame(of: 0, in: .rightToLeft).minX == 100)
  }

  @Test func columnsOfMergedCellsAloneTakeTheirPart() {
    let merged = GridCell(columns: 2)
    let color = color(height: 20)
    // The second column has no cell of its own.
    let (engine, frames) = lay([[(merged, color.1), color]], Proposal(width: 316, height: 100))
    #expect(frames[0].width == 208 && frames[1].width == 100 && frames[1].minX == 216)
    #expect(engine.size.width == 316)
    // Nor has it here, though two merged cells lie over it.
    let (_, both) = lay(
      [[(merged, color.1), color], [color, (merged, color.1)]], Proposal(width: 316, height: 100))
    #expect(both.map(\.width) == [208, 100, 100, 208])
    #expect(both.map(\.minX) == [0, 216, 0, 108])
    // No column has one.
    let (_, alone) = lay([[(merged, color.1), (merged, color.1)]], Proposal(width: 308, height: 100))
    #expect(alone[0].width + alone[1].width + 8 == 308)
    // What is of a fixed width is not offered more than it takes.
    let (rigid, _) = lay(
      [[(merged, .model(.fixed(40, 10))), box(10, 10)]], Proposal(width: 316, height: 100))
    #expect(rigid.size.width == 58)
  }

  @Test func hugeSpansAndEmptyRowsAreDefined() {
    let (engine, frames) = lay(
      [[], [box(10, 10), box(10, 10)], [], [(GridCell(columns: .max), .model(.fixed(40, 10)))], []], .infinity
    )
    #expect(engine.columns.count == 2)
    #expect(engine.size == CGSize(width: 40, height: 28))
    #expect(frames[2] == CGRect(x: 0, y: 18, width: 40, height: 10))
    #expect(lay([], .zero).engine.size == .zero)
  }

  @Test func flexibleRowsShareTheHeight() {
    let fill = cell(.model(.flexible))
    let (engine, frames) = lay([[box(30, 16), fill], [fill, fill]], Proposal(width: 108, height: 208))
    #expect(engine.size == CGSize(width: 108, height: 208))
    #expect(frames[1] == CGRect(x: 58, y: 0, width: 50, height: 100))
    #expect(frames[3] == CGRect(x: 58, y: 108, width: 50, height: 100))
  }

  @Test func rigidCellsAreMeasuredTwiceForSizing() {
    let engine = GridEngine()
    for _ in 0..<20 {
      engine.beginRow()
      for _ in 0..<20 { engine.add(GridCell()) }
    }
    engine.finish(horizontalSpacing: nil, verticalSpacing: nil)
    var measures = 0
    let answer = engine.size(Proposal(width: 100, height: 100)) { _, _ in
      measures += 1
      return .always(CGSize(width: 10, height: 10))
    }
    #expect(measures == 800)
    #expect(answer == .always(CGSize(width: 352, height: 352)))
  }

  @Test(arguments: 0..<60) func resumEqualsFromScratch(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let engine = GridEngine(horizontal: .end, vertical: .center)
    var cells = 0
    for _ in 0..<8 {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        engine.addSpanning(GridCell())
        cells += 1
        continue
      }
      engine.beginRow()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let anchor = Bool.random(using: &generator) ? UnitPoint(x: 0.2, y: 1) : nil
        engine.add(GridCell(columns: Int.random(in: 0...2, using: &generator), anchor: anchor))
        cells += 1
      }
    }
    guard cells > 0 else { return }
    engine.finish(horizontalSpacing: nil, verticalSpacing: 3)
    func randomSize() -> CGSize {
      CGSize(width: .random(in: 0...50, using: &generator), height: .random(in: 0...50, using: &generator))
    }
    var sizes = (0..<cells).map { _ in randomSize() }
    engine.size(Proposal(width: 100, height: 500)) { cell, _ in .always(sizes[cell]) }
    engine.place { cell, _ in .always(sizes[cell]) }
    for _ in 0..<10 {
      let changed = Int.random(in: 0..<cells, using: &generator)
      sizes[changed] = randomSize()
      let answer = engine.resum(changed: changed, to: .always(sizes[changed]))
      let fresh = GridEngine(copying: engine)
      let expected = fresh.size(Proposal(width: 100, height: 500)) { cell, _ in .always(sizes[cell]) }
      fresh.place { cell, _ in .always(sizes[cell]) }
      #expect(answer == expected, "seed \(seed)")
      for cell in 0..<cells {
        let frame = engine.frame(of: cell, in: .rightToLeft)
        #expect(frame == fresh.frame(of: cell, in: .rightToLeft), "seed \(seed), cell \(cell)")
      }
    }
  }

  @Test func resumRefusesWhatDependsOnProposals() {
    let (engine, _) = lay([[box(10, 10), color(height: 5)]], Proposal(width: 50, height: 50))
    let answer = engine.resum(changed: 0, to: .always(CGSize(width: 12, height: 10)))
    #expect(answer == nil)
    #expect(engine.size.width == 50)
  }
}
