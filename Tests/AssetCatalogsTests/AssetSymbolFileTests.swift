import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Symbols of a catalogue") struct AssetSymbolFileTests {
  /// A catalogue with sets at some paths, and folders that are namespaces.
  private func catalog(_ sets: [String], namespaces: [String] = []) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let catalog = root.appendingPathComponent("Assets.xcassets", isDirectory: true)
    func write(_ path: String, _ contents: String) throws {
      let folder = catalog.appendingPathComponent(path, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    for set in sets { try write(set, "{}") }
    for folder in namespaces { try write(folder, #"{"properties":{"provides-namespace":true}}"#) }
    return catalog
  }

  @Test("are constants of resources, colours and styles")
  func source() throws {
    let catalog = try catalog([
      "Accent Color.colorset", "Folder/hill view.imageset", "leaf.symbolset", "AppIcon.appiconset",
      "red.colorset",
    ])
    let file = AssetSymbolFile(catalogs: [catalog])
    #expect(file.warnings.isEmpty)
    #expect(
      file.source == """
        // The assets of this target, by name. Made from its catalogues; changes are lost.

        import SwiftUI

        extension ColorResource {
          /// The asset "Accent Color".
          nonisolated static let accent = SwiftUI.ColorResource(name: "Accent Color", bundle: .module)
          /// The asset "red".
          nonisolated static let red = SwiftUI.ColorResource(name: "red", bundle: .module)
        }

        extension ImageResource {
          /// The asset "hill view".
          nonisolated static let hillView = SwiftUI.ImageResource(name: "hill view", bundle: .module)
          /// The asset "leaf".
          nonisolated static let leaf = SwiftUI.ImageResource(name: "leaf", bundle: .module)
        }

        extension Color {
          /// The colour "Accent Color".
          nonisolated static var accent: SwiftUI.Color { .init(.accent) }
        }

        extension ShapeStyle where Self == Color {
          /// The colour "Accent Color".
          nonisolated static var accent: SwiftUI.Color { .init(.accent) }
        }

        """)
  }

  @Test("in folders that are part of their names are in types")
  func namespaces() throws {
    let catalog = try catalog(
      ["Brand/Dark/back.colorset", "Brand/logo.imageset"], namespaces: ["Brand", "Brand/Dark"])
    let source = AssetSymbolFile(catalogs: [catalog]).source
    #expect(
      source.contains(
        """
        extension ColorResource {
          enum Brand {
            enum Dark {
              /// The asset "Brand/Dark/back".
              nonisolated static let back = SwiftUI.ColorResource(name: "Brand/Dark/back", bundle: .module)
            }
          }
        }
        """))
    #expect(source.contains("    nonisolated static let logo = SwiftUI.ImageResource(name: \"Brand/logo\""))
    #expect(source.contains("nonisolated static var back: SwiftUI.Color { .init(.Brand.Dark.back) }"))
    #expect(source.hasSuffix("extension ShapeStyle where Self == Color {\n}\n"))
  }

  @Test("that two assets would have are the first's; odd names cannot leave their literals")
  func conflicts() throws {
    let catalog = try catalog([
      "dark mode.imageset", "darkMode.imageset", "++.imageset", "a\"\\(b)\n.imageset",
    ])
    let file = AssetSymbolFile(catalogs: [catalog])
    #expect(file.warnings.count == 2)
    #expect(file.warnings.contains { $0.contains("darkMode is that of \"dark mode\"") })
    #expect(
      file.source.contains(#"static let aB = SwiftUI.ImageResource(name: "a\u{22}\u{5c}(b)\u{a}", bundle"#))
    let folders = try self.catalog(
      ["BMW.imageset", "BMW/logo.imageset", "A/x.imageset", "Z/A.imageset"], namespaces: ["BMW", "A"])
    #expect(AssetSymbolFile(catalogs: [folders]).warnings.count == 2)
    #expect(AssetSymbolFile(catalogs: [URL(fileURLWithPath: "/nowhere.xcassets")]).warnings.isEmpty)
  }
}
