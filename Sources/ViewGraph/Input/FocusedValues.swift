/// What the view with the focus, those around it and the scene tell other views.
///
/// A key of its own is made by a property in an extension, with `@Entry` or by hand:
///
///     extension FocusedValues {
///       @Entry var selectedNote: Note.ID?
///     }
///
/// Source: FocusedValues in SwiftUI's documentation.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key; nil where nothing tells it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A key for a value that the view with the focus tells others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A modifier that tells a value while the focus is inside, or wherever it is.
package protocol FocusedValueAttaching: ElementModifier {
  /// Whether the value counts wherever the focus is.
  nonisolated var isOfScene: Bool { get }
  nonisolated func write(to values: inout FocusedValues)
}

extension FocusedValueAttaching {
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated static func makeFocusedValueType() -> _ModifierType {
    ElementModifierType<Self>(.value)
  }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any FocusedValueAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

/// The node of such a modifier: says when what it tells is another.
final class FocusedValueNode: UnaryNode {
  func begin() -> FocusedValueNode {
    graph.focus.tellers.append(handle(in: graph.nodes))
    graph.focus.valuesChanged()
    return self
  }

  fileprivate var teller: (any FocusedValueAttaching)? { modifierType.focusedValue?.value(value) }

  override func updateModifier(from old: UnsafeRawPointer) {
    // There is nothing to lay out or to draw.
    if !modifierType.plan.equal(old + Int(offset), value) { graph.focus.valuesChanged() }
  }

  override func willRemove() {
    super.willRemove()
    if !graph.isEnding { graph.focus.valuesChanged() }
  }
}

extension FocusTracker {
  /// What is told now, for a node that is told anew when it changes: what counts for the scene, the latest last, and before
  /// that what the views around the focus tell, the inmost first.
  func values(for reader: ViewNode) -> FocusedValues {
    valueChanges.recordRead(by: reader)
    if let model { return model.values(for: reader) }
    var values = FocusedValues()
    for handle in tellers {
      guard let node = graph.nodes[handle] as? FocusedValueNode, !node.isWithinHidden,
        let teller = node.teller, teller.isOfScene
      else { continue }
      teller.write(to: &values)
    }
    var around: [any FocusedValueAttaching] = []
    var node = focusedElement
    while let current = node {
      if let teller = (current as? FocusedValueNode)?.teller, !teller.isOfScene { around.append(teller) }
      node = current.layoutParent
    }
    for teller in around.reversed() { teller.write(to: &values) }
    return values
  }

  /// What is told may be another: those who read it are asked anew once layout is done.
  func valuesChanged() {
    guard !tellers.isEmpty, !isTelling else { return }
    isTelling = true
    // The graph, which has the tracker, runs this or drops it.
    graph.afterLayout { [self] in
      isTelling = false
      tellers.removeAll { graph.nodes[$0] == nil }
      valueChanges.wake(Transaction())
    }
  }
}
