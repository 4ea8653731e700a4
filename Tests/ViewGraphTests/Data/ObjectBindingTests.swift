import SwiftUI
import Testing
import ViewGraph

@MainActor private final class Shelf: ObservableObject {
  struct Book: Identifiable {
    let id: Int
    var title: String
  }

  @Published var count = 0
  @Published var name: String? = "one"
  @Published var books = (0..<3).map { Book(id: $0, title: "\($0)") }
}

private struct Child<Value>: View {
  let diary: Diary
  @Binding var value: Value
  var body: some View {
    let _ = diary.note("\(value)")
    Box()
  }
}

/// The child's field is a binding by itself.
private struct Plain: View {
  let diary: Diary
  let value: Binding<Int>
  var body: some View {
    let _ = diary.note("plain \(value.wrappedValue)")
    Box()
  }
}

@MainActor @Suite("Bindings to properties of objects")
struct ObjectBindingTests {
  private let diary = Diary()
  private let shelf = Shelf()

  @Test("a view below shows what the object has become, and runs only for that")
  func binding() {
    struct Parent: View {
      let diary: Diary
      @ObservedObject var shelf: Shelf
      var body: some View {
        Child(diary: diary, value: $shelf.count)
        Plain(diary: diary, value: $shelf.count.animation())
      }
    }
    let stage = Stage(Parent(diary: diary, shelf: shelf))
    #expect(diary.drain() == ["0", "plain 0"])
    shelf.count = 1
    stage.update()
    #expect(diary.drain() == ["1", "plain 1"])
    shelf.books[0].title = "none of its business"
    stage.update()
    #expect(diary.drain() == [])
  }

  @Test("through a state's object, the environment's, and views between that pass the binding on")
  func owners() {
    struct Between: View {
      @Binding var count: Int
      let diary: Diary
      var body: some View { Child(diary: diary, value: $count) }
    }
    struct Inner: View {
      let diary: Diary
      @EnvironmentObject private var shelf: Shelf
      var body: some View { Between(count: $shelf.count, diary: diary) }
    }
    struct Owner: View {
      let diary: Diary
      @StateObject var shelf: Shelf
      var body: some View {
        Between(count: $shelf.count, diary: diary)
        Inner(diary: diary).environmentObject(shelf)
      }
    }
    let stage = Stage(Owner(diary: diary, shelf: shelf))
    #expect(diary.drain() == ["0", "0"])
    shelf.count = 7
    stage.update()
    #expect(diary.drain() == ["7", "7"])
  }

  @Test("parts of a value: only those rows run whose element has changed")
  func parts() {
    struct Parent: View {
      let diary: Diary
      @ObservedObject var shelf: Shelf
      var body: some View {
        ForEach($shelf.books) { Child(diary: diary, value: $0.title) }
        if let name = Binding($shelf.name) { Child(diary: diary, value: name) }
      }
    }
    let stage = Stage(Parent(diary: diary, shelf: shelf))
    #expect(diary.drain() == ["0", "1", "2", "one"])
    shelf.books[1].title = "new"
    stage.update()
    #expect(diary.drain() == ["new"])
    shelf.name = "other"
    stage.update()
    #expect(diary.drain() == ["other"])
    shelf.books.swapAt(0, 2)
    stage.update()
    #expect(Set(diary.drain()).isSubset(of: ["0", "2"]))
  }
}
