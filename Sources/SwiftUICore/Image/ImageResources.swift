import Foundation
import ImageCodecs
import Synchronization

/// Pixels of a resource, and how many of them are a point.
struct LoadedImage: Sendable {
  var image: StoredImage
  var scale: Double
  /// What the catalogue says of the image's rendering; nil for nothing.
  var renderingMode: Image.TemplateRenderingMode?
}

/// The images that bundles hold: image sets of asset catalogues, and PNG files by name.
final class ImageResources: Sendable {
  static let shared = ImageResources()

  private struct Key: Hashable {
    var bundlePath: String
    var name: String
    var isDark: Bool
    var scale: Double
  }

  private struct Known {
    weak var image: StoredImage?
    var scale: Double
    var renderingMode: Image.TemplateRenderingMode?
  }

  private struct State {
    var folders: [String: [String: URL]] = [:]
    var images: [Key: Known] = [:]
    var missing: [Key: String] = [:]
  }

  private let state = Mutex(State())

  /// The image, or the reason why there is none.
  func image(_ name: String, bundlePath: String, isDark: Bool, scale: Double) -> Result<LoadedImage, Missing>
  {
    let key = Key(bundlePath: bundlePath, name: name, isDark: isDark, scale: scale)
    return state.withLock { state in
      if let known = state.images[key], let image = known.image {
        return .success(LoadedImage(image: image, scale: known.scale, renderingMode: known.renderingMode))
      }
      if let reason = state.missing[key] { return .failure(Missing(reason: reason)) }
      switch Self.load(key, &state) {
      case .success(let loaded):
        if state.images.count > 1_024 { state.images = state.images.filter { $0.value.image != nil } }
        state.images[key] = Known(
          image: loaded.image, scale: loaded.scale, renderingMode: loaded.renderingMode)
        return .success(loaded)
      case .failure(let missing):
        state.missing[key] = missing.reason
        return .failure(missing)
      }
    }
  }

  struct Missing: Error {
    var reason: String
  }

  private static func load(_ key: Key, _ state: inout State) -> Result<LoadedImage, Missing> {
    guard let (url, scale, mode) = file(key, &state) else {
      return .failure(Missing(reason: "no image named '\(key.name)' in \(key.bundlePath)"))
    }
    do {
      let pixels = try PNGDecoder().decode(Data(contentsOf: url))
      return .success(
        LoadedImage(image: ImageStore.shared.insert(pixels), scale: scale, renderingMode: mode))
    } catch {
      return .failure(Missing(reason: "\(url.lastPathComponent) cannot be shown: \(error)"))
    }
  }

  // MARK: Files

  private static func file(_ key: Key, _ state: inout State) -> (URL, Double, Image.TemplateRenderingMode?)? {
    guard !key.name.isEmpty, !key.name.contains("..") else { return nil }
    let folders = state.folders[key.bundlePath] ?? imageSets(key.bundlePath)
    state.folders[key.bundlePath] = folders
    if let folder = folders[key.name] ?? folders[String(key.name.split(separator: "/").last ?? "")],
      let found = ImageSet(folder)?.best(isDark: key.isDark, scale: key.scale)
    {
      return found
    }
    let root = resources(key.bundlePath)
    let base = key.name.hasSuffix(".png") ? String(key.name.dropLast(4)) : key.name
    for factor in scales(wanted: key.scale) {
      let suffix = factor == 1 ? "" : "@\(Int(saturating: factor))x"
      for folder in [root, URL(fileURLWithPath: key.bundlePath)] {
        let url = folder.appendingPathComponent(base + suffix + ".png")
        if FileManager.default.fileExists(atPath: url.path) { return (url, factor, nil) }
      }
    }
    return nil
  }

  /// The scales in which to look for a picture, the best first.
  static func scales(wanted: Double) -> [Double] {
    let wanted = wanted.isFinite ? min(max(wanted.rounded(.up), 1), 3) : 1
    return [1, 2, 3].sorted { a, b in
      // One that is large enough before one that is too small.
      (a >= wanted ? 0 : 1, abs(a - wanted)) < (b >= wanted ? 0 : 1, abs(b - wanted))
    }
  }

  private static func resources(_ bundlePath: String) -> URL {
    Bundle(path: bundlePath)?.resourceURL ?? URL(fileURLWithPath: bundlePath)
  }

  /// The image sets of the catalogues at the top of a bundle's resources.
  private static func imageSets(_ bundlePath: String) -> [String: URL] {
    var found: [String: URL] = [:]
    let files = FileManager.default
    for root in Set([resources(bundlePath), URL(fileURLWithPath: bundlePath)]) {
      let top = (try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
      for catalogue in top where catalogue.pathExtension == "xcassets" {
        let entries = files.enumerator(at: catalogue, includingPropertiesForKeys: nil)
        var count = 0
        while let entry = entries?.nextObject() as? URL, count < 50_000 {
          count += 1
          guard entry.pathExtension == "imageset" else { continue }
          found[entry.deletingPathExtension().lastPathComponent] = entry
        }
      }
    }
    return found
  }
}

/// The files of an image set, as its `Contents.json` tells them.
private struct ImageSet {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { var appearance: String?, value: String? }
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Entry]
    var properties: Properties?
  }

  private let folder: URL
  private let contents: Contents

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    self.folder = folder
    self.contents = contents
  }

  func best(isDark: Bool, scale: Double) -> (URL, Double, Image.TemplateRenderingMode?)? {
    let mode: Image.TemplateRenderingMode? =
      switch contents.properties?.intent {
      case "template": .template
      case "original": .original
      default: nil
      }
    func files(dark: Bool) -> [Contents.Entry] {
      contents.images.filter { entry in
        guard let name = entry.filename, !name.contains("/") else { return false }
        let isDark =
          entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
        return isDark == dark
      }
    }
    var candidates = isDark ? files(dark: true) : files(dark: false)
    if candidates.isEmpty { candidates = files(dark: !isDark) }
    for factor in ImageResources.scales(wanted: scale) {
      let name = "\(Int(saturating: factor))x"
      guard let entry = candidates.first(where: { $0.scale == name }), let file = entry.filename else {
        continue
      }
      return (folder.appendingPathComponent(file), factor, mode)
    }
    return candidates.first.flatMap { $0.filename }.map { (folder.appendingPathComponent($0), 1, mode) }
  }
}
