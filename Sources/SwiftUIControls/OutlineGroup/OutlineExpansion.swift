import Observation
import SwiftUICore
import ViewGraph

/// Which elements of an outline are expanded, by their identities.
///
/// Owner: the outline's state. An element has an entry once it has been shown; it keeps it while the element is out of sight, or
/// out of the data.
@MainActor
final class OutlineExpansion<ID: Hashable> {
  @MainActor @Observable
  final class Entry {
    var isExpanded = false
  }

  private var entries: [ID: Entry] = [:]

  nonisolated init() {}

  /// Whether the children of an element are shown.
  subscript(id: ID) -> Binding<Bool> {
    let entry = entries[id] ?? Entry()
    entries[id] = entry
    return Bindable(entry).isExpanded
  }
}
