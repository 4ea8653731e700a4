import DisplayList
import Foundation
import OpenCombine
import Raster
import SceneHost
import ImageViews

/// Makes images and documents from a view.
///
///     let renderer = ImageRenderer(content: Card(order))
///     renderer.scale = 2
///     try renderer.pngData()?.write(to: file)
///
/// The view is laid out with nothing proposed, so that it is as large as it wants to be; set `proposedSize` to
/// propose more or less. Text without a font is in the body style. There is no safe area, and what is not
/// painted stays transparent unless `isOpaque`. State lives in the renderer from one picture to the next; what
/// changes it (an observable object, a task) makes `objectWillChange` fire, and the next picture shows it, as it
/// shows the time and how far animations are by then. A view without area gives one pixel. A view that asks for its
/// own picture (in a body, an action, a canvas) gets the last one, and nil before the first.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// Fires before the picture changes.
  public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view. Setting it keeps the state of views that stay in their place.
  public var content: Content {
    didSet {
      session.setContent(content)
      announce()
    }
  }

  /// What is proposed to the view, in points; unspecified by default.
  public var proposedSize: ProposedViewSize {
    didSet {
      guard proposedSize != oldValue else { return }
      session.proposal = proposedSize
      announce()
    }
  }

  /// Pixels to a point, 1 by default. One that is not positive and finite counts as 1; one that would make a
  /// side longer than 16,384 pixels is lowered. The view finds it as the display's scale in its environment.
  public var scale: CGFloat = 1 {
    didSet {
      guard scale != oldValue else { return }
      var host = HostEnvironment()
      host.scale = scale
      session.setEnvironment { $0.displayScale = host.displayScale }
      announce()
    }
  }

  /// Whether what is not painted becomes black instead of transparent.
  public var isOpaque = false {
    didSet { if isOpaque != oldValue { announce() } }
  }

  /// How colours are kept.
  ///
  /// - Note: No effect on Linux: images are 8-bit sRGB here, gamma-encoded, whatever the mode.
  public var colorMode: ColorRenderingMode = .nonLinear

  let session: Session

  /// A renderer of a view in light mode at one pixel a point, with nothing proposed.
  public init(content view: Content) {
    content = view
    proposedSize = .unspecified
    session = Session(view, proposal: .unspecified, centersRoot: false) { values in
      HostEnvironment().write(to: &values)
      values.defaultFont = .body
      values.drawsAtOnce = true
    }
    // Work may arrive while the renderer is on its way out.
    session.needsFrame = { [weak self] origin in
      switch origin {
      case .mainActor: MainActor.assumeIsolated { self?.announce() }
      case .otherThread: Task { @MainActor in self?.announce() }
      }
    }
  }

  isolated deinit { session.end() }

  private func announce() { objectWillChange.send() }

  /// The picture as pixels, `scale` to the point.
  public var cgImage: CGImage? {
    knownPicture.map { Rasterizer.image(of: $0, scale: scale, background: background) }
  }

  /// The picture as a PNG file; nil when memory is short.
  public func pngData() -> Data? {
    guard let picture = knownPicture else { return nil }
    let data = Rasterizer.png(of: picture, scale: scale, background: background)
    return data.isEmpty ? nil : data
  }

  /// The picture as a PDF file of one page, a point to a unit: shapes and text stay what they are. `scale` and
  /// `isOpaque` have no part in it. Nil when memory is short.
  public func pdfData() -> Data? {
    guard let picture = knownPicture else { return nil }
    let data = PDFRaster.data(of: picture)
    return data.isEmpty ? nil : data
  }

  /// The picture as an SVG file, a point to a pixel of CSS: shapes and text stay what they are.
  public func svgData() -> Data? { knownPicture.map { SVGRaster.data(of: $0) } }

  /// Draws with a renderer of the caller's: it is given the size in points and a function that paints the
  /// picture onto a context.
  ///
  /// On Apple's systems the context is a `CGContext`. There is none here: an ``RenderingContext`` takes its
  /// place, which writes the picture to a file of the format that the caller chooses.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels to a point of what can only be kept as pixels.
  ///   - renderer: Called once, before the method returns.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (RenderingContext) -> Void) -> Void
  ) {
    let picture = picture
    renderer(picture.size) { $0.draw(picture, scale: rasterizationScale) }
  }

  private var background: ResolvedColor? { isOpaque ? .black : nil }

  /// The present picture, brought up to date until nothing changes any more. Making it takes time: texts that tell
  /// it from a date which a body has just taken are behind the clock, and told so.
  package var picture: Picture {
    if !session.isAtWork {
      session.update()
      session.graph.advance(to: session.graph.clock.elapsed)
    }
    return session.picture()
  }

  /// The picture, nil where the view asks for it itself before there is one.
  private var knownPicture: Picture? {
    let picture = picture
    return session.hasPicture ? picture : nil
  }
}

/// Where ``ImageRenderer/render(rasterizationScale:renderer:)`` paints: a file in memory.
public final class RenderingContext {
  /// A format of files that hold pictures.
  public enum Format: Sendable, Hashable, CaseIterable {
    /// A picture of pixels (`png`), or a document of shapes and text (`pdf`, `svg`) that stays sharp at every
    /// size.
    case png, pdf, svg
  }

  /// The format of the file.
  public let format: Format
  /// The file, empty until something is painted. Painting again replaces it.
  public private(set) var data = Data()

  /// A context that makes a file of a format. Nothing is made until a renderer paints into it.
  public init(_ format: Format) { self.format = format }

  func draw(_ picture: Picture, scale: Double) {
    switch format {
    case .png: data = Rasterizer.png(of: picture, scale: scale)
    case .pdf: data = PDFRaster.data(of: picture)
    case .svg: data = SVGRaster.data(of: picture)
    }
  }
}
