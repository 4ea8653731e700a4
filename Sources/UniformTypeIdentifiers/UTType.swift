@_exported import Foundation

/// A type of data, by its identifier.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, in reverse-domain form.
  public let identifier: String

  /// The type with an identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that a program declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Anything that can be stored: files, folders and more.
  public static let item = UTType(known: "public.item")
  /// Any sequence of bytes.
  public static let data = UTType(known: "public.data")
  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG form.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG form.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture, or several in turn, in GIF form.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in SVG form.
  public static let svg = UTType(known: "public.svg-image")
  /// A document in PDF form.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Any text, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Text without markup, in any encoding.
  public static let plainText = UTType(known: "public.plain-text")
  /// Values in JSON form.
  public static let json = UTType(known: "public.json")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
}
