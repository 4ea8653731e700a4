import Foundation
import SwiftUICore
import ViewGraph

/// The heights that a sheet can rest at in a window, and the one at which it does.
@MainActor struct SheetHeights {
  /// In points, from the least to the greatest.
  private let heights: [(detent: PresentationDetent, height: CGFloat)]
  private let context: PresentationDetent.Context
  let height: CGFloat
  let least: CGFloat

  /// The strip that a sheet leaves free at the top of the window.
  static let strip: CGFloat = 10

  init(
    _ settings: PresentationSettings, selected: PresentationDetent?, _ window: CGSize,
    _ environment: EnvironmentValues
  ) {
    let most = max(window.height - Self.strip, 0)
    context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
    let context = context
    var heights = (settings.detents ?? [.large])
      .compactMap { detent in detent.height(in: context).map { (detent: detent, height: $0) } }
      // Those of one height count as the one that is selected, else as the first by kind.
      .sorted { a, b in
        let (first, second) = (a.detent.rank, b.detent.rank)
        return (a.height, a.detent == selected ? 0 : 1, first.kind, first.name)
          < (b.height, b.detent == selected ? 0 : 1, second.kind, second.name)
      }
    if heights.isEmpty { heights = [(.large, most)] }
    self.heights = heights
    least = heights[0].height
    height = heights.first { $0.detent == selected }?.height ?? least
  }

  /// Whether the sheet is as high as it can be in the window.
  var isLargest: Bool { height >= context.maxDetentValue }

  /// Whether it has another height above that at which it rests.
  var canGrow: Bool { heights[heights.count - 1].height > height }

  /// The next detent above that at which it rests, or below.
  func neighbor(isHigher: Bool) -> PresentationDetent? {
    isHigher
      ? heights.first { $0.height > height }?.detent : heights.last { $0.height < height }?.detent
  }

  /// How high it is, for those who do not see it.
  var name: LocalizedStringKey {
    let share = context.maxDetentValue > 0 ? height / context.maxDetentValue : 1
    return isLargest ? "Full screen" : abs(share - 0.5) < 0.01 ? "Half screen" : "\(Double(share).percentage)"
  }

  func isAtMost(_ detent: PresentationDetent) -> Bool {
    detent.height(in: context).map { height <= $0 } ?? false
  }

  /// The detent whose height is the nearest to one.
  func nearest(to height: CGFloat) -> PresentationDetent? {
    heights.min { abs($0.height - height) < abs($1.height - height) }?.detent
  }

  /// The sheet while it is dragged down by a distance: lower as far as it can be, and then further down.
  func placed(_ drag: CGFloat) -> PlacedSheet {
    let wanted = height - drag
    let most = heights[heights.count - 1].height
    if wanted < least { return PlacedSheet(height: least, drop: least - wanted) }
    return PlacedSheet(height: wanted > most ? most + (wanted - most) * 0.1 : wanted, drop: 0)
  }
}

/// How high a sheet is, and how far below its place it stands.
struct PlacedSheet: Equatable {
  let height: CGFloat
  let drop: CGFloat
}
