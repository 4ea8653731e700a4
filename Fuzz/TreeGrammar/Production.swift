import ViewGraph

/// One thing that random trees are made of: a view, a container or a modifier, made from a specimen.
///
/// An entry of one of the tables in `Productions/` is all that a production needs.
struct Production: Sendable {
  let kind: Kind
  let role: Kind.Role
  /// How often it is drawn among those of its role.
  let weight: Double
  /// Whether it has closures of a program's that read and keep what they are given.
  let hasClosures: Bool
  let make: @MainActor @Sendable (Parts) -> any View

  private init(
    _ kind: Kind, _ role: Kind.Role, _ weight: Double, _ hasClosures: Bool,
    _ make: @escaping @MainActor @Sendable (Parts) -> any View
  ) {
    self.kind = kind
    self.role = role
    self.weight = weight
    self.hasClosures = hasClosures
    self.make = make
  }

  typealias Make = @MainActor @Sendable (Parts) -> any View

  static func leaf(
    _ kind: Kind, _ weight: Double = 1, closures: Bool = false, _ make: @escaping Make
  ) -> Production { Production(kind, .leaf, weight, closures, make) }
  static func container(
    _ kind: Kind, _ weight: Double = 1, closures: Bool = false, _ make: @escaping Make
  ) -> Production { Production(kind, .container, weight, closures, make) }
  static func list(
    _ kind: Kind, _ weight: Double = 1, closures: Bool = false, _ make: @escaping Make
  ) -> Production { Production(kind, .list, weight, closures, make) }
  static func loop(
    _ kind: Kind, _ weight: Double = 1, closures: Bool = false, _ make: @escaping Make
  ) -> Production { Production(kind, .loop, weight, closures, make) }
  static func modifier(
    _ kind: Kind, _ weight: Double = 1, closures: Bool = false, _ make: @escaping Make
  ) -> Production { Production(kind, .modifier, weight, closures, make) }
  static func pair(
    _ kind: Kind, _ weight: Double = 1, closures: Bool = false, _ make: @escaping Make
  ) -> Production { Production(kind, .pair, weight, closures, make) }

  static let all: [Production] =
    testLeaves + leaves + shapes + controls + containers + lists + loops + layoutModifiers + drawingModifiers
    + styleModifiers + dataModifiers + pairs + closures + readingViews + environmentModifiers + traits
    + movements + used

  /// What a user works with.
  static let used: [Production] = liveControls + interactions + gestures + lazyContainers + rows

  static let byKind = Dictionary(all.map { ($0.kind, $0) }) { first, _ in
    // Two entries of one name would make specimens that mean either.
    preconditionFailure("two productions are called \(first.kind.name)")
  }
  static let byRole = Dictionary(grouping: all, by: \.role)

  static func of(_ kind: Kind) -> Production {
    guard let production = byKind[kind] else {
      // A test names a production that is not there.
      preconditionFailure("no production is called \(kind.name)")
    }
    return production
  }
}

extension View {
  /// The view with a modifier, as an opaque view: so that it can be asked of a view of any type.
  func modified<Modifier: ViewModifier>(by modifier: Modifier) -> some View { self.modifier(modifier) }
}
