/// What a view that is never seen says for another one.
package enum SpokenPart: Equatable, Sendable {
  /// It stands for the view: what the view itself says is not heard.
  case representation
  /// Its elements are those inside of the view's element.
  case children
  /// What can be activated in it are actions of the view's, in a group of a name or in the usual one.
  case actions(category: String?)
  /// It names the view. `SpokenPlaceholder` in it stands for the name that the view has.
  case label
  /// It shows large while the view is held.
  case largeContent

  /// Adds what the elements of the unseen view say to what the view says.
  func merge(_ said: [Semantics], into semantics: inout Semantics) {
    switch self {
    case .representation, .children: break
    case .actions(let category):
      for part in said where part.isEnabled {
        guard let name = part.label else { continue }
        for action in part.actions where action.kind == .activate {
          semantics.add(action.named(name, category: category))
        }
      }
    case .label:
      let own = semantics.label
      semantics.label = Self.joined(said) { $0.isPlaceholder ? own : $0.label }
    case .largeContent: semantics.details.largeContent = Self.joined(said, \.label)
    }
  }

  private static func joined(_ said: [Semantics], _ text: (Semantics) -> String?) -> String? {
    let texts = said.compactMap(text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension Semantics {
  /// What stands for the name that a view has where another is made of it.
  private static let placeholder = "\u{fffc}"
  fileprivate var isPlaceholder: Bool { label == Self.placeholder }

  /// Makes this the place of the name that the view has.
  package mutating func becomePlaceholder() { label = Self.placeholder }
}

extension ElementNode {
  /// Whether the view only says something for the one around it: it takes no focus.
  var isSpokenOnly: Bool {
    guard let around = layoutParent as? SecondaryNode, around.spokenPart != nil else { return false }
    return around.secondaryElement === self
  }
}
