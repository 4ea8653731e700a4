import Foundation
import Geometry
import LayoutEngine

/// Where a scroll view is to go.
package enum ScrollDestination: Equatable {
  /// To a view that has an identity; without an anchor no further than it takes to show it whole.
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  /// To an offset of the content; nil leaves an axis as it is.
  case point(x: CGFloat?, y: CGFloat?)
}

/// What a program has asked a scroll view for, and where among the views it is to be found.
///
/// It is done once everything is laid out: what is asked for may have been added by the same action.
struct ScrollRequest {
  enum Place {
    /// The first scroll view in these that shows the destination.
    case scope(ScrollScope)
    /// A scroll view of its own.
    case scrollView(NodeHandle)
  }

  let place: Place
  let destination: ScrollDestination
  /// Whether a view that is seen is left where it is.
  var ifUnseen = false
  let transaction: Transaction
}

/// The views in which a proxy looks for what it scrolls to.
///
/// Owner: the view that gives the proxy. The modifiers on its content enter themselves.
package final class ScrollScope {
  private var elements: [NodeHandle] = []
  private(set) var inbox: GraphInbox?
  /// What has been asked for before there were views.
  private var waiting: [ScrollRequest] = []

  package init() {}

  func add(_ element: ElementNode) {
    let handle = element.handle(in: element.graph.nodes)
    inbox = element.graph.inbox
    if !elements.contains(handle) { elements.append(handle) }
    elements.removeAll { element.graph.nodes.element($0) == nil }
    for request in waiting { element.graph.scroll(request) }
    waiting.removeAll()
  }

  /// Its views that are in the tree, in the order in which they were made.
  var present: [ElementNode] {
    guard let graph = inbox?.graph else { return [] }
    return elements.compactMap { graph.nodes.element($0) }
  }

  package func scroll(to destination: ScrollDestination) {
    let request = ScrollRequest(place: .scope(self), destination: destination, transaction: .current)
    guard let graph = inbox?.graph else { return waiting.append(request) }
    graph.enter { graph.scroll(request) }
  }
}

/// Marks the views in which a proxy looks for what it scrolls to.
package nonisolated struct ScrollScopeModifier: ElementModifier {
  package typealias Body = Never
  let scope: ScrollScope

  package init(_ scope: ScrollScope) { self.scope = scope }

  package static var affects: ModifierAspects { .placement }

  package func place(_ context: PlaceContext) {
    context.placeChild()
    scope.add(context.node)
  }
}
