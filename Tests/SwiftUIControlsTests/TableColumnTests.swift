import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import SwiftUIControls

@MainActor @Suite("Columns of tables")
struct TableColumnTests {
  private let people = TablePerson.three

  /// Widths of the contents of columns in a table.
  private func widths(_ columns: [TableColumnWidth], in width: CGFloat?) -> [CGFloat] {
    TableColumnWidth.spans(columns, in: width).map { $0 - 17 }
  }

  @Test("columns share what is left over, or lacks, equally, within their bounds")
  func sharing() {
    let any = TableColumnWidth()
    #expect(widths([any, any, any], in: nil) == [100, 100, 100])
    #expect(widths([any, any, any], in: 351) == [100, 100, 100])
    #expect(widths([any, any, any], in: 500) == [149.5, 149.5, 149.5])
    #expect(widths([any, .init(fixed: 40), any], in: 351) == [130, 40, 130])
    #expect(widths([any, .init(max: 120)], in: 434) == [280, 120])
    #expect(widths([any, .init(min: 90)], in: 174) == [50, 90])
    #expect(widths([.init(ideal: 200), any], in: 434) == [250, 150])
    #expect(widths([any, any], in: 10) == [30, 30], "no narrower than the least width")
    #expect(widths([any], in: .infinity) == [100])
    #expect(TableColumnWidth.least([any, .init(fixed: 40)]) == 104)
  }

  @Test("bounds that make no sense are made some")
  func bounds() {
    #expect(TableColumnWidth(fixed: -5) == TableColumnWidth(min: 0, ideal: 0, max: 0))
    #expect(TableColumnWidth(min: .nan, max: 50).ideal == 50)
    #expect(TableColumnWidth(min: 80, max: 20).max == 80)
    #expect(TableColumnWidth(max: 20).min == 20)
    #expect(TableColumnWidth(ideal: .infinity).ideal == 100)
  }

  private struct Resized: View {
    var body: some View {
      Table(TablePerson.three.prefix(1)) {
        TableColumn("A") { _ in Color.clear.frame(height: 10).testProbe("a") }
        TableColumn("B") { _ in Color.clear.frame(height: 10).testProbe("b") }.width(min: 50, max: 150)
        TableColumn("C") { _ in Color.clear.frame(height: 10).testProbe("c") }
        TableColumn("D") { _ in Color.clear.frame(height: 10).testProbe("d") }.width(60)
      }
    }
  }

  private func display<V: View>(_ view: V, width: CGFloat = 428) -> Display {
    Display(view, size: CGSize(width: width, height: 120))
  }

  private func widths(_ display: Display) -> [CGFloat?] { ["a", "b", "c", "d"].map { display[$0]?.width } }

  @Test(
    "the line after a title resizes its column, within bounds: those before keep their width, those behind share the rest"
  )
  func resizing() {
    let table = display(Resized())
    #expect(widths(table) == [100, 100, 100, 60])
    table.session.drag(from: CGPoint(x: 117, y: 14), to: CGPoint(x: 137, y: 14))
    #expect(widths(table) == [120, 90, 90, 60])
    let line = 8 + 120 + 17 + 90 + 9.0
    table.session.drag(from: CGPoint(x: line, y: 14), to: CGPoint(x: line + 300, y: 14))
    #expect(widths(table) == [120, 150, 30, 60], "the second no wider than it may be")
    #expect(table["a"]?.minX == 8)
    // A column of a fixed width stays.
    table.session.drag(from: CGPoint(x: 427, y: 14), to: CGPoint(x: 400, y: 14))
    #expect(table["d"]?.width == 60)
  }

  @Test("a table whose columns need more scrolls them, titles and all")
  func overflow() throws {
    let table = display(Resized(), width: 120)
    let before = table["c"]?.minX ?? 0
    _ = table.session.scroll(by: CGSize(width: 50, height: 0), at: CGPoint(x: 60, y: 40))
    table.session.advance(by: 1)
    #expect(table["c"]?.minX == before - 50)
    let title = try table.session.find("A").frame
    #expect(title.minX < 0, "\(title)")
  }

  private struct Chosen: View {
    let hasAge: Bool
    let years: [Int]
    var body: some View {
      Table(TablePerson.three.prefix(1)) {
        TableColumn("Name", value: \.name)
        if hasAge { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
        if years.isEmpty {
          TableColumn("None") { _ in Text("none") }
        } else {
          TableColumnForEach(years, id: \.self) { year in
            TableColumn("Y\(year)") { Text("\($0.age + year)") }
          }
        }
        TableColumn("City", value: \.city)
        Group { OwnColumns() }
      }
    }
  }

  /// Columns of a program's own.
  private struct OwnColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<TablePerson, Never> {
      TableColumn("Own 1") { _ in Text("1") }
      TableColumn("Own 2") { _ in Text("2") }
    }
  }

