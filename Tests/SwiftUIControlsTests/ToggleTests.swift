import HeadlessHost
import SceneHost
import SwiftUI
import Testing
import ViewGraph

@MainActor @Suite("Toggles")
struct ToggleTests {
  @MainActor private final class Box {
    var values: [Bool]
    init(_ values: Bool...) { self.values = values }
    func binding(_ index: Int) -> Binding<Bool> {
      Binding {
        self.values[index]
      } set: {
        self.values[index] = $0
      }
    }
  }

  private struct Pair: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("First", isOn: $isOn)
        Toggle(isOn: $isOn) { Text("Second") }.toggleStyle(.switch)
      }
    }
  }

  private func description(of session: HeadlessSession) -> [String] {
    session.update()
    let lines = SemanticsPass.tree(in: session.session.graph)?.description.split(separator: "\n") ?? []
    return lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a tap switches it, and all that follow the same value")
  func tap() throws {
    let session = HeadlessSession(Pair(), size: CGSize(width: 300, height: 200))
    #expect(
      description(of: session) == [
        "toggle \"First\" value: \"0\" [isToggle] (activate)",
        "toggle \"Second\" value: \"0\" [isToggle] (activate)",
      ])
    try session.tap("Second")
    #expect(
      description(of: session) == [
        "toggle \"First\" value: \"1\" [isToggle] (activate)",
        "toggle \"Second\" value: \"1\" [isToggle] (activate)",
      ])
    try session.tap("First")
    #expect(description(of: session).first?.contains("value: \"0\"") == true)
  }

  @Test("a toggle that looks like a button is the same button when it is switched")
  func buttonIsTheSame() throws {
    struct Counted: View {
      let log: Noted
      @State private var isOn = false
      var body: some View {
        Group(subviews: Toggle(isOn: $isOn) { Named(log: log) }.onAppear { log.add("toggle") }) {
          ForEach($0) { $0 }
        }
        .toggleStyle(.button)
      }
    }
    struct Named: View {
      let log: Noted
      var body: some View { Text("Wrap").onAppear { log.add("label") } }
    }
    let log = Noted()
    let session = HeadlessSession(Counted(log: log), size: CGSize(width: 300, height: 200))
    try session.tap("Wrap")
    #expect(try session.find("Wrap").value == "1")
    #expect(log.entries.sorted() == ["label", "toggle"])
  }

  @Test(
    "every style switches, on a phone and on the desktop",
    arguments: ["automatic", "switch", "checkbox", "button"])
  func styles(name: String) throws {
    for profile in [PlatformProfile.desktop, .phone] {
      let box = Box(false)
      let toggle = Toggle("On", isOn: box.binding(0))
      let view: AnyView =
        switch name {
        case "switch": AnyView(toggle.toggleStyle(.switch))
        case "checkbox": AnyView(toggle.toggleStyle(.checkbox))
        case "button": AnyView(toggle.toggleStyle(.button))
        default: AnyView(toggle)
        }
      let session = HeadlessSession(
        view.environment(\.platformProfile, profile), size: CGSize(width: 200, height: 100))
      try session.tap("On")
      #expect(box.values == [true])
    }
  }

  @Test("of several values it is on where all are, mixed where some are, and makes all equal")
  func sources() throws {
    let box = Box(true, false, true)
    func session() -> HeadlessSession {
      HeadlessSession(
        Toggle("All", sources: [0, 1, 2].map(box.binding), isOn: \.self),
        size: CGSize(width: 200, height: 100))
    }
    let mixed = session()
    #expect(description(of: mixed) == ["toggle \"All\" value: \"mixed\" [isToggle] (activate)"])
    try mixed.tap("All")
    #expect(box.values == [true, true, true])
    try session().tap("All")
    #expect(box.values == [false, false, false])
    let none = HeadlessSession(Toggle("None", sources: [Binding<Bool>](), isOn: \.self))
    try none.tap("None")
    #expect(description(of: none) == ["toggle \"None\" value: \"0\" [isToggle] (activate)"])
  }

  @Test(
    "one that is a button is in the button style around: plain ones have no plate, on a phone none that are off"
  )
  func buttonStyles() {
    func plate(_ toggle: some View, _ profile: PlatformProfile) -> UInt8 {
      let session = HeadlessSession(
        toggle.toggleStyle(.button).environment(\.platformProfile, profile),
        size: CGSize(width: 100, height: 60))
      let image = session.image()
      // Between the title and the edge of the plate.
      let frame = session.findAll(.named("M")).first?.frame ?? .zero
      let (x, y) = (Int(frame.minX) + 4, Int(frame.midY))
      return image.premultipliedRGBA[(y * image.width + x) * 4 + 3]
    }
    for profile in [PlatformProfile.desktop, .phone] {
      for isOn in [false, true] {
        let toggle = Toggle("M", isOn: .constant(isOn))
        #expect((plate(toggle, profile) > 0) == (isOn || profile == .desktop))
        #expect(plate(toggle.buttonStyle(.bordered), profile) > 0)
        let wide = Toggle(isOn: .constant(isOn)) { Text("M").padding(.horizontal, 10) }
        #expect(plate(wide.buttonStyle(.plain), profile) == 0)
        #expect(plate(wide.buttonStyle(.borderless), profile) == 0)
      }
    }
  }

  @Test("one that looks like a button shows that it is on, also while it takes no input")
  func disabledButton() {
    func picture(_ isOn: Bool) -> [UInt8] {
      let toggle = Toggle("On", isOn: .constant(isOn)).toggleStyle(.button).disabled(true)
      return HeadlessSession(toggle, size: CGSize(width: 100, height: 60)).image().premultipliedRGBA
    }
    #expect(picture(true) != picture(false))
  }

  @Test("one that is disabled does nothing, and says so")
  func disabled() throws {
    let box = Box(false)
    let session = HeadlessSession(
      Toggle("On", isOn: box.binding(0)).disabled(true), size: CGSize(width: 200, height: 100))
    try session.tap("On")
    #expect(box.values == [false])
    #expect(description(of: session) == ["toggle \"On\" value: \"0\" [isToggle] (activate) disabled"])
  }

  @Test("a style of a program's own has the value, and state of its own")
  func ownStyle() throws {
    struct Telling: ToggleStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
          count += 1
        } label: {
          HStack {
            configuration.label
            Text(verbatim: "\(configuration.isOn) \(count)")
          }
        }
      }
    }
    let session = HeadlessSession(Pair().toggleStyle(Telling()), size: CGSize(width: 300, height: 200))
    try session.tap("First, false 0")
    #expect(description(of: session).first == "toggle \"First, true 1\" value: \"1\" [isToggle] (activate)")
  }

  @Test(
    "the automatic one is a row as wide as is offered on a phone, and as large as its content on the desktop")
  func sizes() {
    func size(_ profile: PlatformProfile) -> CGSize? {
      let view = Toggle(isOn: .constant(true)) { Color.red.frame(width: 30, height: 10) }
        .testProbe("toggle").environment(\.platformProfile, profile)
      return HeadlessSession(view, size: CGSize(width: 200, height: 100)).frame(of: "toggle")?.size
    }
    #expect(size(.phone) == CGSize(width: 200, height: 31))
    // The box, the gap, the label.
    #expect(size(.desktop)?.width == CGFloat(14 + 6 + 30))
  }

  @Test("the knob moves when the value changes")
  func motion() throws {
    let session = HeadlessSession(Pair(), size: CGSize(width: 300, height: 200))
    try session.tap("First")
    #expect(session.isMoving)
    session.advance(by: 0.3)
    #expect(!session.isMoving)
  }
}
