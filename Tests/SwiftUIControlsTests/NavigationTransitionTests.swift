import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@Suite("Transitions of screens") @MainActor
struct NavigationTransitionTests {
  private struct App: View {
    var isZooming = true
    @Namespace private var names
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Spacer().frame(height: 300)
          HStack(spacing: 0) {
            NavigationLink("Go", value: 1).frame(width: 60, height: 40).testProbe("source")
              .matchedTransitionSource(id: "card", in: names) { $0.shadow(radius: 2) }
            Spacer()
          }
          Spacer()
        }
        .navigationDestination(for: Int.self) { _ in
          let screen = Color.red
          if isZooming {
            screen.navigationTransition(.zoom(sourceID: "card", in: names))
          } else {
            screen.navigationTransition(.automatic)
          }
        }
      }
    }
  }

  /// The red that the window shows: where it begins and how wide it is in a row, in points.
  private func red(_ session: HeadlessSession, y: Int) -> (x: Int, width: Int)? {
    let image = session.image()
    let pixels = image.premultipliedRGBA
    let row = (0..<image.width).filter { x in
      let index = (y * image.width + x) * 4
      return pixels[index] > 200 && pixels[index + 1] < 120 && pixels[index + 2] < 120
    }
    return row.first.map { ($0, row.count) }
  }

  @Test("a screen grows out of the view of its name, and goes back into it")
  func zoom() throws {
    let session = navigationWindow(App())
    session.update()
    let source = try #require(session.frame(of: "source"))
    try session.tap("Go")
    // At the very beginning the screen fills the source, under the source's picture: but for the round corners.
    let start = try #require(red(session, y: Int(source.minY) + 9))
    #expect(CGFloat(start.x) >= source.minX && CGFloat(start.x + start.width) <= source.maxX)
    #expect(CGFloat(start.width) > source.width - 6)
    let corner = try #require(red(session, y: Int(source.maxY) - 1))
    #expect(corner.width < start.width - 6)
    let middle = try #require(red(session, y: Int(source.midY)))
    #expect(middle.width < start.width - 6, "the title is over it")
    #expect(red(session, y: Int(source.minY) - 2) == nil && red(session, y: Int(source.maxY) + 2) == nil)
    session.advance(by: 0.1)
    let later = try #require(red(session, y: Int(source.midY)))
    #expect(later.width > start.width)
    session.settled()
    #expect(try #require(red(session, y: 100)) == (0, 390))
    session.press("[", modifiers: .command)
    session.settled()
    #expect(session.shows("Go"))
  }

  @Test("by the automatic transition, and without a source, a screen comes from the edge")
  func automatic() throws {
    let session = navigationWindow(App(isZooming: false))
    try session.tap("Go")
    session.advance(by: 0.1)
    let shown = try #require(red(session, y: 100))
    #expect(shown.x > 0 && shown.x + shown.width == 390)
  }

  private struct Presenting: View {
    let isColumns: Bool
    @State var isShown = true
    var body: some View {
      if isColumns {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("Sidebar")
        } detail: {
          Color.red
        }
      } else {
        NavigationStack {
          Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) { Color.red }
        }
      }
    }
  }

  @Test("a screen comes in with its bars: what lies under them is not seen to grow")
  func barsAreThere() throws {
    let view = NavigationStack {
      NavigationLink("Go") {
        ScrollView { Color.blue.frame(height: 2000) }
          .background { Color.red.ignoresSafeArea() }
          .navigationTitle("Title")
      }
    }
    let session = navigationWindow(view)
    session.update()
    try session.tap("Go")
    session.advance(by: 0.08)
    #expect(try #require(red(session, y: 1)).width > 100)
  }

  @Test("what a stack presents from its beginning is there at once", arguments: [false, true])
  func beginning(isColumns: Bool) throws {
    let session = navigationWindow(Presenting(isColumns: isColumns))
    session.update()
    #expect(try #require(red(session, y: 300)) == (0, 390))
    guard !isColumns else { return }
    session.press("[", modifiers: .command)
    session.settled()
    try session.tap("Show")
    session.advance(by: 0.1)
    #expect(try #require(red(session, y: 300)).x > 0)
  }
}
