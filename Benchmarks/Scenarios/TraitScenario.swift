import HeadlessHost
import SwiftUICore
import ViewGraph

/// The rows of `Rows`, each with a tag, a z-index, a label and a help text; some are drawn before others.
private struct MarkedRows: View {
  let rows: [RowData]
  let handles: Handles

  var body: some View {
    VStack(spacing: 0) {
      Box(width: 1, height: 1).help("rows")
      ForEach(rows) { row in
        Row(data: row, handles: handles).zIndex(Double(row.id % 3)).tag(row.id)
          .accessibilityLabel(row.title).help(row.subtitle)
      }
    }
  }
}

extension Scenarios {
  /// 3 again, where all rows have traits.
  static func traits(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(MarkedRows(rows: RowData.rows(n), handles: handles))
    _ = tree.frame()
    var value = 0
    let middle = n / 2 / 1000 * 1000
    var result = measure("traits", n, runs: 201, tree: tree) {
      value += 1
      handles.rows[middle]?(value)
      tree.update()
    }
    let fresh = Tree(MarkedRows(rows: RowData.rows(n), handles: Handles()))
    result.isEqual = tree.digest() == fresh.digest()
    return [result, picture("traits-picture", n, tree, handles)]
  }
}
