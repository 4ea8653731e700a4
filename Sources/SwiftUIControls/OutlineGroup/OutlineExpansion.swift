import Observation
import SwiftUICore
import ViewGraph

/// Which elements of an outline are expanded, by their identities.
///
/// Owner: the outline's state. An element that is expanded has an entry here, also while it is out of sight or out of
/// the data. The entry of a collapsed one is its view's, and goes with it: nothing is kept of what is collapsed.
@MainActor
final class OutlineExpansion<ID: Hashable>: ChosenByUser {
  @MainActor @Observable
  final class Entry {
    @ObservationIgnored fileprivate let id: ID
    @ObservationIgnored private weak var expansion: OutlineExpansion?
    var isExpanded = false {
      didSet {
        expansion?.expanded[id] = isExpanded ? self : nil
        if Transaction.current.expandsAllBelow { below?.expand(isExpanded) }
      }
    }
    /// What the element's view keeps.
    @ObservationIgnored weak var below: Below?

    fileprivate init(_ id: ID, in expansion: OutlineExpansion) {
      self.id = id
      self.expansion = expansion
    }

    isolated deinit { expansion?.forget(id) }
  }

  /// All elements below one.
  @MainActor
  final class Below {
    /// The element's: there is one for as long as its view is.
    private let entry: Entry
    /// Shows their children, or hides them.
    fileprivate let expand: (Bool) -> Void
    fileprivate init(of entry: Entry, expand: @escaping (Bool) -> Void) {
      self.entry = entry
      self.expand = expand
    }
  }

  private struct WeakEntry { weak var entry: Entry? }

  /// The entries of expanded elements, and of those that have a view.
  private var entries: [ID: WeakEntry] = [:]
  private var expanded: [ID: Entry] = [:]

  nonisolated init() {}

  private func entry(_ id: ID) -> Entry {
    if let known = entries[id]?.entry { return known }
    let entry = Entry(id, in: self)
    entries[id] = WeakEntry(entry: entry)
    return entry
  }

  /// An entry has gone; another may have its place by now.
  private func forget(_ id: ID) {
    if let place = entries[id], place.entry == nil { entries[id] = nil }
  }

  /// Whether the children of an element are shown, and what its view keeps as long as it is there.
  func isExpanded<Data>(
    _ element: Data.Element, _ children: Data, in tree: OutlineTree<Data, ID>
  ) -> (Binding<Bool>, Below) {
    let entry = entry(tree.id(element))
    let below = Below(of: entry) { [weak self] in self?.expand(children, in: tree, $0) }
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
          let id = tree.id(element)
          // One without an entry is collapsed.
          if isExpanded { entry(id).isExpanded = true } else { entries[id]?.entry?.isExpanded = false }
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
