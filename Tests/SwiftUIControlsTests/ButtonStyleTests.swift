import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// What the package's own styles make of a button: the plate's place and paint, the colour of the label.
@MainActor @Suite("Styles of buttons")
struct ButtonStyleTests {
  private let red = ResolvedColor.rgb(255, 56, 60)
  private let blue = ResolvedColor.rgb(0, 136, 255)
  private let green = ResolvedColor.rgb(52, 199, 89)
  private let plate = ResolvedColor.rgb(0, 0, 0, 0.1)

  private func button(role: ButtonRole? = nil) -> some View { Button("title", role: role) {} }

  /// The frame of a label of 30 × 10 points in its button, and the button's size.
  private func layout(_ style: some PrimitiveButtonStyle, _ profile: PlatformProfile) -> (CGRect?, CGSize) {
    let display = Display(Button(action: {}) { blank("a", 30, 10) }.buttonStyle(style), profile: profile)
    return (display["a"], display.size)
  }

  @Test("plates add 8 by 3 points on each side on the desktop; on a phone 12 at the ends, and are 34 high")
  func padding() {
    let desktop = CGSize(width: 46, height: 16), phone = CGSize(width: 54, height: 34)
    #expect(layout(.bordered, .desktop) == (rect(8, 3, 30, 10), desktop))
    #expect(layout(.bordered, .phone) == (rect(12, 12, 30, 10), phone))
    #expect(layout(.borderedProminent, .desktop) == (rect(8, 3, 30, 10), desktop))
    #expect(layout(.borderedProminent, .phone) == (rect(12, 12, 30, 10), phone))
  }

  @Test(
    "on a phone plates of titles, symbols and both are equally high; a label of two lines makes its plate higher"
  )
  func heights() throws {
    let labels = [
      AnyView(Text("Title")), AnyView(Image(systemName: "star")), AnyView(Label("Both", systemImage: "star")),
    ]
    for (size, height, ends) in [
      (ControlSize.mini, CGFloat(28), CGFloat(10)), (.small, 28, 10), (.regular, 34, 12), (.large, 50, 20),
      (.extraLarge, 50, 20),
    ] {
      for label in labels {
        for shape in [ButtonBorderShape.automatic, .capsule, .circle] {
          let button = Button(action: {}) { label.testProbe("label") }.buttonStyle(.bordered)
            .buttonBorderShape(shape).controlSize(size)
          let display = Display(button, profile: .phone)
          if shape != .circle {
            #expect(display.size.height == height)
            #expect(display["label"]?.minX == ends)
          } else {
            #expect(display.size.height == display.size.width && display.size.height >= height)
          }
        }
      }
      let large = Text("Title").font(.largeTitle)
      let squeezed = SwiftUIControlsTests.size(
        of: Button(action: {}) { large }.buttonStyle(.bordered).controlSize(size), proposal: .zero,
        profile: .phone)
      let label = Display(large, profile: .phone).size.height
      #expect(try #require(squeezed).height > label, "a label is not squeezed out of its plate")
      let high = Button("Two\nlines") {}.buttonStyle(.bordered).controlSize(size)
      #expect(Display(high, profile: .phone).size.height > height)
    }
  }

  @Test("plates grow with the control's size, and small controls have small text that has no font of its own")
  func controlSizes() {
    func sizes(_ profile: PlatformProfile, _ label: some View) -> [CGSize] {
      ControlSize.allCases.map { size in
        Display(Button(action: {}) { label }.buttonStyle(.bordered).controlSize(size), profile: profile).size
      }
    }
    let desktop = sizes(.desktop, blank("a", 30, 10))
    #expect(desktop.map(\.height) == [12, 14, 16, 22, 30])
    #expect(desktop.map(\.width) == [42, 44, 46, 54, 62])
    #expect(sizes(.phone, blank("a", 30, 10)).map(\.height) == [28, 28, 34, 50, 50])
    let texts = sizes(.desktop, Text("Go")).map(\.height)
    #expect(texts == texts.sorted() && Set(texts).count == 5)
    let own = sizes(.desktop, Text("Go").font(.system(size: 13))).map(\.height)
    #expect(own[0] - texts[0] > 2 && own[2] == texts[2])
  }

