import SwiftUI
import Testing
import ViewGraph

private final class Heap: ObservableObject { @Published var count = 0 }
@Observable private final class Shelf { var count = 0 }

/// Notes what has changed each time that its body runs.
private struct Counting: View {
  let title: String
  let diary: Diary
  let shelf: Shelf
  @Binding var outer: Int
  @ObservedObject var heap: Heap
  @State private var count = 0
  @Environment(\.lineSpacing) private var spacing
  let get: (Binding<Int>) -> Void
  var body: some View {
    let _ = get($count)
    let _ = diary.note(ChangedProperties.line(for: Self.self) ?? "none")
    let _ = ChangedProperties.line(for: Heap.self).map(diary.note)
    Box(side: Double(count + shelf.count + outer) + Double(spacing))
  }
}

private struct Spaced: View {
  let get: (Binding<Int>, Binding<Int>) -> Void
  let content: (Binding<Int>) -> Counting
  @State private var spacing = 1
  @State private var outer = 1
  var body: some View {
    let _ = get($spacing, $outer)
    content($outer).environment(\.lineSpacing, CGFloat(spacing))
  }
}

@MainActor
struct ChangedPropertiesTests {
  @Test("changes of a view are told by the names of its properties") func names() throws {
    let diary = Diary(), heap = Heap(), shelf = Shelf()
    var count: Binding<Int>?, spacing: Binding<Int>?, outer: Binding<Int>?
    let get: (Binding<Int>) -> Void = { count = $0 }
    let stage = Stage(
      Spaced {
        spacing = $0
        outer = $1
      } content: {
        Counting(title: "a", diary: diary, shelf: shelf, outer: $0, heap: heap, get: get)
      })
    #expect(diary.drain() == ["Counting: @self, @identity, _outer, _heap, _count, _spacing changed."])
    func change(_ write: () throws -> Void) rethrows -> [String] {
      try write()
      stage.update()
      return diary.drain()
    }
    #expect(change { count?.wrappedValue = 1 } == ["Counting: _count changed."])
    #expect(change { heap.count = 1 } == ["Counting: _heap changed."])
    #expect(change { shelf.count = 1 } == ["Counting: @dependencies changed."])
    #expect(change { outer?.wrappedValue = 4 }.last?.contains("_outer") ?? false)
    #expect(change { spacing?.wrappedValue = 9 }.last?.contains("_spacing") ?? false)
  }

  @Test("outside of a body nothing is told") func outside() {
    #expect(ChangedProperties.line(for: Box.self) == nil)
    Box._printChanges()
    Box._logChanges()
  }
}
