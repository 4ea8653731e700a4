import DisplayList
import Foundation
import ImageCodecs

/// An image as it stands at one place: found, and measured.
struct ImageContent {
  enum Picture {
    case symbol(SymbolDrawing, weight: Double, mirrors: Bool)
    case pixels(LoadedImage)
    case drawing(ImageDrawing, EnvironmentScope)
    case missing
  }

  var picture: Picture
  /// Points.
  var size: CGSize
  /// From the top, for what stands on a baseline.
  var baseline: Double?
  var isTemplate: Bool
  let options: Image.Options
  /// Pixels to a point of the display.
  let displayScale: Double

  /// What is wrong, for a warning.
  private(set) var problem: String?

  /// Points; of an image that cannot be had.
  private static let missingSize = CGSize(width: 24, height: 24)

  init(_ image: Image, _ values: EnvironmentValues, _ style: ResolvedFontStyle, _ text: TextEnvironment) {
    options = image.options
    picture = .missing
    size = Self.missingSize
    isTemplate = true
    var displayScale = 1.0
    if case .symbol = image.source {} else { displayScale = Double(values.displayScale).finite(or: 1) }
    self.displayScale = displayScale
    switch image.source {
    case .symbol(let name):
      var style = style
      if let font = image.options.font { style = ResolvedFontStyle(font, text.look.traits, text.context) }
      setSymbol(values.symbolVariants.name(name), values.imageScale, style)
    case .resource(let name, let bundlePath):
      let found = ImageResources.shared.find(name, bundlePath: bundlePath, traits: AssetTraits(values))
      switch found {
      case .image(let loaded): setPixels(loaded)
      case .nothing(let reason): problem = reason
      }
    case .pixels(let pixels, let scale):
      setPixels(LoadedImage(image: ImageStore.shared.insert(pixels), scale: scale))
    case .drawing(let drawing):
      guard let scope = values.scope else { return }
      picture = .drawing(drawing, scope)
      size = drawing.size
      isTemplate = options.renderingMode == .template
    }
  }

  private mutating func setSymbol(_ name: String, _ scale: Image.Scale, _ style: ResolvedFontStyle) {
    let library = SymbolLibrary.shared
    let drawing = library.drawing(name)
    if drawing == nil {
      problem =
        library.isInstalled
        ? "no icon stands for the symbol '\(name)'"
        : "no icons are installed, so symbols are drawn as placeholders; run Tools/setup"
    }
    let fontSize = style.descriptor.size
    let side = max((fontSize * 1.2 * scale.factor * 2).rounded() / 2, 0.5)
    size = CGSize(width: side, height: side)
    // The middle stands at half the height of capital letters.
    baseline = side / 2 + fontSize * 0.352
    let parts = name.split(separator: ".")
    picture = .symbol(
      drawing ?? .placeholder, weight: style.descriptor.weight,
      mirrors: parts.contains("forward") || parts.contains("backward"))
    isTemplate = true
  }

  private mutating func setPixels(_ loaded: LoadedImage) {
    picture = .pixels(loaded)
    size = loaded.size
    isTemplate = (options.renderingMode ?? loaded.renderingMode) == .template
  }
}
