import DisplayList
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// What went wrong.
package struct Finding: Sendable, CustomStringConvertible {
  /// The invariant that does not hold.
  package let invariant: String
  package let detail: String
  /// The index of the world that shows it.
  package let step: Int

  package var description: String { "\(invariant): \(detail) (step \(step))" }
}

/// Shows worlds one after the other and checks after each that all is as it should be.
@MainActor
package struct Trial {
  package var worlds: [World]
  package var pool = NumberPool.ordinary
  /// Levels of static types between two erasures.
  package var span = 3

  package init(_ worlds: [World], pool: NumberPool = .ordinary, span: Int = 3) {
    self.worlds = worlds
    self.pool = pool
    self.span = span
  }

  /// A random tree with random edits.
  package init(seed: UInt64, edits: Int, pool: NumberPool = .ordinary, size: Int? = nil) {
    var grower = Grower(seed: seed, pool: pool)
    let drawn = grower.drawSize()
    var world = grower.world(size: size ?? drawn)
    worlds = [world]
    for _ in 0..<edits {
      world = grower.edit(world)
      worlds.append(world)
    }
    self.pool = pool
    span = 1 + grower.generator.below(4)
  }

  /// Runs all worlds; the first thing that is wrong, or nil.
  package func run() -> Finding? {
    guard let first = worlds.first else { return nil }
    var remains = Remains()
    let problem = show(first, &remains)
    return problem
      ?? remains.finding.map { Finding(invariant: "no leak", detail: $0, step: worlds.count - 1) }
  }

  private func show(_ first: World, _ remains: inout Remains) -> Finding? {
    let stage = Stage(first, span: span)
    remains.lives = stage.store.lives
    for (step, world) in worlds.enumerated() {
      if step > 0 { stage.show(world) }
      if let (invariant, detail) = check(stage) {
        stage.end()
        remains.isChecked = false
        return Finding(invariant: invariant, detail: detail, step: step)
      }
    }
    remains.nodes = stage.nodes().dropFirst().map(Remains.Reference.init)
    stage.end()
    if stage.graph.counters.nodes != 0 {
      return Finding(
        invariant: "no leak", detail: "\(stage.graph.counters.nodes) nodes counted at the end",
        step: worlds.count - 1)
    }
    return nil
  }

  private func check(_ stage: Stage) -> (String, String)? {
    let placed = stage.picture()
    if let problem = stage.graph.inconsistency() { return ("consistency", problem) }
    let places = ElementChecks.places(stage.root.element)
    if let problem = ElementChecks.badFrame(places, finite: pool == .ordinary) { return ("frames", problem) }
    let digest = PictureDigest(placed, slots: stage.graph.slots)
    if let defect = digest.defect { return ("picture", defect) }

    let before = stage.graph.counters
    let again = stage.picture()
    if stage.graph.counters != before { return ("idempotence", "\(before) became \(stage.graph.counters)") }
    if again.fragment !== placed.fragment { return ("idempotence", "the picture is another") }

    let scratch = Stage(stage.world, span: span)
    defer { scratch.end() }
    let expected = PictureDigest(scratch.picture(), slots: scratch.graph.slots)
    let expectedPlaces = ElementChecks.places(scratch.root.element)
    if let problem = ElementChecks.difference(places, expectedPlaces) {
      return ("incremental frames", problem)
    }
    if let problem = digest.difference(from: expected) { return ("incremental picture", problem) }
    // Asking for every end of every range costs more than all the rest: large trees are asked now and then.
    if places.count < 400 || stage.graph.counters.placements % 4 == 0,
      let problem = ElementChecks.wrongAnswer(places, expectedPlaces)
    {
      return ("answers", problem)
    }
    return reports(stage)
  }

  /// What is told: nothing but duplicates and changed ranges, each once.
  private func reports(_ stage: Stage) -> (String, String)? {
    let reports = stage.graph.reporter.reports
    let kinds = Set(reports.map(\.kind)).subtracting([.duplicateID, .countChanged, .invalidValue])
    if let kind = kinds.first, let report = reports.first(where: { $0.kind == kind }) {
      return ("reports", "\(report)")
    }
    return Set(reports).count == reports.count ? nil : ("reports", "one is told twice")
  }
}

/// What is left of a tree after its end.
struct Remains {
  struct Reference { weak var node: ViewNode? }

  var nodes: [Reference] = []
  var lives = Lives()
  var isChecked = true

  init() {}

  var finding: String? {
    guard isChecked else { return nil }
    if let node = nodes.lazy.compactMap(\.node).first { return "\(type(of: node)) outlives its tree" }
    return lives.count == 0 ? nil : "\(lives.count) states outlive their tree"
  }
}

extension Remains.Reference {
  init(_ node: ViewNode) { self.node = node }
}
