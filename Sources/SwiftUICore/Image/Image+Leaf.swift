import DisplayList
import Foundation
import ImageCodecs

/// An image as it stands at one place: found, and measured.
struct ImageContent {
  enum Picture {
    case symbol(SymbolDrawing, weight: Double, mirrors: Bool)
    case pixels(LoadedImage)
    case missing
  }

  var picture: Picture
  /// Points.
  var size: CGSize
  /// From the top, for what stands on a baseline.
  var baseline: Double?
  var isTemplate: Bool
  let options: Image.Options

  /// What is wrong, for a warning.
  private(set) var problem: String?

  /// Points; of an image that cannot be had.
  private static let missingSize = CGSize(width: 24, height: 24)

  init(_ image: Image, _ values: EnvironmentValues, _ style: ResolvedFontStyle, _ text: TextEnvironment) {
    options = image.options
    picture = .missing
    size = Self.missingSize
    isTemplate = true
    switch image.source {
    case .symbol(let name):
      var style = style
      if let font = image.options.font { style = ResolvedFontStyle(font, text.look.traits, text.context) }
      setSymbol(values.symbolVariants.name(name), values.imageScale, style)
    case .resource(let name, let bundlePath):
      let isDark = values.colorScheme == .dark
      let found = ImageResources.shared.image(
        name, bundlePath: bundlePath, isDark: isDark, scale: Double(values.displayScale))
      switch found {
      case .success(let loaded): setPixels(loaded)
      case .failure(let missing): problem = missing.reason
      }
    case .pixels(let pixels, let scale):
      setPixels(LoadedImage(image: ImageStore.shared.insert(pixels), scale: scale))
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
    size = CGSize(
      width: Double(loaded.image.pixels.width) / loaded.scale,
      height: Double(loaded.image.pixels.height) / loaded.scale)
    isTemplate = (options.renderingMode ?? loaded.renderingMode) == .template
  }

  /// What draws the image in a rectangle.
  func items(in rect: CGRect, foreground: ShapePaint, isRightToLeft: Bool, id: UInt64) -> [Item] {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    switch picture {
    case .symbol(let drawing, let weight, let mirrors):
      return Self.items(
        drawing, weight, in: rect, mirrored: mirrors && isRightToLeft, foreground: foreground, id: id)
    case .missing:
      return Self.items(.placeholder, 400, in: rect, mirrored: false, foreground: foreground, id: id)
    case .pixels(let loaded):
      return items(loaded, in: rect, template: isTemplate ? foreground.flattened : nil)
    }
  }

  /// The width of a symbol's lines in its square of 24 units, for a font's weight.
  static func lineWidth(_ weight: Double) -> Double {
    let widths = [0.6, 0.85, 1.2, 1.6, 1.8, 2.1, 2.4, 2.7, 3.0]
    let place = (weight / 100 - 1).clamped(to: 0...8)
    let low = min(Int(saturating: place), 7)
    return widths[low] + (widths[low + 1] - widths[low]) * (place - Double(low))
  }

  private static func items(
    _ drawing: SymbolDrawing, _ weight: Double, in rect: CGRect, mirrored: Bool, foreground: ShapePaint,
    id: UInt64
  ) -> [Item] {
    let unit = SymbolDrawing.unit
    let (x, y) = (Double(rect.width) / unit, Double(rect.height) / unit)
    let transform = CGAffineTransform(
      a: mirrored ? -x : x, b: 0, c: 0, d: y, tx: mirrored ? rect.maxX : rect.minX, ty: rect.minY)
    let width = lineWidth(weight)
    let pen = StrokeStyle(lineWidth: width * min(x, y), lineCap: .round, lineJoin: .round)
    var items: [Item] = []
    if !drawing.areas.isEmpty {
      var area = drawing.areas
      if !drawing.cuts.isEmpty {
        let cut = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        area = area.subtracting(drawing.cuts.strokedPath(cut))
      }
      items += foreground.fill(area.applying(transform), FillStyle(), id: id)
    }
    if !drawing.lines.isEmpty { items += foreground.stroke(drawing.lines.applying(transform), pen, id: id) }
    return items
  }

  private func items(_ loaded: LoadedImage, in rect: CGRect, template: Paint?) -> [Item] {
    let image = ImageID(raw: loaded.image.id)
    let interpolation: ImageItem.Interpolation =
      switch options.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    func item(_ source: CGRect, _ rect: CGRect) -> Item {
      .image(
        ImageItem(image: image, source: source, rect: rect, interpolation: interpolation, template: template))
    }
    guard let resizing = options.resizing else {
      return [item(CGRect(x: 0, y: 0, width: 1, height: 1), rect)]
    }
    let columns = Self.slices(
      Double(size.width), resizing.leading, resizing.trailing, into: rect.minX, Double(rect.width))
    let rows = Self.slices(
      Double(size.height), resizing.top, resizing.bottom, into: rect.minY, Double(rect.height))
    var items: [Item] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(x: column.target, y: row.target, width: column.length, height: row.length)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        guard resizing.mode == .tile, template == nil else {
          items.append(item(source, target))
          continue
        }
        let tile = CGSize(
          width: column.isCap ? target.width : source.width * size.width,
          height: row.isCap ? target.height : source.height * size.height)
        items.append(
          .fill(Path(target), .image(image, source: source, tile: tile, origin: target.origin), FillStyle()))
      }
    }
    return items
  }

  private struct Slice {
    var source, sourceLength: Double
    var target, length: Double
    var isCap: Bool
  }

  /// An image's side in three: the ends keep their length, the middle takes the rest.
  private static func slices(
    _ length: Double, _ first: Double, _ last: Double, into start: Double, _ room: Double
  ) -> [Slice] {
    guard first + last > 0, length > 0, first + last < length else {
      return [Slice(source: 0, sourceLength: 1, target: start, length: room, isCap: false)]
    }
    let shrink = min(1, room / (first + last))
    let (head, tail) = (first * shrink, last * shrink)
    return [
      Slice(source: 0, sourceLength: first / length, target: start, length: head, isCap: true),
      Slice(
        source: first / length, sourceLength: (length - first - last) / length, target: start + head,
        length: room - head - tail, isCap: false),
      Slice(
        source: 1 - last / length, sourceLength: last / length, target: start + room - tail, length: tail,
        isCap: true),
    ]
  }
}

