import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@MainActor final class NavigationLog { var entries: [String] = [] }

/// The path of a stack, as its owner has seen it change.
@MainActor final class SeenPath { var value: [Int] = [] }

struct NamedPlace: Hashable, Codable { var name: String }

/// A screen that says when it comes and goes, and counts how often it has been tapped.
struct LoggedScreen<Content: View>: View {
  let name: String
  let log: NavigationLog
  @ViewBuilder let content: Content
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("\(name) taps \(taps)") { taps += 1 }
      content
    }
    .onAppear { log.entries.append("+\(name)") }
    .onDisappear { log.entries.append("-\(name)") }
  }
}

/// A window with an environment of a platform.
@MainActor
func navigationWindow(
  _ view: some View, _ profile: PlatformProfile = .phone, size: CGSize = CGSize(width: 390, height: 600),
  rightToLeft: Bool = false
) -> HeadlessSession {
  HeadlessSession(
    view.environment(\.platformProfile, profile)
      .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight),
    size: size)
}

@Suite("Navigation by values") @MainActor
struct NavigationValueTests {
  private struct App: View {
    @State var path: [Int] = []
    let log: NavigationLog
    let seen: SeenPath
    var body: some View {
      NavigationStack(path: $path) {
        LoggedScreen(name: "root", log: log) {
          NavigationLink("Go to 1", value: 1)
          NavigationLink("To a text", value: "text")
          Button("Deep") { path = [1, 2, 3] }
          Button("Other") { path = [5] }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          LoggedScreen(name: "screen \(number)", log: log) {
            NavigationLink("Go to \(number + 1)", value: number + 1)
            Button("Home") { path = [] }
            Button("Replace") { path[path.count - 1] = 9 }
          }
          .navigationTitle("Number \(number)")
        }
      }
      .onChange(of: path) { seen.value = path }
    }
  }

  private func app(_ path: [Int] = [], _ profile: PlatformProfile = .phone)
    -> (HeadlessSession, NavigationLog, SeenPath)
  {
    let (log, seen) = (NavigationLog(), SeenPath())
    let session = navigationWindow(App(path: path, log: log, seen: seen), profile)
    session.update()
    return (session, log, seen)
  }

