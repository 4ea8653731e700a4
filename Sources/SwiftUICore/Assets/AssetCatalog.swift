import AssetCatalogs
import Foundation
import FoundationAdditions
import Synchronization

/// The asset catalogues of one bundle: which folder holds the set of a kind and name. Catalogues are read as they
/// lie in the sources of a program (`AssetSets`), without a compiler of their own.
package final class AssetCatalog: Sendable {
  private let sets: [AssetSets.Key: URL]

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogues of a bundle, read when they are first asked for.
  package static func of(bundlePath: String) -> AssetCatalog {
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
    var sets = AssetSets()
    for folder in folders {
      let top = sets.entries(of: folder)
      for entry in top { sets.add(entry) }
      // A folder that was copied whole, not the build folder of many programs.
      guard folder.pathExtension == "resources" || folder.pathExtension == "bundle" else { continue }
      for inner in top where inner.pathExtension.isEmpty && inner.hasDirectoryPath {
        for entry in sets.entries(of: inner) { sets.add(entry) }
      }
    }
    self.sets = sets.folders
  }

  /// The folder of a set; nil where there is none by the name.
  package func folder(_ kind: AssetSets.Kind, _ name: String) -> URL? {
    sets[AssetSets.Key(kind: kind, name: name)]
  }
}
