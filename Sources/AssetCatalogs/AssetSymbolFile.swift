import Foundation

/// The Swift source that names the assets of catalogues: `ImageResource.landscape`, `ColorResource.accent` and
/// `Color.accent` for the sets `landscape` and `AccentColor`. What Xcode makes of catalogues by itself.
package struct AssetSymbolFile: Sendable {
  package let source: String
  /// What has no symbol, and why.
  package let warnings: [String]

  /// The symbols of the catalogues, in the order of their names.
  package init(catalogs: [URL]) {
    var sets = AssetSets()
    for catalog in catalogs { sets.add(catalog) }
    let names = { (kinds: Set<AssetSets.Kind>) in
      Set(sets.folders.keys.filter { kinds.contains($0.kind) }.map(\.name)).sorted()
    }
    var images = Namespace()
    var colors = Namespace()
    var warnings: [String] = []
    for name in names([.image, .symbol]) { images.add(name, &warnings) }
    for name in names([.color]) { colors.add(name, &warnings) }
    self.warnings = warnings
    source = """
      // The assets of this target, by name. Made from its catalogues; changes are lost.

      import SwiftUI

      extension ColorResource {
      \(colors.resources("ColorResource"))}

      extension ImageResource {
      \(images.resources("ImageResource"))}

      extension Color {
      \(colors.colors("", depth: 1))}

      extension ShapeStyle where Self == Color {
      \(colors.shapeStyles)}

      """
  }
}

/// The assets of one kind in a folder whose name is part of theirs.
private struct Namespace {
  private struct Asset {
    var symbol: String
    var name: String

    /// The name as Swift code writes it.
    var literal: String {
      let escaped = name.unicodeScalars.map { scalar in
        scalar == "\"" || scalar == "\\" || scalar.properties.generalCategory == .control
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
      return "\"" + escaped.joined() + "\""
    }
  }

  private var assets: [Asset] = []
  private var inner: [Inner] = []

  /// Takes an asset by its name with those of the folders around it.
  mutating func add(_ name: String, _ warnings: inout [String]) {
    add(name.split(separator: "/")[...], name, &warnings)
  }

  private mutating func add(_ path: ArraySlice<Substring>, _ name: String, _ warnings: inout [String]) {
    guard let first = path.first else { return }
    guard path.count > 1 else {
      guard let symbol = AssetSymbolName(asset: first)?.code else {
        return warnings.append("\"\(name)\" has no symbol: its name has neither letters nor digits")
      }
      if let other = assets.first(where: { $0.symbol == symbol }) {
        return warnings.append("\"\(name)\" has no symbol: \(symbol) is that of \"\(other.name)\"")
      }
      if inner.contains(where: { $0.symbol == symbol }) {
        return warnings.append("\"\(name)\" has no symbol: \(symbol) is that of a folder")
      }
      return assets.append(Asset(symbol: symbol, name: name))
    }
    guard let symbol = AssetSymbolName(namespace: first)?.code else {
      return warnings.append("\"\(name)\" has no symbol: its folder's name has neither letters nor digits")
    }
    if let other = assets.first(where: { $0.symbol == symbol }) {
      return warnings.append("\"\(name)\" has no symbol: its folder's is that of \"\(other.name)\"")
    }
    let index = inner.firstIndex { $0.symbol == symbol } ?? inner.count
    if index == inner.count { inner.append((symbol, Namespace())) }
    inner[index].namespace.add(path.dropFirst(), name, &warnings)
  }

  /// Constants of a type of resources.
  func resources(_ type: String, depth: Int = 1) -> String {
    let indent = String(repeating: "  ", count: depth)
    return assets.map { asset in
      """
      \(indent)/// The asset \(asset.literal).
      \(indent)nonisolated static let \(asset.symbol) = SwiftUI.\(type)(name: \(asset.literal), bundle: .module)

      """
    }.joined()
      + nested(indent) { $0.namespace.resources(type, depth: depth + 1) }
  }

  /// Colours, but for those whose names SwiftUI has.
  func colors(_ path: String, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return ownColors(path, indent)
      + nested(indent) { $0.namespace.colors("\(path)\($0.symbol).", depth: depth + 1) }
  }

  /// The colours that are in no folder, so that they can be written where a style is expected.
  var shapeStyles: String { ownColors("", "  ") }

  private func ownColors(_ path: String, _ indent: String) -> String {
    assets.filter { !path.isEmpty || !Self.taken.contains($0.symbol) }.map { asset in
      """
      \(indent)/// The colour \(asset.literal).
      \(indent)nonisolated static var \(asset.symbol): SwiftUI.Color { .init(.\(path)\(asset.symbol)) }

      """
    }.joined()
  }

  private typealias Inner = (symbol: String, namespace: Namespace)

  private func nested(_ indent: String, _ body: (Inner) -> String) -> String {
    inner.map { "\(indent)enum \($0.symbol) {\n\(body($0))\(indent)}\n" }.joined()
  }

  /// Names of colours and styles that SwiftUI has itself.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary",
    "accentColor", "tint", "background", "foreground", "selection", "separator", "placeholder", "link",
    "fill", "windowBackground", "bar", "regularMaterial", "thinMaterial", "thickMaterial",
    "ultraThinMaterial", "ultraThickMaterial",
  ]
}
