import DataTransfer
import Foundation
import Observation
import ViewGraph

/// The drag that is under way in a window: it shows what is dragged under the pointer and tells the views that it is over.
///
/// Owner: the session. A drag comes from the gesture of a `DragSource`, by the same events of pointers in every host. It
/// goes to the inmost view under the pointer that accepts it.
@MainActor
package final class DragCoordinator {
  private let inbox: GraphInbox
  /// Nil once the session has ended: what was dropped may come later.
  private var graph: Graph? { inbox.graph }
  private let panels: PanelStack
  private var drag: Drag?
  /// The view that the drag is over, and what that was told last.
  private var target: (view: NodeHandle, handler: any DropHandling, last: DropContext)?
  /// What the target would do by itself.
  private var proposed = DropOperation.copy
  private var lastID = 0

  package init(_ graph: Graph, panels: PanelStack) {
    inbox = graph.inbox
    self.panels = panels
  }

  /// Whether something is being dragged.
  package var isActive: Bool { drag != nil }

  // MARK: The course of a drag

  func begin(_ drag: Drag) {
    cancel()
    lastID += 1
    drag.number = lastID
    self.drag = drag
    panels.show(above: AnyView(DragLayer(drag: drag)))
    tell(drag, .initial)
    move(drag, to: drag.location)
  }

  func move(_ drag: Drag, to point: CGPoint) {
    guard drag === self.drag else { return }
    drag.location = point
    tell(drag, .active)
    follow(drag)
  }

  func drop(_ drag: Drag, at point: CGPoint) {
    guard drag === self.drag else { return }
    move(drag, to: point)
    guard drag === self.drag else { return }
    guard let target, drag.operation.takesItems, var context = context(of: drag, over: target.view) else {
      return flyBack(drag)
    }
    context.operation = drag.operation
    let (view, handler, operation) = (target.view, target.handler, drag.operation)
    self.target = nil
    self.drag = nil
    panels.show(above: nil)
    handler.ended(context)
    let outcome = Outcome()
    let complete: @MainActor () -> Void = { [weak self, context] in
      self?.observe(view, DropSession(context, .dataTransferCompleted))
      self?.tell(drag, .dataTransferCompleted)
    }
    let isTaken = handler.perform(context) { isTaken in
      guard isTaken else { return }
      if outcome.isTold { complete() } else { outcome.hasCome = true }
    }
    let result = isTaken ? operation : .cancel
    observe(view, DropSession(context, .ended(result)))
    // A source that takes out what has been moved keeps what stays its own.
    tell(drag, .ended(handler.movesWithin(context) ? .cancel : result))
    outcome.isTold = true
    if outcome.hasCome { complete() }
  }

  /// Whether the end of a drag has been told, and whether what was dropped has come: told in this order.
  private final class Outcome {
    var isTold = false
    var hasCome = false
  }

  /// Breaks the drag off: with the escape key, or because the pointer has been taken away.
  package func cancel() {
    if let drag { graph?.enter { flyBack(drag) } }
  }

  /// Breaks off a drag of a gesture that has come to nothing.
  func cancel(_ drag: Drag) {
    if drag === self.drag { flyBack(drag) }
  }

  /// What is dragged goes back to where it comes from.
  private func flyBack(_ drag: Drag) {
    leave()
    self.drag = nil
    drag.operation = .cancel
    tell(drag, .ended(.cancel))
    withAnimation(.easeOut(duration: 0.2)) {
      drag.location = drag.start
    } completion: { [weak self] in
      if self?.drag == nil { self?.panels.show(above: nil) }
    }
  }

  // MARK: Targets

  private func follow(_ drag: Drag) {
    let found = findTarget(for: drag)
    if found?.view != target?.view { leave() }
    guard drag === self.drag else { return }
    guard let (view, handler, context) = found else {
      drag.operation = .forbidden
      return
    }
    let isNew = target == nil
    target = (view, handler, context)
    if isNew {
      handler.entered(context)
      observe(view, DropSession(context, .entering))
    }
    proposed = handler.updated(context) ?? (isNew ? .copy : proposed)
    let session = DropSession(context, .active)
    observe(view, session)
    // What was told may have ended the drag.
    guard drag === self.drag, target?.view == view else { return }
    let operation = configuration(of: view, session)?.operation ?? proposed
    let isAllowed = operation != .move && operation != .delete && operation != .alias
    drag.operation = isAllowed || drag.allowsAll || operation.isIn(drag.allowed) ? operation : .copy
  }

  /// The drag is over no view any more.
  private func leave() {
    guard let (view, handler, context) = target else { return }
    target = nil
    handler.exited(context)
    observe(view, DropSession(context, .exiting))
  }

  /// The innermost destination around what lies in front that takes what is dragged. A destination that does not is
  /// no obstacle beside its content: what lies behind it is asked.
  private func findTarget(
    for drag: Drag
  ) -> (view: NodeHandle, handler: any DropHandling, context: DropContext)? {
    guard let graph else { return nil }
    var refusing: Set<ObjectIdentifier> = []
    while true {
      let hit = HitTestPass.hit(droppingAt: drag.location, in: graph) { [refusing] in
        $0.dropTarget != nil && !refusing.contains(ObjectIdentifier($0))
      }
      let before = refusing.count
      var node = hit?.element
      while let current = node {
        node = current.layoutParent
        guard let unary = current as? UnaryNode, let target = unary.dropTarget,
          !refusing.contains(ObjectIdentifier(unary))
        else { continue }
        let handle = unary.handle(in: graph.nodes)
        if let context = context(of: drag, over: handle), target.handler.accepts(context) {
          return (handle, target.handler, context)
        }
        refusing.insert(ObjectIdentifier(unary))
      }
      guard refusing.count > before else { return nil }
    }
  }

  private func context(of drag: Drag, over view: NodeHandle) -> DropContext? {
    guard let element = graph?.nodes.element(view) else { return nil }
    let size = element.size
    let location =
      element.convert(drag.location, from: nil, presented: true)
      ?? CGPoint(x: size.width / 2, y: size.height / 2)
    return DropContext(
      items: drag.items, row: drag.row, location: location, size: size, allowed: drag.allowed,
      id: DropSession.ID(number: drag.number))
  }

  // MARK: Observers

  /// The observers around a target, up to the next target.
  private func observers(of view: NodeHandle) -> [DropObserver] {
    var found: [DropObserver] = []
    var node = graph?.nodes.element(view)?.layoutParent
    while let current = node {
      node = current.layoutParent
      guard let unary = current as? UnaryNode else { continue }
      if unary.modifier(as: DropTarget.self) != nil { break }
      if let observer = unary.modifier(as: DropObserver.self) { found.append(observer) }
    }
    return found
  }

  private func observe(_ view: NodeHandle, _ session: DropSession) {
    for observer in observers(of: view) { observer.updated?(session) }
  }

  private func configuration(of view: NodeHandle, _ session: DropSession) -> DropConfiguration? {
    observers(of: view).lazy.compactMap { $0.configuration?(session) }.first
  }

  /// Tells the views around the drag's source.
  private func tell(_ drag: Drag, _ phase: DragSession.Phase) {
    let session = DragSession(id: DragSession.ID(number: drag.number), phase: phase)
    for updated in drag.observers { updated(session) }
  }
}

extension UnaryNode {
  /// What the view takes that is dropped on it; nil where it is no destination at present.
  fileprivate var dropTarget: DropTarget? {
    guard !isDead, let target = modifier(as: DropTarget.self), target.isEnabled,
      EnvironmentValues(scope: environment).isEnabled
    else { return nil }
    return target
  }
}

extension DropOperation {
  fileprivate func isIn(_ set: Set) -> Bool {
    switch self {
    case .cancel: set.contains(.cancel)
    case .copy: set.contains(.copy)
    case .move: set.contains(.move)
    case .forbidden: set.contains(.forbidden)
    case .alias: set.contains(.alias)
    case .delete: set.contains(.delete)
    }
  }
}

extension EnvironmentValues {
  /// The window's drags; nil where no session is.
  var dragCoordinator: DragCoordinator? {
    get { self[DragCoordinatorKey.self] }
    set { self[DragCoordinatorKey.self] = newValue }
  }

  /// Sets the window's drags.
  package mutating func setDragCoordinator(_ coordinator: DragCoordinator) { dragCoordinator = coordinator }

  private struct DragCoordinatorKey: EnvironmentKey { static var defaultValue: DragCoordinator? { nil } }
}
