/// The productions of the grammar: one for each view, container and modifier that random trees use.
package enum Kind: String, CaseIterable, Sendable {
  // Leaves
  case box, flexible, line, spacer, empty, reader, keeper
  // Containers
  case hstack, vstack, zstack, anyLayout, flow, diagonal, geometryReader
  // Lists
  case group, forEach, forEachRange, forEachBinding, either, maybe, erased, identified, tagged, dynamic
  case environmentReader, bound, modifiedOnce, modifiedTwice
  // Modifiers
  case inset, guide, priority, zIndex, environmentNumber, transformedNumber, layoutDirection, coordinateSpace
  // A second view and content
  case behind, before

  package enum Role: Sendable { case leaf, container, list, loop, modifier, pair }

  package var role: Role {
    switch self {
    case .box, .flexible, .line, .spacer, .empty, .reader, .keeper: .leaf
    case .hstack, .vstack, .zstack, .anyLayout, .flow, .diagonal, .geometryReader: .container
    case .forEach, .forEachRange, .forEachBinding: .loop
    case .group, .either, .maybe, .erased, .identified, .tagged, .dynamic, .environmentReader, .bound: .list
    case .modifiedOnce, .modifiedTwice: .list
    case .inset, .guide, .priority, .zIndex, .environmentNumber, .transformedNumber, .layoutDirection:
      .modifier
    case .coordinateSpace: .modifier
    case .behind, .before: .pair
    }
  }

  /// How often the kind is drawn among those of its role.
  var weight: Double {
    switch self {
    case .hstack, .vstack: 4
    case .box, .line, .flexible, .inset: 3
    case .forEach, .dynamic, .guide, .zstack: 2
    case .modifiedTwice, .geometryReader, .empty, .coordinateSpace, .forEachRange: 0.5
    default: 1
    }
  }

  static let byRole: [Role: [Kind]] = Dictionary(grouping: allCases, by: \.role)

  /// A kind of a role, by weight.
  static func random(_ role: Role, using generator: inout SeededGenerator) -> Kind {
    let kinds = byRole[role] ?? []
    var rest = Double.random(in: 0..<kinds.reduce(0) { $0 + $1.weight }, using: &generator)
    for kind in kinds {
      rest -= kind.weight
      if rest < 0 { return kind }
    }
    return kinds.last ?? .box
  }
}
