import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// Notes the material that it stands on.
private struct Ground: View {
  let note: (Material?) -> Void
  @Environment(\.backgroundMaterial) private var material
  var body: some View {
    let _ = note(material)
    Color.clear
  }
}

@MainActor @Suite("Materials behind views")
struct MaterialTests {
  private func ground<V: View>(@ViewBuilder _ view: (Ground) -> V) -> [Material?] {
    var seen: [Material?] = []
    let session = HeadlessSession(view(Ground { seen.append($0) }), size: CGSize(width: 20, height: 20))
    session.update()
    return seen
  }

  @Test("a background of a material is the material under the view") func background() {
    #expect(ground { $0 } == [nil])
    #expect(ground { $0.background(.thinMaterial) } == [.thin])
    #expect(ground { $0.background(.bar, in: .capsule) } == [.bar])
    #expect(
      ground { $0.background(Material.ultraThick, in: Path(CGRect(x: 0, y: 0, width: 9, height: 9))) } == [
        .ultraThick
      ])
    #expect(ground { $0.background(AnyShapeStyle(.regularMaterial)) } == [.regular])
    #expect(ground { $0.padding().background(.thinMaterial).background(.thickMaterial) } == [.thin])
    #expect(
      ground { view in
        HStack {
          view; view
        }.background(.thinMaterial)
      } == [.thin, .thin])
    #expect(
      ground { view in
        Group {
          view; view
        }.background(.thinMaterial)
      } == [.thin, .thin])
    #expect(
      ground { Group(subviews: $0.background(.thinMaterial)) { ForEach($0) { $0.padding() } } } == [.thin])
  }

  @Test("other backgrounds and overlays set none") func others() {
    #expect(ground { $0.background(.red) } == [nil])
    #expect(ground { $0.overlay(.thinMaterial) } == [nil])
    #expect(ground { ground in Color.red.background(.thinMaterial).overlay { ground } } == [nil])
    #expect(ground { $0.background(AnyShapeStyle(.red)).background(.thinMaterial) } == [nil])
    #expect(ground { $0.environment(\.backgroundMaterial, nil).background(.thinMaterial) } == [nil])
  }

  @Test("a style that becomes a material, and another, is followed") func changes() {
    var seen: [Material?] = []
    let remote = Remote(AnyShapeStyle(.red))
    let session = HeadlessSession(
      Driven(remote) { style in Ground { seen.append($0) }.background(style) },
      size: CGSize(width: 20, height: 20))
    session.update()
    for style in [AnyShapeStyle(.thinMaterial), AnyShapeStyle(.thickMaterial), AnyShapeStyle(.blue)] {
      remote.value = style
      session.update()
    }
    #expect(seen.count == 4)
    #expect(seen == [nil, .thin, .thick, nil])
  }

  private func color(_ level: some ShapeStyle, on material: Material?, _ scheme: ColorScheme) -> ResolvedColor
  {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.backgroundMaterial = material
    return level.paint(in: values, bounds: CGRect(x: 0, y: 0, width: 1, height: 1)).paint.representativeColor
  }

  @Test("levels on a material are black or white, and let the colours under it through") func vibrant() {
    #expect(color(.primary, on: .thin, .light) == ResolvedColor.black)
    #expect(color(.secondary, on: .thin, .light) == ResolvedColor.black.multiplyingOpacity(by: 0.5))
    #expect(color(.tertiary, on: .bar, .dark) == ResolvedColor.white.multiplyingOpacity(by: 0.25))
    let plain = color(.secondary, on: nil, .light)
    #expect(plain.blue > plain.red && plain.opacity == 0.6)
    #expect(color(.red, on: .thin, .light) == color(.red, on: nil, .light))
  }

  @Test("a text and a shape on a material are vibrant in the picture") func picture() {
    func pixel(_ style: some View) -> Set<String> {
      let view = ZStack {
        Color.blue
        style.background(.thickMaterial)
      }
      let renderer = ImageRenderer(content: view.frame(width: 10, height: 10))
      return [renderer.svgData().map { String(decoding: $0, as: UTF8.self) } ?? ""]
    }
    let quiet = Rectangle().fill(.secondary)
    #expect(pixel(quiet) != pixel(quiet.environment(\.backgroundMaterial, nil)))
    let text = Text("a").foregroundStyle(.secondary)
    #expect(pixel(text) != pixel(text.environment(\.backgroundMaterial, nil)))
  }
}
