import Foundation
import OpenCombine

extension View {
  /// Prints which dynamic properties of the view have changed since its body ran last. Call it in the body:
  /// `let _ = Self._printChanges()`.
  ///
  /// `@self` means that the view's own value has changed, `@identity` that the view is new, and
  /// `@dependencies` that something else has changed that the body has read, such as a property of an
  /// observable object.
  @MainActor public static func _printChanges() {
    if let line = ChangedProperties.line(for: Self.self) { print(line) }
  }

  /// As `_printChanges()`, to standard error.
  @MainActor public static func _logChanges() { ChangedProperties.log(Self.self) }
}

extension ViewModifier {
  /// Prints which dynamic properties of the modifier have changed since its body ran last; see
  /// `View._printChanges()`.
  @MainActor public static func _printChanges() {
    if let line = ChangedProperties.line(for: Self.self) { print(line) }
  }

  /// As `_printChanges()`, to standard error.
  @MainActor public static func _logChanges() { ChangedProperties.log(Self.self) }
}

/// A dynamic property whose value can be compared with an earlier one.
protocol RecordedProperty: DynamicProperty {
  /// What later values are compared with.
  @MainActor func record() -> Any
  @MainActor func isSame(asRecorded record: Any) -> Bool
}

/// What the views that print their changes were when their bodies ran last.
package final class ChangedProperties {
  private struct Entry {
    weak var node: BodyNode?
    var values: [String: Any]
    let copy: ValueCopy
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// What has changed, as SwiftUI writes it: nil outside of a body of the type.
  @MainActor package static func line<Value>(for type: Value.Type) -> String? {
    guard let graph = Graph.current, let node = graph.tracked as? BodyNode, node.valueType == type else {
      return nil
    }
    // Whether something changed is no business of the body's.
    graph.tracked = nil
    defer { graph.tracked = node }
    let changed = graph.shared(ChangedProperties.self) { ChangedProperties() }.changes(of: type, at: node)
    return "\(_typeName(type, qualified: false)): \(changed.joined(separator: ", ")) changed."
  }

  @MainActor static func log<Value>(_ type: Value.Type) {
    if let line = line(for: type) { FileHandle.standardError.write(Data("SwiftUI: \(line)\n".utf8)) }
  }

  @MainActor private func changes<Value>(of type: Value.Type, at node: BodyNode) -> [String] {
    let value = UnsafeRawPointer(node.value)
    var changed: [String] = []
    var values: [String: Any] = [:]
    let known = entries[ObjectIdentifier(node)].flatMap { $0.node === node ? $0 : nil }
    if !(known.map { ValuePlan.of(type).equal($0.copy.address, value) } ?? false) { changed.append("@self") }
    if known == nil { changed.append("@identity") }
    for field in PropertyField.named(in: type) {
      guard let property = field.load(value) else {
        if known == nil { changed.append(field.name) }
        continue
      }
      values[field.name] = property.record()
      let before = known?.values[field.name]
      if !(before.map(property.isSame(asRecorded:)) ?? false) { changed.append(field.name) }
    }
    let copy = ValueCopy(value.assumingMemoryBound(to: Value.self).pointee)
    entries[ObjectIdentifier(node)] = Entry(node: node, values: values, copy: copy)
    if entries.count > limit {
      entries = entries.filter { $0.value.node != nil }
      limit = max(64, entries.count * 2)
    }
    return changed.isEmpty ? ["@dependencies"] : changed
  }
}

/// A copy of a value at an address of its own.
private final class ValueCopy {
  let address: UnsafeRawPointer
  private let release: () -> Void

  init<Value>(_ value: Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    address = UnsafeRawPointer(memory)
    release = {
      memory.deinitialize(count: 1)
      memory.deallocate()
    }
  }

  deinit { release() }
}

extension PropertyField {
  /// A dynamic property by its name, and how it is read.
  fileprivate struct Named {
    let name: String
    /// The property at its place in the value at an address; nil for one that can not be compared.
    let load: (UnsafeRawPointer) -> (any RecordedProperty)?
  }

  fileprivate static func named(in type: Any.Type) -> [Named] {
    TypeField.fields(of: type).compactMap { field in
      guard FieldKind.usual(field.type) == nil, FieldKind.of(field.type).conforms,
        field.type is any DynamicProperty.Type
      else { return nil }
      return Named(name: field.name) { value in
        func load<P>(_: P.Type) -> (any RecordedProperty)? {
          (value + field.offset).assumingMemoryBound(to: P.self).pointee as? any RecordedProperty
        }
        return _openExistential(field.type, do: load)
      }
    }
  }
}

/// Compares a value with a recorded one as views compare theirs.
func isEqual<Value>(_ value: Value, asRecorded record: Any) -> Bool {
  guard let before = record as? Value else { return false }
  return ValuePlan.areEqual(before, value)
}

extension State: RecordedProperty {
  func record() -> Any { wrappedValue }
  func isSame(asRecorded record: Any) -> Bool { isEqual(wrappedValue, asRecorded: record) }
}

extension Binding: RecordedProperty {
  func record() -> Any { wrappedValue }
  func isSame(asRecorded record: Any) -> Bool { isEqual(wrappedValue, asRecorded: record) }
}

extension ObservedObject: RecordedProperty {
  func record() -> Any { EmissionRecord(wrappedValue) }
  func isSame(asRecorded record: Any) -> Bool { EmissionRecord.isCurrent(record, of: wrappedValue) }
}

extension StateObject: RecordedProperty {
  func record() -> Any { EmissionRecord(wrappedValue) }
  func isSame(asRecorded record: Any) -> Bool { EmissionRecord.isCurrent(record, of: wrappedValue) }
}

/// Whether an object has announced a change since a body ran last.
private final class EmissionRecord {
  private weak var object: AnyObject?
  private var hasEmitted = false
  private var subscription: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak self] _ in self?.hasEmitted = true }
  }

  static func isCurrent(_ record: Any, of object: AnyObject) -> Bool {
    guard let record = record as? EmissionRecord else { return false }
    return record.object === object && !record.hasEmitted
  }
}
