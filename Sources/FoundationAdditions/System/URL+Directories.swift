import Foundation

/// The user's folders, where the desktop's settings (`user-dirs.dirs`) and XDG's variables put them. None is made.
extension URL {
  /// A folder of a kind. Where the system has none of that kind, it is in the user's home.
  private static func directory(_ kind: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    guard let folder = FileManager.default.urls(for: kind, in: .userDomainMask).first else {
      return homeDirectory.appending(path: fallback, directoryHint: .isDirectory)
    }
    return URL(filePath: folder.path, directoryHint: .isDirectory)
  }

  /// What programs keep for themselves.
  public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory, ".local/share")
  }

  /// What programs can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }

  /// What lies on the user's desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }

  /// The user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }

  /// What the user has downloaded.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }

  /// The user's films.
  public static var moviesDirectory: URL { directory(.moviesDirectory, "Videos") }

  /// The user's music.
  public static var musicDirectory: URL { directory(.musicDirectory, "Music") }

  /// The user's pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }

  /// What the user shares with others.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }
}
