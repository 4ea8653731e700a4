/// An object that a view of the library's own keeps at its place in the tree, made when the view first appears there.
///
/// A `State` would have the object that was made with the view's value: a program that puts one value in two places, or in
/// two sessions, would have one object there. Nothing follows the object: it stays the same for as long as the view is there.
@propertyWrapper
package struct OwnObject<Object: AnyObject>: DynamicProperty, NodeOwnedProperty {
  private let make: () -> Object
  private var object: Object?

  package nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> Object) { make = thunk }

  /// The object. Read outside a view in a tree, a new one each time.
  package var wrappedValue: Object { object ?? make() }

  package nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, _ in
      let property = pointer.assumingMemoryBound(to: Self.self)
      let box: ObjectBox
      if let known = storage {
        box = unsafeDowncast(known, to: ObjectBox.self)
      } else {
        box = ObjectBox(property.pointee.make())
        storage = box
      }
      property.pointee.object = unsafeDowncast(box.object, to: Object.self)
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.object = nil
    }
  }
}

/// An object that says what the user has chosen in a view: it is kept with the row of a lazy container that goes out of sight.
package protocol ChosenByUser: AnyObject {}

/// The storage of an `OwnObject`.
private final class ObjectBox {
  let object: AnyObject
  init(_ object: AnyObject) { self.object = object }
}

extension ObjectBox: ParkedStorage {
  /// A view that comes back has another, but for what the user has chosen.
  var parked: AnyObject? { object is any ChosenByUser ? self : nil }
  var shared: AnyObject? { self }
}

extension OwnObject: @unchecked Sendable where Object: Sendable {}
