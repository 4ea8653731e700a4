/// Refers to a node from code that may outlive it: an index in the graph's `NodeTable`, and the serial number
/// of the node, because places in the table are used again.
package struct NodeHandle: Hashable, Sendable {
  let index: UInt32
  let serial: UInt32

  /// Of a node that had left the tree before anything named it.
  static let gone = NodeHandle(index: 0, serial: 1)
  /// Of no node.
  static let none = NodeHandle(index: 0, serial: 0)
}

/// The nodes of a graph that are named from outside.
///
/// Whatever lives as long as it likes (values that a program is handed, wake targets, what a host shows of an
/// element) has a handle and the table, never a pointer to a node; once the node has left the tree the handle
/// leads nowhere. Written by the graph's work; read within `Engine.work`.
package final class NodeTable {
  private let reporter: Reporter
  /// The first place stands empty, so that no handle is zero.
  // A node that leaves the tree is taken out of the table first.
  @exclusivity(unchecked) private var nodes: [Unowned<ViewNode>] = [Unowned(nil)]
  /// The number of the node in each place; zero where there is none.
  @exclusivity(unchecked) private var serials: [UInt32] = [0]
  @exclusivity(unchecked) private var free: [UInt32] = []
  /// The paths of nodes that programs had references to and that have left the tree; the latest of them.
  private var departed: [(handle: NodeHandle, path: [_ViewType])] = []

  /// The handles of nodes that are no elements; elements know their own.
  private var listHandles: [ObjectIdentifier: NodeHandle] = [:]

  init(reporter: Reporter) { self.reporter = reporter }

  /// The node's handle, made when it is asked for first.
  func handle(of node: ViewNode) -> NodeHandle {
    if let element = node as? ElementNode { return element.handle(in: self) }
    guard !node.isDead else { return .gone }
    if let known = listHandles[ObjectIdentifier(node)] { return known }
    node.flags.insert(.isNamed)
    let handle = insert(node)
    listHandles[ObjectIdentifier(node)] = handle
    return handle
  }

  /// A node that is no element leaves the tree.
  func remove(named node: ViewNode) {
    if let handle = listHandles.removeValue(forKey: ObjectIdentifier(node)) { remove(handle) }
  }

  func insert(_ node: ViewNode) -> NodeHandle {
    guard let index = free.popLast() else {
      nodes.append(Unowned(node))
      serials.append(node.serial)
      return NodeHandle(index: UInt32(truncatingIfNeeded: nodes.count - 1), serial: node.serial)
    }
    nodes[Int(index)] = Unowned(node)
    serials[Int(index)] = node.serial
    return NodeHandle(index: index, serial: node.serial)
  }

  func remove(_ handle: NodeHandle) {
    guard let node = self[handle] else { return }
    if node.flags.contains(.isReferenced) { remember(handle, node) }
    nodes[Int(handle.index)] = Unowned(nil)
    serials[Int(handle.index)] = 0
    free.append(handle.index)
  }

  /// The node, as long as it is in the tree.
  package subscript(handle: NodeHandle) -> ViewNode? {
    let index = Int(handle.index)
    guard index < nodes.count, serials[index] == handle.serial else { return nil }
    return nodes[index].object
  }

  /// The element with an id, as long as it is in the tree.
  @inline(__always)
  package func element(_ handle: NodeHandle) -> ElementNode? {
    // Handles that are asked so were made from elements.
    self[handle].map { unsafeDowncast($0, to: ElementNode.self) }
  }

  // MARK: Handles that lead nowhere

  private static let departedLimit = 256

  private func remember(_ handle: NodeHandle, _ node: ViewNode) {
    if departed.count == Self.departedLimit { departed.removeFirst(Self.departedLimit / 2) }
    departed.append((handle, node.pathTypes))
  }

  /// Reports, once, the use of a value whose view has left the tree.
  func reportStale(_ handle: NodeHandle, _ subject: String) {
    guard handle != .none else { return }
    let path = departed.last { $0.handle == handle }?.path ?? []
    reporter.report(.staleValue, "\(subject) was used after its view had gone", path: ViewNode.path(of: path))
  }
}

/// A way from a value that a program keeps to an element.
struct ElementReference: Equatable {
  let handle: NodeHandle
  private let table: NodeTable?

  init(_ element: ElementNode?) { self.init(element, in: element?.graph.nodes) }

  /// To an element of which only the memory is certain: it may have left the tree, and the graph with it.
  init(_ element: ElementNode?, in table: NodeTable?) {
    handle = table.flatMap { element?.handle(in: $0) } ?? .none
    self.table = table
    element?.flags.insert(.isReferenced)
  }

  /// Reads from the element. If it has left the tree, reports that once and returns the fallback value.
  func read<Value>(
    _ subject: @autoclosure () -> String, or gone: @autoclosure () -> Value, _ body: (ElementNode) -> Value
  )
    -> Value
  {
    guard let table else { return gone() }
    return Engine.work {
      if let element = table.element(handle) { return body(element) }
      table.reportStale(handle, subject())
      return gone()
    }
  }

  /// The element, within engine work; nil where it has gone.
  var element: ElementNode? { table?.element(handle) }

  static func == (a: Self, b: Self) -> Bool { a.handle == b.handle && a.table === b.table }
}
