import OpenCombine

/// An object that is owned elsewhere. The view's body runs again when the object is about to change, whatever
/// of it the body has read, at most once for each frame.
@propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Makes bindings to an object's properties.
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

  /// The object. Setting another makes the view observe that one.
  public var wrappedValue: ObjectType
  /// See `ObjectSubscription.bodies`.
  private var bodies = 0

  /// Observes an object that is made elsewhere.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Observes an object that is made elsewhere.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties, as in `$model.title`.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let property = pointer.assumingMemoryBound(to: Self.self)
      let subscription = ObjectSubscription.kept(in: &storage)
      subscription.follow(property.pointee.wrappedValue, for: node)
      property.pointee.bodies = subscription.countBody()
    }
  }
}

extension ObservedObject: IdentityComparable {
  package func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// What a node keeps of an object that it follows.
final class ObjectSubscription: PropertyStorage {
  private(set) var object: AnyObject?
  private var subscription: AnyCancellable?
  private var target: WakeTarget?
  /// How often the view's body has run. Stands beside the object in the property: a closure that captures one reference
  /// alone has the object itself for its context, and such a closure, made again after the object has changed, could not
  /// be told from the one before (`ValuePlan`).
  private var bodies = 0

  func countBody() -> Int {
    bodies &+= 1
    return bodies
  }

  static func kept(in storage: inout AnyObject?) -> ObjectSubscription {
    if let known = storage { return unsafeDowncast(known, to: ObjectSubscription.self) }
    let made = ObjectSubscription()
    storage = made
    return made
  }

  /// Wakes the node on changes of this object and of none before.
  func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
    guard self.object !== object else { return }
    let target = self.target ?? WakeTarget(node)
    self.target = target
    self.object = object
    subscription = object.objectWillChange.sink { _ in target.wake() }
  }

  func stop() {
    target = nil
    subscription = nil
    object = nil
  }

  func nodeWillRemove(in graph: Graph) { stop() }

  /// Whether the view has made the object, and nobody else may keep it.
  var isOwner = false
  /// The object while the view is out of the tree.
  private var resting: AnyObject?

  func takeParked() -> AnyObject? {
    defer { resting = nil }
    return resting
  }
}

extension ObjectSubscription: ParkedStorage {
  var parked: AnyObject? {
    guard isOwner, let object else { return nil }
    let copy = ObjectSubscription()
    copy.resting = object
    return copy
  }
  var shared: AnyObject? { parked }
}
