import Foundation
import PackagePlugin

/// Names the assets of a target's catalogues in Swift, as Xcode does by itself: `Image(.landscape)`, `Color(.accent)`,
/// `.foregroundStyle(.accent)`.
///
/// The catalogues must be among the target's resources. On a Mac it does nothing.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
      return []
    #else
      guard let target = target.sourceModule else { return [] }
      let catalogs = Set(target.sourceFiles.compactMap { Self.catalog(around: $0.url) }).sorted()
      guard !catalogs.isEmpty else {
        Diagnostics.warning("\(target.name) has no asset catalogue among its resources")
        return []
      }
      let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
      return [
        .buildCommand(
          displayName: "Naming the assets of \(target.name)",
          executable: try context.tool(named: "GenerateAssetSymbols").url,
          arguments: [output.path] + catalogs,
          inputFiles: catalogs.flatMap(Self.contents),
          outputFiles: [output])
      ]
    #endif
  }

  /// The catalogue that a file is or lies in.
  private static func catalog(around file: URL) -> String? {
    let parts = file.pathComponents
    guard let end = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return NSString.path(withComponents: Array(parts[...end]))
  }

  /// What describes the folders of a catalogue: the symbols depend on which there are and what they say of names.
  private static func contents(of catalog: String) -> [URL] {
    let inner = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
    return inner.map { URL(fileURLWithPath: catalog).appendingPathComponent($0) }
      .filter { $0.lastPathComponent == "Contents.json" }
  }
}
