import Foundation
import ViewGraph

/// Views in a column, of which only those are made that can be seen.
///
/// Takes the width that it is proposed, or that of its widest view where it is proposed none, and is as high as its
/// views: those that have been seen, and as many of their average height as there are others. Proposes to each view its
/// width and no height. Outside of a scroll view, views in up to 100 lines are made all, of more those
/// that are within the window.
///
/// A view that leaves what can be seen disappears, and is made anew when it comes back: what its `@State` and
/// `@StateObject` properties held, and those of views inside, is kept meanwhile, for the 10,000 views that left last.
public struct LazyVStack<Content> where Content: View {
  let arrangement: LazyArrangement
  let content: Content

  /// - Parameters:
  ///   - alignment: How views of different width line up.
  ///   - spacing: Points between neighbours; nil for what each two of them prefer.
  ///   - pinnedViews: Which views of sections stay at the edge of what can be seen while their section is there.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(.vertical, alignment: alignment.key, spacing: spacing, pinning: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: View {
  public var body: some View { LazyContainer(arrangement, content: content) }
}

/// Views in a row, of which only those are made that can be seen.
///
/// Takes the height that it is proposed, or that of its highest view where it is proposed none, and is as wide as its
/// views: those that have been seen, and as many of their average width as there are others. Otherwise as `LazyVStack`.
public struct LazyHStack<Content> where Content: View {
  let arrangement: LazyArrangement
  let content: Content

  /// - Parameters:
  ///   - alignment: How views of different height line up.
  ///   - spacing: Points between neighbours; nil for what each two of them prefer.
  ///   - pinnedViews: Which views of sections stay at the edge of what can be seen while their section is there.
  ///   - content: The views, from the leading to the trailing edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      .horizontal, alignment: alignment.key, spacing: spacing, pinning: pinnedViews)
    self.content = content()
  }
}

extension LazyHStack: View {
  public var body: some View { LazyContainer(arrangement, content: content) }
}

/// Which views of a section stay at the edge while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, at the edge where content scrolls out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, at the edge where content scrolls in.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyArrangement {
  nonisolated init(
    _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, items: [GridItem]? = nil,
    cells: Alignment = .center,
    pinning: PinnedScrollableViews
  ) {
    self.init(
      axis, alignment: alignment, spacing: spacing, tracks: items?.tracks,
      cells: items?.map { $0.alignment ?? cells } ?? [], pinsHeaders: pinning.contains(.sectionHeaders),
      pinsFooters: pinning.contains(.sectionFooters))
  }
}
