import Foundation
import SymbolDrawings

/// A picture from the program's resources, from pixels, or a symbol.
///
/// An image has its own size and does not change it, whatever is proposed; a resizable image takes the whole
/// of what is proposed. A symbol's size follows the font, and it stands on the baseline like a letter. An
/// image that cannot be loaded is drawn as a dashed square with a question mark, and reported once.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Hashable, Sendable {
    case symbol(name: String)
    case resource(name: String, bundlePath: String)
    case pixels(CGImage, scale: Double)
    case photograph(ScalableImage)
    case drawing(ImageDrawing)
  }

  /// How the picture is drawn; what is nil follows the environment.
  struct Options: Hashable, Sendable {
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    /// Of a symbol whose layers show one after the other; nil for one that shows whole.
    var variableValue: Double?
    /// Of a symbol.
    var font: Font?
  }

  struct Resizing: Hashable, Sendable {
    var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0
    var mode = ResizingMode.stretch

    var hasCaps: Bool { top + leading + bottom + trailing > 0 }
  }

  let source: Source
  /// What assistive technology says; nil for the source's name. Nothing that is drawn depends on it.
  let label: Text?
  /// Whether assistive technology passes over the image; see `label`.
  let isDecorative: Bool
  var options = Options()

  init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }
}

extension Image {
  /// An image of a bundle's resources by name: an image set of an asset catalogue, or a file (PNG, JPEG, GIF,
  /// WebP, SVG or PDF), whose name may end in its extension.
  ///
  /// Of several scales (`@2x`, `@3x`) the one that suits the display is used, and of the files of a set the
  /// one for the device, the colour scheme, the contrast, the language and the layout direction. Without a
  /// bundle the program's own is meant, and the resources that its package keeps beside it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundlePath: (bundle ?? .main).bundlePath))
  }

  /// An image of a bundle's resources, with words for assistive technology.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name: name, bundlePath: (bundle ?? .main).bundlePath), label: label)
  }

  /// An image of a bundle's resources that assistive technology passes over.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundlePath: (bundle ?? .main).bundlePath), isDecorative: true)
  }

  /// A symbol by its name. Icons that correspond to the symbols are drawn; `Tools/setup` installs them. An empty name is an
  /// image of no size that shows nothing.
  public nonisolated init(systemName: String) { self.init(.symbol(name: systemName)) }

  /// A picture of pixels. `scale` is pixels per point; one that is no positive number counts as 1.
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.pixels(cgImage.turned(exif: orientation.exif), scale: Self.sanitized(scale)), label: label)
  }

  /// A picture of pixels that assistive technology passes over.
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .pixels(cgImage.turned(exif: orientation.exif), scale: Self.sanitized(scale)), isDecorative: true)
  }

  /// A picture that a closure draws whenever it is needed, in the environment of its place.
  /// - Parameters:
  ///   - size: Points. Lengths that are negative or no numbers count as 0.
  ///   - label: Words for assistive technology; nil for an image that it passes over.
  ///   - opaque: Whether the picture covers its frame: it is drawn on black.
  ///   - colorMode: Pictures are 8-bit sRGB here, gamma-encoded, whatever the mode.
  ///   - renderer: Draws the picture from its top-left corner. What is beyond the frame does not show.
  public nonisolated init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)), label: label,
      isDecorative: label == nil)
  }

  private nonisolated static func sanitized(_ scale: CGFloat) -> Double {
    scale.isFinite && scale > 0 ? Double(scale) : 1
  }

  /// How the pixels are to be turned before they are shown.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The turn, clockwise or not, and the mirroring that show the pixels upright, numbered by their raw
    /// values.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// `tile` repeats the image at its own size; `stretch` scales it.
    case tile, stretch
  }

  /// How pixels between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// `none` takes the nearest pixel, `low` mixes the four around; `medium` and `high`, alike here, average
    /// all that fall into one when the image shrinks.
    case none, low, medium, high
  }

  /// Whether an image shows its own colours, or its shape in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// `template` paints the image's shape in the foreground style; `original` keeps its colours.
    case template, original
  }

  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Beside a `medium` symbol a `small` one is 0.8 times and a `large` one 1.27 times as large.
    case small, medium, large

    var symbolScale: SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}

extension Image {
  /// Takes the whole of what is proposed.
  /// - Parameter capInsets: What is not stretched at the edges, in points.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    func inset(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
    image.options.resizing = Resizing(
      top: inset(capInsets.top), leading: inset(capInsets.leading), bottom: inset(capInsets.bottom),
      trailing: inset(capInsets.trailing), mode: resizingMode)
    return image
  }

  /// Sets how pixels between pixels are found where the image is drawn larger or smaller than it is.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.options.interpolation = interpolation
    return image
  }

  /// Whether edges that do not fall on whole pixels are smoothed, as of a rotated image. They are by default.
  /// In PDF and SVG, which have no pixels, edges are as the viewer draws them.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.options.isAntialiased = isAntialiased
    return image
  }

  /// Whether the image shows its own colours. Nil for its own way: symbols are templates, pictures are not. The
  /// original of a symbol has several colours: what has none of itself shows in the foreground style.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.options.renderingMode = renderingMode
    return image
  }

  /// In how many colours a symbol is drawn. Nil for the environment's mode.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.options.symbolRenderingMode = mode
    return image
  }

  /// The font that a symbol takes its size and weight from. Nil for the environment's.
  public nonisolated func font(_ font: Font?) -> Image {
    var image = self
    image.options.font = font
    return image
  }
}

extension Image.Orientation {
  /// The number that EXIF gives the orientation.
  var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }
}
