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

  /// Whether it has closures of a program's that the engine runs, which may read and keep what they are given.
  package var hasClosures: Bool { Production.of(self).hasClosures }
  /// All of those, in the order of the tables.
  package static let withClosures = Production.all.filter(\.hasClosures).map(\.kind)

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
