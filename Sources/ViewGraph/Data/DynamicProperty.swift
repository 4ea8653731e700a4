/// A property of a view that follows something outside the view's value.
///
/// A type of a program's own is made of other dynamic properties: those are made ready first, then
/// `update()` is called, before each evaluation of the body.
@preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, once the properties inside are ready. Values that it
  /// reads make the body run again when they change.
  mutating func update()
  nonisolated static func _installer() -> _PropertyInstaller
}

extension DynamicProperty {
  /// Does nothing, for properties that only contain others.
  public mutating func update() {}

  /// Makes the properties inside ready, then updates the whole.
  public nonisolated static func _installer() -> _PropertyInstaller {
    .ofProperties(in: Self.self) { $0.assumingMemoryBound(to: Self.self).pointee.update() }
  }
}

/// How a dynamic property is made ready for an evaluation.
///
/// - Note: Made by the engine; a program has no use for it.
public struct _PropertyInstaller {
  package typealias Install = (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void
  package typealias Empty = (UnsafeMutableRawPointer) -> Void
  package let install: Install
  /// Takes out of the value at an address what the tree has put there; nil where that is nothing.
  package let empty: Empty?

  package init(_ install: @escaping Install, empty: Empty? = nil) {
    self.install = install
    self.empty = empty
  }

  /// Makes the dynamic properties among the fields of a type ready, then calls `update` with the value's address.
  nonisolated static func ofProperties(
    in type: Any.Type, update: @escaping (UnsafeMutableRawPointer) -> Void
  ) -> _PropertyInstaller {
    let fields = PropertyField.fields(of: type)
    return _PropertyInstaller { pointer, storage, node in
      let nested: NestedStorage
      if let known = storage as? NestedStorage {
        nested = known
      } else {
        nested = NestedStorage(count: fields.count)
        storage = nested
      }
      for (index, field) in fields.enumerated() {
        field.install(pointer + field.offset, &nested.storage[index], node)
      }
      update(pointer)
    } empty: { pointer in
      for field in fields { field.empty?(pointer + field.offset) }
    }
  }
}

/// A value that need be no dynamic property and may have some (a style): they are made ready with those of the view
/// that the value is a field of.
@propertyWrapper
package struct PropertyOwner<Value>: DynamicProperty {
  package let wrappedValue: Value

  package nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Whether values of the type have dynamic properties.
  package nonisolated static var hasProperties: Bool { PropertyField.exist(in: Value.self) }

  package nonisolated static func _installer() -> _PropertyInstaller {
    if let property = Value.self as? any DynamicProperty.Type { return property._installer() }
    return .ofProperties(in: Value.self) { _ in }
  }
}

/// What a dynamic property keeps in the node, where it has something to end with it.
package protocol PropertyStorage: AnyObject {
  func nodeWillRemove(in graph: Graph)
}

final class NestedStorage: PropertyStorage {
  var storage: [AnyObject?]
  init(count: Int) { storage = Array(repeating: nil, count: count) }
  func nodeWillRemove(in graph: Graph) {
    for item in storage { (item as? any PropertyStorage)?.nodeWillRemove(in: graph) }
  }
}

extension NestedStorage: ParkedStorage {
  var parked: AnyObject? {
    let kept = storage.map { $0.flatMap { ($0 as? any ParkedStorage)?.parked } }
    guard kept.contains(where: { $0 != nil }) else { return nil }
    let copy = NestedStorage(count: kept.count)
    copy.storage = kept
    for index in kept.indices where kept[index] != nil { storage[index] = nil }
    return copy
  }

  var shared: AnyObject? {
    let copy = NestedStorage(count: storage.count)
    copy.storage = storage.map { ($0 as? any ParkedStorage)?.shared }
    return copy
  }
}

/// A dynamic property among a type's fields.
package struct PropertyField {
  let offset: Int
  let install: _PropertyInstaller.Install
  let empty: _PropertyInstaller.Empty?

  /// Whether a type has dynamic properties among its fields.
  static func exist(in type: Any.Type) -> Bool { existence.value(for: type) { !fields(of: type).isEmpty } }

  private static let existence = TypeCache<Bool>()

  static func fields(of type: Any.Type) -> [PropertyField] {
    TypeField.fields(of: type).compactMap { field in
      guard FieldKind.usual(field.type) == nil, FieldKind.of(field.type).conforms,
        let property = field.type as? any DynamicProperty.Type
      else { return nil }
      let installer = property._installer()
      return PropertyField(offset: field.offset, install: installer.install, empty: installer.empty)
    }
  }
}
