import Observation
import SwiftUICore
import ViewGraph

/// Which elements of an outline are expanded, by their identities.
///
/// Owner: the outline's state. An element has an entry once it has been shown or was expanded with one above; it keeps it while
/// the element is out of sight, or out of the data.
@MainActor
final class OutlineExpansion<ID: Hashable>: ChosenByUser {
  @MainActor @Observable
  final class Entry {
    var isExpanded = false {
      didSet { if Transaction.current.expandsAllBelow { below?.expand(isExpanded) } }
    }
    /// What the element's view keeps.
    @ObservationIgnored weak var below: Below?
  }

  /// All elements below one.
  @MainActor
  final class Below {
    /// Shows their children, or hides them.
    fileprivate let expand: (Bool) -> Void
    fileprivate init(expand: @escaping (Bool) -> Void) { self.expand = expand }
  }

  private var entries: [ID: Entry] = [:]

  nonisolated init() {}

  private func entry(_ id: ID) -> Entry {
    let entry = entries[id] ?? Entry()
    entries[id] = entry
    return entry
  }

  /// Whether the children of an element are shown, and what its view keeps as long as it is there.
  func isExpanded<Data>(
    _ element: Data.Element, _ children: Data, in tree: OutlineTree<Data, ID>
  ) -> (Binding<Bool>, Below) {
    let entry = entry(tree.id(element))
    let below = Below { [weak self] in self?.expand(children, in: tree, $0) }
    entry.below = below
    return (Bindable(entry).isExpanded, below)
  }

  /// Shows the children of elements and of all below them, or hides them: of so many at most, since a program may make the
  /// children as they are asked for, without end.
  private func expand<Data>(_ elements: Data, in tree: OutlineTree<Data, ID>, _ isExpanded: Bool) {
    var left = 10_000
    var levels = [elements]
    var transaction = Transaction.current
    transaction.expandsAllBelow = false
    withTransaction(transaction) {
      while !levels.isEmpty {
        var below: [Data] = []
        for element in levels.joined() {
          guard left > 0 else { return }
          left -= 1
          guard let children = tree.children(element) else { continue }
          entry(tree.id(element)).isExpanded = isExpanded
          below.append(children)
        }
        levels = below
      }
    }
  }
}

extension Transaction {
  /// Whether what expands an element of an outline, or collapses it, does so with all below.
  fileprivate(set) var expandsAllBelow: Bool {
    get { self[ExpandsAllBelowKey.self] }
    set { self[ExpandsAllBelowKey.self] = newValue }
  }

  private struct ExpandsAllBelowKey: TransactionKey { static var defaultValue: Bool { false } }
}

extension Binding where Value == Bool {
  /// Shows what is below a title, or hides it: while the option key is down, also what is below that.
  @MainActor
  func disclose(_ isExpanded: Bool, _ modifiers: EventModifiers) {
    var transaction = Transaction.current
    transaction.animation = .default
    transaction.expandsAllBelow = modifiers.contains(.option)
    withTransaction(transaction) { wrappedValue = isExpanded }
  }
}
