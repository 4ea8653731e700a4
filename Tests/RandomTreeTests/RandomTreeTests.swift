import Testing
import TreeGrammar

/// Random trees with random edits: no trap, finite frames, a second layout changes nothing, measuring equals
/// laying out, what is updated equals what is made from scratch, nothing is left behind.
@Suite("Random trees", .serialized)
@MainActor
struct RandomTreeTests {
  #if DEBUG
    /// A few: debug builds compare all that is kept, which takes long. `Tools/release-checks` goes through thousands.
    private static let trees = 40
    private static let edits = 10
    /// As many are worked with as well, by taps and keys.
    private static let used = 12
  #else
    private static let trees = 2_000
    private static let edits = 20
    private static let used = 2_000
  #endif

  @Test("with numbers as programs use them")
  func ordinary() {
    for seed in 1...UInt64(Self.trees) {
      let isCalm = seed > Self.used
      if let failure = Soak.check(seed: seed, edits: Self.edits, pool: .ordinary, isCalm: isCalm) {
        Issue.record("\(failure)")
      }
    }
  }

  @Test("with numbers that no layout can use")
  func hostile() {
    for seed in 1...UInt64(Self.trees / 4) {
      let isCalm = seed > Self.used / 4
      let failure = Soak.check(seed: seed, edits: Self.edits, pool: .hostile, size: 80, isCalm: isCalm)
      if let failure { Issue.record("\(failure)") }
    }
  }

  @Test("the same seed makes the same worlds, another seed others")
  func seeds() {
    // As text: a world without a proposal has no number there, and so is not equal to itself.
    func worlds(_ seed: UInt64) -> String { "\(Trial(seed: seed, edits: 5).worlds)" }
    #expect(worlds(7) == worlds(7))
    #expect(worlds(7) != worlds(8))
  }

  @Test("sizes have a median of about 60, and one in a hundred is near 5,000")
  func sizes() {
    var grower = Grower(seed: 1, pool: .ordinary)
    let sizes = (0..<10_000).map { _ in grower.drawSize() }.sorted()
    #expect((50...70).contains(sizes[5_000]))
    #expect((50...150).contains(sizes.filter { $0 > 4_000 }.count))
  }
}
