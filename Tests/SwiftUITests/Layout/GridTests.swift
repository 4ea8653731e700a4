import DisplayList
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Grids")
struct GridTests {
  /// A grid without distances between its cells.
  private func grid<Content: View>(
    _ alignment: Alignment = .center, @ViewBuilder _ content: () -> Content
  ) -> some View {
    Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0, content: content).testProbe("grid")
  }

  @Test("the first view of each row is in the first column, the second in the second, as wide as the widest")
  func columns() {
    let laid = Laid {
      grid {
        GridRow {
          tile("a", 20, 10)
          tile("b", 30, 10)
        }
        GridRow {
          tile("c", 40, 30)
          tile("d", 10, 20)
        }
      }
    }
    #expect(laid.size == CGSize(width: 70, height: 40))
    #expect(laid["a"] == rect(10, 0, 20, 10))
    #expect(laid["b"] == rect(40, 0, 30, 10))
    #expect(laid["c"] == rect(0, 10, 40, 30))
    #expect(laid["d"] == rect(50, 15, 10, 20))
  }

  @Test("there are as many columns as the longest row has; shorter rows have empty cells at the end")
  func columnCount() {
    let laid = Laid {
      grid(.topLeading) {
        GridRow { tile("a", 10, 10) }
        GridRow {
          tile("b", 10, 10)
          tile("c", 20, 10)
          tile("d", 30, 10)
        }
        GridRow {
          tile("e", 10, 10)
          tile("f", 10, 10)
        }
      }
    }
    #expect(laid.size == CGSize(width: 60, height: 30))
    #expect(laid["a"] == rect(0, 0, 10, 10))
    #expect(laid["d"] == rect(30, 10, 30, 10))
    #expect(laid["f"] == rect(10, 20, 10, 10))
  }

  @Test("columns of flexible views share evenly what the others leave; the tallest cell makes its row")
  func flexible() {
    let laid = Laid(100, 60) {
      grid {
        GridRow {
          tile("a", 20, 10)
          stretch("b")
          stretch("c")
        }
        GridRow {
          tile("d", 40, 10)
          stretch("e")
        }
      }
    }
    #expect(laid["grid"] == rect(0, 0, 100, 60))
    #expect(laid["a"] == rect(10, 10, 20, 10))
    #expect(laid["b"] == rect(40, 0, 30, 30))
    #expect(laid["c"] == rect(70, 0, 30, 30))
    #expect(laid["e"] == rect(40, 30, 30, 30))
  }

  @Test("a view outside of a row spans all columns")
  func spanning() {
    let laid = Laid {
      grid {
        GridRow {
          tile("a", 20, 10)
          tile("b", 30, 10)
        }
        tile("whole", 10, 5)
        GridRow {
          tile("c", 20, 10)
          tile("d", 30, 10)
        }
      }
    }
    #expect(laid.size == CGSize(width: 50, height: 25))
    #expect(laid["whole"] == rect(20, 10, 10, 5))
  }

  @Test("a divider between rows widens the grid to what it is offered, unless that axis is unsized")
  func dividers() {
    func laid(_ axes: Axis.Set) -> Laid {
      Laid(200, 100) {
        grid {
          GridRow {
            tile("a", 20, 10)
            tile("b", 30, 10)
          }
          Divider().testProbe("divider").gridCellUnsizedAxes(axes)
          GridRow { tile("c", 20, 10) }
        }
      }
    }
    #expect(laid([])["grid"] == rect(0, 39.5, 200, 21))
    #expect(laid([])["divider"]?.width == 200)
    #expect(laid(.horizontal)["grid"] == rect(75, 39.5, 50, 21))
    #expect(laid(.horizontal)["divider"]?.width == 50)
  }

  @Test("a flexible cell with both axes unsized takes no more than the others of its row and column need")
  func unsized() {
    let laid = Laid(200, 100) {
      grid {
        GridRow {
          Color.clear.testProbe("blank").gridCellUnsizedAxes([.horizontal, .vertical])
          tile("a", 30, 20)
        }
        GridRow {
          tile("b", 40, 10)
          tile("c", 30, 10)
        }
      }
    }
    #expect(laid["grid"]?.size == CGSize(width: 70, height: 30))
    #expect(laid["blank"]?.size == CGSize(width: 40, height: 20))
  }

  @Test("an empty view makes no cell, a clear one does")
  func emptyCells() {
    func firstColumn(@ViewBuilder _ cell: () -> some View) -> CGFloat? {
      Laid {
        grid(.leading) {
          GridRow {
            cell()
            tile("a", 10, 10)
          }
          GridRow {
            tile("b", 30, 10)
            tile("c", 10, 10)
          }
        }
      }["a"]?.minX
    }
    #expect(firstColumn { EmptyView() } == 0)
    #expect(firstColumn { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) } == 30)
  }

  @Test("a cell may span several columns, and stands in the middle of them")
  func merged() {
    let laid = Laid {
      grid {
        GridRow {
          tile("a", 20, 10)
          tile("b", 30, 10)
          tile("c", 40, 10)
        }
        GridRow {
          tile("d", 20, 10).gridCellColumns(2)
          tile("e", 40, 10)
        }
      }
    }
    #expect(laid.size == CGSize(width: 90, height: 20))
    #expect(laid["d"] == rect(15, 10, 20, 10))
    #expect(laid["e"] == rect(50, 10, 40, 10))
  }

  @Test("a merged cell takes the alignment of the grid for its anchor")
  func mergedAlignment() {
    let laid = Laid {
      grid(.bottomTrailing) {
        GridRow {
          tile("a", 20, 10)
          tile("b", 30, 10)
          tile("c", 40, 30)
        }
        GridRow {
          tile("d", 20, 10).gridCellColumns(2)
          tile("e", 40, 20)
        }
        tile("whole", 10, 10)
      }
    }
    #expect(laid["d"] == rect(30, 40, 20, 10))
    #expect(laid["whole"] == rect(80, 50, 10, 10))
  }

  @Test("an anchor puts a point of the view on the same point of its cell, of that cell alone")
  func anchors() {
    func laid(_ anchor: UnitPoint?) -> Laid {
      Laid {
        grid {
          GridRow {
            tile("a", 60, 60)
            tile("b", 60, 60)
          }
          GridRow {
            tile("c", 60, 60)
            if let anchor { tile("marker", 20, 20).gridCellAnchor(anchor) } else { tile("marker", 20, 20) }
          }
        }
      }
    }
    #expect(laid(nil)["marker"] == rect(80, 80, 20, 20))
    #expect(laid(UnitPoint(x: 0.25, y: 0.75))["marker"] == rect(70, 90, 20, 20))
    #expect(laid(.topTrailing)["marker"] == rect(100, 60, 20, 20))
    #expect(laid(.topTrailing)["c"] == rect(0, 60, 60, 60))
  }

  @Test("one cell gives its column another alignment")
  func columnAlignment() {
    let laid = Laid {
      grid(.leadingFirstTextBaseline) {
        GridRow {
          tile("a", 20, 10).gridColumnAlignment(.trailing)
          tile("b", 20, 10)
        }
        GridRow {
          tile("c", 60, 10)
          tile("d", 40, 10)
        }
        GridRow {
          tile("e", 30, 10)
          tile("f", 10, 10)
        }
      }
    }
    #expect(laid["a"]?.maxX == 60 && laid["c"]?.maxX == 60 && laid["e"]?.maxX == 60)
    #expect(laid["b"]?.minX == 60 && laid["d"]?.minX == 60 && laid["f"]?.minX == 60)
  }

  @Test("a row may have another vertical alignment than the grid")
  func rowAlignment() {
    let laid = Laid {
      grid(.top) {
        GridRow(alignment: .bottom) {
          tile("a", 10, 10)
          tile("b", 10, 40)
        }
        GridRow {
          tile("c", 10, 10)
          tile("d", 10, 40)
        }
      }
    }
    #expect(laid["a"] == rect(0, 30, 10, 10))
    #expect(laid["c"] == rect(0, 40, 10, 10))
  }

  @Test("distances are those that are set between columns and between rows")
  func spacing() {
    let laid = Laid {
      Grid(horizontalSpacing: 5, verticalSpacing: 7) {
        GridRow {
          tile("a", 10, 10)
          tile("b", 10, 10)
        }
        GridRow {
          tile("c", 10, 10)
          tile("d", 10, 10)
        }
      }
    }
    #expect(laid["d"] == rect(15, 17, 10, 10))
    #expect(laid.size == CGSize(width: 25, height: 27))
  }

  @Test("rows and cells may come from loops, also in a row with others")
  func loops() {
    let laid = Laid {
      grid {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          ForEach(0..<3) { tile("head \($0)", 10, 10) }
        }
        ForEach(0..<2) { row in
          GridRow {
            tile("row \(row)", 20, 10)
            ForEach(0..<3) { tile("\(row) \($0)", 10, 10) }
          }
        }
      }
    }
    #expect(laid.size == CGSize(width: 50, height: 30))
    #expect(laid["head 2"] == rect(40, 0, 10, 10))
    #expect(laid["row 1"] == rect(0, 20, 20, 10))
    #expect(laid["1 2"] == rect(40, 20, 10, 10))
  }

  @Test("a modifier of a row is one of each of its cells")
  func rowModifiers() {
    let view = grid {
      GridRow {
        tile("a", 20, 10)
        tile("b", 30, 10)
      }
      .border(.red)
    }
    let sizes = items(of: view).paths.map(\.boundingRect.size)
    #expect(sizes == [CGSize(width: 20, height: 10), CGSize(width: 30, height: 10)])
  }

  @Test("from right to left the first column is at the right")
  func rightToLeft() {
    let laid = Laid(rightToLeft: true) {
      grid(.leading) {
        GridRow {
          tile("a", 20, 10)
          tile("b", 30, 10)
        }
        GridRow { tile("c", 40, 10) }
      }
    }
    #expect(laid["a"] == rect(50, 0, 20, 10))
    #expect(laid["b"] == rect(0, 0, 30, 10))
    #expect(laid["c"] == rect(30, 10, 40, 10))
  }

  @Test("a grid as a layout lays out as the grid does")
  func layout() {
    let laid = Laid {
      GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0).callAsFunction {
        GridRow {
          tile("a", 20, 10)
          tile("b", 30, 10)
        }
        GridRow {
          tile("c", 40, 10)
          tile("d", 10, 10)
        }
      }
    }
    #expect(laid.size == CGSize(width: 70, height: 20))
    #expect(laid["b"] == rect(40, 0, 30, 10))
    #expect(laid["d"] == rect(40, 10, 10, 10))
  }
}
