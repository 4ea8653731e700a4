import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing

/// Each way to make a list shows its rows, and each kind of selection its selected row.
@MainActor @Suite("Initialisers of lists")
struct ListInitialiserTests {
  fileprivate struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
    var children: [Item]?
  }

  @MainActor @Observable fileprivate final class Model {
    var items = [
      Item(id: 1, name: "One", children: [Item(id: 11, name: "Inside")]),
      Item(id: 2, name: "Two", children: nil),
    ]
    var several: Set<Int> = [2]
    var one: Int? = 2
    var required = 2
  }

  private func texts<V: View>(_ view: V) -> [String] {
    Display(view, size: CGSize(width: 300, height: 300)).texts
  }

  private func isSelected<V: View>(_ view: V) throws -> Bool {
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 300))
    return try session.find("Two").isSelected && !session.find("One").isSelected
  }

  @Test("views, ranges, data, identifiable data and bindings without a selection")
  func plain() {
    @Bindable var model = Model()
    let expected = ["One", "Two"]
    #expect(
      texts(
        List {
          Text("One")
          Text("Two")
        }) == expected)
    #expect(texts(List(0..<2) { Text(expected[$0]) }) == expected)
    #expect(texts(List(model.items) { Text($0.name) }) == expected)
    #expect(texts(List(model.items, id: \.name) { Text($0.name) }) == expected)
    #expect(texts(List($model.items) { $item in Text(item.name) }) == expected)
    #expect(texts(List($model.items, id: \.name) { $item in Text(item.name) }) == expected)
  }

  @Test("with several rows, with one or none, and with one that is always selected")
  func selection() throws {
    @Bindable var model = Model()
    #expect(try isSelected(List(selection: $model.several) { ForEach(model.items) { Text($0.name) } }))
    #expect(try isSelected(List(selection: $model.one) { ForEach(model.items) { Text($0.name) } }))
    #expect(try isSelected(List(selection: $model.required) { ForEach(model.items) { Text($0.name) } }))
    #expect(try isSelected(List(model.items, selection: $model.several) { Text($0.name) }))
    #expect(try isSelected(List(model.items, selection: $model.one) { Text($0.name) }))
    #expect(try isSelected(List(model.items, selection: $model.required) { Text($0.name) }))
    #expect(try isSelected(List(model.items, id: \.id, selection: $model.several) { Text($0.name) }))
    #expect(try isSelected(List(model.items, id: \.id, selection: $model.one) { Text($0.name) }))
    #expect(try isSelected(List(model.items, id: \.id, selection: $model.required) { Text($0.name) }))
    #expect(try isSelected(List($model.items, selection: $model.several) { $item in Text(item.name) }))
    #expect(try isSelected(List($model.items, selection: $model.one) { $item in Text(item.name) }))
    #expect(
      try isSelected(List($model.items, id: \.id, selection: $model.several) { $item in Text(item.name) }))
    #expect(try isSelected(List($model.items, id: \.id, selection: $model.one) { $item in Text(item.name) }))
    let names = ["", "One", "Two"]
    #expect(try isSelected(List(0..<3, selection: $model.several) { Text(names[$0]) }))
    #expect(try isSelected(List(0..<3, selection: $model.one) { Text(names[$0]) }))
    #expect(try isSelected(List(0..<3, selection: $model.required) { Text(names[$0]) }))
  }

  @Test("a binding that is nil selects nothing")
  func noBinding() {
    let several: Binding<Set<Int>>? = nil
    let one: Binding<Int?>? = nil
    for view in [
      AnyView(List(selection: several) { Text("One").tag(1) }),
      AnyView(List(selection: one) { Text("One").tag(1) }),
    ] {
      let session = HeadlessSession(view, size: CGSize(width: 300, height: 300))
      #expect(session.exists("One"))
      #expect(session.elements.allSatisfy { !$0.isSelected })
    }
  }

  @Test("hierarchical data, by values and by bindings")
  func hierarchy() throws {
    @Bindable var model = Model()
    #expect(texts(List(model.items, children: \.children) { Text($0.name) }) == ["One", "Two"])
    #expect(texts(List(model.items, id: \.id, children: \.children) { Text($0.name) }) == ["One", "Two"])
    #expect(texts(List($model.items, children: \.children) { $item in Text(item.name) }) == ["One", "Two"])
    #expect(
      try isSelected(List(model.items, children: \.children, selection: $model.several) { Text($0.name) }))
    #expect(try isSelected(List(model.items, children: \.children, selection: $model.one) { Text($0.name) }))
    #expect(
      try isSelected(List(model.items, children: \.children, selection: $model.required) { Text($0.name) }))
    #expect(
      try isSelected(
        List($model.items, children: \.children, selection: $model.several) { $item in Text(item.name) }))
    #expect(
      try isSelected(
        List($model.items, children: \.children, selection: $model.one) { $item in Text(item.name) }))
  }

  @Test("data that the user edits")
  func editing() throws {
    @Bindable var model = Model()
    #expect(texts(List($model.items, editActions: .all) { $item in Text(item.name) }) == ["One", "Two"])
    #expect(
      try isSelected(
        List($model.items, editActions: .delete, selection: $model.several) { $item in Text(item.name) }))
    #expect(
      try isSelected(
        List($model.items, editActions: .move, selection: $model.one) { $item in Text(item.name) }))
    #expect(
      try isSelected(
        List($model.items, id: \.id, editActions: .all, selection: $model.required) { $item in Text(item.name)
        }))
  }

  @Test(
    "the views of a number stand side by side where one or several of a range are selected, as in their types"
  )
  func ranges() throws {
    func list<Content>(_ list: List<Int, Content>) throws -> [CGRect] {
      let session = HeadlessSession(list, size: CGSize(width: 300, height: 300))
      return try ["a1", "b1"].map { try #require(session.frame(of: $0)) }
    }
    @ViewBuilder func row(_ number: Int) -> some View {
      Text("a").testProbe("a\(number)")
      Text("b").testProbe("b\(number)")
    }
    let required: Binding<Int> = .constant(1)
    for frames in [
      try list(List(0..<3, selection: .constant(Set<Int>())) { row($0) }),
      try list(List(0..<3, selection: required) { row($0) }),
    ] {
      #expect(frames[0].midY == frames[1].midY && frames[0].maxX <= frames[1].minX)
    }
  }
}
