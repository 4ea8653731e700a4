import Foundation
import Synchronization

/// How two values of one type are compared, worked out once from the type's fields.
///
/// Role: decides whether a view, a modifier or a piece of state changed. A field of plain bits is compared
/// as bits; an `Equatable` field as bits first, then with `==`; a reference by identity; a closure by its
/// bits. Storage that a node owns (`@State`) is skipped: the parent's initial value means nothing after the
/// first. What can not be compared counts as changed, never as equal.
///
/// A `weak` field is compared as the bits of its storage and never loaded.
package final class ValuePlan: @unchecked Sendable {
  package typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  struct Step {
    var offset: Int
    var size: Int
    /// Asked when the bits differ; nil where bits decide.
    var equality: Equality?
  }

  private let type: Any.Type
  /// Worked out when a value is compared first: most types of a picture that is drawn once never are, and
  /// asking what a type conforms to is slow. Never released: plans are kept for the life of the process.
  private let known = Atomic<Unmanaged<Steps>?>(nil)
  private static let lock = Lock()

  private final class Steps {
    let all: [Step]
    init(_ all: [Step]) { self.all = all }
  }

  private init(_ type: Any.Type) { self.type = type }

  @inline(__always)
  private var steps: [Step] {
    if let known = known.load(ordering: .acquiring) { return known._withUnsafeGuaranteedRef { $0.all } }
    return makeSteps()
  }

  private func makeSteps() -> [Step] {
    Self.lock.withLock {
      if let known = known.load(ordering: .relaxed) { return known.takeUnretainedValue().all }
      let steps = Steps(Self.merge(Self.steps(for: type)))
      known.store(.passRetained(steps), ordering: .releasing)
      return steps.all
    }
  }

  /// Whether the two values are the same, as far as a view can tell.
  @inline(__always)
  package func equal(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for step in steps {
      if memcmp(old + step.offset, new + step.offset, step.size) == 0 { continue }
      guard let equality = step.equality, equality(old + step.offset, new + step.offset) else { return false }
    }
    return true
  }

  /// Whether two values of the plan's type are the same, as far as a view can tell.
  @inline(__always)
  package func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { equal(old, $0) } }
  }

  /// Whether two values are the same, as far as a view can tell. Looks the plan up: whoever compares values of one type
  /// often keeps it.
  @inline(__always)
  package static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    of(Value.self).areEqual(old, new)
  }

  private static let cache = TypeCache<ValuePlan>()

  package static func of(_ type: Any.Type) -> ValuePlan {
    cache.value(for: type) { ValuePlan(type) }
  }

  private static func steps(for type: Any.Type) -> [Step] {
    var steps: [Step] = []
    TypeField.walk(type) { field in
      let size = sizeOf(field.type)
      if let usual = FieldKind.usual(field.type) {
        steps.append(Step(offset: field.offset, size: size, equality: usual.equality))
        return false
      }
      if !field.isWhole, isReferenceOptional(field.type) {
        steps.append(Step(offset: field.offset, size: size, equality: nil))
        return false
      }
      let special = specialField(field.type)
      guard size > 0, !(special is any NodeOwnedProperty.Type) else { return false }
      if let comparable = special as? any IdentityComparable.Type {
        steps.append(Step(offset: field.offset, size: size, equality: comparable.sameErased))
        return false
      }
      if FieldKind.of(field.type).conforms, let equatable = field.type as? any Equatable.Type {
        steps.append(Step(offset: field.offset, size: size, equality: equality(equatable)))
        return false
      }
      // Enums, existentials, functions and classes have no fields here: their bits decide. So does a struct
      // whose weak fields make its declared field types unfit for anything but a look at the bits.
      guard TypeField.fields(of: field.type).isEmpty else { return true }
      steps.append(Step(offset: field.offset, size: size, equality: nil))
      return false
    }
    return steps
  }

  /// An optional reference may be a `weak` field, which the metadata does not show: only bits are safe.
  private static func isReferenceOptional(_ type: Any.Type) -> Bool {
    if case .optional(let wrapped) = FieldKind.of(type) { return FieldKind.of(wrapped).isReference }
    return false
  }

  private static func sizeOf(_ type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static func equality<T: Equatable>(_: T.Type) -> Equality {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  /// Joins neighbouring steps that are bits only.
  private static func merge(_ steps: [Step]) -> [Step] {
    var merged: [Step] = []
    for step in steps {
      if step.equality == nil, let last = merged.last, last.equality == nil,
        last.offset + last.size == step.offset
      {
        merged[merged.count - 1].size += step.size
      } else {
        merged.append(step)
      }
    }
    return merged
  }
}

/// A property whose storage the node owns, so that a new value from the parent never counts as a change.
package protocol NodeOwnedProperty: SpecialField {}

/// A value with a notion of sameness that is neither its bits nor `==` (a binding: the same place).
package protocol IdentityComparable: SpecialField {
  func isSame(as other: Self) -> Bool
}

extension IdentityComparable {
  static var sameErased: ValuePlan.Equality {
    {
      $0.assumingMemoryBound(to: Self.self).pointee.isSame(as: $1.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}
