import Foundation
import FoundationAdditions
import ImageCodecs

/// A file that holds an image, and what its catalogue says of it.
struct ImageFile {
  private var url: URL
  private var scale = 1.0
  private var renderingMode: Image.TemplateRenderingMode?
  private var slicing: ImageSlicing?
  private var isMirrored = false

  /// The file of an image set that suits best; nil where none is named.
  init?(set folder: URL, _ traits: AssetTraits) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    let files = (contents.images ?? []).filter {
      $0.filename.map { !$0.isEmpty && !$0.contains("/") } ?? false
    }
    guard let entry = traits.best(of: files), let name = entry.filename else { return nil }
    url = folder.appendingPathComponent(name)
    scale = AssetTraits.factor(entry.scale) ?? 1
    switch contents.properties?.renderingIntent {
    case "template": renderingMode = .template
    case "original": renderingMode = .original
    default: break
    }
    slicing = entry.resizing.flatMap { ImageSlicing($0, scale: scale) }
    // Drawn for the other direction, with none for this one.
    isMirrored = entry.languageDirection.map { ($0 == "right-to-left") != traits.isRightToLeft } ?? false
  }

  /// A file among a bundle's resources: the name with or without extension, for the best scale and in the best
  /// language.
  init?(named name: String, bundlePath: String, _ traits: AssetTraits) {
    let known = Self.extensions.first { name.lowercased().hasSuffix("." + $0) }
    let base = known.map { String(name.dropLast($0.count + 1)) } ?? name
    // The name's own extension as it is written.
    let endings = known.map { [String(name.suffix($0.count))] } ?? Self.extensions
    for folder in ResourceFolders.of(bundlePath: bundlePath) {
      for place in Self.languageFolders(folder, traits) + [folder] {
        for factor in ImageScales.inOrder(wanted: traits.scale) {
          for ending in endings {
            let file = base + (factor == 1 ? "" : "@\(factor)x") + "." + ending
            let url = place.appendingPathComponent(file)
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            self.url = url
            scale = Double(factor)
            return
          }
        }
      }
    }
    return nil
  }

  private static let extensions = ["png", "jpg", "jpeg", "svg", "pdf", "webp", "gif"]

  /// The folders of a bundle's languages in which to look: those that the locale inherits from, then those of the
  /// language that the resources are made in.
  private static func languageFolders(_ folder: URL, _ traits: AssetTraits) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let languages = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let development = ResourceFolders.developmentLanguage(of: [folder]) ?? "en"
    let wanted =
      LanguageMatch.choices(for: Locale(identifier: traits.locale), among: languages)
      + languages.filter { $0 == "Base" }
      + LanguageMatch.choices(for: development, among: languages)
    return wanted.map { folder.appendingPathComponent($0 + ".lproj", isDirectory: true) }
  }

  /// A file's bytes; nil where it cannot be read or is longer than `limit`.
  static func data(_ url: URL, limit: Int) -> Data? {
    guard let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize, size <= limit else {
      return nil
    }
    return try? Data(contentsOf: url)
  }

  /// The image, or the reason why there is none.
  func load(_ traits: AssetTraits) -> FoundResource {
    guard let data = Self.data(url, limit: ImageLimits.standard.fileBytes) else {
      return .nothing("\(url.lastPathComponent) cannot be read")
    }
    do throws(ImageDecodingError) {
      if let source = try ScalableImage.reading(data, scale: scale) {
        // As many pixels as the display has at least, so that a drawing is sharp where it is not stretched.
        let factor = max(traits.scale.finite(or: 1).clamped(to: 1...4), 2)
        // Of a photograph the fewest, which show that it is sound and are enough for a small place.
        let wanted = source.isPhotograph ? CGSize(width: 1, height: 1) : source.size
        let image = try source.pixels(width: wanted.width * factor, height: wanted.height * factor)
        return .image(
          LoadedImage(
            image: image, scale: factor, renderingMode: renderingMode, slicing: slicing,
            isMirrored: isMirrored, source: source))
      }
      let image = ImageStore.shared.insert(try ImageDecoder().decode(data))
      return .image(
        LoadedImage(
          image: image, scale: scale, renderingMode: renderingMode, slicing: slicing, isMirrored: isMirrored))
    } catch {
      return .nothing("\(url.lastPathComponent) cannot be shown: \(error)")
    }
  }
}
