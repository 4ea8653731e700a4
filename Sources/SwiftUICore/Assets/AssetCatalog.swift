import Foundation
import FoundationAdditions
import Synchronization

/// The asset catalogues of one bundle: which folder holds the set of a kind and name. Catalogues are read as they
/// lie in the sources of a program, without a compiler of their own.
///
/// A folder of a catalogue that provides a namespace is part of the names in it (`Folder/name`). App icons, data
/// and other sets that no view shows are passed over.
final class AssetCatalog: Sendable {
  /// What a set holds, by the extension of its folder.
  enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  private struct Key: Hashable {
    var kind: Kind
    var name: String
  }

  /// Folders in one another, and entries of all catalogues, that are looked at.
  private static let depthLimit = 16
  private static let entryLimit = 50_000

  private let sets: [Key: URL]

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogues of a bundle, read when they are first asked for.
  static func of(bundlePath: String) -> AssetCatalog {
    if let catalog = known.withLock({ $0[bundlePath] }) { return catalog }
    let catalog = AssetCatalog(folders: ResourceFolders.of(bundlePath: bundlePath))
    known.withLock { known in
      if known.count > 256 { known.removeAll() }
      known[bundlePath] = catalog
    }
    return catalog
  }

  /// The catalogues at the top of some folders, and those one folder below.
  init(folders: [URL]) {
    var reader = Reader()
    for folder in folders {
      let top = reader.entries(of: folder)
      for entry in top { reader.take(entry) }
      // A folder that was copied whole, not the build folder of many programs.
      guard folder.pathExtension == "resources" || folder.pathExtension == "bundle" else { continue }
      for inner in top where inner.pathExtension.isEmpty && inner.hasDirectoryPath {
        for entry in reader.entries(of: inner) { reader.take(entry) }
      }
    }
    sets = reader.sets
  }

  /// The folder of a set; nil where there is none by the name.
  func folder(_ kind: Kind, _ name: String) -> URL? { sets[Key(kind: kind, name: name)] }

  private struct Reader {
    var sets: [Key: URL] = [:]
    private var count = 0

    /// What lies in a folder, by name.
    mutating func entries(of folder: URL) -> [URL] {
      guard count < AssetCatalog.entryLimit else { return [] }
      let entries = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      count += entries?.count ?? 0
      return (entries ?? []).sorted { $0.path < $1.path }
    }

    /// A catalogue or a set that lies by itself.
    mutating func take(_ entry: URL) {
      if entry.pathExtension == "xcassets" {
        read(entry, prefix: "", depth: 0)
      } else {
        _ = add(entry, prefix: "")
      }
    }

    /// Whether a folder is a set, which has no other sets in it.
    private mutating func add(_ entry: URL, prefix: String) -> Bool {
      guard let kind = Kind(rawValue: entry.pathExtension) else { return false }
      let key = Key(kind: kind, name: prefix + entry.deletingPathExtension().lastPathComponent)
      if sets[key] == nil { sets[key] = entry }
      return true
    }

    private mutating func read(_ folder: URL, prefix: String, depth: Int) {
      guard depth < AssetCatalog.depthLimit else { return }
      for entry in entries(of: folder) {
        if add(entry, prefix: prefix) { continue }
        // Atlases of sprites are groups of images; sets of other kinds have nothing to look for.
        guard entry.pathExtension.isEmpty || entry.pathExtension == "spriteatlas", entry.hasDirectoryPath
        else { continue }
        let isNamespace = AssetContents(folder: entry)?.properties?.providesNamespace == true
        let name = entry.deletingPathExtension().lastPathComponent
        read(entry, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }
}
