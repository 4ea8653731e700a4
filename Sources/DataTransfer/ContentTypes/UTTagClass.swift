import Foundation

/// What kind of name a tag of a type is.
///
/// Source: UTTagClass in Apple's documentation.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the kind.
  public let rawValue: String
  /// A kind by its identifier. Types have no tags of kinds other than those here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The identifier.
  public var description: String { rawValue }

  fileprivate func tags(_ declaration: TypeDeclaration) -> [String] {
    switch self {
    case .filenameExtension: declaration.extensions
    case .mimeType: declaration.mimeTypes
    default: []
    }
  }
}

extension UTType {
  /// The type with a tag, upper and lower case being one; nil where none is known.
  ///
  /// - Parameter supertype: What it has to conform to; nil for anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// All known types with a tag, upper and lower case being one, the best known first.
  ///
  /// - Parameter supertype: What they have to conform to; nil for anything.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    return TypeDeclaration.all.compactMap { declaration in
      guard tagClass.tags(declaration).contains(tag) else { return nil }
      let type = UTType(known: declaration.identifier)
      return supertype.map(type.conforms) ?? true ? type : nil
    }
  }

  /// The type's tags by their kinds, the usual one of a kind first; empty for a type that is not known.
  public var tags: [UTTagClass: [String]] {
    guard let declaration = TypeDeclaration.named[identifier] else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    for kind in [UTTagClass.filenameExtension, .mimeType] {
      let list = kind.tags(declaration)
      if !list.isEmpty { tags[kind] = list }
    }
    return tags
  }

  /// Whether a system has made the type up for a tag of which it knows no type. Here none is.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
}

extension URL {
  /// The URL with a name at its end, and with the usual extension of a type where the name has none of the type's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let isDirectory = contentType.conforms(to: .directory)
    return appendingPathComponent(
      (partialName as NSString).withExtension(of: contentType), isDirectory: isDirectory)
  }

  /// Appends a name, with the usual extension of a type where the name has none of the type's.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The URL with the usual extension of a type, where it has none of the type's.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard !contentType.has(pathExtension), let name = contentType.preferredFilenameExtension else {
      return self
    }
    return appendingPathExtension(name)
  }

  /// Appends the usual extension of a type, where the URL has none of the type's.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// Whether files of the type have an extension.
  fileprivate func has(_ filenameExtension: String) -> Bool {
    !filenameExtension.isEmpty
      && tags[.filenameExtension]?.contains(filenameExtension.lowercased()) == true
  }
}

extension NSString {
  fileprivate func withExtension(of type: UTType) -> String {
    guard !type.has(pathExtension), let name = type.preferredFilenameExtension else { return self as String }
    return appendingPathExtension(name) ?? self as String
  }
}
