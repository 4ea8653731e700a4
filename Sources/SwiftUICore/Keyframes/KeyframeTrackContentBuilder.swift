import Geometry

/// Puts the keyframes of one track together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes as they are written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// The first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
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
  /// Keyframes, or none.
  public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeArray<K>
  where K.Value == Value {
    _KeyframeArray(all: component.map { [$0] } ?? [])
  }
  /// No keyframes.
  public static func buildBlock() -> _KeyframeArray<MoveKeyframe<Value>> { _KeyframeArray(all: []) }
}

/// Keyframes after others.
public struct _KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = Never
  let first: First
  let second: Second

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    first._append(to: &keyframes)
    second._append(to: &keyframes)
  }
}

/// Keyframes of one type.
public struct _KeyframeArray<Element: KeyframeTrackContent>: KeyframeTrackContent {
  public typealias Value = Element.Value
  public typealias Body = Never
  let all: [Element]

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    for element in all { element._append(to: &keyframes) }
  }
}

/// One of two kinds of keyframes.
public enum _KeyframeChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = Never
  case first(First)
  case second(Second)

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    switch self {
    case .first(let content): content._append(to: &keyframes)
    case .second(let content): content._append(to: &keyframes)
    }
  }
}
