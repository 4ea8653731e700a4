import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing

/// Each way to make a table shows its rows; each kind of selection shows and takes the selected row, each order sorts, and each
/// customization hides a column.
@MainActor @Suite("Initialisers of tables")
struct TableInitialiserTests {
  fileprivate struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
    var children: [Item]?
  }

  @MainActor @Observable fileprivate final class Model {
    var items = [
      Item(id: 2, name: "Two", children: [Item(id: 21, name: "Inside")]),
      Item(id: 1, name: "One", children: nil),
    ]
    var several: Set<Int> = [2]
    var one: Int? = 2
    var order: [KeyPathComparator<Item>] = []
    var columns = TableColumnCustomization<Item>()
  }

  private func session<V: View>(_ view: V) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 400, height: 300))
    session.update()
    return session
  }

  private func names<V: View>(_ view: V) -> [String] {
    session(view).findAll(.role(.staticText)).compactMap(\.label).filter { $0 != "Name" && $0 != "Number" }
  }

  /// Whether the row of "Two" is selected, and a click on the other one selects that.
  private func selects<V: View>(_ view: V, _ model: Model) throws -> Bool {
    let session = session(view)
    let before = session.findAll(.role(.row)).map(\.isSelected)
    try session.find("One").tap()
    session.update()
    let after = session.findAll(.role(.row)).map(\.isSelected)
    defer { (model.several, model.one) = ([2], 2) }
    let isWritten = model.several == [1] || model.one == 1
    return before == [false, true, false] && after == [false, false, true] && isWritten
  }

  /// Whether a click on the title writes the order.
  private func sorts<V: View>(_ view: V, _ model: Model) throws -> Bool {
    try session(view).find(.button("Name")).tap()
    defer { model.order = [] }
    return model.order == [KeyPathComparator(\.name, comparator: .localizedStandard)]
  }

  /// Whether the second column goes when the customization hides it.
  private func customizes<V: View>(_ view: V, _ model: Model) -> Bool {
    let session = session(view)
    let before = session.exists("Number")
    model.columns[visibility: "number"] = .hidden
    session.update()
    defer { model.columns = TableColumnCustomization() }
    return before && !session.exists("Number") && session.exists("Name")
  }

  /// The columns of all tables here.
  private struct Columns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Item, Never> {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { _ in EmptyView() }.customizationID("number")
    }
  }

  private struct SortedColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Item, KeyPathComparator<Item>> {
      TableColumn("Name", value: \.name)
      TableColumn("Number", value: \.id) { _ in EmptyView() }.customizationID("number")
    }
  }

  @Test("data")
  func data() throws {
    @Bindable var model = Model()
    let items = model.items
    #expect(names(Table(items) { Columns() }) == ["Two", "One"])
    #expect(try selects(Table(items, selection: $model.one) { Columns() }, model))
    #expect(try selects(Table(items, selection: $model.several) { Columns() }, model))
    let sorted = Table(items, sortOrder: $model.order) { SortedColumns() }
    #expect(try names(sorted) == ["Two", "One"] && sorts(sorted, model))
    let one = Table(items, selection: $model.one, sortOrder: $model.order) { SortedColumns() }
    #expect(try selects(one, model) && sorts(one, model))
    let several = Table(items, selection: $model.several, sortOrder: $model.order) { SortedColumns() }
    #expect(try selects(several, model) && sorts(several, model))
  }

  @Test("data, with columns that are customized")
  func customizedData() {
    @Bindable var model = Model()
    let items = model.items
    #expect(customizes(Table(items, columnCustomization: $model.columns) { Columns() }, model))
    #expect(
      customizes(
        Table(items, selection: $model.one, columnCustomization: $model.columns) { Columns() }, model))
    #expect(
      customizes(
        Table(items, selection: $model.several, columnCustomization: $model.columns) { Columns() }, model))
    #expect(
      customizes(
        Table(items, sortOrder: $model.order, columnCustomization: $model.columns) { SortedColumns() }, model)
    )
    #expect(
      customizes(
        Table(
          items, selection: $model.one, sortOrder: $model.order, columnCustomization: $model.columns
        ) { SortedColumns() }, model))
    #expect(
      customizes(
        Table(
          items, selection: $model.several, sortOrder: $model.order, columnCustomization: $model.columns
        ) { SortedColumns() }, model))
  }

  @Test("trees of data")
  func trees() throws {
    @Bindable var model = Model()
    let items = model.items
    let plain = Table(items, children: \.children) { Columns() }
    #expect(names(plain) == ["Two", "One"])
    let session = session(plain)
    try session.find("Expand").tap()
    session.advance(by: 1)
    #expect(session.exists("Inside"))
    #expect(try selects(Table(items, children: \.children, selection: $model.one) { Columns() }, model))
    #expect(try selects(Table(items, children: \.children, selection: $model.several) { Columns() }, model))
    #expect(
      try sorts(Table(items, children: \.children, sortOrder: $model.order) { SortedColumns() }, model))
    let one = Table(items, children: \.children, selection: $model.one, sortOrder: $model.order) {
      SortedColumns()
    }
    #expect(try selects(one, model) && sorts(one, model))
    let several = Table(items, children: \.children, selection: $model.several, sortOrder: $model.order) {
      SortedColumns()
    }
    #expect(try selects(several, model) && sorts(several, model))
    #expect(
      customizes(
        Table(
          items, children: \.children, selection: $model.several, sortOrder: $model.order,
          columnCustomization: $model.columns
        ) { SortedColumns() }, model))
  }

  @Test("rows that are written out, of a type that is named")
  func namedRows() throws {
    @Bindable var model = Model()
    let items = model.items
    let plain = Table(of: Item.self) {
      Columns()
    } rows: {
      ForEach(items)
    }
    #expect(names(plain) == ["Two", "One"])
    let one = Table(of: Item.self, selection: $model.one) {
      Columns()
    } rows: {
      ForEach(items) { TableRow($0) }
    }
    #expect(try selects(one, model))
    let several = Table(of: Item.self, selection: $model.several) {
      Columns()
    } rows: {
      ForEach(items, id: \.name) { TableRow($0) }
    }
    #expect(try selects(several, model))
    let sorted = Table(of: Item.self, sortOrder: $model.order) {
      SortedColumns()
    } rows: {
      ForEach(items)
    }
    #expect(try sorts(sorted, model))
    let all = Table(
      of: Item.self, selection: $model.several, sortOrder: $model.order, columnCustomization: $model.columns
    ) {
      SortedColumns()
    } rows: {
      ForEach(items)
    }
    #expect(try selects(all, model) && sorts(all, model) && customizes(all, model))
  }

  @Test("rows that are written out")
  func rows() throws {
    @Bindable var model = Model()
    let items = model.items
    let plain = Table {
      Columns()
    } rows: {
      TableRow(items[0])
      TableRow(items[1])
    }
    #expect(names(plain) == ["Two", "One"])
    let one = Table(selection: $model.one, sortOrder: $model.order) {
      SortedColumns()
    } rows: {
      ForEach(items)
    }
    #expect(try selects(one, model) && sorts(one, model))
    let several = Table(selection: $model.several, columnCustomization: $model.columns) {
      Columns()
    } rows: {
      ForEach(0..<2) { TableRow(items[$0]) }
    }
    #expect(try selects(several, model) && customizes(several, model))
  }

  @Test("no column and no row is an empty table; rows without columns are rows")
  func empty() throws {
    struct NoColumns: TableColumnContent {
      var hasName = false
      var tableColumnBody: some TableColumnContent<Item, Never> {
        if hasName { TableColumn("Name", value: \.name) }
      }
    }
    let items = Model().items
    #expect(names(Table(items) { NoColumns() }).isEmpty)
    #expect(names(Table(items) { NoColumns(hasName: true) }) == ["Two", "One"])
    let bare = Table(of: Item.self) {
      Columns()
    } rows: {
    }
    #expect(names(bare).isEmpty && session(bare).exists("Name"))
  }
}
