import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("How presentations come, look and go") @MainActor
struct PresentationConductTests {
  private final class Switch: ObservableObject {
    @Published var isOn = false
  }

  /// A window in which the program itself presents something.
  private struct Switched<Presented: View>: View {
    @ObservedObject var state: Switch
    let log: Noted
    @ViewBuilder let presented: Presented
    var body: some View {
      Text("behind").sheet(isPresented: $state.isOn, onDismiss: { log.add("gone") }) { presented }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("several views are one content, below each other", arguments: bothProfiles)
  func severalViews(profile: PlatformProfile) throws {
    let session = presenting(
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("One")
        Text("Two")
      }, profile)
    session.settled()
    let (one, two) = (try session.find("One").frame, try session.find("Two").frame)
    #expect(one.maxY <= two.minY && abs(one.midX - two.midX) < 1)
    #expect(session.tree.components(separatedBy: "[isModal]").count == 2)
  }

  @Test("one that goes and comes at once begins anew, when the one before has gone")
  func bounce() throws {
    let (state, log) = (Switch(), Noted())
    let session = presenting(Switched(state: state, log: log) { Counter() })
    state.isOn = true
    session.settled()
    try session.tap("Count 0")
    #expect(session.shows("Count 1"))
    state.isOn = false
    session.update()
    state.isOn = true
    session.settled()
    #expect(session.shows("Count 0") && log.take() == ["gone"])
  }

  @Test("without animations it is there at once, and gone at once", arguments: [false, true])
  func transactions(isStill: Bool) {
    let (state, log) = (Switch(), Noted())
    let session = presenting(Switched(state: state, log: log) { Text("Sheet") })
    var transaction = Transaction()
    transaction.disablesAnimations = isStill
    withTransaction(transaction) { state.isOn = true }
    session.update()
    #expect(session.shows("Sheet"))
    let first = session.pngData()
    session.settled()
    #expect((session.pngData() == first) == isStill)
    withTransaction(transaction) { state.isOn = false }
    session.update()
    #expect((log.take() == ["gone"]) == isStill)
  }

  @Test("a preferred colour scheme is that of the sheet")
  func colorScheme() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      let name: String
      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }
    let session = presenting(
      Scheme(name: "behind").sheet(isPresented: .constant(true)) {
        Scheme(name: "sheet").preferredColorScheme(.dark)
          .presentationBackgroundInteraction(.enabled)
          .presentationDetents([.height(100)])
      })
    session.settled()
    #expect(session.shows("sheet dark") && session.shows("behind light"))
  }

  @Test("what may be used behind a sheet is said to be there")
  func behind() throws {
    let session = presenting(
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.height(100)]).presentationBackgroundInteraction(.enabled)
      })
    session.settled()
    #expect(session.shows("behind") && !session.tree.contains("[isModal]"))
  }

  @Test("what is behind a sheet is used, and not darker, where the sheet lets it", arguments: [true, false])
  func usedBehind(isLet: Bool) throws {
    let log = Noted()
    let session = presenting(
      ZStack(alignment: .top) {
        Color.white
        Button("behind") { log.add("pressed") }.padding(.top, 80)
      }
      .sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.height(100)]).interactiveDismissDisabled()
          .presentationBackgroundInteraction(isLet ? .enabled : .disabled)
      })
    session.settled()
    session.tap(at: CGPoint(x: 195, y: 90))
    #expect(log.take() == (isLet ? ["pressed"] : []))
    #expect((session.image().premultipliedRGBA[0] == 255) == isLet)
  }

  @Test("a field that has the focus again has its text as it was", arguments: bothProfiles)
  func selection(profile: PlatformProfile) throws {
    struct Screen: View {
      @ObservedObject var state: Switch
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Field", text: $text)
          Text("is \(text)")
        }
        .alert("Alert", isPresented: $state.isOn) {}
      }
    }
    let state = Switch()
    let session = presenting(Screen(state: state), profile)
    try session.tap("Field")
    session.type("ab")
    state.isOn = true
    session.settled()
    try session.tap("OK")
    session.settled()
    session.type("c")
    #expect(session.shows("is abc"))
  }
}
