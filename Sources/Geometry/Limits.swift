/// The engine's limits, each with its reason. What reaches one is reported once and has a defined result.
@usableFromInline package enum Limits {
  /// Nested nodes. A level costs about 1 kB of stack when optimised; the raised stack holds this many.
  package static let depth: Int32 = 50_000
  /// Rounds of update and layout before a frame is taken as it is: what feeds back on itself ends here.
  package static let roundsPerFrame = 10
  /// Nodes in one graph, so that a runaway view ends in a report and not in the kernel's.
  package static let nodes = 4_000_000
  /// Lengths and coordinates in points, 2^40: sums of a hundred million of them are exact to a thousandth of a
  /// point, and none of them overflows.
  @inlinable package static var extent: Double { 1_099_511_627_776 }
}