  @Test("styles without a plate are as large as the label")
  func bare() {
    for profile in [PlatformProfile.desktop, .phone] {
      #expect(layout(.plain, profile) == (rect(0, 0, 30, 10), CGSize(width: 30, height: 10)))
      #expect(layout(.borderless, profile) == (rect(0, 0, 30, 10), CGSize(width: 30, height: 10)))
    }
  }

  @Test(
    "the automatic style is bordered on the desktop, borderless on a phone, and the one where none is set")
  func automatic() {
    #expect(layout(.automatic, .desktop) == layout(.bordered, .desktop))
    #expect(layout(.automatic, .phone) == layout(.borderless, .phone))
    for profile in [PlatformProfile.desktop, .phone] {
      let unset = Display(button(), profile: profile)
      let set = Display(button().buttonStyle(.automatic), profile: profile)
      #expect(unset.fills == set.fills && unset.inks == set.inks && unset.size == set.size)
    }
    #expect(Display(button()).fills == [plate])
    #expect(Display(button(), profile: .phone).fills == [])
  }

  @Test("a plate is a rounded rectangle as large as the button, below the label")
  func shape() {
    for (profile, radius) in [(PlatformProfile.desktop, 5.0), (.phone, 8)] {
      let display = Display(button().buttonStyle(.bordered), profile: profile)
      let bounds = CGRect(origin: .zero, size: display.size)
      let outline = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: bounds)
      #expect(display.items.paths == [outline])
      guard case .fill? = display.items.first, case .glyphs? = display.items.last else {
        Issue.record("the plate is not painted before the label")
        continue
      }
    }
  }

  @Test("a bordered label has the foreground around it on the desktop, the tint on a phone")
  func bordered() {
    #expect(Display(button().buttonStyle(.bordered)).inks == [.black])
    #expect(Display(button().buttonStyle(.bordered).foregroundStyle(.green)).inks == [green])
    #expect(Display(button().buttonStyle(.bordered), profile: .phone).inks == [blue])
    #expect(Display(button().buttonStyle(.bordered).tint(.green), profile: .phone).inks == [green])
  }

  @Test("levels of the foreground in a bordered label are those around the button")
  func levels() {
    let label = Button(action: {}) { Text("a").foregroundStyle(.secondary) }.buttonStyle(.bordered)
    #expect(Display(label).inks == [.rgb(60, 60, 67, 0.6)])
    #expect(Display(label.foregroundStyle(.red, .blue)).inks == [blue])
  }

  @Test("a prominent label is white on the tint")
  func prominent() {
    let prominent = button().buttonStyle(.borderedProminent)
    for profile in [PlatformProfile.desktop, .phone] {
      #expect(Display(prominent, profile: profile).inks == [.white])
      #expect(Display(prominent, profile: profile).fills == [blue])
      #expect(Display(prominent.tint(.green), profile: profile).fills == [green])
      #expect(Display(prominent.foregroundStyle(.red), profile: profile).inks == [.white])
    }
  }

  @Test("a borderless label has the tint, a plain one the foreground around it")
  func borderlessAndPlain() {
    #expect(Display(button().buttonStyle(.borderless)).inks == [blue])
    #expect(Display(button().buttonStyle(.borderless).tint(.green)).inks == [green])
    #expect(Display(button().buttonStyle(.plain)).inks == [.black])
    #expect(Display(button().buttonStyle(.plain).tint(.green)).inks == [.black])
    #expect(Display(button().buttonStyle(.plain).foregroundStyle(.green)).inks == [green])
  }

  @Test("a destructive button is red in every style but the plain one, whatever the tint")
  func destructive() {
    for profile in [PlatformProfile.desktop, .phone] {
      func display(_ style: some PrimitiveButtonStyle) -> Display {
        Display(button(role: .destructive).buttonStyle(style).tint(.green), profile: profile)
      }
      #expect(display(.automatic).inks == [red])
      #expect(display(.bordered).inks == [red] && display(.bordered).fills == [plate])
      #expect(display(.borderless).inks == [red])
      #expect(display(.borderedProminent).inks == [.white] && display(.borderedProminent).fills == [red])
      #expect(display(.plain).inks == [.black])
    }
  }

  @Test("a button that cancels looks as one without a role")
  func cancel() {
    func look(_ style: some PrimitiveButtonStyle, _ role: ButtonRole?) -> [ResolvedColor] {
      let display = Display(button(role: role).buttonStyle(style), profile: .phone)
      return display.fills + display.inks
    }
    #expect(look(.bordered, .cancel) == look(.bordered, nil))
    #expect(look(.borderedProminent, .cancel) == look(.borderedProminent, nil))
    #expect(look(.borderless, .cancel) == look(.borderless, nil))
    #expect(look(.plain, .cancel) == look(.plain, nil))
  }

  @Test("a disabled button is half as opaque, once, in every style")
  func disabled() {
    func opacities(_ style: some PrimitiveButtonStyle) -> [Double] {
      Display(button().buttonStyle(style).disabled(true)).opacities
    }
    #expect(opacities(.automatic) == [0.5])
    #expect(opacities(.bordered) == [0.5])
    #expect(opacities(.borderedProminent) == [0.5])
    #expect(opacities(.borderless) == [0.5])
    #expect(opacities(.plain) == [0.5])
    #expect(Display(button()).opacities == [])
    #expect(Display(button().disabled(false)).opacities == [])
    #expect(Display(VStack { button().disabled(false) }.disabled(true)).opacities == [0.5])
  }

  @Test("a button that is disabled later fades where it stands")
  func disabledLater() {
    let display = Display(button().buttonStyle(.bordered))
    let size = display.size
    display.session.setEnvironment { $0.isEnabled = false }
    #expect(display.opacities == [0.5])
    #expect(display.size == size)
    display.session.setEnvironment { $0.isEnabled = true }
    #expect(display.opacities.allSatisfy { $0 == 1 })
  }

  @Test("in the dark a plate is of white, and the label too")
  func dark() {
    let display = Display(button().buttonStyle(.bordered)) { $0.colorScheme = .dark }
    #expect(display.fills == [.rgb(255, 255, 255, 0.1)])
    #expect(display.inks == [.white])
  }

  @Test("a style reaches every button and link below, and the one that is set closest counts")
  func reach() {
    let url = URL(filePath: "/")
    let group = VStack {
      Button("a") {}
      HStack { Button("b") {}.buttonStyle(.plain) }
      Link("c", destination: url)
    }
    #expect(Display(group.buttonStyle(.borderedProminent)).fills == [blue, blue])
    #expect(Display(group.buttonStyle(.borderedProminent)).inks == [.white, .black, .white])
    #expect(Display(group.buttonStyle(.borderless).buttonStyle(.bordered)).fills == [])
  }

  @Test("the desktop's button of the return key is filled with the tint, but in a style of its own")
  func defaultAction() {
    let button = Button("a") {}.keyboardShortcut(.defaultAction)
    #expect(Display(button).fills == [blue] && Display(button).inks == [.white])
    #expect(Display(button.buttonStyle(.plain)).fills == [])
    #expect(Display(button, profile: .phone).fills == [])
    #expect(Display(Button("a") {}.keyboardShortcut(.cancelAction)).fills != [blue])
  }

  @Test("on a phone the plate of a bordered button has a tint that is set")
  func tintedPlate() {
    let button = Button("a") {}.buttonStyle(.bordered)
    #expect(Display(button, profile: .phone).fills == [.rgb(0, 0, 0, 0.1)])
    let tinted = Display(button.tint(.black), profile: .phone)
    #expect(tinted.fills == [.rgb(0, 0, 0, 0.15)])
  }
}
