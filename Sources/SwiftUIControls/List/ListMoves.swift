import Foundation
import Observation
import SwiftUICore
import ViewGraph

/// The row of a list that the user moves to another place of its loop, and the room that the others make for it.
@MainActor @Observable
final class RowMoves {
  /// A row that is carried, as it was when it was taken.
  struct Carried: Equatable {
    let id: Subview.ID
    let loop: ObjectIdentifier
    let index: Int
    let height: CGFloat
  }

  private(set) var carried: Carried?
  /// The offset of the element before which the row would stand now.
  private(set) var destination = 0
  /// How far the row is carried down.
  private(set) var travel: CGFloat = 0
  /// The row that is in front of the others, from when it is taken until it lies in its place.
  private(set) var raised: Subview.ID?
  /// The rows that are made and can change places, with their frames in the list's content.
  @ObservationIgnored private var rows: [Subview.ID: (editing: RowEditing, frame: CGRect)] = [:]

  nonisolated init() {}

  /// The space of the rows' frames.
  struct Space: Hashable {}
  nonisolated static let settle = Animation.easeInOut(duration: 0.25)

  func note(_ id: Subview.ID, _ editing: RowEditing, _ frame: CGRect) { rows[id] = (editing, frame) }
  func forget(_ id: Subview.ID) { rows[id] = nil }

  /// How far a row shows below its place: where it is carried, or making room for the one that is.
  func offset(of id: Subview.ID, _ editing: RowEditing) -> CGFloat {
    guard let carried else { return 0 }
    if carried.id == id { return travel }
    guard let place = editing.place, place.loop == carried.loop else { return 0 }
    if place.index > carried.index { return place.index < destination ? -carried.height : 0 }
    return place.index < carried.index && place.index >= destination ? carried.height : 0
  }

  /// The row is carried so far down; at first it is taken.
  func carry(_ id: Subview.ID, by distance: CGFloat) {
    if carried?.id != id {
      guard let row = rows[id], let place = row.editing.place else { return }
      raised = id
      travel = 0
      destination = place.index
      withAnimation(Self.settle) {
        carried = Carried(id: id, loop: place.loop, index: place.index, height: row.frame.height)
      }
    }
    travel = distance
    let next = destination(for: distance)
    if next != destination { withAnimation(Self.settle) { destination = next } }
  }

  /// Where a row that is carried so far would stand: beyond each row of its loop whose middle it has passed.
  private func destination(for distance: CGFloat) -> Int {
    guard let carried, let frame = rows[carried.id]?.frame else { return destination }
    var places: [Int: (low: CGFloat, high: CGFloat)] = [:]
    for row in rows.values {
      guard let place = row.editing.place, place.loop == carried.loop else { continue }
      let known = places[place.index] ?? (row.frame.minY, row.frame.maxY)
      places[place.index] = (min(known.low, row.frame.minY), max(known.high, row.frame.maxY))
    }
    func middle(_ index: Int) -> CGFloat { places[index].map { ($0.low + $0.high) / 2 } ?? 0 }
    if distance > 0 {
      let after = places.keys.filter { $0 > carried.index }.sorted()
      return after.first { middle($0) >= frame.maxY + distance } ?? after.last.map { $0 + 1 } ?? carried.index
    }
    let before = places.keys.filter { $0 < carried.index }.sorted(by: >)
    return before.first { middle($0) <= frame.minY + distance }.map { $0 + 1 } ?? before.last ?? carried.index
  }

  /// The offsets of the elements that go to a new place with a row.
  private static func moved(_ carried: Carried, with selectedRows: [Subview]) -> IndexSet {
    guard selectedRows.contains(where: { $0.id == carried.id }) else { return [carried.index] }
    let others = selectedRows.lazy.compactMap(\.editing).filter { $0.canMove && $0.loop == carried.loop }
    return IndexSet(others.map(\.index)).union([carried.index])
  }

  /// The row is let go of: it goes to its new place, or back where it is taken away or its loop has changed meanwhile. Where it
  /// is selected, the other selected rows of its loop that can be moved go with it.
  func end(_ id: Subview.ID, isLetGo: Bool, with selectedRows: () -> [Subview]) {
    guard let carried, carried.id == id else { return }
    let editing = rows[id]?.editing
    let isSame = editing?.place.map { $0.loop == carried.loop && $0.index == carried.index } ?? false
    withAnimation(Self.settle, completionCriteria: .removed) {
      if isLetGo, isSame, destination != carried.index, destination != carried.index + 1 {
        editing?.move(Self.moved(carried, with: selectedRows()), to: destination)
      }
      self.carried = nil
      travel = 0
    } completion: { [self] in
      if self.carried == nil { raised = nil }
    }
  }
}
