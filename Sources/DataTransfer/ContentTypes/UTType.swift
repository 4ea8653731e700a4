import Foundation
import Synchronization

/// A type of data, by its identifier.
///
/// Types form a family: a PNG picture is a picture, and a picture is data (`conforms(to:)`). Known here are the types of
/// the table in `TypeDeclaration.swift` and those that a program declares with what they conform to.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, in reverse-domain form.
  public let identifier: String

  /// The type with an identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that a program declares as its own.
  ///
  /// - Parameter parentType: What it conforms to; nil for data. (Apple's systems look into the program's property list.)
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// A type that a program knows and that is another's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// The type of files with an extension, upper and lower case being one; nil where none is known.
  ///
  /// - Parameter supertype: What it has to conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    self.init(supertype) { $0.extensions.contains(name) }
  }

  /// The type with a MIME type, upper and lower case being one; nil where none is known.
  ///
  /// - Parameter supertype: What it has to conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    self.init(supertype) { $0.mimeTypes.contains(name) }
  }

  init(known identifier: String) { self.identifier = identifier }

  private init?(_ supertype: UTType, where isMeant: (TypeDeclaration) -> Bool) {
    let found = TypeDeclaration.all.first {
      isMeant($0) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    identifier = found.identifier
  }

  private init(declared identifier: String, _ parent: UTType?) {
    self.identifier = identifier
    guard TypeDeclaration.named[identifier] == nil else { return }
    if let parent {
      Self.declared.withLock { _ = $0[identifier, default: []].insert(parent.identifier) }
    }
  }

  /// What the program's own types conform to.
  private static let declared = Mutex<[String: Set<String>]>([:])

  /// What the type conforms to in one step.
  private var parents: Set<String> {
    if let known = TypeDeclaration.named[identifier] { return Set(known.supertypes) }
    return Self.declared.withLock { $0[identifier] } ?? ["public.data"]
  }
}

// MARK: The family

extension UTType {
  /// All types that the type conforms to, but for itself.
  public var supertypes: Set<UTType> {
    var found: Set<String> = []
    var open = parents
    while let next = open.popFirst() {
      if found.insert(next).inserted { open.formUnion(UTType(known: next).parents) }
    }
    // A type that is declared to conform to itself does so anyway.
    found.remove(identifier)
    return Set(found.map { UTType(known: $0) })
  }

  /// Whether the type is another, or one of that kind.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether the type is of another's kind, and not that itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type is of this one's kind, and not this itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the system knows the type, or the program has said what it conforms to.
  public var isDeclared: Bool {
    TypeDeclaration.named[identifier] != nil || Self.declared.withLock { $0[identifier] } != nil
  }
  /// Whether the type is everybody's: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The extension that files of the type usually have; nil where none is known.
  public var preferredFilenameExtension: String? { TypeDeclaration.named[identifier]?.extensions.first }
  /// The type's usual MIME type; nil where none is known.
  public var preferredMIMEType: String? { TypeDeclaration.named[identifier]?.mimeTypes.first }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
