/// Makes a failing trial small: fewer worlds, then fewer specimens, then simpler numbers.
@MainActor
package struct Shrinker {
  private(set) var best: Trial
  private(set) var finding: Finding
  private var tries = 0
  private let limit: Int
  /// Specimens shown so far, in all tries: large trees are tried less often.
  private var shown = 0
  private let shownLimit = 500_000

  package init(_ trial: Trial, _ finding: Finding, limit: Int = 4_000) {
    best = trial
    // Else a smaller tree might not be asked where the large one was.
    best.checksAlways = true
    self.finding = finding
    self.limit = limit
  }

  /// The smallest trial found that breaks the same invariant.
  package mutating func shrink() -> (Trial, Finding) {
    best.worlds = Array(best.worlds.prefix(finding.step + 1))
    dropWorlds()
    plainArrivals()
    var before = -1
    while before != size, tries < limit, shown < shownLimit {
      before = size
      removeSpecimens()
      dropWorlds()
    }
    simplify()
    return (best, finding)
  }

  private var size: Int { best.worlds.reduce(0) { $0 + $1.tree.count } }

  private mutating func attempt(_ worlds: [World]) -> Bool {
    guard tries < limit, shown < shownLimit, worlds != best.worlds else { return false }
    tries += 1
    shown += worlds.reduce(0) { $0 + $1.tree.count }
    var trial = best
    trial.worlds = worlds
    guard let found = trial.run(), found.invariant == finding.invariant else { return false }
    best.worlds = Array(worlds.prefix(found.step + 1))
    finding = found
    return true
  }

  private mutating func dropWorlds() {
    var length = best.worlds.count / 2
    while length >= 1 {
      var start = 0
      while start + length <= best.worlds.count, best.worlds.count > 1 {
        var worlds = best.worlds
        worlds.removeSubrange(start..<(start + length))
        if worlds.isEmpty || !attempt(worlds) { start += length }
      }
      length /= 2
    }
  }

  /// Changes that are made on the main actor and at once, and that nobody touches, where that is enough.
  private mutating func plainArrivals() {
    for index in best.worlds.indices {
      guard index < best.worlds.count else { break }
      if best.worlds[index].touch != nil {
        var worlds = best.worlds
        worlds[index].touch = nil
        _ = attempt(worlds)
      }
      if !best.worlds[index].events.isEmpty { dropEvents(index) }
      let simpler = Arrival.allCases.prefix { $0 != best.worlds[index].arrival }
      for arrival in simpler {
        var worlds = best.worlds
        worlds[index].arrival = arrival
        if attempt(worlds) { break }
      }
    }
  }

  private mutating func dropEvents(_ index: Int) {
    var event = 0
    while index < best.worlds.count, event < best.worlds[index].events.count {
      var worlds = best.worlds
      worlds[index].events.remove(at: event)
      if !attempt(worlds) { event += 1 }
    }
  }

  private mutating func removeSpecimens() {
    var ids: [(id: Int, count: Int)] = []
    for world in best.worlds { world.tree.visit { ids.append(($0.id, $0.count)) } }
    // The largest first.
    ids.sort { $0.count > $1.count }
    var seen = Set<Int>()
    for (id, _) in ids where seen.insert(id).inserted {
      if !attempt(best.worlds.map { $0.editing { $0.id == id ? nil : $0 } }) {
        // What is inside takes its place.
        _ = attempt(best.worlds.map { $0.hoisting(id) })
      }
    }
  }

  private mutating func simplify() {
    var ids = Set<Int>()
    for world in best.worlds { world.tree.visit { ids.insert($0.id) } }
    for id in ids.sorted() {
      let edits: [(inout Specimen) -> Void] = [
        { $0.numbers = [] }, { $0.numbers = $0.numbers.map { $0.rounded() } }, { $0.choice = 0 },
        { $0.choice &= 1 }, { $0.choice &= 3 }, { $0.choice %= 12 },
        { $0.origin = .nothing }, { $0.origin = $0.origin == .nothing ? .nothing : .observable },
        { $0.keeps = false },
        { $0.kind = $0.children.isEmpty ? "box" : $0.kind },
        { $0.kind = $0.kind.role == .container ? "vstack" : $0.kind },
      ]
      for edit in edits {
        _ = attempt(
          best.worlds.map {
            $0.editing { specimen in
              var specimen = specimen
              if specimen.id == id { edit(&specimen) }
              return specimen
            }
          })
      }
    }
    let hosts: [(inout World) -> Void] = [
      { $0.rightToLeft = false }, { $0.number = 1 }, { $0.model = 1 }, { $0.isModelWide = false },
      { $0.isDark = false }, { $0.signals = [1, 1] }, { ($0.width, $0.height) = (400, 300) },
    ]
    for host in hosts {
      _ = attempt(
        best.worlds.map {
          var world = $0
          host(&world)
          return world
        })
    }
  }
}

extension World {
  /// The world with every specimen replaced, inmost first; nil takes it out.
  fileprivate func editing(_ edit: (Specimen) -> Specimen?) -> World {
    var world = self
    world.tree = tree.editing(edit) ?? Specimen("empty", id: 0)
    return world
  }

  fileprivate func hoisting(_ id: Int) -> World {
    var world = self
    world.tree = tree.hoisting(id)
    if tree.id == id, tree.children.count == 1 { world.tree = tree.children[0] }
    return world
  }
}

extension Specimen {
  fileprivate func editing(_ edit: (Specimen) -> Specimen?) -> Specimen? {
    var copy = self
    copy.children = children.compactMap { $0.editing(edit) }
    return edit(copy)
  }

  fileprivate func hoisting(_ id: Int) -> Specimen {
    var copy = self
    copy.children = children.flatMap { $0.id == id ? $0.children : [$0.hoisting(id)] }
    return copy
  }
}
