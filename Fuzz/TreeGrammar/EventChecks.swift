import DisplayList
import Foundation
import Geometry
import SwiftUICore
import ViewGraph

/// What must hold after every event, and when nobody does anything any more.
@MainActor
enum EventChecks {
  typealias Problem = (invariant: String, detail: String)

  /// What is wrong right after an event.
  static func problem(in stage: Stage) -> Problem? {
    let placed = stage.picture()
    if stage.isTooLarge { return nil }
    if let problem = focusProblem(in: stage) { return problem }
    if let problem = textProblem(in: stage) { return problem }
    // While something moves, views on their way out are counted, and pictures of transitions stand for views.
    if stage.graph.clock.isMoving { return nil }
    if let problem = stage.graph.inconsistency() { return ("consistency", problem) }
    return hitProblem(in: stage, placed, ElementChecks.places(stage.root.element))
  }

  /// The engine's hit at some points is what the picture shows there.
  static func hitProblem(in stage: Stage, _ placed: Placed, _ places: [ElementPlace]) -> Problem? {
    let search = HitSearch(placed, slots: stage.graph.slots, places: places)
    return stage.graph.enter {
      for point in points(places) {
        let hit = HitTestPass.hit(point, in: stage.graph)?.element
        if let problem = search.difference(from: hit, at: point) { return ("hit testing", problem) }
      }
      return nil
    }
  }

  /// Middles of elements, spread over the tree, and points of a grid.
  private static func points(_ places: [ElementPlace]) -> [CGPoint] {
    var points: [CGPoint] = []
    for index in 0..<6 {
      points.append(CGPoint(x: 7 + 31 * Double(index), y: 5 + 23 * Double(index * index % 7)))
      let node = places[places.count * (2 * index + 1) / 12].node
      let frame = node.frame(in: .global)
      // Beside the middle: whether a view of no size is hit in its one point is a question of rounding.
      let point = CGPoint(x: frame.midX + 0.137, y: frame.midY + 0.091)
      // Far beyond any window places are held, and the picture adds up otherwise than the frames.
      if abs(point.x) < 1e6, abs(point.y) < 1e6 { points.append(point) }
    }
    return points
  }

  /// The focus is on a view that is in the tree and takes it.
  private static func focusProblem(in stage: Stage) -> Problem? {
    stage.graph.enter {
      let focus = stage.graph.focus
      guard let focused = focus.focusedElement else { return nil }
      guard focus.targets.contains(where: { $0 === focused }) else {
        return ("focus", "\(ElementChecks.name(focused)) has it and does not take it")
      }
      return nil
    }
  }

  /// An edited field shows the text that it is bound to.
  private static func textProblem(in stage: Stage) -> Problem? {
    // A program may say something else of a field.
    var isOverruled = false
    stage.world.tree.visit { if $0.kind == "accessibleValue" { isOverruled = true } }
    if isOverruled { return nil }
    var problem: Problem?
    _ = SemanticsPass.tree(in: stage.graph)?.first { node in
      guard let identifier = node.semantics.identifier, node.semantics.role == .textField,
        let text = stage.store.fields.text(of: identifier), node.semantics.value ?? "" != text
      else { return false }
      problem = ("edited text", "\(identifier) shows \(node.semantics.value ?? "nil"), its value is \(text)")
      return true
    }
    return problem
  }

  /// When nobody does anything, nothing waits.
  static func restProblem(in stage: Stage) -> Problem? {
    if !stage.input.isAtRest { return ("rest", "a gesture waits though no pointer is down") }
    if stage.input.deadline != nil { return ("rest", "a gesture waits for a time") }
    if stage.graph.clock.isMoving { return ("rest", "something moves and does not end") }
    return focusProblem(in: stage) ?? textProblem(in: stage)
  }

  /// The views say of themselves what those of a tree from scratch say.
  static func semanticsProblem(in stage: Stage, from scratch: Stage) -> Problem? {
    func list(_ stage: Stage) -> [SemanticsNode] {
      var nodes: [SemanticsNode] = []
      _ = SemanticsPass.tree(in: stage.graph)?.first {
        nodes.append($0)
        return false
      }
      return nodes
    }
    let (mine, its) = (list(stage), list(scratch))
    for (a, b) in zip(mine, its) {
      if a.semantics.description != b.semantics.description {
        return ("semantics", "\(a.semantics), from scratch \(b.semantics)")
      }
      if !close(a.frame, b.frame) {
        return ("semantics", "\(a.semantics) is at \(a.frame), from scratch at \(b.frame)")
      }
    }
    return mine.count == its.count
      ? nil : ("semantics", "\(mine.count) elements, from scratch \(its.count)")
  }
}

extension Stage {
  /// The scroll views of the tree, in its order.
  private var scrollViews: [(node: ContainerNode, algorithm: ScrollAlgorithm)] {
    var found: [(node: ContainerNode, algorithm: ScrollAlgorithm)] = []
    func walk(_ element: ElementNode) {
      if let node = element as? ContainerNode, let algorithm = node.algorithm as? ScrollAlgorithm {
        found.append((node, algorithm))
      }
      element.forEachElement(walk)
    }
    if let element = root.element { walk(element) }
    return found
  }

  /// Scrolls as far as another stage of the same tree is scrolled.
  func scroll(as other: Stage) {
    let offsets = other.scrollViews.map(\.algorithm.offset)
    guard other.scrollViews.contains(where: { $0.algorithm.offset != .zero || $0.algorithm.hasBeenScrolled })
    else { return }
    // How far can be scrolled is known once the rows on the way are.
    for _ in 0..<4 {
      refresh()
      for ((node, algorithm), offset) in zip(scrollViews, offsets) where offset != algorithm.offset {
        graph.enter { algorithm.scroll(to: offset, node) }
      }
    }
  }

  /// Gives the focus to the view that has it in another stage of the same tree.
  func focus(as other: Stage) {
    let index = other.graph.enter {
      other.graph.focus.focusedElement.flatMap { focused in
        other.graph.focus.targets.firstIndex { $0 === focused }
      }
    }
    guard let index else { return }
    refresh()
    graph.enter {
      let targets = graph.focus.targets
      if targets.indices.contains(index) { graph.focus.focus(targets[index]) }
    }
  }

  /// Whether a menu is open that could not be closed, as its panel does not show: an open menu is state that a tree from
  /// scratch has not.
  var hasOpenMenu: Bool {
    SemanticsPass.tree(in: graph)?.first {
      $0.semantics.role == .menuButton && $0.semantics.value == "expanded"
    } != nil
  }

  /// Whether a row stands aside with its actions uncovered, which a row of a tree from scratch does not.
  var hasOpenSwipe: Bool {
    nodes().contains { $0.type.map { String(describing: $0.type) } == "SwipeButton" }
  }

  /// Whether the user has collapsed a section of a sidebar, which the list alone knows.
  var hasCollapsedSection: Bool {
    SemanticsPass.tree(in: graph)?.first { $0.semantics.role == .button && $0.semantics.label == "Expand" }
      != nil
  }

  /// Whether a text or a date is being edited, in sight or not: what has been typed so far, where the caret is and which part
  /// of a date is typed into, the field alone knows. Fields tell so by a focused value, and nothing else in these trees does.
  var isEditing: Bool {
    var node: ViewNode? = graph.enter { graph.focus.focusedElement }
    while let current = node {
      let type = current.type.map { String(describing: $0.type) }
      if type == "FocusedValueModifier<Bool>" { return true }
      node = current.parent
    }
    return false
  }
}