  private struct Swapping: View {
    let log: NavigationLog
    @State private var isOn = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("On") { isOn = true }
          .navigationDestination(for: Int.self) { number in
            LoggedScreen(name: "\(number)", log: log) { Button("Without") { isOn = false } }
          }
          .navigationDestination(isPresented: $isOn) {
            Button("Swap") {
              isOn = false
              path.append(5)
            }
            Button("Push") { path.append(6) }
          }
      }
    }
  }

  @Test(
    "a value that takes the place of a presented screen, or is left without it, is the same screen",
    arguments: [true, false])
  func swapping(atOnce: Bool) throws {
    let log = NavigationLog()
    let session = navigationWindow(Swapping(log: log))
    try session.find("On").tap()
    session.advance(by: 1)
    try session.find(atOnce ? "Swap" : "Push").tap()
    session.advance(by: 1)
    let name = atOnce ? "5" : "6"
    try session.find("\(name) taps 0").tap()
    if !atOnce {
      try session.find("Without").tap()
      session.advance(by: 1)
    }
    #expect(try session.find("\(name) taps 1").isEnabled)
    #expect(log.entries == ["+\(name)"])
    session.tap(at: CGPoint(x: 25, y: 22))
    session.advance(by: 1)
    #expect(try session.find("On").isEnabled)
    #expect(log.entries == ["+\(name)", "-\(name)"])
  }

  @Test(
    "a link of a value shows its view; the back button leads back; each comes before the other goes",
    arguments: [PlatformProfile.phone, .desktop])
  func pushAndPop(profile: PlatformProfile) throws {
    let (session, log, path) = app([], profile)
    #expect(log.entries == ["+root"])
    try session.tap("Go to 1")
    session.settled()
    #expect(session.shows("screen 1 taps 0") && !session.shows("root taps 0"))
    #expect(path.value == [1])
    #expect(log.entries == ["+root", "+screen 1", "-root"])
    try session.tap("Root")
    session.settled()
    #expect(!session.shows("screen 1 taps 0") && session.shows("root taps 0"))
    #expect(path.value == [])
    #expect(log.entries == ["+root", "+screen 1", "-root", "+root", "-screen 1"])
    #expect(session.warnings == [])
  }

  @Test("on a phone a screen slides in from the trailing edge, on the desktop it is there at once")
  func motion() throws {
    let (phone, _, _) = app()
    try phone.tap("Go to 1")
    #expect(phone.isMoving)
    phone.advance(by: 0.1)
    #expect(phone.isMoving)
    phone.settled()
    #expect(!phone.isMoving)
    let (desktop, _, _) = app([], .desktop)
    try desktop.tap("Go to 1")
    #expect(!desktop.isMoving && desktop.shows("screen 1 taps 0"))
  }

  @Test("the state of screens below is kept, that of a screen that has gone is not")
  func state() throws {
    let (session, _, _) = app()
    try session.tap("root taps 0")
    try session.tap("Go to 1")
    session.settled()
    try session.tap("screen 1 taps 0")
    #expect(session.shows("screen 1 taps 1"))
    try session.tap("Go to 2")
    session.settled()
    try session.tap("Number 1")
    session.settled()
    #expect(session.shows("screen 1 taps 1"))
    try session.tap("Root")
    session.settled()
    #expect(session.shows("root taps 1"))
    try session.tap("Go to 1")
    session.settled()
    #expect(session.shows("screen 1 taps 0"))
  }

  @Test("a program's path decides what shows, several screens at once, and which are replaced")
  func path() throws {
    let (session, log, path) = app()
    try session.tap("Deep")
    session.settled()
    #expect(session.shows("screen 3 taps 0"))
    #expect(log.entries == ["+root", "+screen 3", "-root"])
    try session.tap("Replace")
    session.settled()
    #expect(path.value == [1, 2, 9] && session.shows("screen 9 taps 0"))
    try session.tap("Home")
    session.settled()
    #expect(session.shows("root taps 0") && path.value == [])
    #expect(log.entries.last == "-screen 9" && log.entries.contains("-screen 3"))
  }

  @Test(
    "a path that is there at the beginning shows at once, with the titles of screens that have not been seen")
  func deepLink() throws {
    let (session, log, _) = app([1, 2])
    #expect(!session.isMoving)
    #expect(session.shows("screen 2 taps 0"))
    #expect(log.entries == ["+screen 2"])
    try session.tap("Number 1")
    session.settled()
    #expect(session.shows("screen 1 taps 0"))
    #expect(log.entries == ["+screen 2", "+screen 1", "-screen 2"])
  }

  @Test("of a hundred screens only the one in front is laid out")
  func hundred() throws {
    let (session, log, path) = app(Array(1...100))
    #expect(session.shows("screen 100 taps 0"))
    #expect(log.entries == ["+screen 100"])
    #expect(session.session.graph.counters.placements < 2_000)
    for number in (95...99).reversed() {
      try session.tap("Number \(number)")
      session.settled()
      #expect(session.shows("screen \(number) taps 0"))
    }
    #expect(path.value == Array(1...95))
    try session.tap("Home")
    session.settled()
    #expect(session.shows("root taps 0"))
  }

  @Test("a value that the path takes none of is reported and changes nothing")
  func wrongType() throws {
    let (session, _, path) = app()
    try session.tap("To a text")
    session.settled()
    #expect(session.shows("root taps 0") && path.value == [])
    #expect(session.warnings.count == 1)
  }

  @Test("a value without a destination shows a warning sign, reported once")
  func missing() throws {
    let session = navigationWindow(
      NavigationStack {
        VStack {
          NavigationLink("Known", value: 1)
          NavigationLink("Unknown", value: "a")
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      })
    try session.tap("Known")
    session.settled()
    #expect(session.shows("number 1") && session.warnings == [])
    try session.tap("Back")
    session.settled()
    for _ in 0..<2 {
      try session.tap("Unknown")
      session.settled()
      #expect(session.shows("No destination"))
      try session.tap("Back")
      session.settled()
    }
    #expect(session.warnings.count == 1)
  }

  @Test("destinations may be declared by screens above the root, and the first declared counts")
  func nestedDestinations() throws {
    let session = navigationWindow(
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Word", value: "word")
              .navigationDestination(for: String.self) { Text("a \($0)") }
              .navigationDestination(for: Int.self) { Text("wrong \($0)") }
          }
      })
    try session.tap("One")
    session.settled()
    try session.tap("Word")
    session.settled()
    #expect(session.shows("a word") && session.warnings == [])
  }

  @Test("a path of any values follows links, and its stored form gives it back")
  func navigationPath() throws {
    struct Secret: Hashable {}
    let path = Remote(NavigationPath())
    let session = navigationWindow(
      Driven(path) { value in
        NavigationStack(path: Binding(get: { value }, set: { path.value = $0 })) {
          NavigationLink("Place", value: NamedPlace(name: "Rome"))
            .navigationDestination(for: NamedPlace.self) { NavigationLink($0.name, value: 7) }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      })
    try session.tap("Place")
    session.settled()
    try session.tap("Rome")
    session.settled()
    #expect(session.shows("number 7") && path.value.count == 2)
    let stored = try JSONEncoder().encode(#require(path.value.codable))
    let restored = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored))
    #expect(restored == path.value)
    path.value = NavigationPath()
    session.settled()
    #expect(session.shows("Place"))
    path.value = restored
    session.settled()
    #expect(session.shows("number 7"))
    var secret = NavigationPath([1, 2])
    #expect(secret.codable != nil)
    secret.append(Secret())
    #expect(secret.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["no such type","1"]"#.utf8))
    }
  }
}
