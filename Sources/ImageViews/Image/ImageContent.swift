import DisplayList
import Foundation
import ImageCodecs
import SymbolDrawings

/// An image as it stands at one place: found, and measured.
struct ImageContent {
  enum Picture {
    case symbol(SymbolPicture)
    case pixels(LoadedImage)
    case drawing(ImageDrawing, EnvironmentScope)
    case missing
    /// A symbol without a name, as a program writes it where none is to be seen.
    case nothing
  }

  var picture: Picture
  /// Points.
  var size: CGSize
  /// From the top, for what stands on a baseline.
  var baseline: Double?
  var isTemplate: Bool
  var options: Image.Options
  /// Pixels to a point of the display.
  let displayScale: Double
  /// Whether it is drawn again when there are finer pixels of a photograph: then nobody waits for them.
  var canWait = false

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
    var style = style
    if let font = image.options.font { style = text.fontStyle(of: font) }
    switch image.source {
    case .symbol(let name):
      setSymbol(named: values.symbolVariants.name(name), values, style)
    case .resource(let name, let bundlePath):
      switch Self.resource(name, bundlePath, values) {
      case .image(let loaded): setPixels(loaded)
      case .symbol(let template):
        let drawing = template.drawing(weight: style.descriptor.weight, scale: values.imageScale.symbolScale)
        setSymbol(drawing, mirrors: false, values, style)
      case .nothing(let reason): problem = reason
      }
    case .pixels(let pixels, let scale):
      setPixels(LoadedImage(image: ImageStore.shared.insert(pixels), scale: scale))
    case .photograph(let source):
      guard let image = source.finest else { return }
      setPixels(LoadedImage(image: image, scale: 1, source: source))
    case .drawing(let drawing):
      guard let scope = values.scope else { return }
      picture = .drawing(drawing, scope)
      size = drawing.size
      isTemplate = options.renderingMode == .template
    }
  }

  /// What a bundle has by a name; of a symbol the variant that the environment asks for, where there is one.
  private static func resource(_ name: String, _ bundlePath: String, _ values: EnvironmentValues)
    -> FoundResource
  {
    let traits = AssetTraits(values)
    let variant = values.symbolVariants.name(name)
    // A picture by the variant's name would be read for nothing.
    if variant != name, AssetCatalog.of(bundlePath: bundlePath).folder(.symbol, variant) != nil,
      case .symbol(let template) = ImageResources.shared.find(
        variant, bundlePath: bundlePath, traits: traits)
    {
      return .symbol(template)
    }
    return ImageResources.shared.find(name, bundlePath: bundlePath, traits: traits)
  }

  private mutating func setSymbol(named name: String, _ values: EnvironmentValues, _ style: ResolvedFontStyle)
  {
    guard !name.isEmpty else {
      (picture, size, problem) = (.nothing, .zero, "a symbol has no name, so nothing shows")
      return
    }
    let library = SymbolLibrary.shared
    let drawing = library.drawing(name)
    if drawing == nil {
      problem =
        library.isInstalled
        ? "no icon stands for the symbol '\(name)'"
        : "no icons are installed, so symbols are drawn as placeholders; run Tools/setup"
    }
    setSymbol(drawing ?? .placeholder, mirrors: Self.followsReading(name), values, style)
  }

  /// Whether a symbol's name says a side by the direction of reading, as in `sidebar.leading`.
  private static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").contains { part in
      part == "forward" || part == "backward" || part.hasPrefix("leading") || part.hasPrefix("trailing")
    }
  }

  private mutating func setSymbol(
    _ drawing: SymbolDrawing, mirrors: Bool, _ values: EnvironmentValues, _ style: ResolvedFontStyle
  ) {
    let fontSize = style.descriptor.size
    let unit = fontSize / drawing.unitsPerEm * values.imageScale.symbolScale.factor
    func length(_ units: CGFloat) -> Double { max((Double(units) * unit * 2).rounded() / 2, 0.5) }
    size = CGSize(width: length(drawing.size.width), height: length(drawing.size.height))
    // The middle of an icon stands at half the height of capital letters.
    baseline = drawing.baseline.map { $0 * unit } ?? Double(size.height) / 2 + fontSize * 0.352
    var symbol = SymbolPicture(drawing: drawing, weight: style.descriptor.weight, mirrors: mirrors)
    // An original shows its own colours.
    symbol.mode =
      options.symbolRenderingMode ?? (options.renderingMode == .original ? .multicolor : nil)
      ?? values.symbolRenderingMode
    symbol.value = options.variableValue
    if symbol.mode == .multicolor {
      symbol.colors = drawing.layers.map {
        $0.color.flatMap { AssetColor.system($0.name) }?.resolve(in: values)
      }
    }
    picture = .symbol(symbol)
    isTemplate = true
  }

  private mutating func setPixels(_ loaded: LoadedImage) {
    picture = .pixels(loaded)
    size = loaded.size
    isTemplate = (options.renderingMode ?? loaded.renderingMode) == .template
  }
}
