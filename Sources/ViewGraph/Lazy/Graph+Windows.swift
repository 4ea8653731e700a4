import Foundation
import Geometry
import LayoutEngine

/// The lazy containers of a tree, whose windows follow what of them can be seen.
struct LazyWindows {
  /// Each goes when it leaves the tree.
  fileprivate(set) var containers: [ContainerNode] = []
  /// What stays as it is in the layout that is being done.
  var hold = Hold.nothing
  /// Whether something was held once, or the longest of lengths was taken that came back.
  var hasHeld = false

  /// Where the lengths of containers decide on what can be seen of them, and that on their lengths, what is there stays from
  /// some round on, and later what the containers have answered.
  enum Hold: Comparable { case nothing, rows, lengths }

  /// Whether something has been placed or scrolled since the windows were looked at last.
  var mayHaveMoved = false

  @inline(__always)
  var isDue: Bool { mayHaveMoved && !containers.isEmpty }

  mutating func add(_ container: ContainerNode) {
    containers.append(container)
    mayHaveMoved = true
  }

  /// So many rounds of one layout have been done.
  mutating func hold(after rounds: Int) {
    guard rounds >= Limits.roundsPerFrame * 2, !containers.isEmpty else { return }
    hold = rounds < Limits.roundsPerFrame * 4 ? .rows : .lengths
    hasHeld = true
  }

  mutating func remove(_ container: ContainerNode) { containers.removeAll { $0 === container } }
}

extension Graph {
  /// Whether there is a lazy container in the tree.
  package var hasLazyContainers: Bool { !windows.containers.isEmpty }

  /// Whether a lazy container's length, or where it shows something, goes by lengths that are expected and not measured, or
  /// by some that were measured once and cannot be seen now, or were held.
  package var hasExpectedLengths: Bool {
    windows.hasHeld
      || windows.containers.contains {
        ($0.algorithm as? LazyAlgorithm)?.hasExpectedLengths($0) ?? false
      }
  }

  /// Makes what lazy containers show, once they are placed.
  func settleWindows() {
    let isDue = windows.isDue
    windows.mayHaveMoved = false
    guard isDue else { return }
    var number = 0
    // Containers in containers are added at the end.
    while number < windows.containers.count {
      let container = windows.containers[number]
      if !container.isDead, container.isPlaced, let algorithm = container.algorithm as? LazyAlgorithm {
        transaction = motions?.transaction ?? Transaction()
        deeply { algorithm.settleWindow(container) }
        transaction = Transaction()
      }
      number += 1
    }
  }

  /// Takes rows out of the tree that lists can make again: their states are kept.
  func release(_ rows: [SubviewNode]) {
    var recipes: [RecipeNode] = []
    for row in rows where !row.isDead {
      activeParkedStates.park(below: row)
      if let recipe = row.recipe?.node { recipes.append(recipe) }
    }
    isReleasingRows = true
    for row in rows { remove(row) }
    isReleasingRows = false
    recipes += releasedRecipes
    releasedRecipes.removeAll()
    for recipe in recipes where !recipe.isDead { recipe.releaseRow() }
  }
}

extension ContainerNode {
  /// What can be seen of a lazy container, along its axis and in its own coordinates, and the scroll view that shows it.
  func visibleSpan(_ axis: Axis) -> (span: ClosedRange<Double>, scroll: ContainerNode?) {
    if let (container, _) = layoutParent?.nearestScrollView(where: { $1.scrolls(axis) }) {
      return (span(of: bounds(of: container), axis), container)
    }
    guard let root = graph.root?.element, root !== self else { return (span(of: bounds, axis), nil) }
    return (span(of: bounds(of: root), axis), nil)
  }

  /// The part of a span that is seen in this scroll view which is not covered by what lies over its edges.
  func clearPart(of span: ClosedRange<Double>, _ axis: Axis) -> ClosedRange<Double> {
    guard let insets = (algorithm as? ScrollAlgorithm)?.clearInsets else { return span }
    let start = span.lowerBound + Double(axis == .vertical ? insets.top : insets.leading)
    let end = span.upperBound - Double(axis == .vertical ? insets.bottom : insets.trailing)
    return start <= end ? start...end : start...start
  }

  private func span(of rect: CGRect, _ axis: Axis) -> ClosedRange<Double> {
    guard !rect.isNull else { return 0...0 }
    if axis == .vertical { return Double(rect.minY)...Double(rect.maxY) }
    // Lines are counted from where they begin.
    return isRightToLeft
      ? Double(size.width - rect.maxX)...Double(size.width - rect.minX)
      : Double(rect.minX)...Double(rect.maxX)
  }
}
