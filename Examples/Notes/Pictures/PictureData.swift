import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The bytes of a picture that is dropped, pasted or read from a file.
struct PictureData: Transferable {
  let bytes: Data
  var caption = ""

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { PictureData(bytes: $0) }
  }
}

extension Library {
  /// Adds pictures to a note, and answers whether all are in it.
  @discardableResult
  func add(_ data: [PictureData], to note: Note.ID) -> Bool {
    do throws(Problem) {
      for picture in data { self[note]?.pictures.append(try pictures.add(picture)) }
      return true
    } catch {
      problem = error
      return false
    }
  }

  /// Takes a picture out of a note, and deletes it.
  func remove(_ picture: Picture, from note: Note.ID) {
    self[note]?.pictures.removeAll { $0.id == picture.id }
    pictures.remove(picture)
  }
}
