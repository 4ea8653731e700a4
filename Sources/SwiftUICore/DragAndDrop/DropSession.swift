import Foundation
import ViewGraph

/// A drag that is over a view, or has been dropped on it.
///
/// Source: DropSession in SwiftUI's documentation.
public struct DropSession: Identifiable, Sendable {
  /// What tells one drag from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far the drag has come.
  public enum Phase: Hashable, Sendable {
    /// It has come over the view.
    case entering
    /// It is over the view.
    case active
    /// It has left the view.
    case exiting
    /// The items have been dropped; what has been done with them.
    case ended(DropOperation)
    /// What was dropped has come.
    case dataTransferCompleted
  }

  /// A drag that began in this program.
  public struct LocalSession: Sendable {
    /// What tells the drag from others: the id of its `DragSession`.
    public let id: DragSession.ID
  }

  /// What tells the drag from others.
  public let id: ID
  /// How far the drag has come.
  public let phase: Phase
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint
  /// The view's size.
  public let size: CGSize
  /// How many items are dragged.
  public let itemsCount: Int
  /// What the source lets be done with the items.
  public let suggestedOperations: DropOperation.Set
  /// The drag of this program that the items come from; on this host they all do.
  public var localSession: LocalSession? { LocalSession(id: DragSession.ID(number: id.number)) }

  init(_ drop: DropContext, _ phase: Phase) {
    id = drop.id
    self.phase = phase
    location = drop.location
    size = drop.size
    itemsCount = drop.items.count
    suggestedOperations = drop.allowed
  }
}

/// A drag as the view sees it from which it began.
public struct DragSession: Identifiable, Sendable {
  /// What tells one drag from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far the drag has come.
  public enum Phase: Hashable, Sendable {
    /// It begins.
    case initial
    /// The items are being dragged.
    case active
    /// The items have been dropped; what has been done with them.
    case ended(DropOperation)
    /// What was dropped has been handed over.
    case dataTransferCompleted
  }

  /// What tells the drag from others.
  public let id: ID
  /// How far the drag has come.
  public let phase: Phase
}
