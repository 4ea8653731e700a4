import Foundation
import ViewGraph

/// Which gestures take part where one is attached to a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture that is attached nor those of views inside.
  public static let none: GestureMask = []
  /// The gesture that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Attaches a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: GestureAttaching {
  typealias Body = Never
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  var button = PointerEvent.Button.primary

  var takesPart: (itself: Bool, inside: Bool) { (mask.contains(.gesture), mask.contains(.subviews)) }

  func isEnabled(in environment: EnvironmentScope) -> Bool { EnvironmentValues(scope: environment).isEnabled }

  @MainActor func makeRecognizer() -> any GestureRecognizer { G._makeRecognizer(gesture) }

  @MainActor func update(_ recognizer: any GestureRecognizer) {
    guard let recognizer = recognizer as? _GestureRecognizer<G.Value> else { return }
    G._update(recognizer, to: gesture)
  }
}

extension View {
  /// Attaches a gesture. Gestures of views inside come before it.
  ///
  /// The gesture is recognized where the view is hit: where something of it shows, or in its `contentShape`. A view
  /// that is disabled has no gestures.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether it takes part, and whether gestures of views inside do.
  public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, priority: .ordinary, mask: mask))
  }

  /// Attaches a gesture, which takes part where it is enabled.
  public nonisolated func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name, which takes part where it is enabled.
  ///
  /// - Parameter name: What the gesture is called where gestures are listed; it changes nothing else.
  public nonisolated func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes before those of views inside: they wait until it has failed.
  public nonisolated func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture that comes before those of views inside, where it is enabled.
  public nonisolated func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name that comes before those of views inside, where it is enabled.
  public nonisolated func highPriorityGesture<T>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View where T: Gesture {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that goes on beside those of views inside.
  public nonisolated func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that goes on beside those of views inside, where it is enabled.
  public nonisolated func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name that goes on beside those of views inside, where it is enabled.
  public nonisolated func simultaneousGesture<T>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View where T: Gesture {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
