/// A colour of an asset catalogue: `Name.colorset/Contents.json` in the bundle's resources, in a catalogue or
/// beside them. A colour that is not there, or not readable, is clear; that is said once on standard error.
struct ColorAsset: Hashable, Sendable {
  let name: String
  let bundlePath: String

  init(_ name: String, _ bundle: Bundle?) {
    self.name = name
    bundlePath = (bundle ?? .main).bundlePath
  }

  var bundleDescription: String { bundlePath }

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    guard let colors = ColorAssetStore.shared.colors(self) else { return .clear }
    return environment.colorScheme == .dark ? colors.dark : colors.light
  }
}

/// The colour sets that have been read.
private final class ColorAssetStore: @unchecked Sendable {
  struct Colors { var light: ResolvedColor, dark: ResolvedColor }
  static let shared = ColorAssetStore()
  private let lock = Lock()
  private var known: [ColorAsset: Colors?] = [:]
  private var folders: [String: [String: URL]] = [:]

  func colors(_ asset: ColorAsset) -> Colors? {
    lock.withLock {
      if let known = known[asset] { return known }
      let colors = url(asset).flatMap { try? Data(contentsOf: $0) }.flatMap(Self.read)
      known[asset] = .some(colors)
      if colors == nil {
        let warning = "warning: no color named '\(asset.name)' found in \(asset.bundlePath)\n"
        FileHandle.standardError.write(Data(warning.utf8))
      }
      return colors
    }
  }

  private func url(_ asset: ColorAsset) -> URL? {
    if let folder = folders[asset.bundlePath] { return folder[asset.name] }
    var found: [String: URL] = [:]
    let root = URL(fileURLWithPath: asset.bundlePath)
    // Catalogues lie at the top of the resources; whole disks are not searched.
    let top = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    for entry in top {
      switch entry.pathExtension {
      case "colorset": found[entry.deletingPathExtension().lastPathComponent] = entry
      case "xcassets":
        let files = FileManager.default.enumerator(at: entry, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
          guard file.pathExtension == "colorset" else { continue }
          found[file.deletingPathExtension().lastPathComponent] = file
        }
      default: continue
      }
    }
    found = found.mapValues { $0.appendingPathComponent("Contents.json") }
    folders[asset.bundlePath] = found
    return found[asset.name]
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var components: [String: String]?
        var colorSpace: String?
        enum CodingKeys: String, CodingKey {
          case components
          case colorSpace = "color-space"
        }
      }
      struct Appearance: Decodable { var appearance: String, value: String }
      var color: Color?
      var appearances: [Appearance]?
    }
    var colors: [Entry]
  }

  private static func read(_ data: Data) -> Colors? {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    var light: ResolvedColor?
    var dark: ResolvedColor?
    for entry in contents.colors {
      guard let color = entry.color.flatMap(resolved) else { continue }
      let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
      if luminosity == "dark" { dark = dark ?? color } else { light = light ?? color }
    }
    guard let any = light ?? dark else { return nil }
    return Colors(light: light ?? any, dark: dark ?? any)
  }

  private static func resolved(_ color: Contents.Entry.Color) -> ResolvedColor? {
    guard let parts = color.components else { return nil }
    // A component is written as 0xFF, as 255 or as 1.000.
    func component(_ name: String) -> Float? {
      guard let text = parts[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
      guard let value = Float(text) else { return nil }
      return text.contains(".") ? value : value / 255
    }
    let alpha = parts["alpha"].flatMap(Float.init) ?? 1
    let space: RGBColorSpace =
      switch color.colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = component("white") {
      return ResolvedColor(colorSpace: space, red: white, green: white, blue: white, opacity: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    return ResolvedColor(colorSpace: space, red: red, green: green, blue: blue, opacity: alpha)
  }
}

extension Color {
  /// A colour of the asset catalogue in a bundle's resources, `Bundle.main` when nil.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(ColorAsset(name, bundle))) }
}
