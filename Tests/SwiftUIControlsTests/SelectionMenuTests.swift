import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Menus of selections")
struct SelectionMenuTests {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  private struct Names: View {
    let log: Log
    var names = ["a", "b", "c"]
    @State var selection: Set<String> = ["a", "b"]
    var body: some View {
      List(names, id: \.self, selection: $selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New") { log.entries.append("new") }
          } else {
            Button("Open") { log.entries.append("open " + names.sorted().joined()) }
          }
        } primaryAction: { names in
          log.entries.append("primary " + names.sorted().joined())
        }
    }
  }

  private func window(_ view: some View, _ profile: PlatformProfile = .desktop) -> HeadlessSession {
    Display(view, size: CGSize(width: 200, height: 300), profile: profile).session
  }

  private func pick(_ item: String, at point: CGPoint, _ session: HeadlessSession) throws {
    session.secondaryClick(at: point)
    session.advance(by: 0.5)
    try session.find(item).tap()
    session.advance(by: 0.5)
  }

  @Test(
    "on a selected row the menu is about the selection, on another about that row, beside them about none")
  func menus() throws {
    let log = Log()
    let session = window(Names(log: log))
    let rows = try ["a", "b", "c"].map { try session.find($0).frame }
    try pick("Open", at: CGPoint(x: 150, y: rows[1].midY), session)
    try pick("Open", at: CGPoint(x: 150, y: rows[2].midY), session)
    try pick("New", at: CGPoint(x: 150, y: 250), session)
    #expect(log.entries == ["open ab", "open c", "new"])
  }

  @Test("two clicks on a row are the primary action; on a phone it is one tap")
  func primary() throws {
    for (profile, count) in [(PlatformProfile.desktop, 2), (.phone, 1)] {
      let log = Log()
      let session = window(Names(log: log), profile)
      let row = try session.find("c").frame
      session.tap(at: CGPoint(x: 150, y: row.midY), count: count)
      session.advance(by: 0.5)
      #expect(log.entries == ["primary c"], "\(profile)")
    }
    let log = Log()
    let session = window(Names(log: log))
    let row = try session.find("c").frame
    session.tap(at: CGPoint(x: 150, y: row.midY))
    session.advance(by: 0.5)
    #expect(log.entries.isEmpty)
  }

  @Test("rows of another type of values, and sets without items, have no menu")
  func none() throws {
    let other = window(
      List([1, 2], id: \.self) { Text("\($0)") }
        .contextMenu(forSelectionType: String.self) { names in
          if !names.isEmpty { Button("Open") {} }
        })
    other.secondaryClick(at: CGPoint(x: 100, y: 20))
    other.advance(by: 0.5)
    #expect(other.findAll(.role(.menuItem)).isEmpty)
    let ints = window(
      List([1, 2], id: \.self) { Text("\($0)") }
        .contextMenu(forSelectionType: Int.self) { numbers in
          if !numbers.isEmpty { Button("Open") {} }
        })
    ints.secondaryClick(at: CGPoint(x: 100, y: 20))
    ints.advance(by: 0.5)
    #expect(ints.exists("Open"))
  }

  @Test("a menu of a row alone opens on the row")
  func ofRow() throws {
    let log = Log()
    let session = window(
      List {
        Text("Row").frame(maxWidth: .infinity).contextMenu { Button("Act") { log.entries.append("act") } }
        Text("Other")
      })
    try pick("Act", at: try session.find("Row").frame.center, session)
    #expect(log.entries == ["act"])
  }

  @Test("the menu of a label opens over all of the label, in a row too", arguments: bothProfiles)
  func label(profile: PlatformProfile) throws {
    for inList in [false, true] {
      var presses = 0
      let button = Button {
        presses += 1
      } label: {
        HStack {
          Text("Ann")
          Spacer()
        }
        .frame(height: 60)
        .contextMenu { Button("Pin") {} }
      }
      let view = Group { if inList { List { button } } else { VStack { button } } }
      let session = presenting(view, profile)
      if profile == .phone {
        try session.find("Ann").press(for: 0.8)
      } else {
        try session.find("Ann").secondaryClick()
      }
      session.settled()
      #expect(session.shows("Pin") && presses == 0)
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
