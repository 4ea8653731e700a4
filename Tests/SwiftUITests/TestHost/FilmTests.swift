import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

/// Animated pictures of what a session does, and the date that its clock begins with.
@MainActor
struct FilmTests {
  private struct Moving: View {
    @State private var isOver = false
    var body: some View {
      Button("Go") { withAnimation(.linear(duration: 0.5)) { isOver.toggle() } }
        .buttonStyle(.plain)
        .background(alignment: .leading) { Color.red.frame(width: isOver ? 90 : 10) }
    }
  }

  /// The durations of a film's pictures, in milliseconds.
  private func durations(_ film: Data) -> [Int] {
    var found: [Int] = []
    var rest = film[...]
    while let name = rest.range(of: Data("fcTL".utf8)) {
      let delay = film[name.upperBound + 20..<name.upperBound + 22]
      found.append(delay.reduce(0) { $0 << 8 | Int($1) })
      rest = film[name.upperBound...]
    }
    return found
  }

  @Test("an animation is a picture for each thirtieth of a second, what rests is one") func motion() throws {
    let session = HeadlessSession(Moving(), size: CGSize(width: 300, height: 40))
    session.startFilming()
    session.advance(by: 1)
    try session.tap("Go")
    session.advance(by: 1)
    let durations = durations(session.stopFilming())
    // One before, fifteen of the motion, and the end.
    #expect((15...18).contains(durations.count))
    #expect(durations.first.map { $0 >= 1000 } == true)
    #expect(durations.dropFirst().dropLast().allSatisfy { $0 == 33 })
    #expect(durations.last.map { $0 >= 1400 } == true)
    #expect(durations.reduce(0, +) > 2_900)
  }

  @Test("filming changes nothing of what is filmed") func sameEnd() throws {
    let (filmed, plain) = (
      HeadlessSession(Moving(), size: CGSize(width: 300, height: 40)),
      HeadlessSession(Moving(), size: CGSize(width: 300, height: 40))
    )
    filmed.startFilming(rate: 50, scale: 2)
    for session in [filmed, plain] {
      try session.tap("Go")
      session.advance(by: 0.26)
    }
    #expect(filmed.image().pixels == plain.image().pixels)
    filmed.advance(by: .nan)
    filmed.advance(by: -1)
    #expect(!filmed.stopFilming().isEmpty)
    #expect(filmed.stopFilming().isEmpty, "nothing is filmed any more")
    #expect(plain.stopFilming().isEmpty)
  }

  private struct Two: App {
    var body: some Scene {
      Window("Still", id: "still") { Color.blue }.defaultSize(width: 300, height: 40)
      Window("Moving", id: "moving") { Moving() }.defaultSize(width: 300, height: 40)
    }
  }

  @Test("a film of an app shows the window in front, whoever lets the clock go on")
  func windows() throws {
    let app = HeadlessApp(Two())
    let still = try app.window("Still")
    still.startFilming()
    app.advance(by: 1)
    app.application.openWindow(id: "moving", value: nil)
    let moving = try app.window("Moving")
    try moving.tap("Go")
    moving.advance(by: 1)
    #expect((15...18).contains(durations(still.stopFilming()).count - 1), "and one of the window before")
    #expect(moving.stopFilming().isEmpty, "there is one film of an app")
  }

  @Test("pictures that were due before are left out")
  func past() throws {
    let app = HeadlessApp(Two())
    let window = try app.window("Still")
    window.startFilming(rate: 10)
    app.application.advance(to: 100)
    app.advance(by: 1)
    #expect(durations(window.stopFilming(rest: 0)).reduce(0, +) < 1_500)
  }

  @Test("a session's clock begins at the date that it is given") func date() throws {
    struct Clock: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      }
    }
    let session = HeadlessSession(Clock(), date: Date(timeIntervalSinceReferenceDate: 1_000))
    #expect(session.exists("1000"))
    session.advance(by: 2.5)
    #expect(session.exists("1002"))
  }
}
