import Foundation
import ViewGraph

/// What becomes of items that are dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drag is broken off.
  case cancel
  /// They are copied.
  case copy
  /// They are moved: the source takes them out of its own.
  case move
  /// They cannot be dropped here.
  case forbidden
  /// Something is made that refers to them.
  case alias
  /// They are deleted.
  case delete

  /// Operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The operations, a bit each.
    public let rawValue: Int
    /// Operations by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Breaking off.
    public static let cancel = Set(rawValue: 1)
    /// Copying.
    public static let copy = Set(rawValue: 2)
    /// Moving.
    public static let move = Set(rawValue: 4)
    /// Nothing.
    public static let forbidden = Set(rawValue: 8)
    /// Referring.
    public static let alias = Set(rawValue: 16)
    /// Deleting.
    public static let delete = Set(rawValue: 32)
  }

  /// Whether anything is done with the items.
  var takesItems: Bool { self != .cancel && self != .forbidden }
}

/// What a view would do with items that are dropped on it.
public struct DropProposal: Sendable {
  /// What would be done with items of the same program: here all are.
  public let operation: DropOperation
  /// What would be done with items of another program.
  public let operationOutsideApplication: DropOperation?

  /// A proposal whatever the items come from.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// A proposal for items of the same program, and another for those of others.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// What a view does with a drop, as `dropConfiguration(_:)` says.
public struct DropConfiguration: Sendable {
  /// What is done with the items.
  public var operation: DropOperation
  /// A configuration with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What may be done with items that are dragged away. Copying always may.
public struct DragConfiguration: Sendable {
  /// What may be done within the program.
  public struct OperationsWithinApp: Sendable {
    /// Whether the items may be moved.
    public var allowMove: Bool
    /// Whether they may be deleted.
    public var allowDelete: Bool
    /// Whether they may be referred to.
    public var allowAlias: Bool
    /// Operations besides copying.
    public init(allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false) {
      self.allowMove = allowMove
      self.allowDelete = allowDelete
      self.allowAlias = allowAlias
    }
  }

  /// What may be done within the program.
  public var operationsWithinApp: OperationsWithinApp

  /// A configuration for drags within the program.
  public init(operationsWithinApp: OperationsWithinApp = OperationsWithinApp()) {
    self.operationsWithinApp = operationsWithinApp
  }

  /// A configuration.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    operationsWithinApp = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
  }

  var operations: DropOperation.Set {
    var operations: DropOperation.Set = .copy
    if operationsWithinApp.allowMove { operations.insert(.move) }
    if operationsWithinApp.allowDelete { operations.insert(.delete) }
    if operationsWithinApp.allowAlias { operations.insert(.alias) }
    return operations
  }
}
