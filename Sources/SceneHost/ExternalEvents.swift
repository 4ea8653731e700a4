import Foundation
import SwiftUICore

/// Which events from outside a window's content takes.
struct ExternalEvents: Equatable {
  /// Of an event with one of the texts in it the window is the first to be asked.
  var preferring: Set<String> = []
  /// Of the events that no window prefers it takes those with one of the texts in it; nil for what its scene says.
  var allowing: Set<String>?

  /// Whether an event has one of the texts in it; `*` stands for all events.
  static func matches(_ texts: Set<String>, _ event: String) -> Bool {
    texts.contains { $0 == "*" || event.contains($0) }
  }
}

struct ExternalEventsKey: PreferenceKey {
  static var defaultValue: ExternalEvents { ExternalEvents() }
  static func reduce(value: inout ExternalEvents, nextValue: () -> ExternalEvents) {
    let next = nextValue()
    value.preferring.formUnion(next.preferring)
    if let allowing = next.allowing { value.allowing = (value.allowing ?? []).union(allowing) }
  }
}

extension View {
  /// Which events from outside, such as a URL that the host delivers, the view's window takes while it is open.
  ///
  /// An event goes to the window in front of those that prefer it, or else of those of its scene that allow it; where there is
  /// none, to a new window of the scene: see `Scene.handlesExternalEvents(matching:)`.
  ///
  /// - Parameters:
  ///   - preferring: Events with one of these texts in them; `*` stands for all.
  ///   - allowing: The same. With none, the window takes only what it prefers.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    transformPreference(ExternalEventsKey.self) {
      $0 = ExternalEvents(preferring: preferring, allowing: allowing)
    }
  }
}
