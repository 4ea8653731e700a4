import DisplayList
import Geometry
import SwiftUICore
import TestSupport
import Testing

@Suite("Colours and styles") @MainActor
struct ColorTests {
  private var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  @Test("System colours follow the colour scheme")
  func schemes() {
    #expect(Color.red.resolve(in: EnvironmentValues()) == .rgb(255, 56, 60))
    #expect(Color.blue.resolve(in: EnvironmentValues()) == .rgb(0, 136, 255))
    #expect(Color.blue.resolve(in: dark) == .rgb(0, 145, 255))
    #expect(Color.primary.resolve(in: EnvironmentValues()) == .black)
    #expect(Color.primary.resolve(in: dark) == .white)
  }

  @Test(
    "In the dark views lie on black on a phone, on lighter grays in what is presented there and on the desktop"
  )
  func surfaces() {
    var phone = dark
    phone.platformProfile = .phone
    var sheet = phone
    sheet.isElevated = true
    func colors(_ values: EnvironmentValues) -> [ResolvedColor] {
      [SchemeColor.page, .groupedPage, .card].map { $0.resolve(in: values).resolve(in: values) }
    }
    #expect(colors(phone) == [.black, .black, .rgb(28, 28, 30)])
    #expect(colors(sheet) == [.rgb(28, 28, 30), .rgb(28, 28, 30), .rgb(44, 44, 46)])
    #expect(colors(dark) == [.rgb(30, 30, 30), .rgb(30, 30, 30), .rgb(40, 40, 40)])
    sheet.colorScheme = .light
    #expect(colors(sheet) == [.white, .rgb(242, 242, 247), .white])
  }

  @Test("Hue, saturation and brightness")
  func hues() {
    #expect(Color(hue: 1, saturation: 1, brightness: 1).constant == .rgb(255, 0, 0))
    let green = Color(hue: 1.0 / 3, saturation: 1, brightness: 1)
    #expect(green.description == "#00FF00FF")
    #expect(Color(hue: .nan, saturation: 5, brightness: .infinity).constant == .rgb(0, 0, 0))
    #expect(Color(hue: 0.5, saturation: 0, brightness: 0.5).constant?.red == 0.5)
  }

  @Test("What a colour is made of comes back")
  func components() {
    for value in [0, 0.25, 0.5, 1] as [Float] {
      let resolved = Color(red: Double(value), green: 0, blue: 1).resolve(in: EnvironmentValues())
      #expect(abs(resolved.red - value) < 1e-6)
      #expect(resolved.green == 0 && resolved.blue == 1)
    }
  }

  @Test("Levels of the system's background and fill are colours of their own, those of a set background fade")
  func systemLevels() {
    func color(_ style: some ShapeStyle, in values: EnvironmentValues = EnvironmentValues()) -> ResolvedColor?
    {
      guard case .color(let color) = style.paint(in: values, bounds: .zero).paint else { return nil }
      return color
    }
    #expect(color(BackgroundStyle().secondary) == .rgb(242, 242, 247))
    var phone = dark
    phone.platformProfile = .phone
    #expect(color(BackgroundStyle().secondary, in: phone) == .rgb(28, 28, 30))
    #expect(color(BackgroundStyle().tertiary, in: phone) == .rgb(44, 44, 46))
    #expect(color(BackgroundStyle().secondary, in: dark) == .rgb(40, 40, 40))
    #expect(color(FillShapeStyle().tertiary) == .rgb(118, 118, 128, 0.12))
    #expect(color(FillShapeStyle().quaternary) == .rgb(116, 116, 128, 0.08))
    var red = EnvironmentValues()
    red.backgroundStyle = AnyShapeStyle(Color(red: 1, green: 0, blue: 0))
    #expect(color(BackgroundStyle().secondary, in: red) == .rgb(255, 0, 0, 0.5))
  }

