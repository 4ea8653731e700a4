import Foundation
import SwiftUI
import Testing
import ViewGraph

@testable import BrowserHost

/// What a page is sent of what views say of themselves.
@MainActor
@Suite("Semantics of a page")
struct SemanticsWireTests {
  private struct Rows: View {
    @State private var count = 0
    @State private var isLong = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Count") { count += 1 }
        Text("count \(count)").frame(width: 100)
        Button("More") { isLong.toggle() }
        ForEach(0..<300, id: \.self) { Text("row \($0)") }
        if isLong { Text("last") }
      }
      .frame(height: 200, alignment: .top)
    }
  }

  /// The changes of the list with each message that has any.
  private func changes(_ page: Page) -> [[[Any]]] {
    page.messages.compactMap { $0["a"] as? [[Any]] }.filter { !$0.isEmpty }
  }

  @Test("the page is sent the elements that have changed, and keeps the others")
  func changes() throws {
    let page = Page(Rows())
    page.show()
    #expect(page.semantics.count == 304)
    #expect(changes(page).count == 1)
    func activate(_ name: String) {
      let place = page.semantics.firstIndex { $0[2] as? String == name } ?? -1
      page.tell(#"{"e":"activate","frame":\#(place)}"#)
      page.show()
    }
    activate("Count")
    #expect(page.semantics[2][2] as? String == "count 1")
    let change = try #require(changes(page).last)
    #expect(changes(page).count == 2 && change.count == 1)
    #expect(change[0].count == 3 && change[0][0] as? Int == 2 && change[0][1] as? Int == 1)
    activate("More")
    #expect(page.semantics.count == 305 && page.semantics.last?[2] as? String == "last")
    activate("More")
    #expect(page.semantics.count == 304 && page.semantics.last?[2] as? String == "row 299")
  }

  @Test("elements that have not changed are not looked at")
  func visits() throws {
    let session = Session(Rows(), proposal: ProposedViewSize(width: 300, height: 200))
    var wire = SemanticsWire()
    var message = WireMessage()
    wire.write(session.semantics, frame: 1, to: &message)
    let all = wire.visited
    #expect(all > 300)
    wire.write(session.semantics, frame: 2, to: &message)
    #expect(wire.visited - all == 1, "the window alone")
    let button = try #require(wire.element(1, ofFrame: 1))
    #expect(session.perform(.activate, on: button))
    wire.write(session.semantics, frame: 3, to: &message)
    #expect(wire.visited - all < 10, "\(wire.visited - all)")
    #expect(wire.element(2, ofFrame: 1) == wire.element(2, ofFrame: 3))
    #expect(wire.element(2, ofFrame: 2) == nil && wire.element(304, ofFrame: nil) == nil)
    session.end()
  }
}
