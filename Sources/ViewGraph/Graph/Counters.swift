/// What the engine did, for benchmarks and tests: work is proportional to what changed, and these numbers
/// show it.
package struct Counters: Sendable, Equatable {
  package var nodes = 0
  package var bodies = 0
  package var measures = 0
  package var placements = 0
  package var drawings = 0

  package init() {}
}
