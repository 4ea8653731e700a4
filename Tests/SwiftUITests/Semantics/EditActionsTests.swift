import SwiftUI
import Testing

/// What a collection's type allows a person to do with its elements.
struct EditActionsTests {
  @Test("All is what the collection's type allows")
  func all() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<Range<Int>>.all.isEmpty)
    #expect(EditActions<ContiguousArray<Int>>.all.contains(.delete))
    #expect(EditActions<UnsafeMutableBufferPointer<Int>>.all == .move, "it keeps its length")
    #expect(EditActions<String>.all == .delete, "its elements keep their order")
  }

  @Test("Moving and deleting are told apart")
  func apart() {
    let move: EditActions<[Int]> = .move
    let delete: EditActions<[Int]> = .delete
    #expect(move != delete)
    #expect(move.isDisjoint(with: delete))
    #expect(!move.isEmpty && !delete.isEmpty)
  }
}
