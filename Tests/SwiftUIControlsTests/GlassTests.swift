import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Glass") @MainActor
struct GlassTests {
  private func pixels(_ view: some View) -> [UInt8] {
    HeadlessSession(
      view.frame(width: 100, height: 100).background(Color.blue), size: CGSize(width: 100, height: 100)
    ).image().premultipliedRGBA
  }

  /// The pixel at a point of a picture 100 points wide.
  private func pixel(_ pixels: [UInt8], _ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 4])
  }

  private var content: some View { Color.clear.frame(width: 60, height: 40) }

  @Test("glass lies behind the view in its outline; identity is none; the view keeps its size")
  func outline() {
    let none = pixels(content)
    let glass = pixels(content.glassEffect())
    #expect(pixel(glass, 50, 50) != pixel(none, 50, 50))
    #expect(pixels(content.glassEffect(.identity)) == none)
    // A capsule leaves the corners out.
    let square = pixels(content.glassEffect(in: Rectangle()))
    #expect(Int(pixel(square, 22, 32)[0]) > Int(pixel(glass, 22, 32)[0]) + 40)
    let session = HeadlessSession(
      content.glassEffect().testProbe("glass"), size: CGSize(width: 100, height: 100))
    #expect(session.frame(of: "glass")?.size == CGSize(width: 60, height: 40))
  }

  @Test("more shows through clear glass, and a tint colours it")
  func kinds() {
    let (regular, clear) = (pixels(content.glassEffect()), pixels(content.glassEffect(.clear)))
    #expect(pixel(clear, 50, 50)[0] < pixel(regular, 50, 50)[0])
    let red = pixels(content.glassEffect(.regular.tint(.red)))
    #expect(pixel(red, 50, 50)[0] > pixel(red, 50, 50)[2])
    #expect(pixels(content.glassEffect(.regular.tint(.red).tint(nil))) == regular)
  }

  @Test(
    "what lies behind is blurred, behind a view and behind a button alike, much more by regular glass than by clear"
  )
  func blur() {
    /// How far the brightest and the darkest pixel of a line are apart in the middle of the view.
    func contrast(_ view: some View, dark: Bool) -> Int {
      let stripes = HStack(spacing: 0) {
        ForEach(0..<20) { ($0.isMultiple(of: 2) ? Color.black : .white).frame(width: 5) }
      }
      let session = HeadlessSession(
        view.background { stripes.frame(width: 100, height: 100) }, size: CGSize(width: 100, height: 100))
      session.setEnvironment { $0.colorScheme = dark ? .dark : .light }
      let pixels = session.image().premultipliedRGBA
      let line = (35..<65).map { Int(pixel(pixels, $0, 50)[0]) }
      return (line.max() ?? 0) - (line.min() ?? 0)
    }
    for dark in [false, true] {
      let button = Button(action: {}) { content }.buttonStyle(.glass)
      #expect(contrast(content, dark: dark) == 255)
      #expect(contrast(content.glassEffect(), dark: dark) < 12)
      #expect(contrast(content.glassEffect(in: Rectangle()), dark: dark) < 12)
      #expect(contrast(button, dark: dark) < 12)
      let clear = contrast(content.glassEffect(.clear), dark: dark)
      #expect(clear > 20 && clear < 200)
    }
  }
}
