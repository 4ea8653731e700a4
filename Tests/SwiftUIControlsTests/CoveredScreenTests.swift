import Combine
import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("What covered screens and tabs go on doing") @MainActor
struct CoveredScreenTests {
  private struct Stack: View {
    let subject: CurrentValueSubject<String, Never>
    let log: Noted
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Go", value: 1)
          .onReceive(subject) {
            log.add($0)
            if $0 == "home" { path = [] }
          }
          .navigationDestination(for: Int.self) { _ in Text("page") }
      }
    }
  }

  @Test("a publisher is heard, and one that keeps its value is not heard again on the way back")
  func receive() throws {
    let (subject, log) = (CurrentValueSubject<String, Never>("first"), Noted())
    let session = navigationWindow(Stack(subject: subject, log: log))
    session.settled()
    #expect(log.take() == ["first"])
    try session.tap("Go")
    session.settled()
    subject.send("other")
    #expect(log.take() == ["other"] && session.shows("page"))
    subject.send("home")
    session.settled()
    #expect(log.take() == ["home"] && !session.shows("page") && session.shows("Go"))
  }

  @Test("a tab that has been shown hears a publisher, one that has not does not")
  func tabs() throws {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Noted())
    let session = navigationWindow(
      TabView {
        Tab("One", systemImage: "star") { Text("one").onReceive(subject) { log.add("one \($0)") } }
        Tab("Two", systemImage: "circle") { Text("two").onReceive(subject) { log.add("two \($0)") } }
      })
    session.settled()
    subject.send(1)
    try session.tap("Two")
    session.settled()
    subject.send(2)
    // A subject's subscribers are told in no order.
    #expect(log.take().sorted() == ["one 1", "one 2", "two 2"])
  }

  @Test("a URL is given to the root of a stack and to a tab that others cover")
  func urls() throws {
    struct App: View {
      let log: Noted
      @State private var path: [String] = []
      var body: some View {
        TabView {
          Tab("One", systemImage: "star") {
            NavigationStack(path: $path) {
              Text("root")
                .onOpenURL {
                  log.add("one \($0.lastPathComponent)")
                  path = [$0.lastPathComponent]
                }
                .navigationDestination(for: String.self) { Text("page \($0)") }
            }
          }
          Tab("Two", systemImage: "circle") {
            Text("two").onOpenURL { log.add("two \($0.lastPathComponent)") }
          }
        }
      }
    }
    let log = Noted()
    let session = navigationWindow(App(log: log))
    session.settled()
    session.open(try #require(URL(string: "app://a/x")))
    session.settled()
    session.open(try #require(URL(string: "app://a/y")))
    session.settled()
    #expect(session.shows("page y"))
    try session.tap("Two")
    session.settled()
    session.open(try #require(URL(string: "app://a/z")))
    #expect(log.take() == ["one x", "one y", "one z", "two z"])
  }

  @Test("a timeline rests while another screen covers it, and shows the present when it shows again")
  func timeline() throws {
    final class Dates { var count = 0, last = 0.0 }
    let (dates, start) = (Dates(), Date(timeIntervalSinceReferenceDate: 1_000))
    let session = HeadlessSession(
      NavigationStack {
        VStack {
          NavigationLink("Go", value: 1)
          TimelineView(.periodic(from: start, by: 1)) { context in
            let _ = (dates.count, dates.last) = (dates.count + 1, context.date.timeIntervalSince(start))
            Text("clock")
          }
        }
        .navigationDestination(for: Int.self) { _ in Text("page") }
      }
      .environment(\.platformProfile, .phone), size: CGSize(width: 390, height: 600), date: start)
    session.advance(by: 1)
    #expect(dates.last == 1)
    try session.tap("Go")
    session.advance(by: 2)
    let count = dates.count
    for _ in 0..<20 { session.advance(by: 1) }
    // One alarm may be due while the screen goes.
    #expect(dates.count <= count + 1 && dates.last <= 3)
    #expect(session.session.nextFrameTime == nil)
    session.press("[", modifiers: .command)
    session.advance(by: 2)
    #expect(dates.last == 25)
    let after = dates.count
    session.advance(by: 1)
    #expect(dates.count == after + 1 && dates.last == 26)
  }
}
