import Foundation

/// Where the resources of a bundle lie.
package enum ResourceFolders {
  /// The folders of a bundle in which to look, first to last. Swift packages keep a program's resources in a
  /// folder of their own beside it (`Package_Program.resources`): those belong to the main bundle here, as they
  /// do where a program and its resources are one bundle.
  package static func of(bundlePath: String) -> [URL] {
    let isMain = bundlePath == Bundle.main.bundlePath
    return of(bundlePath: bundlePath, program: isMain ? Bundle.main.executableURL?.lastPathComponent : nil)
  }

  /// The folders of a bundle that a program is in; nil for a bundle without one.
  package static func of(bundlePath: String, program: String?) -> [URL] {
    var folders: [URL] = []
    let own = URL(fileURLWithPath: bundlePath, isDirectory: true)
    if let program {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: bundlePath)) ?? []
      for entry in entries.sorted() where entry.hasSuffix("_\(program).resources") {
        folders.append(own.appendingPathComponent(entry, isDirectory: true))
      }
    }
    folders.append(Bundle(path: bundlePath)?.resourceURL ?? own)
    if !folders.contains(where: { $0.standardizedFileURL.path == own.standardizedFileURL.path }) {
      folders.append(own)
    }
    return folders
  }

  /// The resources of a program and of the packages that it is made of: folders that hold nothing else.
  package static var ofProgram: [URL] {
    let main = Bundle.main.bundleURL
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
    var folders = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { main.appendingPathComponent($0, isDirectory: true) }
    // Beside a bare program lie files that are not its resources.
    if let own = Bundle.main.resourceURL?.standardizedFileURL, own.path != main.standardizedFileURL.path {
      folders.append(own)
    }
    return folders
  }

  /// The language that the resources of some folders are made in first; nil where none says.
  package static func developmentLanguage(of folders: [URL]) -> String? {
    // Not `developmentLocalization`, which ends the process for bundles that do not say.
    folders.lazy.compactMap {
      Bundle(path: $0.path)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    }.first
  }
}
