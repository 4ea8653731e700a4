import OpenCombine

/// An object that a view owns: made once when the view first appears, however often the parent makes the
/// view's value anew, and released after the view has left the tree.
///
/// The body runs again when the object is about to change, at most once for each frame.
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty, NodeOwnedProperty where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// - Parameter thunk: Evaluated when the view first appears in a tree, and never again for that view.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Read outside a view in a tree, a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// A way to bindings of the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let property = pointer.assumingMemoryBound(to: Self.self)
      let subscription = ObjectSubscription.kept(in: &storage)
      subscription.isOwner = true
      if let parked = subscription.takeParked() {
        subscription.follow(unsafeDowncast(parked, to: ObjectType.self), for: node)
      }
      if let known = subscription.object {
        property.pointee.object = unsafeDowncast(known, to: ObjectType.self)
      } else {
        // What the object reads while it is made is none of the view's business.
        let graph = node.graph
        let tracked = graph.tracked
        graph.tracked = nil
        let made = property.pointee.make()
        graph.tracked = tracked
        subscription.follow(made, for: node)
        property.pointee.object = made
      }
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.object = nil
    }
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
