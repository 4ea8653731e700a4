import SwiftUI
import Testing

@testable import HeadlessHost

@MainActor @Suite("Sections of lists")
struct ListSectionTests {
  private struct Sections: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Plain") { Text("plain row") }
        Section("Bound", isExpanded: $isExpanded) { Text("bound row") }
      }
    }
  }

  @Test("sections collapse in a sidebar, on a phone too; in other lists the program alone says so")
  func collapse() throws {
    for profile in bothProfiles {
      let sidebar = presenting(Sections().listStyle(.sidebar), profile)
      #expect(sidebar.findAll(.label("Collapse")).count == 2)
      for row in ["plain row", "bound row"] {
        let arrow = try #require(sidebar.findAll(.label("Collapse")).first)
        try arrow.tap()
        sidebar.settled()
        #expect(!sidebar.shows(row))
      }
      #expect(!presenting(Sections(), profile).shows("Collapse"))
    }
  }

  @MainActor @Observable fileprivate final class Model { var isExpanded = true }

  private struct Observed: View {
    @Bindable var model: Model
    var body: some View {
      List {
        Section("Bound", isExpanded: $model.isExpanded) { ForEach(0..<6) { Text("row \($0)") } }
        Section("Next") { Text("end") }
      }
    }
  }

  private struct OfState: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Bound", isExpanded: $isExpanded) { ForEach(0..<6) { Text("row \($0)") } }
        Section("Next") { Text("end") }
      }
    }
  }

  @Test("a section with a binding moves what is below it on its way, both ways", arguments: bothProfiles)
  func moving(profile: PlatformProfile) throws {
    let views: [AnyView] = [AnyView(OfState()), AnyView(Observed(model: Model()))]
    for view in views {
      let session = presenting(view.listStyle(.sidebar), profile)
      let open = try session.find("end").frame.minY
      try #require(session.findAll(.label("Collapse")).first).tap()
      session.advance(by: 0.1)
      let closing = try session.find("end").frame.minY
      session.settled()
      let closed = try session.find("end").frame.minY
      #expect(closed < closing && closing < open)
      try session.tap("Expand")
      session.advance(by: 0.1)
      let opening = try session.find("end").frame.minY
      session.settled()
      #expect(try session.find("end").frame.minY == open)
      #expect(closed < opening && opening < open)
    }
  }

  @Test("stripes do not show in a sidebar", arguments: bothProfiles)
  func stripes(profile: PlatformProfile) {
    let list = List(0..<4, id: \.self) { Text("row \($0)") }.listStyle(.sidebar)
    #expect(
      presenting(list.alternatingRowBackgrounds(), profile).pngData() == presenting(list, profile).pngData())
  }

  @Test("insets of a row move headers and footers too", arguments: bothProfiles)
  func insets(profile: PlatformProfile) throws {
    func list(_ insets: EdgeInsets?) throws -> (header: CGRect, row: CGRect, footer: CGRect) {
      let session = presenting(
        List {
          Section {
            Text("row")
          } header: {
            Text("header").listRowInsets(insets)
          } footer: {
            Text("footer").listRowInsets(.leading, insets?.leading)
          }
        }, profile)
      return (
        try session.find("header").frame, try session.find("row").frame, try session.find("footer").frame
      )
    }
    let usual = try list(nil)
    let changed = try list(EdgeInsets(top: 30, leading: 90, bottom: 40, trailing: 0))
    let margin = profile == .phone ? 16.0 : 10
    #expect(changed.header.minX == margin + 90 && changed.footer.minX == margin + 90)
    #expect(changed.header.minY > usual.header.minY + 20)
    #expect(changed.row.minY - changed.header.maxY > usual.row.minY - usual.header.maxY + 20)
    #expect(changed.row.minX == usual.row.minX)
  }

  @Test("an identity that occurs twice is told once")
  func duplicates() {
    let session = presenting(List { Section { ForEach([1, 2, 1], id: \.self) { Text("row \($0)") } } })
    session.settled()
    #expect(session.warnings.count == 1)
  }

  @Test("rows that cannot be selected keep their controls while a phone's list is edited")
  func controls() throws {
    struct Settings: View {
      @State private var selection: Set<String> = []
      @State private var isOn = false
      var body: some View {
        List(selection: $selection) {
          ForEach(["A", "B"], id: \.self) { Text($0) }
          Toggle("Switch", isOn: $isOn)
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let session = presenting(Settings())
    let row = try session.find("Switch").frame
    session.tap(at: CGPoint(x: 390 - 16 - 16 - 20, y: row.midY))
    session.settled()
    #expect(try session.find("Switch").value == "1")
    try session.tap("A")
    #expect(try session.find("A").isSelected)
  }

  @Test("a long press that opens the menu of the selection does nothing else")
  func menu() throws {
    let noted = Noted()
    let session = presenting(
      List(0..<4, id: \.self, selection: .constant(Set<Int>())) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("Open") {}
        } primaryAction: { _ in
          noted.add("primary")
        })
    try session.find("row 1").press(for: 0.8)
    session.settled()
    #expect(session.shows("Open") && noted.take().isEmpty)
    session.press(.escape)
    session.settled()
    try session.tap("row 2")
    session.settled()
    #expect(noted.take() == ["primary"])
  }
}
