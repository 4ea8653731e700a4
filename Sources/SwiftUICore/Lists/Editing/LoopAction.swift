import DataTransfer
import Foundation
import ViewGraph

/// What a user can do to the data of a loop by its rows in a list.
enum LoopAction {
  case delete(((IndexSet) -> Void)?)
  case move(((IndexSet, Int) -> Void)?)
  case insert(any LoopInsertion)
  /// What the loop does by itself where nothing else is said.
  case synthesized(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?)

  /// Whether a row offers the same with the other. Closures do not count: who performs an action looks for the present one.
  func offersTheSame(as other: LoopAction) -> Bool {
    switch (self, other) {
    case (.delete(let mine), .delete(let its)): (mine == nil) == (its == nil)
    case (.move(let mine), .move(let its)): (mine == nil) == (its == nil)
    case (.insert, .insert): true
    case (.synthesized(let delete, let move), .synthesized(let itsDelete, let itsMove)):
      (delete == nil) == (itsDelete == nil) && (move == nil) == (itsMove == nil)
    default: false
    }
  }
}

/// Takes what is dropped between the rows of a loop.
@MainActor
protocol LoopInsertion {
  func accepts(_ items: [NSItemProvider]) -> Bool
  /// Inserts the items before the element at an offset, or at the end.
  func insert(_ items: [NSItemProvider], at index: Int)
}

/// Takes items with data of some types.
struct ItemInsertion {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  nonisolated init(types: [UTType], action: @escaping (Int, [NSItemProvider]) -> Void) {
    self.types = types
    self.action = action
  }
}

extension ItemInsertion: LoopInsertion {
  func accepts(_ items: [NSItemProvider]) -> Bool { !items.conforming(to: types).isEmpty }
  func insert(_ items: [NSItemProvider], at index: Int) { action(index, items.conforming(to: types)) }
}

/// Takes values of a type.
struct ValueInsertion<Value: Transferable> {
  let action: ([Value], Int) -> Void

  nonisolated init(action: @escaping ([Value], Int) -> Void) { self.action = action }
}

extension ValueInsertion: LoopInsertion {
  func accepts(_ items: [NSItemProvider]) -> Bool { items.contains { $0.canLoad(Value.self) } }
  func insert(_ items: [NSItemProvider], at index: Int) {
    ItemLoading<Value>(items) { values in if !values.isEmpty { action(values, index) } }
  }
}

/// The trait of the actions: set around a loop, or around the views of its elements.
enum LoopActionTrait: TraitKind {
  static var uses: TraitUses { .values }
}

nonisolated struct LoopActionModifier: TraitModifying {
  typealias Body = Never
  let action: LoopAction

  static var traitKey: ObjectIdentifier { ObjectIdentifier(LoopActionTrait.self) }
  static var traitUses: TraitUses { LoopActionTrait.uses }
  var traitValue: Any { action }
  func changesTrait(from old: Self) -> Bool? { !action.offersTheSame(as: old.action) }
}

/// The actions of one loop: of several of a kind the inmost, but those that a program has written before the loop's own.
struct LoopActions {
  private(set) var delete: ((IndexSet) -> Void)?
  private(set) var move: ((IndexSet, Int) -> Void)?
  private(set) var insertions: [any LoopInsertion] = []

  /// - Parameter values: Those of the trait, inmost first.
  init(_ values: [Any]) {
    var saysDelete = false
    var saysMove = false
    for case let action as LoopAction in values {
      switch action {
      case .delete(let perform) where !saysDelete:
        delete = perform
        saysDelete = true
      case .move(let perform) where !saysMove:
        move = perform
        saysMove = true
      case .insert(let insertion): insertions.append(insertion)
      case .synthesized(let ownDelete, let ownMove):
        if !saysDelete { delete = delete ?? ownDelete }
        if !saysMove { move = move ?? ownMove }
      default: break
      }
    }
  }

  var isEmpty: Bool { delete == nil && move == nil && insertions.isEmpty }
}
