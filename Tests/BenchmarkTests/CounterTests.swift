import Testing

@testable import BenchmarkScenarios

/// Work is proportional to what changed: the counters of the benchmark scenarios, which do not depend on the
/// machine, kept as thresholds.
@MainActor
struct CounterTests {
  private func result(_ name: String, of results: [Measurement]) throws -> Measurement {
    try #require(results.first { $0.name == name })
  }

  @Test("A row's state runs one body, however many rows there are", arguments: [1_000, 4_000])
  func rowState(rows: Int) throws {
    let result = try result("state", of: Scenarios.state(rows))
    #expect(result.counters.bodies == 1)
    #expect(result.counters.measures == 0, "the row's text is as wide as before")
    #expect(result.counters.drawings <= 8)
    #expect(result.isEqual)
  }

  @Test("Tags, z-indices, labels and help on all rows change nothing of that", arguments: [1_000, 4_000])
  func rowWithTraits(rows: Int) throws {
    let (plain, marked) = (Scenarios.state(1_000), Scenarios.traits(rows))
    // A help is an element, which draws what it is the help of.
    for (name, elements) in [("", 0), ("-picture", 1)] {
      let plain = try result("state" + name, of: plain).counters
      let result = try result("traits" + name, of: marked)
      #expect(result.counters.bodies == plain.bodies)
      #expect(result.counters.measures == plain.measures)
      #expect(result.counters.drawings == plain.drawings + elements)
      #expect(result.counters.compositions == plain.compositions)
      #expect(result.counters.traits == 0, "the order is known")
      #expect(result.isEqual)
    }
  }

  @Test("A leaf that grows in a column asks no sibling", arguments: [1_000, 4_000])
  func growingLeaf(rows: Int) throws {
    let results = Scenarios.grow(rows)
    let layout = try result("grow-layout", of: results)
    #expect(layout.counters.bodies == 1)
    #expect(layout.counters.measures <= 2)
    #expect(layout.counters.placements <= 3)
    let picture = try result("grow-picture", of: results)
    #expect(picture.counters.drawings <= 4)
    #expect(picture.isEqual)
  }

  @Test("The root's state runs no row's body", arguments: [1_000, 4_000])
  func rootState(rows: Int) throws {
    let result = try result("root", of: Scenarios.root(rows))
    #expect(result.counters.bodies == 1)
    #expect(result.counters.measures <= 3)
    #expect(result.isEqual)
  }

  @Test("Nesting multiplies no measures", arguments: [28, 100])
  func nesting(depth: Int) {
    for result in Scenarios.deep(depth) {
      guard let measures = result.notes["measures_per_node"] else { continue }
      let limit = result.name.hasSuffix("fixed") ? 2.0 : result.name.hasSuffix("text") ? 3 : 9
      #expect(measures <= limit, "\(result.name) at \(depth)")
    }
  }

  @Test("ViewThatFits asks each candidate a bounded number of times")
  func fits() throws {
    let shallow = try result("fits-cold", of: Scenarios.fits(5)).counters.measures
    let deep = try result("fits-cold", of: Scenarios.fits(10)).counters.measures
    #expect(deep <= shallow * 3, "twice the depth takes about twice the measures, not 3 to the power of 5")
  }
}
