import Foundation

/// A list of places that one can go through, one after the other: the messages from a person, the headings. The tree
/// holds its name alone; who goes through it asks the modifier that offers it for the entries it has by then.
package struct SemanticsRotor: Equatable, Sendable {
  /// The name that is read out.
  package let name: String
  /// The modifier that offers it.
  let source: NodeHandle
}

/// A place that a rotor leads to.
package struct SemanticsRotorEntry {
  /// What it is called; nil for what is said there.
  package let label: String?
  /// The view; nil for the one that offers the rotor.
  package let view: SemanticsID?
  /// The part of the view's text that is meant; nil for all of it.
  package let textRange: Range<String.Index>?
  /// Done before one goes there, on the main actor: brings the view into being.
  package let prepare: () -> Void

  package init(
    label: String?, view: SemanticsID?, textRange: Range<String.Index>?,
    prepare: @escaping () -> Void
  ) {
    (self.label, self.view, self.textRange, self.prepare) = (label, view, textRange, prepare)
  }
}

extension SemanticsContext {
  /// A rotor that the modifier offers.
  package func rotor(_ name: String) -> SemanticsRotor { SemanticsRotor(name: name, source: source) }
}

extension Graph {
  /// The entries of a rotor as they are now; none where the modifier that offers it has gone.
  @MainActor
  package func entries(of rotor: SemanticsRotor) -> [SemanticsRotorEntry] {
    enter { (nodes[rotor.source] as? SemanticsScopeNode)?.rotorEntries ?? [] }
  }

  /// The element of the tree that an entry means: first in what the rotor was offered for, then anywhere. Nil where
  /// there
  /// is none at the moment.
  @MainActor
  package func element(of entry: SemanticsRotorEntry, in rotor: SemanticsRotor) -> SemanticsNode? {
    guard let tree = SemanticsPass.tree(in: self) else { return nil }
    return enter {
      guard let source = nodes[rotor.source] as? SemanticsScopeNode else { return nil }
      guard let id = entry.view else { return tree.speaking(inside: source) }
      if let named = tree.first(where: {
        $0.semantics.hasDetails && $0.semantics.details.rotorEntries.contains(id)
      }) {
        return named
      }
      guard id.namespace == nil, let root else { return nil }
      let view =
        source.firstBelow { $0.isIdentified(by: id.id) } ?? root.firstBelow { $0.isIdentified(by: id.id) }
      return view.flatMap { tree.speaking(inside: $0) }
    }
  }
}

extension ViewNode {
  /// Whether a loop or `id(_:)` gives the view this identity.
  fileprivate func isIdentified(by id: AnyHashable) -> Bool {
    guard let step = parent?.identityStep(to: self), case .explicit(let own) = step else { return false }
    return own == id
  }
}
