import Testing
import TreeGrammar

/// The closures of programs that random trees have: that each is drawn, and that the check of incremental against
/// scratch sees what it reads.
@Suite("Closures in random trees", .serialized)
@MainActor
struct ClosureTests {
  /// What surrounds a closure, so that all that it can change shows: guides, preferences and the environment.
  private func world(
    _ kind: Kind, _ choice: Int, _ origin: Origin, number: Double, arrival: Arrival
  ) -> World {
    let views = [
      Specimen("reader", id: 12, choice: 1), Specimen("pairReader", id: 13, choice: 1),
      Specimen("text", id: 14, choice: 2), Specimen("box", id: 15, numbers: [9, 9]),
      Specimen("button", id: 16, [Specimen("box", id: 17, numbers: [5, 5])]),
    ]
    let preferring = Specimen("preference", id: 19, choice: 3, views)
    let closure = Specimen(
      kind, id: 10, numbers: [4, 3, origin == .unannounced ? 0 : number], choice: choice, origin: origin,
      kind.role == .leaf ? [] : [preferring, Specimen("box", id: 20, numbers: [7, 7])])
    // A distance shows only where neither of two neighbours wants one.
    let neighbour =
      kind == "layoutSpacing"
      ? Specimen(kind, id: 8, numbers: closure.numbers, origin: origin, [Specimen("box", id: 9)])
      : Specimen("box", id: 4, numbers: [30, 6])
    let rows = Specimen("vstack", id: 3, [closure, neighbour])
    let column = Specimen("hstack", id: 5, [rows, Specimen("box", id: 6, numbers: [6, 30])])
    let shown = Specimen("trailOverlay", id: 2, [Specimen("anchorOverlay", id: 1, [column])])
    // Nothing else changes that would make the closure run again.
    return World(
      Specimen("modelObject", id: 7, choice: 1, [shown]), number: origin == .environment ? number : 1,
      isModelWide: true, signals: origin == .sometimes ? [1, number] : [number, 1], arrival: arrival)
  }

  private func finding(
    _ kind: Kind, _ choice: Int, _ origin: Origin, _ arrival: Arrival = .plain
  ) -> Finding? {
    let numbers = [1.0, 12, 5, 31]
    return Trial(
      numbers.enumerated().map { index, number in
        world(kind, choice, origin, number: number, arrival: index == 0 ? .plain : arrival)
      }, span: 2
    ).run()
  }

  /// What these read shows while something moves or is touched, and not afterwards.
  private nonisolated static let ofMovements: [Kind] = ["transition", "transaction", "gesture"]

  @Test(
    "what nobody is told of is found in every closure",
    arguments: Kind.withClosures.filter { !ofMovements.contains($0) })
  func seen(kind: Kind) {
    let found = (0..<64).contains { finding(kind, $0, .unannounced) != nil }
    #expect(found, "no choice of \(kind.name) shows what its closure reads")
  }

  @Test(
    "what is told arrives in every closure, whatever it reads", arguments: Kind.withClosures, Origin.drawn)
  func told(kind: Kind, origin: Origin) {
    for choice in 0..<4 {
      let finding = finding(kind, choice, origin)
      #expect(finding == nil, "choice \(choice): \(finding?.description ?? "")")
    }
  }

  @Test("and by every kind of change", arguments: Kind.withClosures, Arrival.allCases)
  func arrivals(kind: Kind, arrival: Arrival) {
    for origin in [Origin.observable, .state] {
      let finding = finding(kind, 1, origin, arrival)
      #expect(finding == nil, "\(origin): \(finding?.description ?? "")")
    }
  }

  @Test(
    "two thousand seeds have every closure with everything that it may read, and edits change what is read")
  func coverage() {
    var drawn: [Kind: Set<Origin>] = [:]
    var keeping: Set<Kind> = []
    var changed: Set<Kind> = []
    var arrivals: Set<Arrival> = []
    var signals = 0
    for seed in 1...UInt64(2_000) {
      let worlds = Trial(seed: seed, edits: 20, size: 200).worlds
      var numbers: [Int: [Double]] = [:]
      for world in worlds {
        arrivals.insert(world.arrival)
        world.tree.visit { specimen in
          guard specimen.kind.hasClosures else { return }
          if specimen.origin != .nothing { drawn[specimen.kind, default: []].insert(specimen.origin) }
          if specimen.keeps { keeping.insert(specimen.kind) }
          if let before = numbers[specimen.id], before != specimen.numbers { changed.insert(specimen.kind) }
          numbers[specimen.id] = specimen.numbers
        }
      }
      signals += zip(worlds, worlds.dropFirst()).filter { $0.signals != $1.signals }.count
    }
    for kind in Kind.withClosures {
      #expect(drawn[kind] == Set(Origin.drawn), "\(kind.name)")
      #expect(keeping.contains(kind), "\(kind.name)")
      #expect(changed.contains(kind), "\(kind.name)")
    }
    #expect(arrivals == Set(Arrival.allCases))
    #expect(signals > 200)
  }

  @Test("what is kept is asked in bodies, between updates, on other threads and after the session's end")
  func kept() {
    for kind in Kind.withClosures {
      func world(_ children: [Specimen], _ arrival: Arrival) -> World {
        World(
          Specimen("vstack", id: 1, children + [Specimen("asker", id: 2)]),
          signals: [Double(children.count), 1], arrival: arrival)
      }
      let keeping = Specimen(
        kind, id: 3, numbers: [4, 3, 2], choice: 5, origin: .state, keeps: true,
        [Specimen("box", id: 4, numbers: [9, 9]), Specimen("text", id: 5, choice: 1)])
      let arrivals: [Arrival] = [.plain, .fromThread, .animated, .dropped, .endedMoving, .droppedElsewhere]
      let finding = Trial(
        arrivals.flatMap { [world([keeping], .plain), world([], $0), world([keeping], $0)] }
      ).run()
      #expect(finding == nil, "\(kind.name): \(finding?.description ?? "")")
    }
  }
}
