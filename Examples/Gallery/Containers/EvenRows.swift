import SwiftUI

/// Children in rows of so many columns, all equally wide. A child takes as many columns as its `columnSpan`
/// says; one that has no room left in a row begins the next.
struct EvenRows<Content: View>: View {
  var columns: Int
  var spacing: CGFloat = 12
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
        ForEach(rows(of: subviews), id: \.self) { row in
          GridRow {
            ForEach(subviews[row]) { subview in
              subview
                .gridCellColumns(subview.containerValues.columnSpan)
            }
          }
        }
      }
    }
  }

  private func rows(of subviews: SubviewsCollection) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var used = 0
    for index in subviews.indices {
      let span = subviews[index].containerValues.columnSpan
      if used > 0, used + span > columns {
        rows.append(start..<index)
        start = index
        used = 0
      }
      used += span
    }
    return used > 0 ? rows + [start..<subviews.count] : rows
  }
}
