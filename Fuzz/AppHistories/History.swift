import HeadlessHost
import SwiftUICore
import TreeGrammar

/// A random app and what its program and its user do with it: pushes, pops, tab changes, presentations and dismissals, in
/// order and out of order. After each that is given its time, what shows, what lives and what the bindings say agree.
@MainActor
package final class History {
  /// What the link of each screen pushes.
  static let pushed = 7

  /// Of the act that is at work.
  var random: SeededGenerator
  let root: LayerModel
  let census = Census()
  let profile: PlatformProfile
  let session: HeadlessSession
  var isWide: Bool
  /// What has been done, the last last.
  var log: [String] = []
  private var lastNumber = 0

  private init(app seed: UInt64) {
    random = SeededGenerator(seed: seed)
    profile = Bool.random(using: &random) ? .phone : .desktop
    isWide = profile == .desktop
    root = LayerModel(inFront: false, number: &lastNumber, &random)
    let size = profile == .phone ? CGSize(width: 390, height: 760) : CGSize(width: 900, height: 600)
    session = HeadlessSession(
      LayerView(layer: root, census: census).environment(\.platformProfile, profile), size: size)
  }

  /// Runs the history of a seed; a description of what does not agree, with as few acts as show it.
  package static func failure(seed: UInt64, steps: Int) -> String? {
    var random = SeededGenerator(seed: seed)
    let acts = (0..<steps).map { _ in random.next() }
    guard var report = failure(app: seed, acts) else { return nil }
    var needed = acts
    var length = max(1, needed.count / 2)
    while true {
      var start = 0
      while start < needed.count {
        var fewer = needed
        fewer.removeSubrange(start..<min(start + length, fewer.count))
        if let smaller = failure(app: seed, fewer) {
          (needed, report) = (fewer, smaller)
        } else {
          start += length
        }
      }
      guard length > 1 else { return report }
      length /= 2
    }
  }

  /// Runs acts, each made from a number of its own.
  private static func failure(app seed: UInt64, _ acts: [UInt64]) -> String? {
    let census: Census
    do {
      let history = History(app: seed)
      census = history.census
      if let report = history.run(acts) { return "seed \(seed), \(report)" }
    }
    return census.alive.isEmpty ? nil : "seed \(seed): \(census.alive) live on without a window"
  }

  private func run(_ acts: [UInt64]) -> String? {
    do throws(Disagreement) {
      try settle()
      for act in acts {
        random = SeededGenerator(seed: act)
        try step()
      }
      try end()
      return nil
    } catch {
      let done = log.joined(separator: "\n  ")
      return
        "\(profile), \(root.style), presents \(root.presenter): \(error.text)\n  \(done)\n\(session.tree)"
    }
  }

  private func step() throws(Disagreement) {
    if Int.random(in: 0..<3, using: &random) == 0 {
      try settle()
      try userActs()
      return try settle()
    }
    guard programActs() else { return try settle() }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: log.append("and at once")
    case 2:
      log.append("and after a moment")
      session.advance(by: 0.05)
      visit()
    default: try settle()
    }
  }

  /// Gives what has changed its time, and looks.
  func settle() throws(Disagreement) {
    session.update()
    visit()
    var rounds = 0
    while session.isMoving, rounds < 60 {
      session.advance(by: 0.1)
      rounds += 1
    }
    guard rounds < 60 else { throw Disagreement(text: "it does not come to rest") }
    try look()
  }

  private func visit() {
    for layer in root.chain where !isAtSidebar(layer) { layer.visited.insert(layer.tab) }
  }

  /// All is closed and popped.
  private func end() throws(Disagreement) {
    log.append("the end")
    root.presented = nil
    for stack in root.stacks {
      stack.hasDetail = false
      stack.pop(stack.depth)
    }
    try settle()
  }

  func makeLayer() -> LayerModel { LayerModel(inFront: true, number: &lastNumber, &random) }
}

/// What does not agree, in words.
struct Disagreement: Error { let text: String }

extension LayerModel {
  convenience init(inFront: Bool, number: inout Int, _ random: inout SeededGenerator) {
    let styles: [Style] = inFront ? [.stack, .stack, .tabs] : Style.allCases
    // What is presented is small at times, and columns need their room.
    let style = styles[Int.random(in: 0..<styles.count, using: &random)]
    number += 1
    let own = number
    let count = style == .tabs ? Int.random(in: 2...4, using: &random) : 1
    var stacks: [StackModel] = []
    for _ in 0..<count {
      number += 1
      stacks.append(StackModel(number: number, isErased: Bool.random(using: &random)))
    }
    let presenter: Presenter = Bool.random(using: &random) ? .around : .root
    self.init(number: own, style: style, presenter: style == .columns ? .around : presenter, stacks: stacks)
  }
}
