import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Sorting tables")
struct TableSortingTests {
  @MainActor @Observable fileprivate final class Model {
    var people = TablePerson.three
    var order: [KeyPathComparator<TablePerson>] = []
  }

  private struct Sorted: View {
    @Bindable var model: Model
    var body: some View {
      Table(model.people, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Nick", value: \.nick) { Text($0.nick ?? "-") }
        TableColumn("City", value: \.city, comparator: LastLetter()) { Text($0.city) }
        TableColumn("Lexical", value: \.city, comparator: .lexical)
        TableColumn("Mute") { _ in Text("mute") }
      }
      .onChange(of: model.order) { model.people.sort(using: model.order) }
    }
  }

  /// Compares texts by their last letters.
  private struct LastLetter: SortComparator {
    var order = SortOrder.forward
    func compare(_ a: String, _ b: String) -> ComparisonResult {
      let (a, b) = (String(a.suffix(1)), String(b.suffix(1)))
      if a == b { return .orderedSame }
      return (a < b) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  private func session(_ model: Model) -> HeadlessSession {
    let session = HeadlessSession(Sorted(model: model), size: CGSize(width: 900, height: 200))
    session.update()
    return session
  }

  private func click(_ title: String, _ session: HeadlessSession) throws {
    try session.find(title).tap()
    session.update()
  }

  @Test("a click on a title sorts by the column, another one the other way round")
  func clicks() throws {
    let model = Model()
    let session = session(model)
    try click("Name", session)
    #expect(model.people.map(\.name) == ["Anne", "Mei", "Tom"])
    #expect(model.order == [KeyPathComparator(\.name, comparator: .localizedStandard)])
    #expect(try session.find("Name").value == "ascending")
    try click("Name", session)
    #expect(model.people.map(\.name) == ["Tom", "Mei", "Anne"])
    #expect(model.order == [KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse)])
    #expect(try session.find("Name").value == "descending")
    try click("Name", session)
    #expect(model.order == [KeyPathComparator(\.name, comparator: .localizedStandard)])
  }

  @Test("what sorted before does so among equals")
  func several() throws {
    let model = Model()
    let session = session(model)
    try click("Age", session)
    try click("Name", session)
    #expect(
      model.order == [KeyPathComparator(\.name, comparator: .localizedStandard), KeyPathComparator(\.age)])
    #expect(try session.find("Age").value == nil)
    try click("Age", session)
    #expect(
      model.order == [KeyPathComparator(\.age), KeyPathComparator(\.name, comparator: .localizedStandard)])
    #expect(model.people.map(\.age) == [28, 34, 51])
  }

  @Test("optional values and comparators of a program's own sort, columns without a value do not")
  func comparators() throws {
    let model = Model()
    let session = session(model)
    try click("Nick", session)
    #expect(model.people.last?.nick == "T")
    try click("Nick", session)
    #expect(model.people.first?.nick == "T")
    try click("City", session)
    #expect(model.people.map(\.city) == ["Rome", "Bern", "Oslo"])
    try click("Lexical", session)
    #expect(model.people.map(\.city) == ["Bern", "Oslo", "Rome"])
    let before = model.order
    #expect(throws: (any Error).self) { try session.find(.button("Mute")) }
    try session.find("Mute").tap()
    #expect(model.order == before)
  }

  private struct File: Identifiable {
    let id: String
    var owner: String?
  }

  private struct Files: View {
    @State private var files = ["b2", "a10", "B1", "a9", "ä1"].map {
      File(id: $0, owner: $0 == "a9" ? nil : $0)
    }
    @State private var order = [KeyPathComparator(\File.id)]
    var body: some View {
      Table(files.sorted(using: order), sortOrder: $order) {
        TableColumn("File", value: \.id)
        TableColumn("Owner", value: \.owner) { Text($0.owner.map { "of \($0)" } ?? "nobody") }
        TableColumn("Plain", value: \.id, comparator: .localized)
      }
    }
  }

  @Test(
    "texts are sorted as people of the locale do, also where the program's own order compares code points")
  func texts() throws {
    let session = HeadlessSession(Files(), size: CGSize(width: 600, height: 300))
    session.update()
    func files(_ texts: [String]) throws -> [String] {
      try texts.sorted { try session.find($0).frame.minY < session.find($1).frame.minY }
    }
    let owners = ["of b2", "of a10", "of B1", "nobody", "of ä1"]
    #expect(try session.find("File").value == "ascending")
    try click("File", session)
    #expect(try session.find("File").value == "descending")
    #expect(try files(owners) == ["of b2", "of B1", "of a10", "nobody", "of ä1"])
    try click("Owner", session)
    #expect(try files(owners) == ["nobody", "of ä1", "of a10", "of B1", "of b2"])
    try click("Plain", session)
    #expect(try session.find("Plain").value == "ascending")
    #expect(try files(owners) == ["of ä1", "of a10", "nobody", "of B1", "of b2"])
  }

  /// Compares people by a part of them.
  private struct ByAge: SortComparator {
    var order = SortOrder.reverse
    func compare(_ a: TablePerson, _ b: TablePerson) -> ComparisonResult {
      if a.age == b.age { return .orderedSame }
      return (a.age < b.age) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  private struct Own: View {
    @State private var order: [ByAge] = []
    var body: some View {
      Table(of: TablePerson.self, sortOrder: $order) {
        TableColumn("Age", sortUsing: ByAge()) { Text("\($0.age)") }
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(TablePerson.three.sorted(using: order))
      }
    }
  }

  @Test("a comparator of rows begins in its own order; columns that sort otherwise stand beside it")
  func own() throws {
    let session = HeadlessSession(Own(), size: CGSize(width: 400, height: 200))
    session.update()
    try click("Age", session)
    #expect(try session.find("Age").value == "descending")
    #expect(try session.find("51").frame.minY < session.find("28").frame.minY)
    try click("Age", session)
    #expect(try session.find("51").frame.minY > session.find("28").frame.minY)
    #expect(try session.find("Name").role == .staticText)
  }

  @Test("keys sort as clicks do, by assistive technology")
  func activation() throws {
    let model = Model()
    let session = session(model)
    try session.find("Name").perform(.activate)
    #expect(model.order == [KeyPathComparator(\.name, comparator: .localizedStandard)])
  }

  @Test("columns with values stand in a table that is not sorted")
  func unsorted() throws {
    let table = Table(TablePerson.three) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
    let session = HeadlessSession(table, size: CGSize(width: 400, height: 200))
    session.update()
    #expect(try session.find("Age").role == .staticText)
    #expect(session.exists("51"))
  }
}
