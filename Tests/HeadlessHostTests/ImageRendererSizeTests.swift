import Foundation
import HeadlessHost
import Testing

@MainActor
@Suite("Sizes of images")
struct ImageRendererSizeTests {
  private func size(_ content: some View, in proposal: ProposedViewSize = .unspecified, scale: CGFloat = 1)
    -> CGSize?
  {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    renderer.scale = scale
    return renderer.pixelSize
  }

  @Test("a proposal reaches the view, which decides: the image has the view's size")
  func proposal() {
    #expect(size(Color.red, in: ProposedViewSize(width: 30, height: 20)) == CGSize(width: 30, height: 20))
    #expect(size(Color.red, in: ProposedViewSize(width: nil, height: 20)) == CGSize(width: 10, height: 20))
    let fixed = Color.red.frame(width: 7, height: 8)
    #expect(size(fixed, in: ProposedViewSize(width: 30, height: 20)) == CGSize(width: 7, height: 8))
    let bounded = Color.red.frame(minWidth: 5, maxWidth: 25)
    #expect(size(bounded, in: ProposedViewSize(width: 100, height: 4)) == CGSize(width: 25, height: 4))
    #expect(size(bounded, in: .zero) == CGSize(width: 5, height: 1))
  }

  @Test("a view without area gives one pixel")
  func noArea() {
    #expect(size(EmptyView()) == CGSize(width: 1, height: 1))
    #expect(size(Color.red, in: .zero) == CGSize(width: 1, height: 1))
    #expect(size(Color.red.frame(width: 0, height: 30)) == CGSize(width: 1, height: 30))
  }

  @Test("a proposal below zero counts as zero, and one that is not a number as none")
  func invalidProposal() {
    #expect(size(Color.red, in: ProposedViewSize(width: -5, height: 4)) == CGSize(width: 1, height: 4))
    #expect(size(Color.red, in: ProposedViewSize(width: .nan, height: 4)) == CGSize(width: 10, height: 4))
  }

  @Test(
    "an image without end is drawn small enough for 16,384 pixels a side",
    arguments: [CGFloat.infinity, 1e300])
  func endless(width: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: 10)
    #expect(size(Color.red, in: proposal) == CGSize(width: 16_384, height: 1))
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = proposal
    #expect(renderer.pdfData()?.sizeOfPDF == CGSize(width: 14_400, height: 10), "PDF's own limit")
  }

  @Test(
    "the scale gives pixels to a point; one that is not positive and finite counts as 1",
    arguments: [
      (2.0, CGSize(width: 8, height: 6)), (0.5, CGSize(width: 2, height: 2)),
      (0.001, CGSize(width: 1, height: 1)),
      (0, CGSize(width: 4, height: 3)), (-2, CGSize(width: 4, height: 3)),
      (Double.nan, CGSize(width: 4, height: 3)),
      (Double.infinity, CGSize(width: 4, height: 3)),
    ] as [(Double, CGSize)])
  func scale(scale: Double, expected: CGSize) {
    #expect(size(Color.red.frame(width: 4, height: 3), scale: scale) == expected)
  }

  @Test("a scale that would make a side longer than 16,384 pixels is lowered")
  func lowered() {
    #expect(size(Color.red.frame(width: 400, height: 1), scale: 1e9) == CGSize(width: 16_384, height: 41))
    #expect(size(Color.red.frame(width: 20_000, height: 10)) == CGSize(width: 16_384, height: 8))
  }

  @Test("the view finds the scale in its environment, and is told when it changes")
  func displayScale() {
    let log = Log<CGFloat>()
    let renderer = ImageRenderer(content: Asking(\.displayScale, in: log))
    _ = renderer.cgImage
    renderer.scale = 3
    _ = renderer.cgImage
    renderer.scale = .nan
    _ = renderer.cgImage
    #expect(log.values == [1, 3, 1])
  }

  @Test("a view is in light mode, with the text of a body")
  func environment() {
    let (scheme, font) = (Log<ColorScheme>(), Log<Font?>())
    let renderer = ImageRenderer(
      content: HStack {
        Asking(\.colorScheme, in: scheme); Asking(\.font, in: font)
      })
    _ = renderer.cgImage
    #expect(scheme.values == [.light])
    #expect(font.values == [nil], "no font is set; the default is another entry")
  }

  @Test("the mode of colours has no effect")
  func colorMode() {
    let renderer = ImageRenderer(content: Color(red: 0.2, green: 0.4, blue: 0.6).frame(width: 2, height: 2))
    let pixel = renderer.firstPixel
    #expect(renderer.colorMode == .nonLinear)
    for mode in [ColorRenderingMode.linear, .extendedLinear, .nonLinear] {
      renderer.colorMode = mode
      #expect(renderer.firstPixel == pixel)
    }
    #expect(pixel == [51, 102, 153, 255])
  }

  @Test("an opaque image is the picture on black, a transparent one keeps its alpha")
  func opaque() {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0, blue: 0).opacity(0.6).frame(width: 1, height: 1))
    #expect(renderer.firstPixel == [153, 0, 0, 153])
    renderer.isOpaque = true
    #expect(renderer.firstPixel == [153, 0, 0, 255])
    renderer.isOpaque = false
    #expect(renderer.firstPixel == [153, 0, 0, 153])
  }
}
