import Foundation
import Geometry
import SwiftUICore
import ViewGraph

extension Stage {
  /// A user, a host or the program does something. Every event is one that a host can send.
  func perform(_ event: UserEvent) {
    refresh()
    switch event {
    case .tap(let aim, let count):
      let place = point(aim)
      for _ in 0..<count {
        send(.down, place, pointer: 5)
        send(.up, place, pointer: 5)
        wait(0.1)
      }
    case .press(let aim, let seconds):
      let place = point(aim)
      send(.down, place, pointer: 5)
      wait(seconds)
      send(.up, place, pointer: 5)
    case .click(let aim): click(point(aim), .primary)
    case .secondaryClick(let aim): click(point(aim), .secondary)
    case .drag(let aim, let x, let y, let isMouse, let isCancelled):
      drag(from: point(aim), x, y, isMouse ? 9 : 5, isCancelled)
    case .pinch(let aim): pinch(point(aim))
    case .wheel(let aim, let x, let y): _ = graph.scroll(by: CGSize(width: x, height: y), at: point(aim))
    case .hover(let aim): send(.moved, point(aim), pointer: 9)
    case .leave: send(.left, .zero, pointer: 9)
    case .key(let number, let modifiers):
      let key = UserEvent.keys[number % UserEvent.keys.count]
      let modifiers = EventModifiers(rawValue: modifiers)
      send(.key(KeyEvent(key, modifiers: modifiers)))
      send(.key(KeyEvent(key, phase: .up, modifiers: modifiers)))
    case .type(let text): send(.text(.insert(text)))
    case .compose(let text):
      let end = text.utf8.count
      send(.text(.compose(text, selected: end..<end)))
    case .endComposition: send(.text(.endComposition))
    case .focus(let number):
      let targets = graph.enter { graph.focus.targets }
      guard !targets.isEmpty else { return }
      graph.enter { graph.focus.focus(targets[number % targets.count]) }
    case .blur: graph.enter { graph.focus.focus(nil) }
    case .perform(let number): act(number)
    case .wait(let seconds): wait(seconds)
    case .write(let number): store.fields.write(number)
    }
    refresh()
  }

  /// Everything is let go of, as when nobody does anything for a while: what is open for the moment is closed.
  func rest() {
    closePanels()
    if let focused = graph.focus.focusedElement, focused.isInside(LiveDate.self) {
      // Which part of a date is edited is the picker's own.
      perform(.blur)
    }
    if hasMouse { send(.left, .zero, pointer: 9) }
    hasMouse = false
    var turns = 0
    while input.deadline != nil, turns < 20 {
      wait(1)
      turns += 1
    }
    // A press that has waited for another one opens its menu only now.
    for _ in 0..<3 {
      refresh()
      closePanels()
    }
  }

  private func closePanels() {
    var turns = 0
    while panels.isOpen, turns < 4 {
      panels.dismissAll()
      refresh()
      turns += 1
    }
  }

  func send(_ input: KeyboardInput) {
    refresh()
    _ = panels.receive(input) || self.input.receive(input)
    refresh()
  }

  func send(
    _ phase: PointerEvent.Phase, _ place: CGPoint, pointer: Int, button: PointerEvent.Button = .primary
  ) {
    refresh()
    let isMouse = pointer == 9
    if isMouse { hasMouse = true }
    input.receive(
      PointerEvent(phase, at: place, pointer: pointer, device: isMouse ? .mouse : .touch, button: button))
    refresh()
  }

  private func click(_ place: CGPoint, _ button: PointerEvent.Button) {
    send(.down, place, pointer: 9, button: button)
    send(.up, place, pointer: 9, button: button)
  }

  private func drag(from start: CGPoint, _ x: Double, _ y: Double, _ pointer: Int, _ isCancelled: Bool) {
    send(.down, start, pointer: pointer)
    for step in 1...3 {
      let share = Double(step) / 3
      wait(0.05)
      send(.moved, CGPoint(x: start.x + x * share, y: start.y + y * share), pointer: pointer)
    }
    send(isCancelled ? .cancelled : .up, CGPoint(x: start.x + x, y: start.y + y), pointer: pointer)
  }

  private func pinch(_ place: CGPoint) {
    func finger(_ pointer: Int, _ phase: PointerEvent.Phase, _ distance: Double) {
      let side = pointer == 5 ? 1.0 : -1
      send(phase, CGPoint(x: place.x + side * distance, y: place.y + side * distance / 2), pointer: pointer)
    }
    finger(5, .down, 2)
    finger(6, .down, 2)
    finger(5, .moved, 10)
    finger(6, .moved, 20)
    finger(5, .up, 10)
    finger(6, .up, 20)
  }

  private func act(_ number: Int) {
    var offers: [(NodeHandle, SemanticsAction.Kind)] = []
    _ = SemanticsPass.tree(in: graph)?.first { node in
      for action in node.semantics.actions { offers.append((node.handle, action.kind)) }
      return false
    }
    guard !offers.isEmpty else { return }
    let (handle, kind) = offers[number % offers.count]
    _ = SemanticsPass.perform(kind, on: handle, in: graph)
  }

  private func point(_ aim: Aim) -> CGPoint {
    switch aim {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .control(let number):
      var frames: [CGRect] = []
      _ = SemanticsPass.tree(in: graph)?.first { node in
        if !node.semantics.actions.isEmpty { frames.append(node.frame) }
        return false
      }
      frames += graph.enter { graph.focus.targets.map { $0.frame(in: .global) } }
      guard !frames.isEmpty else { return CGPoint(x: number % 200, y: number % 130) }
      let frame = frames[number % frames.count]
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}

extension ViewNode {
  /// Whether the node belongs to a view of a type.
  fileprivate func isInside(_ view: Any.Type) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.type?.type == view { return true }
      node = current.parent
    }
    return false
  }
}
