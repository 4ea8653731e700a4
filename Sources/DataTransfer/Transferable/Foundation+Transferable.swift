import Foundation

extension String: Transferable {
  /// Text in UTF-8. A string is made of any text without markup.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try String(text: $0)
    }
    DataRepresentation(importedContentType: .plainText) { try String(text: $0) }
  }

  /// The text of data in UTF-8; UTF-16 where it begins with its byte order.
  package init(text data: Data) throws {
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
      guard let text = String(data: data, encoding: .utf16) else { throw TransferError.noText }
      self = text
      return
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw TransferError.noText }
    self = text
  }
}

extension Data: Transferable {
  /// The bytes as they are. Data is made of whatever there is.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// An address as its text; that of a file as one of a file.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL(address: $0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL(address: $0)
    }
  }

  package init(address data: Data) throws {
    guard let url = URL(string: try String(text: data)) else {
      throw TransferError.cannotImport("URL", from: "a text that is no address")
    }
    self = url
  }
}

extension AttributedString: Transferable {
  /// The letters, as plain text: Foundation codes no attributes on Linux.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
