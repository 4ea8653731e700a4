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

/// Shows worlds one after the other and checks after each that all is as it should be. Ends where a world becomes too
/// large for its stage.
@MainActor
package struct Trial {
  package var worlds: [World]
  package var pool = NumberPool.ordinary
  /// Levels of static types between two erasures.
  package var span = 3
  /// Whether large trees, too, are asked after every edit what they remember.
  package var checksAlways = false
  /// Called with each picture, cut to a page; what it finds wrong.
  package var inspects: (Picture) -> String? = { _ in nil }
  /// Called with the index of the world that is about to be shown.
  package var begins: (Int) -> Void = { _ in }

  package init(_ worlds: [World], pool: NumberPool = .ordinary, span: Int = 3) {
    self.worlds = worlds
    self.pool = pool
    self.span = span
  }

  /// A random tree with random edits.
  package init(seed: UInt64, edits: Int, pool: NumberPool = .ordinary, size: Int? = nil) {
    var grower = Grower(seed: seed, pool: pool)
    let drawn = grower.drawSize()
    // One tree in four is a few controls, which are worked with more than edited.
    let isOfControls = size == nil && seed % 4 == 0
    var world = isOfControls ? World(grower.controls()) : grower.world(size: size ?? drawn)
    worlds = [world]
    for _ in 0..<edits {
      world = isOfControls ? grower.use(world) : grower.edit(world)
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
    begins(0)
    var stage: Stage? = Stage(first, span: span)
    for (step, world) in worlds.enumerated() {
      if step > 0 { begins(step) }
      if let problem = step > 0 ? advance(&stage, to: world) : stage.flatMap(check) {
        stage?.store.bag.empty()
        stage?.end()
        remains.isChecked = false
        return Finding(invariant: problem.invariant, detail: problem.detail, step: step)
      }
      if stage?.isTooLarge == true || stage?.isWithoutEnd == true { break }
    }
    guard let last = stage else { return nil }
    remains.lives = last.store.lives
    remains.nodes = last.nodes().dropFirst().map(Remains.Reference.init)
    let bag = last.store.bag
    last.end()
    bag.ask(.between)
    bag.empty()
    if let problem = endProblem(last) {
      return Finding(invariant: problem.invariant, detail: problem.detail, step: worlds.count - 1)
    }
    return nil
  }

  /// Shows the next world: in the same session, or in another one.
  private func advance(_ stage: inout Stage?, to world: World) -> Problem? {
    if world.arrival.restarts { return restart(&stage, world) }
    guard let stage else { return nil }
    let survival = Survival(from: stage.world.tree, to: world.tree)
    let tokens = stage.store.livingTokens()
    stage.show(world)
    return check(stage) ?? (stage.isTooLarge ? nil : stateProblem(stage, survival, tokens))
  }

  private func restart(_ stage: inout Stage?, _ world: World) -> Problem? {
    guard let ended = stage?.store else { return nil }
    var remains = Remains()
    remains.lives = ended.lives
    remains.nodes = stage?.nodes().dropFirst().map(Remains.Reference.init) ?? []
    stage = Stage.restart(&stage, world)
    ended.bag.emptyOfNodes()
    if let problem = remains.finding { return ("no leak", problem) }
    return ended.shownProblem ?? stage.flatMap(check)
  }

  private typealias Problem = (invariant: String, detail: String)

  private func check(_ stage: Stage) -> Problem? {
    if let problem = stage.problem { return problem }
    let workBefore = stage.graph.counters
    let placed = stage.settledPicture()
    if stage.isTooLarge || stage.isWithoutEnd { return nil }
    if let problem = stage.graph.inconsistency() { return ("consistency", problem) }
    let places = ElementChecks.places(stage.root.element)
    if let problem = excess(stage, workBefore) { return ("bounded work", problem) }
    if let problem = ElementChecks.badFrame(places, finite: pool == .ordinary) { return ("frames", problem) }
    let digest = PictureDigest(placed, slots: stage.graph.slots)
    if let defect = digest.defect { return ("picture", defect) }

    let page = Picture(size: CGSize(width: 120, height: 120), root: placed, slots: stage.graph.slots)
    if let problem = inspects(page) { return ("damage", problem) }

    let before = stage.graph.counters
    let again = stage.picture()
    if stage.graph.counters != before { return ("idempotence", "\(before) became \(stage.graph.counters)") }
    if again.fragment !== placed.fragment { return ("idempotence", "the picture is another") }

    if let problem = EventChecks.restProblem(in: stage) ?? EventChecks.hitProblem(in: stage, placed, places) {
      return problem
    }
    // What is being typed is the field's own: a field of a tree from scratch shows another caret.
    if stage.isEditing || stage.hasOpenMenu || stage.hasOpenSwipe || stage.hasCollapsedSection
      || stage.mayHaveResizedColumns
    {
      return reports(stage)
    }
    let scratch = Stage(stage.world, span: span, fields: stage.store.fields.copy())
    defer { scratch.end() }
    scratch.focus(as: stage)
    scratch.scroll(as: stage)
    let scratchPicture = scratch.settledPicture()
    if isByHistory(stage, scratch) { return reports(stage) }
    let expected = PictureDigest(scratchPicture, slots: scratch.graph.slots)
    let expectedPlaces = ElementChecks.places(scratch.root.element)
    if let problem = ElementChecks.difference(places, expectedPlaces) {
      return ("incremental frames", problem)
    }
    if let problem = digest.difference(from: expected) { return ("incremental picture", problem) }
    if let problem = EventChecks.semanticsProblem(in: stage, from: scratch) { return problem }
    if let problem = stage.store.appearanceDifference(from: scratch.store) { return ("appearance", problem) }
    // Asking for every end of every range costs more than all the rest: large trees are asked now and then.
    // What a lazy container answers to other proposals is a guess, by what is made of it.
    if stage.graph.hasLazyContainers { return reports(stage) }
    if checksAlways || places.count < 400 || stage.graph.counters.placements % 4 == 0,
      let problem = ElementChecks.wrongAnswer(places, expectedPlaces)
    {
      return ("answers", problem)
    }
    return reports(stage)
  }

  /// Whether a tree may show otherwise than one from scratch: rows of a lazy container that cannot be seen count by what has
  /// been measured so far, and sizes that follow from one another round after round end where rounding ends them.
  private func isByHistory(_ stage: Stage, _ scratch: Stage) -> Bool {
    stage.graph.hasExpectedLengths || scratch.graph.hasExpectedLengths
      || scratch.graph.counters.layoutRounds > 5 * Limits.roundsPerFrame
  }

  /// An update that does far more than its tree can ask for: it goes in circles.
  private func excess(_ stage: Stage, _ before: Counters) -> String? {
    let now = stage.graph.counters
    // Per node: bodies once a round, measures up to nine for each level of flexible content.
    let nodes = now.nodes + 50
    if now.bodies - before.bodies > nodes * Limits.roundsPerFrame { return "\(before) became \(now)" }
    if now.measures - before.measures > nodes * 400 { return "\(before) became \(now)" }
    if now.placements - before.placements > nodes * 200 { return "\(before) became \(now)" }
    return nil
  }

  /// State lives as long as its view, and no longer.
  private func stateProblem(_ stage: Stage, _ survival: Survival, _ before: [Int: [Token]]) -> Problem? {
    let after = stage.store.livingTokens()
    for id in survival.keepers {
      guard let old = before[id], old.count == 1 else { continue }
      guard let new = after[id], new.contains(where: { $0 === old[0] }) else {
        return ("state", "the view \(id) stays, its state is another")
      }
    }
    return nil
  }

  private func endProblem(_ stage: Stage) -> Problem? {
    if stage.graph.counters.nodes != 0 {
      return ("no leak", "\(stage.graph.counters.nodes) nodes counted at the end")
    }
    return stage.store.shownProblem
  }

  /// What is told: nothing but duplicates and changed ranges, each once.
  private func reports(_ stage: Stage) -> Problem? {
    let reports = stage.graph.reporter.reports
    let expected: Set<Report.Kind> = [
      .duplicateID, .countChanged, .invalidValue, .staleValue, .severalScrollViews,
    ]
    if let report = reports.first(where: { !expected.contains($0.kind) }) {
      return ("reports", "\(report)")
    }
    if let problem = stage.store.bag.problem { return ("kept values", problem) }
    return Set(reports).count == reports.count ? nil : ("reports", "one is told twice")
  }
}

extension Store {
  /// A view that has not disappeared though its session has ended.
  fileprivate var shownProblem: (invariant: String, detail: String)? {
    guard let shown = appearances.filter({ $0.value != 0 }).min(by: { $0.key < $1.key }) else { return nil }
    return ("appearance", "the view \(shown.key) has not disappeared at the end (\(shown.value))")
  }

  /// A view that is shown here and not there, or the other way about.
  fileprivate func appearanceDifference(from other: Store) -> String? {
    for (id, count) in appearances.sorted(by: { $0.key < $1.key })
    where count != other.appearances[id, default: 0] {
      return "the view \(id) is shown \(count) times, from scratch \(other.appearances[id, default: 0])"
    }
    for (id, count) in other.appearances.sorted(by: { $0.key < $1.key })
    where appearances[id] == nil && count != 0 {
      return "the view \(id) is shown 0 times, from scratch \(count)"
    }
    return nil
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
