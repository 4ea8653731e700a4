/// The engine's limits, each with its reason. What reaches one is reported once and has a defined result.
@usableFromInline package enum Limits {
  /// Nested nodes, of which a view makes one to ten. Passes recurse; the stack that deep trees get (`DeepStack`)
  /// holds this many where the build is not optimised.
  package static let depth: Int32 = 250_000
  /// Nested nodes where no stack of a tree's own is to be had.
  package static let depthOnThreadStack: Int32 = 2_000
  /// Rounds of update and layout before a frame is taken as it is: what feeds back on itself ends here.
  package static let roundsPerFrame = 10
  /// Nodes in one graph, so that a runaway view ends in a report and not in the kernel's.
  package static let nodes = 4_000_000
  /// Values that one colour or text is made of, each counted as often as it is in it: of a value that is made of
  /// itself twice, and so again and again, a few lines make more than there is time for.
  package static let parts = 100_000
  /// Modifiers of one animation, which asks each of them in every frame, and transitions in one.
  package static let animationParts = 1_000
  /// Styles within styles: one whose style in an environment leads back to itself ends here.
  package static let styles = 100_000
  /// Lengths and coordinates in points, 2^40: sums of a hundred million of them are exact to a thousandth of a
  /// point, and none of them overflows.
  @inlinable package static var extent: Double { 1_099_511_627_776 }
}
