import Foundation

/// Runs random trees, one seed after the other.
@MainActor
package struct Soak {
  /// How long; nil for no limit.
  package var minutes: Double?
  package var firstSeed: UInt64
  /// How many trees; nil for no limit.
  package var trees: Int?
  package var edits: Int
  package var pool: NumberPool
  /// After how many failures to stop.
  package var failures: Int
  /// Seeds that take longer than so many seconds of work are told; nil for none.
  package var slow: Double?
  /// Specimens in a tree at first; nil for many sizes.
  package var size: Int?
  /// Whether nobody does anything with the trees: they are edited alone.
  package var isCalm: Bool
  /// Which of the seeds, where several processes share them.
  package var share: Share

  package init(
    minutes: Double? = nil, firstSeed: UInt64 = 1, trees: Int? = nil, edits: Int = 20,
    pool: NumberPool = .ordinary, failures: Int = 5, slow: Double? = nil, size: Int? = nil,
    isCalm: Bool = false, share: Share = Share()
  ) {
    self.size = size
    self.isCalm = isCalm
    self.minutes = minutes
    self.firstSeed = firstSeed
    self.trees = trees
    self.edits = edits
    self.pool = pool
    self.failures = failures
    self.slow = slow
    self.share = share
  }

  /// Every so many seeds, beginning with one.
  package struct Share: Sendable {
    package var index: Int
    package var count: Int

    package init(index: Int = 0, count: Int = 1) {
      self.index = index
      self.count = max(1, count)
    }
  }

  /// The file that names the seed at work in a share, for when its process does not live to tell.
  package static func seedFile(share: Int) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "random-tree-\(share).seed")
  }

  /// Runs, prints each failure small, and gives their number.
  package func run(told: (String) -> Void = { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }) -> Int
  {
    let start = ContinuousClock.now
    let seedFile = Self.seedFile(share: share.index)
    var failed = 0
    var count = 0
    var index = share.index
    while trees.map({ index < $0 }) ?? true, failed < failures {
      if let minutes, start.duration(to: .now) > .seconds(minutes * 60) { break }
      let seed = firstSeed &+ UInt64(index)
      try? Data("seed \(seed) edits \(edits) \(pool)\n".utf8).write(to: seedFile)
      let work = clock()
      if let report = Self.check(seed: seed, edits: edits, pool: pool, size: size, isCalm: isCalm) {
        failed += 1
        told(report)
      }
      let seconds = Double(clock() - work) / 1e6  // a million a second, as POSIX says
      if let slow, seconds > slow { told("seed \(seed): \(seconds) seconds") }
      count += 1
      index += share.count
    }
    told("\(count) trees with \(edits) edits each, \(failed) failures, \(start.duration(to: .now))")
    return failed
  }

  /// Runs one seed; where it fails, what fails at its smallest.
  package static func check(
    seed: UInt64, edits: Int, pool: NumberPool, size: Int? = nil, isCalm: Bool = false
  ) -> String? {
    var trial = Trial(seed: seed, edits: edits, pool: pool, size: size)
    if isCalm { for index in trial.worlds.indices { trial.worlds[index].events = [] } }
    trial.begins = { Watchdog.shared.feed("seed \(seed), \(pool) numbers, edits \(edits), step \($0)") }
    guard let finding = trial.run() else { return nil }
    FileHandle.standardError.write(Data("seed \(seed): \(finding); looking for a smaller tree\n".utf8))
    var shrinker = Shrinker(trial, finding)
    let (small, smallFinding) = shrinker.shrink()
    return """
      seed \(seed), \(pool) numbers: \(finding)
      shrunk: \(smallFinding)
      span \(small.span), worlds: [\(small.worlds.map(\.description).joined(separator: ",\n"))]
      """
  }
}