  @Test("Opacities multiply")
  func opacity() {
    let faint = Color.red.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues())
    #expect(faint == ResolvedColor.rgb(255, 56, 60, 0.25))
    #expect(Color.white.opacity(0.5) == Color(white: 1, opacity: 0.5))
    #expect(Color.red.opacity(0.5) != Color.red)
  }

  @Test("A colour view fills what it is given")
  func view() {
    let drawn = items(of: Color.red, width: 30, height: 20)
    #expect(drawn.paints == [.color(.rgb(255, 56, 60))])
    #expect(drawn.paths.first?.boundingRect.size == CGSize(width: 30, height: 20))
    #expect(items(of: Color.clear).isEmpty)
  }

  @Test("Levels of the foreground: the labels, then fainter forms of what is set")
  func levels() {
    #expect(items(of: Rectangle().fill(.secondary)).paints == [.color(.rgb(60, 60, 67, 0.6))])
    let red = items(of: Rectangle().fill(.secondary).foregroundStyle(.red))
    #expect(red.paints == [.color(.rgb(255, 56, 60, 0.5))])
    let two = items(of: Rectangle().fill(.secondary).foregroundStyle(.red, .blue))
    #expect(two.paints == [.color(.rgb(0, 136, 255))])
  }

  @Test("A level set as the foreground refers to the foreground outside")
  func nestedLevels() {
    let drawn = items(of: Rectangle().foregroundStyle(.secondary).foregroundStyle(.red))
    #expect(drawn.paints == [.color(.rgb(255, 56, 60, 0.5))])
    let again = items(of: Rectangle().fill(.foreground).foregroundStyle(.foreground))
    #expect(again.paints == [.color(.black)])
  }

  @Test("Tint and accent colour")
  func tint() {
    #expect(items(of: Rectangle().fill(.tint)).paints == [.color(.rgb(0, 136, 255))])
    #expect(items(of: Rectangle().fill(.tint).tint(.red)).paints == [.color(.rgb(255, 56, 60))])
    #expect(items(of: Color.accentColor.tint(.red)).paints == [.color(.rgb(255, 56, 60))])
    #expect(items(of: Color.accentColor.tint(Color.accentColor)).paints == [.color(.rgb(0, 136, 255))])
  }

  private struct SchemeStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test("A style of a program's own resolves by the environment")
  func ownStyle() {
    #expect(items(of: Rectangle().fill(SchemeStyle())).paints == [.color(.black)])
    #expect(
      items(of: Rectangle().fill(SchemeStyle())) { $0.colorScheme = .dark }.paints == [.color(.white)])
  }

  @Test("Gradients: stops in order, points of the filled area")
  func gradients() {
    let colors = [Color.black, .white]
    let linear = items(
      of: LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing), width: 40, height: 20)
    let stops = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])
    #expect(
      linear.paints == [
        .linearGradient(stops, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 40, y: 10))
      ])
    let unordered = Gradient(stops: [
      .init(color: .black, location: 0.5), .init(color: .white, location: 0.2),
    ])
    let angular = items(of: AngularGradient(gradient: unordered, center: .center))
    let ordered = GradientStops([
      .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
    ])
    #expect(
      angular.paints == [
        .angularGradient(ordered, center: CGPoint(x: 50, y: 50), start: .zero, end: .degrees(360))
      ])
  }

  @Test("A mesh with too few colours is its background")
  func poorMesh() {
    let mesh = MeshGradient(width: 3, height: 3, points: [], colors: [.red], background: .white)
    #expect(items(of: mesh).paints == [.color(.white)])
  }

  @Test("Materials blur what lies below, and are opaque where transparency is to be reduced")
  func materials() {
    let material = Rectangle().fill(.regularMaterial)
    guard case .backdrop? = items(of: material).effects.first else {
      Issue.record("no backdrop")
      return
    }
    let opaque = items(of: material) { $0.accessibilitySettings = .reduceTransparency }
    #expect(opaque.effects.isEmpty)
    guard case .color(let color)? = opaque.paints.first else {
      Issue.record("no colour")
      return
    }
    #expect(color.opacity == 1)
  }
}
