import SwiftUI

/// The files of pictures, each under the name of its ``Picture``.
@MainActor
final class PictureStore {
  private let folder: URL
  private var images: [Picture.ID: Image] = [:]

  init(folder: URL) { self.folder = folder }

  func url(of picture: Picture) -> URL { folder.appending(path: picture.id.uuidString) }

  /// The image, or nil where there is no file that holds one.
  func image(of picture: Picture) -> Image? {
    if let image = images[picture.id] { return image }
    let image = Image(contentsOf: url(of: picture))
    images[picture.id] = image
    return image
  }

  /// Keeps the bytes of an image file.
  func add(_ data: Data, caption: String = "") throws(Problem) -> Picture {
    let picture = Picture(caption: caption)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url(of: picture), options: .atomic)
    } catch {
      throw .cannotWrite(url(of: picture), reason: error.localizedDescription)
    }
    guard image(of: picture) != nil else {
      remove(picture)
      throw .noPicture(caption)
    }
    return picture
  }

  func copy(_ picture: Picture) -> Picture? {
    guard let data = try? Data(contentsOf: url(of: picture)) else { return nil }
    return try? add(data, caption: picture.caption)
  }

  func remove(_ picture: Picture) {
    images[picture.id] = nil
    try? FileManager.default.removeItem(at: url(of: picture))
  }
}
