import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

/// What a finger on scrollable content in a sheet moves.
@Suite("Sheets with content that scrolls") @MainActor
struct SheetScrollTests {
  private struct Screen: View {
    var detents: Set<PresentationDetent> = [.medium, .large]
    var interaction = PresentationContentInteraction.automatic
    var isRefreshable = false
    @State private var isPresented = true
    @State private var detent = PresentationDetent.medium
    @State private var place: CGFloat = 0

    var body: some View {
      Text("at \(Int(place))").frame(maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: $isPresented) {
          VStack(spacing: 0) {
            Text(detent == .medium ? "medium" : "large")
            scroller.onScrollGeometryChange(for: CGFloat.self) {
              $0.contentOffset.y
            } action: {
              place = $1
            }
            Text("Below \(Int(place))")
          }
          .padding(.top, 20)
          .presentationDetents(detents, selection: $detent)
          .presentationContentInteraction(interaction)
        }
    }

    @ViewBuilder private var scroller: some View {
      let rows = ScrollView {
        ForEach(0..<60) { Text("Row \($0)").frame(height: 40) }.frame(maxWidth: .infinity)
      }
      if isRefreshable { rows.refreshable {} } else { rows }
    }
  }

  /// A finger goes up or down, and a bit aside, in the steps of a screen.
  private func drag(_ session: HeadlessSession, _ start: CGFloat, _ end: CGFloat) {
    let aside = 195 + (end - start) / 3
    session.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: aside, y: end), duration: 0.6, steps: 100)
    session.settled()
  }

  @Test("a drag that begins on a button or a switch in the sheet moves the sheet, and presses nothing")
  func pressedRows() throws {
    struct Rows: View {
      let log: Noted
      @State private var isPresented = true
      @State private var detent = PresentationDetent.medium
      @State private var isOn = false
      var body: some View {
        Text("Behind").sheet(isPresented: $isPresented) {
          VStack {
            Text(detent == .medium ? "medium" : "large")
            List(0..<40) { number in
              if number.isMultiple(of: 2) {
                Button("Row \(number)") { log.add("\(number)") }
              } else {
                Toggle("Row \(number)", isOn: $isOn)
              }
            }
            Button("Below") { log.add("below") }
          }
          .presentationDetents([.medium, .large], selection: $detent)
          .onChange(of: isOn) { log.add("switched") }
        }
      }
    }
    let log = Noted()
    let session = presenting(Rows(log: log))
    session.settled()
    for name in ["Row 2", "Row 3", "Below"] {
      let y = try session.find(.named(name)).frame.midY
      drag(session, y, y - 300)
      #expect(session.shows("large"), "\(name)")
      let top = try session.find(.named("large")).frame.midY
      drag(session, top, top + 330)
      #expect(session.shows("medium"), "\(name)")
    }
    #expect(log.take() == [])
    try session.tap("Row 2")
    try session.tap("Row 3")
    #expect(log.take() == ["2", "switched"])
    drag(session, 500, 750)
    #expect(session.shows("Behind") && !session.shows("medium"))
    #expect(log.take() == [])
  }

  @Test("a swipe up makes the sheet higher, and then scrolls; down from the top makes it lower, and away")
  func resizes() throws {
    for interaction in [PresentationContentInteraction.automatic, .resizes] {
      let session = presenting(Screen(interaction: interaction))
      session.settled()
      drag(session, 600, 300)
      #expect(session.shows("large") && session.shows("Below 0"))
      drag(session, 600, 400)
      #expect(session.shows("large") && !session.shows("Below 0"))
      drag(session, 300, 700)
      #expect(session.shows("large") && session.shows("Below 0"), "scrolled back, and no further")
      drag(session, 300, 650)
      #expect(session.shows("medium") && session.shows("Below 0"))
      drag(session, 500, 755)
      #expect(!session.shows("medium"))
    }
  }

  @Test("content that is to scroll does so at every height")
  func scrolls() throws {
    let session = presenting(Screen(interaction: .scrolls))
    session.settled()
    drag(session, 600, 500)
    #expect(session.shows("medium") && !session.shows("Below 0"))
    drag(session, 500, 700)
    drag(session, 500, 755)
    #expect(!session.shows("medium"))
  }

  @Test("a sheet of one height scrolls, and is dragged away from the top")
  func oneHeight() throws {
    let session = presenting(Screen(detents: [.medium]))
    session.settled()
    drag(session, 600, 500)
    #expect(session.shows("medium") && !session.shows("Below 0"))
    drag(session, 500, 700)
    #expect(session.shows("medium") && session.shows("Below 0"))
    drag(session, 480, 755)
    #expect(!session.shows("medium"))
  }

  @Test("a pull that refreshes moves no sheet")
  func refreshes() throws {
    let session = presenting(Screen(detents: [.medium], isRefreshable: true))
    session.settled()
    drag(session, 480, 755)
    #expect(session.shows("medium"))
  }

  @Test("what a sheet presents scrolls by itself")
  func menu() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) {
          VStack {
            Menu("Items") { ForEach(0..<40) { Button("Item \($0)") {} } }
            Spacer()
          }
          .padding(40)
          .presentationDetents([.medium, .large])
        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    try session.tap("Items")
    session.settled()
    let before = try session.find("Item 10").frame
    let sheet = try session.find("Items").frame
    drag(session, before.midY, before.midY - 150)
    #expect(try session.find("Item 10").frame.midY < before.midY - 100)
    #expect(try session.find("Items").frame == sheet)
  }

  @Test("a cover's content bounces")
  func cover() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Color.clear.fullScreenCover(isPresented: $isPresented) {
          ScrollView { ForEach(0..<60) { Text("Row \($0)") } }
        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    drag(session, 100, 700)
    #expect(session.shows("Row 0"))
  }

  @Test("in a wide window a phone has room across, and popovers stay beside what has them")
  func wide() throws {
    struct Screen: View {
      @Environment(\.horizontalSizeClass) private var width
      @State private var isPresented = false
      var body: some View {
        VStack {
          Text(width == .compact ? "compact" : "regular")
          Button("Open") { isPresented = true }.popover(isPresented: $isPresented) { Text("Popover") }
          Spacer()
        }
      }
    }
    let session = presenting(Screen())
    #expect(session.shows("compact"))
    session.size = CGSize(width: 800, height: 390)
    #expect(session.shows("regular"))
    try session.tap("Open")
    session.settled()
    #expect(try session.find("Popover").frame.width < 200)
    #expect(try abs(session.find("Popover").frame.midX - 400) < 40)
    session.size = CGSize(width: 390, height: 760)
    session.settled()
    #expect(try session.find("Popover").frame.midY > 300, "a sheet")
  }
}
