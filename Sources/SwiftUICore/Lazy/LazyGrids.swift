import Foundation
import LayoutEngine
import ViewGraph

/// Views in columns of given widths, row after row, of which only those are made that can be seen.
///
/// Takes the width that it is proposed, at least what its columns need, and is as high as its rows; a row is as high as
/// its highest view. Proposed no width, columns have their least. Headers and footers of sections have a line of their
/// own, as wide as the grid, and what follows them begins a new line. Otherwise as `LazyVStack`.
public struct LazyVGrid<Content> where Content: View {
  let arrangement: LazyArrangement
  let content: Content

  /// - Parameters:
  ///   - columns: The columns, which may each become several. With none, no view shows.
  ///   - alignment: Where the columns stand in a wider grid, and views in their cells unless the item says.
  ///   - spacing: Points between rows; nil for 8.
  ///   - pinnedViews: Which views of sections stay at the edge of what can be seen while their section is there.
  ///   - content: The views, row after row.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .vertical, alignment: alignment.key, spacing: spacing, items: columns,
      cells: Alignment(horizontal: alignment, vertical: .center), pinning: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: View {
  public var body: some View { LazyContainer(arrangement, content: content) }
}

/// Views in rows of given heights, column after column, of which only those are made that can be seen.
///
/// Takes the height that it is proposed, at least what its rows need, and is as wide as its columns. Otherwise as
/// `LazyVGrid`.
public struct LazyHGrid<Content> where Content: View {
  let arrangement: LazyArrangement
  let content: Content

  /// - Parameters:
  ///   - rows: The rows, which may each become several. With none, no view shows.
  ///   - alignment: Where the rows stand in a higher grid, and views in their cells unless the item says.
  ///   - spacing: Points between columns; nil for 8.
  ///   - pinnedViews: Which views of sections stay at the edge of what can be seen while their section is there.
  ///   - content: The views, column after column.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .horizontal, alignment: alignment.key, spacing: spacing, items: rows,
      cells: Alignment(horizontal: .center, vertical: alignment), pinning: pinnedViews)
    self.content = content()
  }
}

extension LazyHGrid: View {
  public var body: some View { LazyContainer(arrangement, content: content) }
}

extension [GridItem] {
  nonisolated var tracks: GridTracks {
    GridTracks(
      map { item in
        let length: GridTracks.Length =
          switch item.size {
          case .fixed(let length): .fixed(Double(length))
          case .flexible(let minimum, let maximum):
            .flexible(minimum: Double(minimum), maximum: Double(maximum))
          case .adaptive(let minimum, let maximum):
            .adaptive(minimum: Double(minimum), maximum: Double(maximum))
          }
        return GridTracks.Item(length, spacing: item.spacing.map(Double.init))
      })
  }
}
