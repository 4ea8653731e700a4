extension Grower {
  /// Makes one to three random changes: of a number, a branch, a list, the host.
  package mutating func edit(_ world: World) -> World {
    var world = world
    world.arrival = arrival()
    world.touch = Touch.random(in: world, using: &generator)
    world.events = UserEvent.random(using: &generator)
    for _ in 0..<(generator.chance(0.7) ? 1 : 1 + generator.below(3)) {
      if generator.chance(0.22) {
        redrawHost(&world)
      } else {
        let target = generator.below(world.tree.count)
        change(&world.tree, at: target)
      }
    }
    return world
  }

  /// Some controls and views that are interacted with, in a column or a row.
  mutating func controls() -> Specimen {
    let kinds = Production.used.map(\.kind)
    let views = (0..<(1 + generator.below(4))).map { _ in
      let kind = kinds[generator.below(kinds.count)]
      var inside: [Specimen] = []
      if kind.role != .leaf {
        let count = kind.role == .pair ? 2 : kind.role == .modifier ? 1 : 1 + generator.below(6)
        inside = (0..<count).map { _ in
          let leaf = Production.liveControls[generator.below(10)].kind
          return make(leaf, [])
        }
      }
      return make(kind, inside)
    }
    return make(generator.chance(0.7) ? "vstack" : "hstack", views)
  }

  /// Things that are done, and now and then an edit.
  mutating func use(_ world: World) -> World {
    var next = generator.chance(0.25) ? edit(world) : world
    (next.arrival, next.touch) = (.plain, nil)
    repeat { next.events = UserEvent.random(using: &generator) } while next.events.isEmpty
    return next
  }

  private mutating func arrival() -> Arrival {
    switch generator.below(80) {
    case 0..<3: .animated
    case 3..<7: .fromThread
    case 7: .animatedFromThread
    case 8: generator.chance(0.5) ? .ended : .endedMoving
    case 9: generator.chance(0.5) ? .dropped : .droppedMoving
    case 10: .droppedElsewhere
    default: .plain
    }
  }

  /// Changes the specimen at a place in the order of visiting.
  private mutating func change(_ tree: inout Specimen, at index: Int) {
    guard index > 0 else { return change(&tree) }
    var start = 1
    for child in tree.children.indices {
      let count = tree.children[child].count
      if index < start + count { return change(&tree.children[child], at: index - start) }
      start += count
    }
  }

  private mutating func change(_ specimen: inout Specimen) {
    if specimen.hasReading, generator.chance(0.4) { return changeReading(&specimen) }
    switch generator.below(specimen.children.isEmpty ? 5 : 14) {
    case 0, 1:
      if let index = specimen.numbers.indices.randomElement(using: &generator) {
        specimen.numbers[index] = pool.draw(using: &generator)
      }
    case 2: specimen.choice = generator.below(64)
    case 3: specimen = self.specimen(budget: 1 + generator.below(12), level: 20)
    case 4:
      let inner = specimen
      specimen = make(.random(generator.chance(0.5) ? .modifier : .list, using: &generator), [inner])
    case 5: specimen.choice ^= 1
    case 6: specimen.kind = .random(specimen.kind.role, using: &generator)
    case 7: specimen = specimen.children[generator.below(specimen.children.count)]
    default: changeList(&specimen.children)
    }
  }

  private mutating func changeList(_ list: inout [Specimen]) {
    let index = generator.below(list.count)
    switch generator.below(8) {
    case 0, 1:
      list.insert(specimen(budget: 1 + generator.below(10), level: 20), at: generator.below(list.count + 1))
    case 2, 3: if list.count > 1 { list.remove(at: index) }
    case 4:
      let moved = list.remove(at: index)
      list.insert(moved, at: generator.below(list.count + 1))
    case 5: list.insert(copy(list[index]), at: generator.below(list.count + 1))
    case 6: list.reverse()
    default:
      if generator.chance(0.3) {
        list[index].key = list[generator.below(list.count)].key
      } else {
        list.shuffle(using: &generator)
      }
    }
  }
}
