import SwiftUI
import Testing
import ViewGraph

@Observable private final class Shared { var number = 0 }

/// Notes when its body runs, when it appears and when it has seen a change.
private struct Row: View {
  let index: Int
  let shared: Shared
  let diary: Diary
  var body: some View {
    let _ = diary.note("body \(index)")
    Box(side: 1)
      .onChange(of: shared.number) { diary.note("change \(index)") }
      .onAppear { diary.note("appear \(index)") }
  }
}

/// An observable object wakes its readers in no order; what they do then has one.
@MainActor @Suite("The order of bodies and actions")
struct TreeOrderTests {
  private static let count = 40
  private static let indices = Array(0..<count)

  private func entries(_ what: String, _ indices: [Int] = Self.indices) -> [String] {
    indices.map { "\(what) \($0)" }
  }

  /// Changes what the rows read, and gives back what they note.
  private func change<Content: View>(
    _ shared: Shared, _ stage: Stage<Content>, _ diary: Diary
  ) -> [String] {
    shared.number += 1
    stage.update()
    return diary.drain()
  }

  @Test("views side by side run, appear and act on a change in the order of their list") func siblings() {
    let (diary, shared) = (Diary(), Shared())
    let stage = Stage(
      VStack {
        ForEach(Self.indices, id: \.self) { Row(index: $0, shared: shared, diary: diary) }
      })
    #expect(diary.drain() == entries("body") + entries("appear"))
    for _ in 0..<3 {
      #expect(change(shared, stage, diary) == entries("body") + entries("change"))
    }
  }

  @Test("views at several depths act in the order of the tree") func depths() {
    let (diary, shared) = (Diary(), Shared())
    let stage = Stage(
      VStack {
        ForEach(Self.indices, id: \.self) { index in
          if index.isMultiple(of: 3) {
            VStack { HStack { Row(index: index, shared: shared, diary: diary) } }
          } else {
            Row(index: index, shared: shared, diary: diary)
          }
        }
      })
    let first = diary.drain()
    #expect(first.filter { $0.hasPrefix("appear") } == entries("appear"))
    let changed = change(shared, stage, diary)
    #expect(Set(changed.prefix(Self.count)) == Set(entries("body")))
    #expect(Array(changed.dropFirst(Self.count)) == entries("change"))
  }

  @Test("rows in another order act in that order") func reordered() {
    let (diary, shared) = (Diary(), Shared())
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { value in
        VStack {
          ForEach(value == 0 ? Self.indices : Self.indices.reversed(), id: \.self) {
            Row(index: $0, shared: shared, diary: diary)
          }
        }
      })
    number?.wrappedValue = 1
    stage.update()
    _ = diary.drain()
    let changed = change(shared, stage, diary)
    #expect(Set(changed.prefix(Self.count)) == Set(entries("body")))
    #expect(Array(changed.dropFirst(Self.count)) == entries("change", Self.indices.reversed()))
  }

  @Test("what is inside a view acts before the view") func inside() {
    let (diary, shared) = (Diary(), Shared())
    let stage = Stage(
      Reading(shared: shared) { number in
        VStack {
          ForEach(Self.indices, id: \.self) { index in
            VStack { Box(side: 1).onChange(of: number) { diary.note("inside \(index)") } }
              .onChange(of: number) { diary.note("around \(index)") }
          }
        }
        .onChange(of: number) { diary.note("all") }
      })
    #expect(diary.drain() == [])
    let rows = Self.indices.flatMap { ["inside \($0)", "around \($0)"] }
    #expect(change(shared, stage, diary) == rows + ["all"])
  }
}

/// Shows what is made of the number of an object.
private struct Reading<Content: View>: View {
  let shared: Shared
  @ViewBuilder let content: (Int) -> Content
  var body: some View { content(shared.number) }
}
