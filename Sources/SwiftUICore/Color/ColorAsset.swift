import Foundation
import Synchronization

/// A colour of an asset catalogue: `Name.colorset/Contents.json` in the bundle's resources, in a catalogue or
/// beside them. A colour that is missing or not readable is clear, which is reported once on standard error.
struct ColorAsset: Hashable, Sendable {
  let name: String
  let bundlePath: String

  init(_ name: String, _ bundle: Bundle?) {
    self.name = name
    bundlePath = (bundle ?? .main).bundlePath
  }

  var bundleDescription: String { bundlePath }

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    guard let entries = Self.entries(self),
      let entry = AssetTraits(colorsIn: environment).best(of: entries)
    else { return .clear }
    return entry.color?.resolved(in: environment) ?? .clear
  }

  private static let known = Mutex<[ColorAsset: [AssetContents.Entry]]>([:])

  /// What a colour set offers; nil where there is none, or nothing in it.
  private static func entries(_ asset: ColorAsset) -> [AssetContents.Entry]? {
    if let known = known.withLock({ $0[asset] }) { return known.isEmpty ? nil : known }
    let folder = AssetCatalog.of(bundlePath: asset.bundlePath).folder(.color, asset.name)
    let entries = (folder.flatMap { AssetContents(folder: $0)?.colors } ?? []).filter {
      $0.color?.isReadable ?? false
    }
    let isNew = known.withLock { known in
      if known.count > 1_024 { known.removeAll() }
      return known.updateValue(entries, forKey: asset) == nil
    }
    if entries.isEmpty, isNew {
      let warning = "warning: no color named '\(asset.name)' found in \(asset.bundlePath)\n"
      FileHandle.standardError.write(Data(warning.utf8))
    }
    return entries.isEmpty ? nil : entries
  }
}

extension Color {
  /// A colour of the asset catalogue in a bundle's resources, `Bundle.main` when nil.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(ColorAsset(name, bundle))) }

  /// A colour resource; where there is none by the name, the colour is clear.
  public init(_ resource: ColorResource) { self.init(.asset(resource.asset)) }
}

/// The name of a colour among the resources of a bundle.
public struct ColorResource: Hashable, Sendable {
  let asset: ColorAsset

  /// A colour set of an asset catalogue by name.
  public init(name: String, bundle: Bundle) { asset = ColorAsset(name, bundle) }
}
