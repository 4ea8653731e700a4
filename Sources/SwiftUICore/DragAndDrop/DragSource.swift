import DataTransfer
import Foundation
import Observation
import ViewGraph

/// One drag: what is dragged, where it is, and what it looks like.
@MainActor @Observable
final class Drag {
  @ObservationIgnored let items: [NSItemProvider]
  /// The row of a list that is dragged; nil for what is none.
  @ObservationIgnored let row: DraggedRow?
  /// What is shown under the pointer, in the environment of the view that is dragged.
  @ObservationIgnored let preview: AnyView
  /// Where the pointer was when the drag began, in the window's coordinates.
  @ObservationIgnored let start: CGPoint
  /// How far the middle of the dragged view, and so that of the preview, lies from there.
  @ObservationIgnored let middle: CGSize
  /// What may be done with the items; with those of older modifiers, whose sources say nothing, everything.
  @ObservationIgnored let allowed: DropOperation.Set
  @ObservationIgnored let allowsAll: Bool
  @ObservationIgnored let observers: [(DragSession) -> Void]
  @ObservationIgnored var number = 0
  /// Where the pointer is, in the window's coordinates.
  var location: CGPoint
  /// What would be done with the items if they were dropped now.
  var operation = DropOperation.forbidden

  init(
    _ items: [NSItemProvider], row: DraggedRow?, preview: AnyView, start: CGPoint, middle: CGSize,
    configuration: DragConfiguration?, observers: [(DragSession) -> Void]
  ) {
    self.items = items
    self.row = row
    self.preview = preview
    self.start = start
    self.middle = middle
    allowed = configuration?.operations ?? .copy
    allowsAll = configuration == nil
    self.observers = observers
    location = start
  }
}

/// The gesture that takes what a view stands for away with the pointer. It is recognized when the mouse has moved far enough,
/// or when a finger has been held long enough, so that fingers scroll and swipe what can be dragged; and takes the place of
/// presses of controls inside.
nonisolated struct DraggingGesture: RecognizedGesture {
  typealias Value = Void
  let source: RowDragSource
  /// What is shown under the pointer, given the size of the view.
  let preview: (CGSize) -> AnyView

  @MainActor func makeRecognizer() -> Recognizer<DraggingGesture> { DraggingRecognizer(self) }
}

private final class DraggingRecognizer: Recognizer<DraggingGesture> {
  private var press: GestureEvent?
  private var grip = CGPoint.zero
  private var last: GestureEvent?
  private var drag: Drag?
  private var hasBegun = false
  /// Whether the pointer has moved since it took the view.
  private var hasMoved = false

  override var isDragging: Bool { true }

  private var isHeld: Bool { press?.event.device == .touch }

  override var deadline: Double? {
    guard isHeld, case .possible = phase, let press else { return nil }
    return press.time + GestureLimits.dragLiftTime
  }

  override func timePassed(_ time: Double) {
    if let deadline, time >= deadline { phase = .active(()) }
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let press else {
      guard event.phase == .down else { return }
      (self.press, last) = (event, event)
      return grip = event.location(in: .local)
    }
    guard event.event.pointer == press.event.pointer else { return }
    timePassed(event.time)
    switch event.phase {
    case .down, .left: return
    case .moved: moved(from: press.event.location, to: event.event.location)
    case .up: phase = hasMoved ? .ended(()) : .failed
    case .cancelled: phase = .failed
    }
    last = event
  }

  private func moved(from start: CGPoint, to place: CGPoint) {
    guard case .possible = phase else { return hasMoved = true }
    guard start.distance(to: place) >= (isHeld ? GestureLimits.tapDistance : GestureLimits.mouseDragDistance)
    else { return }
    hasMoved = true
    phase = isHeld ? .failed : .active(())
  }

  override func deliver() {
    guard let last else { return }
    let window = EnvironmentValues(scope: last.environment).dragCoordinator
    switch phase {
    case .possible: break
    case .active:
      if hasBegun {
        if let drag { window?.move(drag, to: last.event.location) }
      } else {
        hasBegun = true
        begin(last, window)
      }
    case .ended:
      if let drag { window?.drop(drag, at: last.event.location) }
      drag = nil
    case .failed:
      if let drag { window?.cancel(drag) }
      drag = nil
    }
  }

  override func cancel() { phase = .failed }

  private func begin(_ event: GestureEvent, _ window: DragCoordinator?) {
    let around = event.modifiers(as: DragObserver.self)
    let row = event.modifiers(as: RowDragModifier.self).first?.row(gesture.source)
    let items = row?.items ?? gesture.source.items()
    guard !items.isEmpty, let window, let press else { return }
    let size = event.bounds.size
    let preview = gesture.preview(size).modifier(EnvironmentInheritance(scope: event.environment))
    let drag = Drag(
      items, row: row, preview: AnyView(preview), start: press.event.location,
      middle: CGSize(width: size.width / 2 - grip.x, height: size.height / 2 - grip.y),
      configuration: around.lazy.compactMap(\.configuration).first,
      observers: around.compactMap(\.updated))
    self.drag = drag
    window.begin(drag)
    window.move(drag, to: event.event.location)
  }
}

/// What is dragged, under the pointer.
struct DragLayer: View {
  let drag: Drag
  @Environment(\.platformProfile) private var profile

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      drag.preview
        .fixedSize()
        .opacity(profile == .phone ? 0.95 : 0.8)
        .shadow(color: .black.opacity(profile == .phone ? 0.25 : 0), radius: 12, y: 6)
        .overlay(alignment: .topTrailing) {
          if drag.operation == .copy, profile == .desktop { CopyBadge().offset(x: 8, y: -8) }
        }
        .overlay(alignment: .topLeading) {
          if let badge = drag.row?.badge { badge.offset(x: -16, y: -8) }
        }
        .position(
          x: drag.location.x + drag.middle.width - origin.x,
          y: drag.location.y + drag.middle.height - origin.y)
    }
    // Places are those of the window, which are not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

/// Says that what is dragged would be copied here.
private struct CopyBadge: View {
  var body: some View {
    ZStack {
      Circle().fill(Color(red: 0.2, green: 0.73, blue: 0.3))
      Rectangle().fill(.white).frame(width: 8, height: 1.8)
      Rectangle().fill(.white).frame(width: 1.8, height: 8)
    }
    .frame(width: 16, height: 16)
  }
}