/// Keeps an image's content at its node.
private final class ImageState {
  let content: ImageContent
  init(_ content: ImageContent) { self.content = content }
}

extension Image: View, LeafView {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  package nonisolated static var hasBaselines: Bool { true }

  private nonisolated func content(_ node: LeafNode) -> ImageContent {
    if let state = node.state { return unsafeDowncast(state, to: ImageState.self).content }
    let text = TextEnvironment.of(node)
    let content = ImageContent(self, EnvironmentValues(scope: node.environment), text.fontStyle, text)
    if let problem = content.problem { node.graph.reporter.report(.invalidValue, problem, at: node) }
    node.state = ImageState(content)
    return content
  }

  package nonisolated func answer(_ proposal: Proposal, _ node: LeafNode) -> SizeAnswer {
    let size = content(node).size
    guard options.resizing != nil else { return .always(size) }
    return .exactly(proposal, proposal.size(ideal: size))
  }

  package nonisolated func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: LeafNode) -> Double? {
    guard key.isBaseline, options.resizing == nil else { return nil }
    return content(node).baseline
  }

  package nonisolated func draw(_ size: CGSize, _ node: LeafNode) -> [Item] {
    let rect = CGRect(origin: .zero, size: size)
    return content(node).items(
      in: rect, foreground: foregroundShapePaint(in: node.environment, bounds: rect),
      isRightToLeft: node.isRightToLeft, id: node.id)
  }
}
