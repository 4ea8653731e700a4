import Foundation
import ViewGraph

/// What all pointers that press a view do: the fingers, and the mouse while it is pressed.
nonisolated public struct SpatialEventGesture: Gesture {
  /// What the pointers do at the moment.
  public typealias Value = SpatialEventCollection

  /// The space of the locations.
  public let coordinateSpace: CoordinateSpace
  /// Runs whenever a pointer goes down, moves, is lifted or taken away.
  public let action: (SpatialEventCollection) -> Void

  /// A gesture with an action for the events, their locations in a coordinate space.
  public nonisolated init(
    coordinateSpace: any CoordinateSpaceProtocol = .local,
    action: @escaping (SpatialEventCollection) -> Void = { _ in }
  ) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
    self.action = action
  }
}

/// What several pointers do at a moment, in the order in which they went down.
public struct SpatialEventCollection: Collection {
  /// What one pointer does.
  public struct Event: Identifiable, Hashable, Sendable {
    /// Tells pointers apart.
    public struct ID: Hashable, Sendable {
      let pointer: Int
    }

    /// What kind of pointer it is.
    public enum Kind: Hashable, Sendable {
      /// A finger.
      case touch
      /// Fingers in the air that touch what they point at, or that the eyes look at; no host has any.
      case directPinch, indirectPinch
      /// A mouse.
      case pointer
      /// A pen; no host tells it from a finger.
      case pencil
    }

    /// What has become of it.
    public enum Phase: Hashable, Sendable {
      /// It is down.
      case active
      /// It has been lifted.
      case ended
      /// The system has taken it away.
      case cancelled
    }

    /// Tells pointers apart.
    public var id: ID
    /// Seconds of the session's clock.
    public var timestamp: TimeInterval
    /// What kind of pointer it is.
    public var kind: Kind
    /// Where it is, in the gesture's coordinate space.
    public var location: CGPoint
    /// What has become of it.
    public var phase: Phase
    /// The modifier keys that are down.
    public var modifierKeys: EventModifiers
  }

  /// A place among the events.
  public struct Index: Comparable, Hashable, Sendable {
    let number: Int
    /// Whether an event comes before another.
    public static func < (a: Index, b: Index) -> Bool { a.number < b.number }
  }

  private var events: [Event] = []

  /// No events.
  public init() {}

  /// The place of the first event.
  public var startIndex: Index { Index(number: 0) }
  /// The place behind the last event.
  public var endIndex: Index { Index(number: events.count) }
  /// The place behind another.
  public func index(after index: Index) -> Index { Index(number: index.number + 1) }
  /// The event at a place.
  public subscript(index: Index) -> Event { events[index.number] }

  /// What a pointer does; nil where it does nothing.
  public subscript(index: Event.ID) -> Event? {
    get { events.first { $0.id == index } }
    set {
      let place = events.firstIndex { $0.id == index }
      if let place { events.remove(at: place) }
      if let newValue { events.insert(newValue, at: place ?? events.count) }
    }
  }
}

extension SpatialEventGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<SpatialEventGesture> { SpatialEventRecognizer(self) }
}

private final class SpatialEventRecognizer: Recognizer<SpatialEventGesture> {
  private var events = SpatialEventCollection()
  private var isNew = false

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver, event.phase != .left else { return }
    // What has been lifted was told once.
    for old in events where old.phase != .active { events[old.id] = nil }
    let id = SpatialEventCollection.Event.ID(pointer: event.event.pointer)
    let now: SpatialEventCollection.Event.Phase =
      switch event.phase {
      case .up: .ended
      case .cancelled: .cancelled
      default: .active
      }
    events[id] = SpatialEventCollection.Event(
      id: id, timestamp: event.time, kind: event.event.device == .touch ? .touch : .pointer,
      location: event.location(in: gesture.coordinateSpace), phase: now,
      modifierKeys: EnvironmentValues(scope: event.environment).modifierKeys.down)
    isNew = true
    phase = events.contains { $0.phase == .active } ? .active(events) : .ended(events)
  }

  override func deliver() {
    guard isNew else { return }
    isNew = false
    gesture.action(events)
  }

  override func cancel() {
    for event in events where event.phase == .active { events[event.id]?.phase = .cancelled }
    isNew = isNew || !events.isEmpty
    phase = .failed
  }
}
