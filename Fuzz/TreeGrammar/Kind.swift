/// What a specimen is: the name of a production.
package struct Kind: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  package init(stringLiteral name: String) { self.name = name }

  /// What may stand in a kind's place, and how its children are divided.
  package enum Role: Hashable, Sendable, CaseIterable {
    /// Shows no other views.
    case leaf
    /// Shows its children as one element.
    case container
    /// Contributes its children, side by side, to the list around it.
    case list
    /// Makes its children in a closure, each with an identity of its own.
    case loop
    /// Changes its children, each for itself.
    case modifier
    /// Shows the first child beside, behind or in place of the others.
    case pair
  }

  package var role: Role { Production.of(self).role }

  /// A kind of a role, by weight.
  static func random(_ role: Role, using generator: inout SeededGenerator) -> Kind {
    let productions = Production.byRole[role] ?? []
    var rest = Double.random(in: 0..<productions.reduce(0) { $0 + $1.weight }, using: &generator)
    for production in productions {
      rest -= production.weight
      if rest < 0 { return production.kind }
    }
    return "box"
  }
}
