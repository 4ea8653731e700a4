import Geometry

/// How a value changes over time: tracks of keyframes that run beside one another.
///
/// The built-in type is ``KeyframeTrack``; a program puts tracks together in `body`.
///
/// Source: Keyframes in SwiftUI's documentation.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
  /// The type of `body`; it is inferred.
  associatedtype Body: Keyframes
  /// The tracks.
  @KeyframesBuilder<Value> var body: Body { get }
  /// Adds the tracks to those there are.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

extension Never: Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}
}

/// Keyframes of a value or of one of its properties.
///
/// A track that ends before others keeps its last value. Where two tracks are of the same property, the later one counts.
///
/// Source: KeyframeTrack in SwiftUI's documentation.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  public typealias Body = Never
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content())
  }

  /// Keyframes of one property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath, content())
  }

  init(_ path: WritableKeyPath<Root, Value>, _ content: Content) {
    self.path = path
    self.content = content
  }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var keyframes = _KeyframeList<Value>()
    content._append(to: &keyframes)
    tracks.add(path, keyframes.all)
  }
}

/// Puts tracks of keyframes together. Keyframes of the value itself need no track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks as they are written.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Keyframes of the value itself, as they are written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// The first tracks.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// The first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }
  /// Tracks beside others.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframeTrackPair<A, B> where A.Value == Value, B.Value == Value {
    _KeyframeTrackPair(first: accumulated, second: next)
  }
  /// Keyframes after others.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<A, B> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(first: accumulated, second: next)
  }
  /// The keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeArray<K>
  where K.Value == Value {
    _KeyframeArray(all: components)
  }
  /// The keyframes if a condition holds.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    first component: A
  ) -> _KeyframeChoice<A, B> where A.Value == Value, B.Value == Value { .first(component) }
  /// The keyframes if it does not.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    second component: B
  ) -> _KeyframeChoice<A, B> where A.Value == Value, B.Value == Value { .second(component) }
  /// All tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  /// Keyframes of the value itself are one track.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(\.self, component)
  }
  /// No tracks.
  public static func buildBlock() -> _NoKeyframes<Value> { _NoKeyframes() }
}

/// Tracks beside others.
public struct _KeyframeTrackPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = Never
  let first: First
  let second: Second

  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    first._addTracks(to: &tracks)
    second._addTracks(to: &tracks)
  }
}

/// No tracks: the value stays.
public struct _NoKeyframes<Value>: Keyframes {
  public typealias Body = Never
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {}
}

extension Keyframes where Body == Never {
  /// There is none: the keyframes are resolved by the package.
  public var body: Never {
    fatalError("keyframes of the package have no body")  // documented programmer error
  }
}

extension KeyframeTrackContent where Body == Never {
  /// There is none: the keyframes are resolved by the package.
  public var body: Never {
    fatalError("keyframes of the package have no body")  // documented programmer error
  }
}
