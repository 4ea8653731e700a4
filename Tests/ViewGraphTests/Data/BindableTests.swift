import SwiftUI
import Testing

@Observable private final class Book: Identifiable {
  let id = 7
  var title = "A"
}

private struct Title: View {
  @Binding var title: String
  var body: some View { EmptyView() }
}

/// Its memberwise initialiser takes the object.
private struct Editor: View {
  @Bindable var book: Book
  var body: some View { Title(title: $book.title) }
}

/// Its initialiser assigns the object.
private struct Assigned<Object: AnyObject & Observable>: View {
  @Bindable private(set) var object: Object
  init(_ object: Object) { self.object = object }
  var body: some View { EmptyView() }
}

private struct Wrapped: View {
  @Bindable var book: Book
  init(_ book: Book) { _book = Bindable(book) }
  init(of editor: Editor) { _book = editor.$book }
  var body: some View { EmptyView() }
}

private struct Preset: View {
  @Bindable var book = Book()
  let page: Int
  var body: some View { EmptyView() }
}

@MainActor
struct BindableTests {
  @Test("initialisers take the object, memberwise or assigned, or a wrapper") func initialisers() {
    let book = Book()
    let editor = Editor(book: book)
    #expect(editor.book === book)
    #expect(Assigned(book).object === book)
    #expect(Wrapped(book).book === book)
    #expect(Wrapped(of: editor).book === book)
    #expect(Preset(book: book, page: 1).book === book)
    #expect(Preset(page: 1).book !== book)
  }

  @Test("a binding is of the object that the property has now") func local() {
    @Bindable var book: Book
    let first = Book(), second = Book()
    book = first
    $book.title.wrappedValue = "B"
    book = second
    $book.title.wrappedValue = "C"
    #expect([first.title, second.title] == ["B", "C"])
    #expect(_book.id == 7)
  }
}
