import Foundation
@_spi(Reflection) import Swift

/// A stored property of a structure, or an element of a tuple, by the type's metadata.
struct TypeField {
  let type: Any.Type
  /// In the value that the walk began with.
  let offset: Int
  /// Nil for the value as a whole. Kept for the life of the process.
  private let nameStart: UnsafePointer<CChar>?

  var isWhole: Bool { nameStart == nil }
  /// The name of the field; the whole has the name of its type.
  var name: String { nameStart.map { String(cString: $0) } ?? String(describing: type) }

  /// Goes over a type from the whole down: `visit` answers whether it wants the fields of what it is shown.
  static func walk(_ type: Any.Type, _ visit: (TypeField) -> Bool) {
    walk(TypeField(type: type, offset: 0, nameStart: nil), visit)
  }

  private static func walk(_ field: TypeField, _ visit: (TypeField) -> Bool) {
    guard visit(field) else { return }
    for inner in fields(of: field.type) {
      walk(
        TypeField(type: inner.type, offset: field.offset + inner.offset, nameStart: inner.nameStart), visit)
    }
  }

  /// The fields of a structure or a tuple, in order; none for types of other kinds. Some of those the runtime's
  /// walk can not stand (an existential that is bound to classes): it is not asked.
  static func fields(of type: Any.Type) -> [TypeField] {
    let kind = FieldKind.of(type)
    guard kind.hasFields else { return [] }
    return cache.value(for: type) {
      var fields: [TypeField] = []
      _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { name, offset, type, _ in
        // The names of a structure's fields lie in its metadata; those of a tuple's are freed after this call.
        let kept: UnsafePointer<CChar>? = if case .tuple = kind { UnsafePointer(strdup(name)) } else { name }
        fields.append(TypeField(type: type, offset: offset, nameStart: kept))
        return true
      }
      return fields
    }
  }

  private static let cache = TypeCache<[TypeField]>()
}
