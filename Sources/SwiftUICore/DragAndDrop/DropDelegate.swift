import DataTransfer
import Foundation
import ViewGraph

/// What a view does with drags over it, step by step.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether a drag with such items is of interest. Asked while it is over the view.
  func validateDrop(info: DropInfo) -> Bool
  /// The items have been dropped. Answers whether they are used.
  func performDrop(info: DropInfo) -> Bool
  /// The drag has come over the view.
  func dropEntered(info: DropInfo)
  /// The drag has moved over the view. Answers what would be done with the items; nil for what it answered before, and
  /// copying at first.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drag is of interest.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// Items are copied.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// A drag over a view.
public struct DropInfo {
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint
  private let items: [NSItemProvider]

  init(_ drop: DropContext) {
    location = drop.location
    items = drop.items
  }

  /// Whether any item has data of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !items.conforming(to: contentTypes).isEmpty
  }

  /// The items that have data of one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.conforming(to: contentTypes)
  }

  /// Whether any item has data of one of some types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `contentTypes` instead.")
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// The items that have data of one of some types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `contentTypes` instead.")
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// Lets a delegate take items with data of some types.
struct DelegateDrop {
  let types: [UTType]
  let delegate: any DropDelegate

  nonisolated init(types: [UTType], delegate: any DropDelegate) {
    self.types = types
    self.delegate = delegate
  }
}

extension DelegateDrop: DropHandling {
  func accepts(_ drop: DropContext) -> Bool {
    !drop.items.conforming(to: types).isEmpty && delegate.validateDrop(info: DropInfo(drop))
  }
  func entered(_ drop: DropContext) { delegate.dropEntered(info: DropInfo(drop)) }
  func updated(_ drop: DropContext) -> DropOperation? {
    delegate.dropUpdated(info: DropInfo(drop))?.operation
  }
  func exited(_ drop: DropContext) { delegate.dropExited(info: DropInfo(drop)) }
  func ended(_ drop: DropContext) {}

  func perform(_ drop: DropContext, _ done: @escaping @MainActor (Bool) -> Void) -> Bool {
    let isTaken = delegate.performDrop(info: DropInfo(drop))
    done(isTaken)
    return isTaken
  }
}
