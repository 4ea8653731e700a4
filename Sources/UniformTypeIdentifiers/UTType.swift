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

  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let json = UTType(known: "public.json")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
}
