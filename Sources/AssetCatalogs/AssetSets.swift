import Foundation

/// The sets of asset catalogues (`.xcassets`), as they lie in the sources of a program: the folder of each, by its
/// kind and name.
///
/// A folder of a catalogue that provides a namespace is part of the names in it (`Folder/name`). App icons, data
/// and other sets that no view shows are passed over. Of two sets of one kind and name the first holds.
package struct AssetSets: Sendable {
  /// What a set holds, by the extension of its folder.
  package enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  package struct Key: Hashable, Sendable {
    package var kind: Kind
    package var name: String

    package init(kind: Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// Folders in one another, and entries of all catalogues, that are looked at.
  private static let depthLimit = 16
  private static let entryLimit = 50_000
  /// Longer descriptions of a folder are not read.
  private static let contentsLimit = 1 << 20

  package private(set) var folders: [Key: URL] = [:]
  private var count = 0

  package init() {}

  /// What lies in a folder, by name.
  package mutating func entries(of folder: URL) -> [URL] {
    guard count < Self.entryLimit else { return [] }
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    count += entries?.count ?? 0
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  /// Adds a catalogue, or a set that lies by itself; anything else is ignored.
  package mutating func add(_ entry: URL) {
    if entry.pathExtension == "xcassets" {
      read(entry, prefix: "", depth: 0)
    } else {
      _ = add(entry, prefix: "")
    }
  }

  /// `Contents.json` of a set or of a folder of sets; nil where there is none that can be read.
  package static func contents(of folder: URL) -> Data? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= contentsLimit else {
      return nil
    }
    return try? Data(contentsOf: file)
  }

  /// Whether a folder is a set, which has no other sets in it.
  private mutating func add(_ entry: URL, prefix: String) -> Bool {
    guard let kind = Kind(rawValue: entry.pathExtension) else { return false }
    let key = Key(kind: kind, name: prefix + entry.deletingPathExtension().lastPathComponent)
    if folders[key] == nil { folders[key] = entry }
    return true
  }

  private mutating func read(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for entry in entries(of: folder) {
      if add(entry, prefix: prefix) { continue }
      // Atlases of sprites are groups of images; sets of other kinds have nothing to look for.
      guard entry.pathExtension.isEmpty || entry.pathExtension == "spriteatlas", entry.hasDirectoryPath
      else { continue }
      let name = entry.deletingPathExtension().lastPathComponent
      read(entry, prefix: Self.isNamespace(entry) ? prefix + name + "/" : prefix, depth: depth + 1)
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = contents(of: folder),
      let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace == true
  }
}

/// What `Contents.json` says of a folder that is no set.
private struct FolderContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  var properties: Properties?
}
