/// What the engine did, for benchmarks and tests: work is proportional to what changed, and these numbers
/// show it.
package struct Counters: Sendable, Equatable {
  package var nodes = 0
  package var bodies = 0
  /// Views that lazy containers have made.
  package var rows = 0
  package var measures = 0
  package var placements = 0
  /// Rounds of both passes of layout: one for most frames, more where sizes follow from what is placed.
  package var layoutRounds = 0
  package var drawings = 0
  /// Traits that were looked up.
  package var traits = 0
  /// Pictures of children that containers have put together.
  package var compositions = 0
  /// Readers of frames that were asked whether something has moved.
  package var frameChecks = 0
  /// Children whose places or boxes were compared with a point.
  package var hitChecks = 0
  /// Contents that were split into their letters, so that they change letter by letter.
  package var splitContents = 0

  package init() {}
}
