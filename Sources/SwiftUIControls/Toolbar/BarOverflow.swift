import SwiftUICore
import ViewGraph

/// The items of a bar for which it has no room.
struct BarOverflow: Equatable {
  enum End { case leading, trailing }

  /// An item by its index at its end of the bar.
  struct Place: Hashable {
    let end: End
    let index: Int
  }

  private let gone: Set<Place>

  init() { gone = [] }
  init(_ gone: some Sequence<Place>) { self.gone = Set(gone) }

  var isEmpty: Bool { gone.isEmpty }

  func contains(_ index: Int, _ end: End) -> Bool { gone.contains(Place(end: end, index: index)) }

  func staying<Items: RandomAccessCollection>(of items: Items, _ end: End) -> [Items.Element]
  where Items.Index == Int {
    items.indices.filter { !contains($0, end) }.map { items[$0] }
  }

  func gone<Items: RandomAccessCollection>(of items: Items, _ end: End) -> [Items.Element]
  where Items.Index == Int {
    items.indices.filter { contains($0, end) }.map { items[$0] }
  }

  /// In which order items go, where there is ever less room: by their rank, those at the trailing end first, the last of them
  /// first.
  static func order(_ leading: [LayoutSubview], _ trailing: [LayoutSubview]) -> [Place] {
    func places(_ items: [LayoutSubview], _ end: End, _ rank: BarItemRank) -> [Place] {
      items.indices.reversed().filter { items[$0].containerValues.barItemRank == rank }
        .map { Place(end: end, index: $0) }
    }
    return [BarItemRank.ordinary, .primary].flatMap {
      places(trailing, .trailing, $0) + places(leading, .leading, $0)
    }
  }
}
