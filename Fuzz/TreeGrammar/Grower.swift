/// Makes random specimens.
package struct Grower: Sendable {
  package var generator: SeededGenerator
  package let pool: NumberPool
  private(set) var lastID: Int
  /// No specimen is deeper than this.
  private let depth = 40

  package init(seed: UInt64, pool: NumberPool, lastID: Int = 0) {
    generator = SeededGenerator(seed: seed)
    self.pool = pool
    self.lastID = lastID
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Sizes are spread evenly on a logarithmic scale with a median of 60; one tree in a hundred has about
  /// 5,000 specimens.
  package mutating func drawSize() -> Int {
    if generator.chance(0.01) { return 4_500 + generator.below(1_000) }
    return Int(generator.logarithmic(from: 4, to: 900))  // from 4 to 900: the logarithms' ends
  }

  package mutating func world(size: Int) -> World {
    var world = World(specimen(budget: size))
    redrawHost(&world)
    return world
  }

  /// Another size of the host, direction or environment.
  mutating func redrawHost(_ world: inout World) {
    switch generator.below(12) {
    case 8, 9: world.signals[0] = pool.draw(using: &generator)
    case 10, 11: world.signals[1] = pool.draw(using: &generator)
    case 0: world.rightToLeft.toggle()
    case 1: world.number = pool.draw(using: &generator)
    case 2: world.model = pool.draw(using: &generator)
    case 3: world.isModelWide.toggle()
    case 4: world.isDark.toggle()
    default:
      world.width = hostLength()
      world.height = hostLength()
    }
  }

  private mutating func hostLength() -> Double {
    switch generator.below(8) {
    case 0: return .nan
    case 1: return 0
    case 2: return pool == .hostile ? pool.draw(using: &generator) : 1_000
    default: return Double(generator.below(800))
    }
  }

  package mutating func specimen(budget: Int, level: Int = 0) -> Specimen {
    guard budget > 1, level < depth else { return make(.random(.leaf, using: &generator), []) }
    switch generator.below(20) {
    case 0..<6: return branch(.container, budget, level)
    case 6..<9: return branch(.list, budget, level)
    case 9, 10: return branch(.loop, budget, level)
    case 11, 12: return branch(.pair, budget, level)
    default: return branch(.modifier, budget, level)
    }
  }

  private mutating func branch(_ role: Kind.Role, _ budget: Int, _ level: Int) -> Specimen {
    let count: Int
    switch role {
    case .modifier: count = generator.chance(0.8) ? 1 : 1 + generator.below(3)
    case .pair: count = 2
    // From 1 to 80: the logarithms' ends.
    case .loop: count = Int(generator.logarithmic(from: 1, to: generator.chance(0.2) ? 80 : 8))
    case .list: count = 1 + generator.below(4)
    default: count = generator.chance(0.1) ? 17 + generator.below(20) : 1 + generator.below(6)
    }
    let kind = Kind.random(role, using: &generator)
    // What is shown twice counts twice.
    let budget = kind == "modifiedTwice" ? budget / 2 : budget
    let most = role == .modifier || role == .pair ? count : max(1, min(count, budget - 1))
    var rest = budget - 1
    var children: [Specimen] = []
    for index in 0..<most {
      let share: Int
      if index == most - 1 {
        share = rest
      } else {
        // Some children get much, most get little.
        share = min(rest, generator.below(max(2, 2 * rest / (most - index))))
      }
      rest -= share
      children.append(specimen(budget: max(share, 1), level: level + 1))
    }
    return make(kind, children)
  }

  mutating func make(_ kind: Kind, _ children: [Specimen]) -> Specimen {
    let id = makeID()
    var specimen = Specimen(
      kind, id: id, numbers: [pool.draw(using: &generator), pool.draw(using: &generator)],
      choice: generator.below(64), children)
    if Production.of(kind).hasClosures { drawReading(&specimen) }
    return specimen
  }

  /// What the closures of a specimen read and whether they keep what they are given.
  private mutating func drawReading(_ specimen: inout Specimen) {
    if generator.chance(0.25) { specimen.origin = Origin.drawn[generator.below(Origin.drawn.count)] }
    specimen.keeps = generator.chance(0.08)
    if specimen.hasReading { specimen.numbers.append(pool.draw(using: &generator)) }
  }

  /// Another number, another origin, or keeping what was not kept.
  mutating func changeReading(_ specimen: inout Specimen) {
    switch generator.below(4) {
    case 0: specimen.origin = Origin.drawn[generator.below(Origin.drawn.count)]
    case 1: specimen.keeps.toggle()
    default: break
    }
    if specimen.numbers.count == 3 {
      specimen.numbers[2] = pool.draw(using: &generator)
    } else {
      specimen.numbers.append(pool.draw(using: &generator))
    }
  }

  /// The same with identities of its own.
  mutating func copy(_ specimen: Specimen) -> Specimen {
    var copy = specimen
    copy.id = makeID()
    copy.key = copy.id
    for index in copy.children.indices { copy.children[index] = self.copy(copy.children[index]) }
    return copy
  }
}
