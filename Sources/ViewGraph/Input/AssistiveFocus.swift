/// Technologies that read a window out, or let it be used, one element after the other.
package struct AssistiveTechnologies: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let voiceOver = AssistiveTechnologies(rawValue: 1 << 0)
  package static let switchControl = AssistiveTechnologies(rawValue: 1 << 1)
}

/// The focus of assistive technology in a window: which element of the tree of semantics it is on, and the values of
/// the
/// program that say so. It is another than the keyboard's.
///
/// Owner: the graph, from the first time that somebody asks for it. Hosts say which technologies are in use; while
/// none is,
/// the focus is nowhere, and a program that wants it somewhere is told so.
package final class AssistiveFocus {
  // The graph has the focus.
  unowned let graph: Graph
  /// Those that are in use.
  package var technologies: AssistiveTechnologies = [] {
    didSet { if technologies.isEmpty { focus(nil, by: []) } }
  }
  /// The element with the focus.
  package private(set) var focused: NodeHandle?
  private var bound: BoundViews = []

  init(_ graph: Graph) { self.graph = graph }

  /// Moves the focus to an element, or away. Values that are bound for other technologies than the one that moves it
  /// say
  /// that it is nowhere.
  package func focus(_ element: NodeHandle?, by technology: AssistiveTechnologies) {
    guard element != focused else { return }
    let left = bound
    focused = element
    bound =
      view(element)?.focusBindings { !($0.technologies?.isDisjoint(with: technology) ?? true) } ?? []
    let now = bound
    for (view, last) in left where !now.contains(where: { $0.view == view }) {
      (node(view)?.binding ?? last).focusChanged(false)
    }
    // What was told may have moved the focus on.
    for (view, binding) in now where !left.contains(where: { $0.view == view }) {
      guard focused == element else { return }
      binding.focusChanged(true)
    }
  }

  /// Whether the focus is inside of a view that a value is bound to.
  func isInside(_ node: FocusBindingNode) -> Bool {
    !bound.isEmpty && bound.contains { $0.view == node.handle(in: graph.nodes) }
  }

  /// The program has written a value that a view is bound to.
  func settle(_ node: FocusBindingNode) {
    guard let binding = node.binding, binding.wantsFocus != isInside(node) else { return }
    guard binding.wantsFocus else { return focus(nil, by: []) }
    let isElsewhere = bound.contains { view, last in
      let other = self.node(view)?.binding ?? last
      return other.wantsFocus && other.writesSame(as: binding)
    }
    if isElsewhere { return }
    let used = technologies.intersection(binding.technologies ?? [])
    if !used.isEmpty, let element = SemanticsPass.tree(in: graph)?.speaking(inside: node) {
      focus(element.handle, by: used)
    } else {
      // A value that says what cannot be is put right.
      binding.focusChanged(false)
    }
  }

  /// The tree has been brought up to date: an element that has gone loses the focus.
  ///
  /// - Returns: Whether that is so.
  func treeChanged() -> Bool {
    guard let focused else { return false }
    // A view that has gone is no element; one that is there may have become none.
    let isThere =
      graph.nodes[focused] != nil && SemanticsPass.tree(in: graph)?.first { $0.handle == focused } != nil
    if !isThere { focus(nil, by: []) }
    return !isThere
  }

  private func view(_ handle: NodeHandle?) -> ElementNode? {
    handle.flatMap { graph.nodes[$0] as? ElementNode }
  }
  private func node(_ handle: NodeHandle) -> FocusBindingNode? { view(handle) as? FocusBindingNode }
}
