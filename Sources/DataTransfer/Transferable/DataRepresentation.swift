import Foundation

/// A value as data that the program makes, and makes values of.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
  /// There is none: the representation consists of no others.
  public typealias Body = Never
  package let forms: [TransferForm<Item>]

  /// A representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = [
      TransferForm(contentType: contentType, export: waiting(exporting), load: waiting(importing))
    ]
  }

  /// A representation that the value is only turned into.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    forms = [TransferForm(contentType: exportedContentType, export: waiting(exporting))]
  }

  /// A representation that values are only made of.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = [TransferForm(contentType: importedContentType, load: waiting(importing))]
  }
}

/// The same where nothing waits: the data is there when it is asked for.
extension DataRepresentation {
  /// A representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    forms = [
      TransferForm(
        contentType: contentType, export: { item, done in done(Result { try exporting(item) }) },
        load: { data, done in done(Result { try importing(data) }) })
    ]
  }

  /// A representation that the value is only turned into.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    forms = [
      TransferForm(
        contentType: exportedContentType, export: { item, done in done(Result { try exporting(item) }) })
    ]
  }

  /// A representation that values are only made of.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    forms = [
      TransferForm(
        contentType: importedContentType, load: { data, done in done(Result { try importing(data) }) })
    ]
  }
}

extension DataRepresentation: ListedRepresentation {}
