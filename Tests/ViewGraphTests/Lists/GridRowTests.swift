import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What a row of a grid is, by the container that it is in.
@MainActor @Suite("Grid rows")
struct GridRowTests {
  private enum Arrangement: CaseIterable {
    case row, column, pile, grid, looseGrid, steps

    var layout: AnyLayout {
      switch self {
      case .row: AnyLayout(HStackLayout(spacing: 0))
      case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
      case .pile: AnyLayout(ZStackLayout(alignment: .topLeading))
      case .grid: AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
      case .looseGrid:
        AnyLayout(GridLayout(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: 3))
      case .steps: AnyLayout(Steps())
      }
    }
  }

  /// Each view down and right of the one before.
  private struct Steps: Layout {
    typealias AnimatableData = EmptyAnimatableData
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10 * subviews.count, height: 10 * subviews.count)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let place = CGPoint(x: bounds.minX + 10 * Double(index), y: bounds.minY + 10 * Double(index))
        subview.place(at: place, proposal: .unspecified)
      }
    }
  }

  private struct Table: View {
    let arrangement: Arrangement
    var hasLastRow = true
    var rowAlignment: VerticalAlignment?
    var suffix = ""
    var body: some View {
      arrangement.layout {
        GridRow(alignment: rowAlignment) {
          Keeper("a" + suffix)
          Tile("wide", width: 40, height: 30)
        }
        GridRow { Keeper("b" + suffix).margin() }
        Tile("spanning", width: 70)
        if hasLastRow {
          GridRow(alignment: .top) {
            ForEach(0..<3) { Tile("\($0)", height: 10 + 5 * Double($0)) }
          }
        }
      }
    }
  }

  @Test("a layout that turns into a grid and out of it gives what it gives from scratch, with the same state")
  func switching() {
    for first in Arrangement.allCases {
      for second in Arrangement.allCases {
        let remote = Remote(Table(arrangement: first))
        let stage = ListStage(Driven(remote) { $0 })
        stage.change { remote.value = Table(arrangement: second, suffix: " anew") }
        let there = stage.shown
        let fresh = ListStage(Table(arrangement: second)).shown
        #expect(there == fresh, "\(first) to \(second)")
        stage.change { remote.value = Table(arrangement: first) }
        let back = stage.shown
        let before = ListStage(Table(arrangement: first)).shown
        #expect(back == before, "\(second) back to \(first)")
        let reports = stage.reports
        #expect(reports.isEmpty)
      }
    }
  }

  @Test("a row that goes, and one that is aligned otherwise, while the layout turns into a grid")
  func changesAtOnce() {
    let remote = Remote(Table(arrangement: .row))
    let stage = ListStage(Driven(remote) { $0 })
    let next = Table(arrangement: .grid, hasLastRow: false, rowAlignment: .bottom)
    stage.change { remote.value = next }
    let shown = stage.shown
    let fresh = ListStage(next).shown
    #expect(shown == fresh)
    let bottom = shown.first { $0.name == "a" }?.frame.maxY
    #expect(bottom == 30)
    stage.change { remote.value = Table(arrangement: .grid, rowAlignment: .top) }
    let top = stage.shown.first { $0.name == "a" }?.frame.minY
    #expect(top == 0)
  }

  @Test("outside of a grid the cells are views of the container around, as those of a group are")
  func outside() {
    let rows = ListStage(
      VStack(alignment: .leading, spacing: 1) {
        GridRow {
          Tile("a")
          Tile("b")
        }
        Tile("c")
      })
    let tops = rows.tops
    #expect(tops == [0, 11, 22])
    let lefts = rows.lefts
    #expect(lefts == [0, 0, 0])
    let inCell = ListStage(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Tile("a")
          VStack(spacing: 0) {
            GridRow {
              Tile("b")
              Tile("c")
            }
          }
        }
      })
    let places = inCell.shown.map(\.frame.origin)
    #expect(places == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test("a modifier on a row applies to each cell; rows without cells take no place")
  func modifiedAndEmpty() {
    let stage = ListStage(
      Grid(horizontalSpacing: 0, verticalSpacing: 5) {
        GridRow { EmptyView() }
        GridRow {
          Tile("a")
          Tile("b")
        }.margin()
        GridRow {}
        GridRow { Tile("c") }.margin(2)
      })
    let places = stage.shown.map(\.frame.origin)
    #expect(places == [CGPoint(x: 2, y: 1), CGPoint(x: 15, y: 1), CGPoint(x: 2, y: 19)])
  }
}
