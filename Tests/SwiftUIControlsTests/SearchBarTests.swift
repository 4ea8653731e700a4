import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Fields of a search") @MainActor
struct SearchBarTests {
  @Test("a narrow bar of the desktop has a button for the field, until the user searches")
  func narrowBar() throws {
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("for \(query)").navigationTitle("A long title")
            .toolbar { Button("Item", systemImage: "star") {} }
            .searchable(text: $query, prompt: "Find")
        }
      }
    }
    let wide = HeadlessSession(Screen(), size: CGSize(width: 600, height: 300))
    wide.settled()
    #expect(try wide.find("Find").role == .textField)
    let narrow = HeadlessSession(Screen(), size: CGSize(width: 220, height: 300))
    narrow.settled()
    #expect(try narrow.find("Find").role == .button)
    #expect(try narrow.find("A long title").frame.maxX <= narrow.find("Item").frame.minX)
    try narrow.tap("Find")
    narrow.settled()
    narrow.type("abc")
    #expect(narrow.shows("for abc"))
  }

  @Test("coming back to what has been found leaves the field alone")
  func comingBack() throws {
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          NavigationLink("Found \(query)") { Text("Detail") }.navigationTitle("Start")
            .searchable(text: $query, prompt: "Find")
        }
      }
    }
    let session = presenting(Screen(), .phone)
    try session.tap("Find")
    session.type("a")
    session.press(.return)
    session.settled()
    #expect(session.focusedElement == nil)
    try session.tap("Found a")
    session.settled()
    session.press("[", modifiers: .command)
    session.settled()
    #expect(session.shows("Found a") && session.focusedElement == nil)
  }
}
