import SwiftUI

/// The files of pictures, each under the name of its ``Picture``.
@MainActor
final class PictureStore {
  private let folder: URL
  private var images: [Picture.ID: Image] = [:]

  init(folder: URL) { self.folder = folder }

  private func url(of picture: Picture) -> URL { folder.appending(path: picture.id.uuidString) }

  func image(of picture: Picture) -> Image? {
    if let image = images[picture.id] { return image }
    images[picture.id] = Image(contentsOf: url(of: picture))
    return images[picture.id]
  }

  func add(_ data: PictureData) throws(Problem) -> Picture {
    let picture = Picture(caption: data.caption)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.bytes.write(to: url(of: picture), options: .atomic)
    } catch {
      throw .cannotWrite(url(of: picture), reason: error.localizedDescription)
    }
    guard image(of: picture) != nil else {
      remove(picture)
      throw .noPicture
    }
    return picture
  }

  func remove(_ picture: Picture) {
    images[picture.id] = nil
    try? FileManager.default.removeItem(at: url(of: picture))
  }
}
