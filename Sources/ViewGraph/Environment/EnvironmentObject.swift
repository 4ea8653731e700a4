import OpenCombine

/// An object that a view above has put into the environment by its type. The body runs again when the object
/// is about to change.
///
/// Where no object of the type is set above, that is reported once, and reading the property is a
/// programmer's error that ends the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath, isObserved: false))
    }
  }

  private var object: ObjectType?
  /// See `ObjectSubscription.bodies`.
  private var bodies = 0

  /// Finds the object by the property's type, in the nearest view above that sets one.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(  // as documented
        "No \(ObjectType.self) in the environment: set it with environmentObject(_:) on a view above")
    }
    return object
  }

  /// Makes bindings to the object's properties, as in `$model.title`.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let subscription = ObjectSubscription.kept(in: &storage)
      let object = EnvironmentValues(scope: node.environment)[object: ObjectType.self]
      let property = pointer.assumingMemoryBound(to: Self.self)
      property.pointee.object = object
      property.pointee.bodies = subscription.countBody()
      if let object {
        subscription.follow(object, for: node)
      } else {
        subscription.stop()
        node.graph.reporter.report(
          .missingObject, "no \(ObjectType.self); set it with environmentObject(_:) on a view above", at: node
        )
      }
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.object = nil
    }
  }
}

extension EnvironmentObject: NodeOwnedProperty {}
extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
  /// Provides an object to this view and all below, which find it by its type.
  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(EnvironmentObservableModifier(object: object))
  }
}