  @Test("columns are chosen by conditions and made by loops, groups and types of a program's own")
  func building() {
    let few = display(Chosen(hasAge: false, years: []), width: 900).texts
    #expect(few == ["Name", "None", "City", "Own 1", "Own 2", "Mei", "none", "Oslo", "1", "2"])
    let many = display(Chosen(hasAge: true, years: [1, 2]), width: 900).texts
    #expect(many.prefix(7) == ["Name", "Age", "Y1", "Y2", "City", "Own 1", "Own 2"])
    #expect(many.suffix(7) == ["Mei", "28", "29", "30", "Oslo", "1", "2"])
  }

  @Test("there may be more than ten columns")
  func many() {
    let table = Table(people.prefix(1)) {
      TableColumn("1", value: \.name)
      TableColumn("2", value: \.name)
      TableColumn("3", value: \.name)
      TableColumn("4", value: \.name)
      TableColumn("5", value: \.name)
      TableColumn("6", value: \.name)
      TableColumn("7", value: \.name)
      TableColumn("8", value: \.name)
      TableColumn("9", value: \.name)
      TableColumn("10", value: \.name)
      TableColumn("11", value: \.name)
    }
    #expect(display(table, width: 1_400).texts.prefix(11) == (1...11).map { "\($0)" }[...])
  }

  @MainActor @Observable fileprivate final class Model {
    var customization = TableColumnCustomization<TablePerson>()
  }

  private struct Customized: View {
    @Bindable var model: Model
    var body: some View {
      Table(TablePerson.three.prefix(1), columnCustomization: $model.customization) {
        TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("City", value: \.city).customizationID("city")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
        TableColumn("Nick") { Text($0.nick ?? "-") }.customizationID("nick").defaultVisibility(.hidden)
        TableColumn("Fixed") { _ in Text("fixed") }
      }
    }
  }

  private func titles(_ display: Display) -> [String] {
    ["Name", "City", "Age", "Nick", "Fixed"].filter { title in display.texts.contains(title) }
      .sorted { a, b in x(a, display) < x(b, display) }
  }

  private func x(_ title: String, _ display: Display) -> CGFloat {
    display.runs.first { $0.run.text == title }?.x ?? 0
  }

  @Test("a menu of the titles hides and shows columns, those that may be")
  func visibility() throws {
    let model = Model()
    let table = display(Customized(model: model), width: 585)
    #expect(titles(table) == ["Name", "City", "Age", "Fixed"])
    try table.session.find("City").secondaryClick()
    table.session.advance(by: 1)
    #expect(table.session.findAll(.role(.menuItem)).compactMap(\.label) == ["City", "Age", "Nick"])
    try table.session.find(ElementQuery.role(.menuItem).and(.label("Age"))).tap()
    table.session.advance(by: 1)
    #expect(titles(table) == ["Name", "City", "Fixed"])
    #expect(model.customization[visibility: "age"] == .hidden)
    model.customization[visibility: "nick"] = .visible
    model.customization[visibility: "age"] = .automatic
    table.session.update()
    #expect(titles(table) == ["Name", "City", "Age", "Nick", "Fixed"])
  }

  @Test("titles are dragged to other places; what is stored of it comes back")
  func order() throws {
    let model = Model()
    let table = display(Customized(model: model), width: 468)
    table.session.drag(from: CGPoint(x: 40, y: 14), to: CGPoint(x: 40 + 130, y: 14))
    table.session.advance(by: 1)
    #expect(titles(table) == ["City", "Name", "Age", "Fixed"])
    // A column without an identifier stays where it is.
    table.session.drag(from: CGPoint(x: 400, y: 14), to: CGPoint(x: 40, y: 14))
    table.session.advance(by: 1)
    #expect(titles(table) == ["City", "Name", "Age", "Fixed"])
    model.customization = try JSONDecoder().decode(
      TableColumnCustomization<TablePerson>.self, from: JSONEncoder().encode(model.customization))
    table.session.update()
    #expect(titles(table) == ["City", "Name", "Age", "Fixed"])
    model.customization.resetOrder()
    table.session.update()
    #expect(titles(table) == ["Name", "City", "Age", "Fixed"])
  }

  @Test("a drag of the line that is cancelled ends")
  func cancelledResizing() {
    let table = display(Resized())
    table.session.drag(from: CGPoint(x: 117, y: 14), to: CGPoint(x: 127, y: 14), lifts: false)
    table.session.session.letGo()
    #expect(widths(table)[0] == 110)
    table.session.drag(from: CGPoint(x: 127, y: 14), to: CGPoint(x: 137, y: 14))
    #expect(widths(table)[0] == 120)
  }
}
