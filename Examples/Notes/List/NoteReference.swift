import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A note on its way to another folder.
struct NoteReference: Codable, Transferable {
  let id: Note.ID

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .noteReference)
  }
}

extension UTType {
  /// A note of the library.
  static var noteReference: UTType { UTType(exportedAs: "org.treeswift.notes.reference") }
}
