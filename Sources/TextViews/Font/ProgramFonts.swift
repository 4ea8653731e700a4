import Foundation
import FoundationAdditions
import TextEngine

/// The font files among a program's resources: `Font.custom` finds them by name as if they were installed.
enum ProgramFonts {
  /// Entries of folders that are looked at; a program has some hundred resources.
  private static let entryLimit = 20_000
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Registers the program's own fonts, once.
  static func register() { _ = ownAreRegistered }

  private static let ownAreRegistered: Void = register(in: ResourceFolders.ofProgram)

  /// Registers the font files in folders and the folders inside of them.
  static func register(in folders: [URL]) {
    for file in files(in: folders) { FontRegistry.shared.register(file.path) }
  }

  private static func files(in folders: [URL]) -> [URL] {
    var left = entryLimit
    var files: [URL] = []
    for folder in folders {
      guard let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
        continue
      }
      for case let file as URL in entries {
        if extensions.contains(file.pathExtension.lowercased()) { files.append(file) }
        left -= 1
        if left <= 0 { return files }
      }
    }
    return files
  }
}
