import SwiftUI
import Testing

// What a program in Swift 5 mode writes: this target is compiled in it.

@Observable private final class Book {
  var title = "A"
}

private final class Shelf: ObservableObject {
  @Published var count = 1
}

private struct Field: View {
  @Binding var title: String
  var body: some View { Text(title) }
}

/// Its memberwise initialiser takes the object.
private struct Memberwise: View {
  @Bindable var book: Book
  var body: some View { Field(title: $book.title) }
}

/// Its initialiser assigns the object.
private struct Assigned: View {
  @Bindable var book: Book
  init(_ book: Book) { self.book = book }
  var body: some View { Field(title: $book.title) }
}

private struct Wrapped: View {
  @Bindable var book: Book
  init(_ book: Book) { _book = Bindable(wrappedValue: book) }
  var body: some View { Field(title: $book.title) }
}

/// Properties as programs written before strict concurrency have them: made by defaults, shared by globals.
private struct Shared: View {
  static var made = 0
  @StateObject var shelf = Shelf()
  @State private var title = "B"
  init() { Self.made += 1 }
  var body: some View { Text("\(title) \(shelf.count)") }
}

/// Methods of a view as actions, without a warning.
private struct Acting: View {
  @State private var count = 0
  private func add() { count += 1 }
  private func take(_ press: KeyPress) -> KeyPress.Result { .ignored }

  var body: some View {
    VStack {
      Button(action: add) { Text("\(count)") }
      Button("Add", action: add)
      Button("Add", systemImage: "plus", action: add)
      Button("Remove", role: .destructive, action: add)
    }
    .onTapGesture(perform: add)
    .onKeyPress(phases: .down, action: take)
    .accessibilityAction(.default, add)
    .onAppear(perform: add)
  }
}

@MainActor @Suite("A program in Swift 5 mode")
struct PropertyTests {
  @Test("an object comes into a bindable property memberwise, assigned or wrapped")
  func bindable() {
    let book = Book()
    let memberwise = Memberwise(book: book)
    #expect(memberwise.book === book)
    memberwise.$book.title.wrappedValue = "B"
    #expect(Assigned(book).book === book)
    #expect(Wrapped(book).$book.title.wrappedValue == "B")
  }

  @Test("its views draw")
  func drawing() {
    let book = Book()
    for view in [
      AnyView(Memberwise(book: book)), AnyView(Assigned(book)), AnyView(Wrapped(book)), AnyView(Shared()),
      AnyView(Acting()),
    ] {
      #expect(ImageRenderer(content: view).cgImage != nil)
    }
    #expect(Shared.made == 1)
  }
}
