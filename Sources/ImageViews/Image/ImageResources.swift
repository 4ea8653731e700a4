import Foundation
import ImageCodecs
import SymbolDrawings
import Synchronization

/// Pixels of a resource, and what is known of their use.
struct LoadedImage: Sendable {
  var image: StoredImage
  /// Pixels to a point.
  var scale: Double
  /// What the catalogue says of the image's rendering; nil for nothing.
  var renderingMode: Image.TemplateRenderingMode?
  /// What the catalogue says of stretching; nil for nothing.
  var slicing: ImageSlicing?
  /// Whether the picture is shown mirrored.
  var isMirrored = false
  /// The file that gives other pixels for other sizes.
  var source: ScalableImage?

  /// Points.
  var size: CGSize {
    source?.size
      ?? CGSize(width: Double(image.pixels.width) / scale, height: Double(image.pixels.height) / scale)
  }
}

/// What a bundle has by a name.
enum FoundResource: Sendable {
  case image(LoadedImage)
  case symbol(SymbolTemplate)
  /// Nothing, for a reason.
  case nothing(String)
}

/// The images that bundles hold: image and symbol sets of asset catalogues, and files by name.
final class ImageResources: Sendable {
  static let shared = ImageResources()

  private struct Key: Hashable {
    var bundlePath: String
    var name: String
    var traits: AssetTraits
  }

  private enum Known {
    /// The pixels are found again in the store while somebody shows them.
    case image(LoadedImage.Description)
    case other(FoundResource)
  }

  private let known = Mutex<[Key: Known]>([:])

  /// The image, or the reason why there is none.
  func find(_ name: String, bundlePath: String, traits: AssetTraits) -> FoundResource {
    let key = Key(bundlePath: bundlePath, name: name, traits: traits)
    switch known.withLock({ $0[key] }) {
    case .image(let description)?:
      if let loaded = LoadedImage(description) { return .image(loaded) }
    case .other(let found)?: return found
    case nil: break
    }
    let found = load(key)
    known.withLock { known in
      if known.count > 1_024 { known.removeAll() }
      if case .image(let loaded) = found {
        known[key] = .image(LoadedImage.Description(loaded))
      } else {
        known[key] = .other(found)
      }
    }
    return found
  }

  private func load(_ key: Key) -> FoundResource {
    guard !key.name.isEmpty, key.name.utf8.count <= 1_024, !key.name.hasPrefix("/"),
      !key.name.split(separator: "/").contains("..")
    else { return .nothing("'\(key.name.prefix(64))' is no name of an image") }
    let catalog = AssetCatalog.of(bundlePath: key.bundlePath)
    if let folder = catalog.folder(.image, key.name), let file = ImageFile(set: folder, key.traits) {
      return file.load(key.traits)
    }
    if let folder = catalog.folder(.symbol, key.name) {
      guard let symbol = Self.symbol(folder, key.traits) else {
        return .nothing("the symbol '\(key.name)' in \(key.bundlePath) cannot be drawn")
      }
      return .symbol(symbol)
    }
    if let file = ImageFile(named: key.name, bundlePath: key.bundlePath, key.traits) {
      return file.load(key.traits)
    }
    return .nothing("no image named '\(key.name)' in \(key.bundlePath)")
  }
}

extension ImageResources {
  /// The longest file of a symbol that is read.
  private static let symbolLimit = 4 << 20

  private static func symbol(_ folder: URL, _ traits: AssetTraits) -> SymbolTemplate? {
    guard let contents = AssetContents(folder: folder),
      let entry = traits.best(of: (contents.symbols ?? []).filter { $0.filename != nil }),
      let name = entry.filename, !name.contains("/"),
      let data = ImageFile.data(folder.appendingPathComponent(name), limit: symbolLimit)
    else { return nil }
    return SymbolTemplate(svg: String(decoding: data, as: UTF8.self))
  }
}

extension LoadedImage {
  /// A loaded image that does not keep its pixels.
  struct Description {
    weak var image: StoredImage?
    weak var source: ScalableImage?
    var hasSource: Bool
    var scale: Double
    var renderingMode: Image.TemplateRenderingMode?
    var slicing: ImageSlicing?
    var isMirrored: Bool

    init(_ loaded: LoadedImage) {
      image = loaded.image
      source = loaded.source
      hasSource = loaded.source != nil
      scale = loaded.scale
      renderingMode = loaded.renderingMode
      slicing = loaded.slicing
      isMirrored = loaded.isMirrored
    }
  }

  /// Nil where nobody keeps the pixels any more.
  init?(_ description: Description) {
    guard let image = description.image, !description.hasSource || description.source != nil else {
      return nil
    }
    self.init(
      image: image, scale: description.scale, renderingMode: description.renderingMode,
      slicing: description.slicing, isMirrored: description.isMirrored, source: description.source)
  }
}
