import Foundation

/// A value as a file that the program writes, and makes values of: for what is large, or is a file already.
///
/// Who takes the value is handed the file's content. Files that are made for a transfer last as long as it does.
public struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// There is none: the representation consists of no others.
  public typealias Body = Never
  package let forms: [TransferForm<Item>]

  /// A representation in both directions.
  ///
  /// - Parameter shouldAttemptToOpenInPlace: Whether the value is better made of the sender's own file. Here it is always
  ///   made of a copy.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      TransferForm(
        contentType: contentType, export: Self.exporting(exporting),
        load: Self.importing(contentType, importing))
    ]
  }

  /// A representation that the value is only turned into.
  ///
  /// - Parameter shouldAllowToOpenInPlace: Whether who takes the value may have the file itself.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = [TransferForm(contentType: exportedContentType, export: Self.exporting(exporting))]
  }

  /// A representation that values are only made of.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      TransferForm(contentType: importedContentType, load: Self.importing(importedContentType, importing))
    ]
  }

  private static func exporting(
    _ write: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item, @escaping TransferForm<Item>.Completion<Data>) -> Void {
    waiting { item in try Data(contentsOf: try await write(item).file) }
  }

  private static func importing(
    _ type: UTType, _ read: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data, @escaping TransferForm<Item>.Completion<Item>) -> Void {
    waiting { data in
      let file = try TransferFile.write(data, type)
      defer { TransferFile.remove(file) }
      return try await read(ReceivedTransferredFile(file))
    }
  }
}

extension FileRepresentation: ListedRepresentation {}
