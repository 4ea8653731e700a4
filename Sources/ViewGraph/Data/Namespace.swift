/// A name space of a view's own: identifiers used with it do not collide with those of other views.
@propertyWrapper
public struct Namespace: DynamicProperty, NodeOwnedProperty, Sendable {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var id = ID(number: 0)

  /// A name space that begins with the view.
  public init() {}

  /// The same for as long as the view keeps its place in the tree. Outside a tree all are alike.
  public var wrappedValue: Namespace.ID { id }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, _ in
      let kept: Kept
      if let known = storage {
        kept = unsafeDowncast(known, to: Kept.self)
      } else {
        kept = Kept()
        storage = kept
      }
      pointer.assumingMemoryBound(to: Self.self).pointee.id = kept.id
    }
  }

  private final class Kept {
    nonisolated(unsafe) private static var last: UInt64 = 0  // read and written under the lock
    private static let lock = Lock()
    let id: ID

    init() {
      id = Self.lock.withLock {
        Self.last += 1
        return ID(number: Self.last)
      }
    }
  }
}
