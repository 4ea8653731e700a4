import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("How links look")
struct LinkLookTests {
  private let url = URL(filePath: "/")
  private let blue = ResolvedColor.rgb(0, 136, 255)
  private let red = ResolvedColor.rgb(255, 56, 60)

  private var link: some View { Link("title", destination: url) }

  private struct Reading: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(isEnabled ? 10 : 20)
    }
  }

  @Test("every initialiser shows its title, as a key or as it is")
  func titles() {
    let string = "**plain**"
    #expect(shown(Link("**key**", destination: url)) == "key")
    #expect(shown(Link(string.dropFirst(2), destination: url)) == "plain**")
    #expect(shown(Link(LocalizedStringResource("**key**"), destination: url)) == "key")
  }

  @Test("a link is as large as its label, on either platform")
  func size() {
    for profile in [PlatformProfile.desktop, .phone] {
      let display = Display(Link(destination: url) { blank("a", 30, 10) }, profile: profile)
      #expect(display.size == CGSize(width: 30, height: 10))
      #expect(display.items.paints.isEmpty)
    }
  }

  @Test("a link is pressed in the gaps of its label too", arguments: [PlatformProfile.desktop, .phone])
  func gaps(profile: PlatformProfile) throws {
    let log = NavigationLog()
    let label = HStack {
      Text("left")
      Spacer()
      Text("right")
    }
    let link = Link(destination: url) { label }.environment(
      \.openURL,
      OpenURLAction { _ in
        log.entries.append("opened")
        return .handled
      })
    let size = CGSize(width: 300, height: 300)
    HeadlessSession(link.environment(\.platformProfile, profile), size: size).tap(at: CGPoint(x: 150, y: 150))
    #expect(log.entries == ["opened"])
    let stack = NavigationStack { NavigationLink(destination: { Text("about") }, label: { label }) }
    let session = HeadlessSession(stack.environment(\.platformProfile, profile), size: size)
    let frame = try session.find(.containing("left")).frame
    session.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    session.advance(by: 1)
    #expect(session.exists("about"))
  }

  @Test("a link has the tint, or the foreground that is set around it or on it")
  func colors() {
    #expect(Display(link).inks == [blue])
    #expect(Display(link.tint(.red)).inks == [red])
    #expect(Display(VStack { link }.foregroundStyle(.red)).inks == [red])
    #expect(Display(link.foregroundStyle(.red).tint(.green)).inks == [red])
    #expect(Display(Link(destination: url) { Text("a").foregroundStyle(.red) }).inks == [red])
  }

  @Test("a disabled link is half as opaque, once")
  func disabled() {
    #expect(Display(link).opacities == [])
    #expect(Display(link.disabled(true)).opacities == [0.5])
    #expect(Display(link.buttonStyle(.bordered).disabled(true)).opacities == [0.5])
  }

  @Test("a button style that is set around draws the link, and reads its environment")
  func styles() {
    let label = Link(destination: url) { blank("a", 30, 10) }
    #expect(Display(label.buttonStyle(.bordered)).size == CGSize(width: 46, height: 16))
    #expect(Display(label.buttonStyle(Reading())).size == CGSize(width: 50, height: 30))
    #expect(Display(label.buttonStyle(Reading()).disabled(true)).size == CGSize(width: 70, height: 50))
    #expect(Display(link.buttonStyle(.plain)).inks == [.black])
    #expect(Display(link.buttonStyle(.automatic)).inks == [blue])
  }

  @Test("from right to left the views of a label are the other way round")
  func rightToLeft() {
    let view = Link(destination: url) {
      blank("a", 20, 10)
      blank("b", 30, 10)
    }
    let display = Display(view) { $0.layoutDirection = .rightToLeft }
    #expect(display["a"] == rect(38, 0, 20, 10))
    #expect(display["b"] == rect(0, 0, 30, 10))
  }

  @Test("state in a label is kept when the destination changes")
  func state() {
    let handle = Handle()
    let path = Remote("/a")
    let display = Display(
      Driven(path) { path in Link(destination: URL(filePath: path)) { Stateful("a", handle) } })
    display.session.update()
    handle.width = 30
    path.value = "/b"
    #expect(display["a"]?.width == 30)
  }
}
