import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Inspectors") @MainActor
struct InspectorTests {
  private struct Document: View {
    @State private var isShown = false
    @State private var number = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Details") { isShown.toggle() }
          Button("Number \(number)") { number += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .testProbe("content")
        .inspector(isPresented: $isShown) {
          Color.blue.testProbe("inspector").inspectorColumnWidth(min: 150, ideal: 220, max: 300)
          Text("What is selected")
        }
      }
    }
  }

  @Test(
    "a column at the trailing edge takes its room from the view, whose state stays", arguments: bothProfiles)
  func column(profile: PlatformProfile) throws {
    let session = presenting(Document(), profile)
    session.size.width = 800
    try session.tap("Number 0")
    try session.tap("Details")
    session.settled()
    #expect(session.frame(of: "inspector")?.minX == 580 && session.frame(of: "inspector")?.width == 220)
    #expect(session.frame(of: "content")?.width == 580)
    #expect(session.shows("Number 1") && session.shows("What is selected"))
    try session.tap("Details")
    session.settled()
    #expect(session.frame(of: "inspector") == nil && session.frame(of: "content")?.width == 800)
    #expect(session.shows("Number 1"))
  }

  @Test("on the desktop it is a column in however narrow a window")
  func narrow() throws {
    let session = presenting(Document(), .desktop)
    session.size.width = 250
    try session.tap("Details")
    session.settled()
    #expect(session.frame(of: "inspector")?.width == 220 && session.frame(of: "content")?.width == 30)
    session.size.width = 180
    session.settled()
    #expect(session.frame(of: "inspector")?.width == 180)
  }

  @Test("it slides in and out by itself, and not where animations are disabled")
  func slides() throws {
    struct Document: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Details") { isShown.toggle() }
          Button("At once") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isShown.toggle() }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .testProbe("content")
        .inspector(isPresented: $isShown) { Color.blue.testProbe("inspector") }
      }
    }
    let session = presenting(Document(), .desktop)
    let widths: () -> CGFloat = { session.frame(of: "content")?.width ?? 0 }
    try session.tap("Details")
    session.advance(by: 0.1)
    #expect(widths() > 430 && widths() < 700)
    session.settled()
    #expect(widths() == 430)
    try session.tap("At once")
    #expect(widths() == 700)
  }

  @Test("what it stands beside changes at once in the update in which it slides")
  func slidesAlone() throws {
    struct Document: View {
      @State private var isShown = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Details") { isShown.toggle() }
          Color.red.frame(width: isShown ? 100 : 50, height: 10).testProbe("bar")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: $isShown) { Color.blue.testProbe("inspector") }
      }
    }
    let session = presenting(Document(), .desktop)
    #expect(session.frame(of: "bar")?.width == 50)
    try session.tap("Details")
    session.advance(by: 0.1)
    #expect(session.frame(of: "bar")?.width == 100)
    // As wide as it will be, it moves in with the room that it takes.
    let inspector = try #require(session.frame(of: "inspector"))
    #expect(inspector.width == 270 && inspector.minX > 430)
  }

  @Test("a form in it has cards, and stands at the top")
  func form() throws {
    let session = presenting(
      Color.red.inspector(isPresented: .constant(true)) {
        Form { Text("Row").testProbe("row") }
      }, .desktop)
    session.settled()
    #expect(try #require(session.frame(of: "row")).minY < 60)
  }

  @Test("a form in a sheet that it presents is as in any sheet")
  func presents() throws {
    struct Presenter: View {
      var body: some View {
        Text("presenter").sheet(isPresented: .constant(true)) {
          Form { TextField("Name", text: .constant("")).testProbe("field") }
        }
      }
    }
    let (beside, alone) = (
      presenting(Color.red.inspector(isPresented: .constant(true)) { Presenter() }, .desktop),
      presenting(Presenter(), .desktop)
    )
    for session in [beside, alone] { session.settled() }
    let field = try #require(alone.frame(of: "field"))
    #expect(beside.frame(of: "field") == field)
  }

  @Test("its toolbar stands in the bar of the stack beside it, and in that of a screen in front")
  func toolbar() throws {
    let session = presenting(
      NavigationStack {
        NavigationLink("Go", value: 1).navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Text("page") }
      }
      .inspector(isPresented: .constant(true)) {
        Text("details").toolbar { ToolbarItem { Button("Tool") {} } }
      }, .desktop)
    session.settled()
    #expect(session.shows("Tool"))
    #expect(try session.find("Tool").frame.maxY < 52 && session.find("Tool").frame.maxX <= 430)
    try session.tap("Go")
    session.settled()
    #expect(session.shows("page") && session.shows("Tool"))
  }

  @Test("its edge is dragged, within the widths that it says")
  func dragged() throws {
    let session = presenting(Document(), .desktop)
    session.size.width = 800
    try session.tap("Details")
    session.settled()
    for (distance, width) in [(-50, 270), (-90, 300), (400, 150)] as [(CGFloat, CGFloat)] {
      let edge = try #require(session.frame(of: "inspector")).minX
      session.drag(from: CGPoint(x: edge, y: 300), to: CGPoint(x: edge + distance, y: 300))
      session.settled()
      #expect(session.frame(of: "inspector")?.width == width)
    }
  }

  @Test("where there is no room for it, it is a sheet, whose dismissal sets the binding")
  func sheet() throws {
    let session = presenting(Document(), .phone)
    try session.tap("Details")
    session.settled()
    #expect(session.shows("What is selected") && !session.shows("Details"))
    session.press(.escape)
    session.settled()
    #expect(!session.shows("What is selected") && session.shows("Details"))
  }
}
