/// A value that lies outside of the tree: what a location of it leads to.
package protocol OutsideValue<Value>: AnyObject {
  associatedtype Value
  func get() -> Value
  func set(_ value: Value, _ transaction: Transaction)
  /// The view that the value belongs to leaves the tree.
  func viewWillRemove(from graph: Graph)
}

/// The location of a value outside of the tree, for one property of one view.
package final class OutsideLocation<Outside: OutsideValue>: Location<Outside.Value>, PropertyStorage {
  package let outside: Outside

  package init(_ outside: Outside) { self.outside = outside }

  package override func get() -> Outside.Value {
    recordRead(in: nil)
    return outside.get()
  }

  package override func set(_ value: Outside.Value, _ transaction: Transaction) {
    outside.set(value, transaction)
  }

  package func nodeWillRemove(in graph: Graph) { outside.viewWillRemove(from: graph) }
}
