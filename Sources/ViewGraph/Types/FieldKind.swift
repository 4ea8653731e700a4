import Foundation
import Geometry

/// A type whose values the plans of fields treat in a way of their own.
///
/// One protocol above the others: asking at run time whether a type conforms walks over all conformances of
/// the program, which takes about 0.1 ms for each type that is asked for first. A type that is none of them
/// is asked once.
package protocol SpecialField {}

/// What is known of a type without looking for conformances.
enum FieldKind {
  /// A function, an existential, a metatype, a class: no structure, and none of the engine's protocols.
  case opaque
  /// A class conforms to what it likes.
  case reference
  case structure
  case enumeration
  case optional(Any.Type)
  case tuple

  /// By the kind that stands first in the type's metadata.
  static func of(_ type: Any.Type) -> FieldKind {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    switch words.pointee {
    case 0x200: return .structure
    case 0x201: return .enumeration
    // The wrapped type is the first argument, after kind and descriptor.
    case 0x202: return .optional(unsafeBitCast(words[2], to: Any.Type.self))
    case 0x301: return .tuple
    case 0, 0x800...: return .reference
    default: return .opaque
    }
  }

  var isReference: Bool { if case .reference = self { true } else { false } }

  /// Whether types of the kind conform to anything.
  var conforms: Bool {
    switch self {
    case .opaque, .tuple: false
    default: true
    }
  }

  /// Whether values have fields to look at: structures and tuples.
  var hasFields: Bool {
    switch self {
    case .structure, .tuple: true
    default: false
    }
  }

  /// How values of the usual types are compared: by their bits alone, or with `==` where those differ.
  static func usual(_ type: Any.Type) -> Usual? { table[ObjectIdentifier(type)] }

  struct Usual {
    var equality: ValuePlan.Equality?
  }

  // Written once.
  nonisolated(unsafe) private static let table: [ObjectIdentifier: Usual] = {
    var table: [ObjectIdentifier: Usual] = [:]
    let bits: [Any.Type] = [
      Bool.self, Int.self, UInt.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self,
      Int64.self, UInt64.self,
    ]
    for type in bits { table[ObjectIdentifier(type)] = Usual() }
    func add<T: Equatable>(_: T.Type) {
      table[ObjectIdentifier(T.self)] = Usual {
        $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
      }
    }
    add(Double.self)
    add(CGFloat.self)
    add(Float.self)
    add(String.self)
    add(CGPoint.self)
    add(CGSize.self)
    add(CGRect.self)
    add(Double?.self)
    add(CGFloat?.self)
    add(Int?.self)
    add(String?.self)
    return table
  }()
}

/// The type as one with a way of its own.
func specialField(_ type: Any.Type) -> (any SpecialField.Type)? {
  guard case .structure = FieldKind.of(type), FieldKind.usual(type) == nil else { return nil }
  return type as? any SpecialField.Type
}
