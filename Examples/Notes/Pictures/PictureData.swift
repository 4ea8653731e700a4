import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The bytes of a picture that is dropped or pasted.
struct PictureData: Transferable {
  let bytes: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { PictureData(bytes: $0) }
  }
}

extension Library {
  /// Adds pictures to a note. Throws at the first that is none.
  func add(_ pictures: [PictureData], caption: String = "", to note: Note.ID) throws(Problem) {
    for picture in pictures {
      let picture = try self.pictures.add(picture.bytes, caption: caption)
      self[note]?.pictures.append(picture)
    }
  }

  /// Takes a picture out of a note, and deletes it.
  func remove(_ picture: Picture, from note: Note.ID) {
    self[note]?.pictures.removeAll { $0.id == picture.id }
    pictures.remove(picture)
  }
}
