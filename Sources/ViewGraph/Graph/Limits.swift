/// The engine's limits, each with its reason. What reaches one is reported once and has a defined result.
package enum Limits {
  /// Nested nodes. A level costs about 1 kB of stack when optimised; the raised stack holds this many.
  package static let depth: Int32 = 50_000
  /// Rounds of update and layout before a frame is taken as it is: what feeds back on itself ends here.
  package static let roundsPerFrame = 10
  /// Nodes in one graph, so that a runaway view ends in a report and not in the kernel's.
  package static let nodes = 4_000_000
  /// Coordinates beyond this are not told apart by a raster.
  package static let coordinate = 16_777_216.0
}
