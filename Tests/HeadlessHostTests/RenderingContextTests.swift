import Foundation
import HeadlessHost
import Testing

private struct Card: View {
  var size = CGSize(width: 30, height: 20)
  var body: some View { Color.red.frame(width: size.width, height: size.height) }
}

@MainActor
@Suite("Drawing with a renderer of the caller's")
struct RenderingContextTests {
  private let renderer = ImageRenderer(content: Card())

  @Test("it is called once, with the size in points, whatever the scale is")
  func size() {
    renderer.scale = 3
    var sizes: [CGSize] = []
    renderer.render(rasterizationScale: 2) { size, _ in sizes.append(size) }
    #expect(sizes == [CGSize(width: 30, height: 20)])
  }

  @Test("a context has the file once something is painted", arguments: RenderingContext.Format.allCases)
  func formats(format: RenderingContext.Format) {
    let context = RenderingContext(format)
    #expect(context.format == format)
    renderer.render { _, draw in
      #expect(context.data.isEmpty)
      draw(context)
    }
    switch format {
    case .png: #expect(context.data.sizeOfPNG == CGSize(width: 30, height: 20))
    case .pdf: #expect(context.data.sizeOfPDF == CGSize(width: 30, height: 20))
    case .svg: #expect(context.data == renderer.svgData())
    }
  }

  @Test("nothing is made where the caller paints nothing")
  func unused() {
    let context = RenderingContext(.png)
    renderer.render { _, _ in }
    #expect(context.data.isEmpty)
  }

  @Test("the rasterization scale is that of pixels, and the renderer's own is not")
  func scale() {
    renderer.scale = 5
    let context = RenderingContext(.png)
    renderer.render(rasterizationScale: 2) { $1(context) }
    #expect(context.data.sizeOfPNG == CGSize(width: 60, height: 40))
    renderer.render(rasterizationScale: .nan) { $1(context) }
    #expect(context.data.sizeOfPNG == CGSize(width: 30, height: 20))
  }

  @Test("painting again replaces the file, and one call paints into several contexts")
  func again() {
    let (png, pdf) = (RenderingContext(.png), RenderingContext(.pdf))
    renderer.render { _, draw in
      draw(png)
      draw(pdf)
    }
    #expect(pdf.data.sizeOfPDF == CGSize(width: 30, height: 20))
    renderer.content = Card(size: CGSize(width: 8, height: 4))
    renderer.render { _, draw in
      draw(png)
      draw(png)
    }
    #expect(png.data.sizeOfPNG == CGSize(width: 8, height: 4))
    #expect(png.data == renderer.pngData())
  }

  @Test("scale and opaqueness have no part in documents")
  func documents() {
    let svg = renderer.svgData()
    renderer.scale = 4
    renderer.isOpaque = true
    #expect(renderer.svgData() == svg)
    #expect(renderer.pdfData()?.sizeOfPDF == CGSize(width: 30, height: 20))
    #expect(renderer.pngData()?.sizeOfPNG == CGSize(width: 120, height: 80))
  }
}
