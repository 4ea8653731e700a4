/// The engine's limits, each with its reason. What reaches one is reported once and has a defined result.
@usableFromInline package enum Limits {
  /// Nested nodes, of which a view makes one to ten: ten thousand nested views of any kind. Passes recurse, and
  /// the stack that deep trees get (`DeepStack`) holds more than twice as many where the build is not optimised;
  /// what is bounded is the time that views take which contain one another without end.
  package static let depth: Int32 = 100_000
  /// Nodes that an update still makes once it has reached the limit of depth: bodies with two views that contain
  /// the body again would go on beside the end of every level.
  package static let nodesBesideTheDeepest = 50_000
  /// Nested nodes where no stack of a tree's own is to be had.
  package static let depthOnThreadStack: Int32 = 2_000
  /// Trees whose views make one another's pictures: a view that draws another of itself does so without end.
  package static let pictures = 8
  /// Rounds of update and layout before a frame is taken as it is: what feeds back on itself ends here.
  package static let roundsPerFrame = 10
  /// Nodes in one graph, so that a runaway view ends in a report and not in the kernel's.
  package static let nodes = 4_000_000
  /// Lines that a lazy container makes at once: lines without length would never fill what can be seen.
  package static let linesInWindow = 10_000
  /// Lines of a lazy container outside of scroll views that are made though they may not be seen.
  package static let linesOutsideOfScrollViews = 100
  /// Views that are out of their lazy container and whose states are kept: at some 200 bytes each no more than a few
  /// megabytes, and more than anybody scrolls through by hand.
  package static let parkedViews = 10_000
  /// Values that one colour or text is made of, each counted as often as it is in it: of a value that is made of
  /// itself twice, and so again and again, a few lines make more than there is time for.
  package static let parts = 100_000
  /// Modifiers of one animation, which asks each of them in every frame, and transitions in one.
  package static let animationParts = 1_000
  /// Styles within styles: one whose style in an environment leads back to itself ends here.
  package static let styles = 100_000
  /// Effects within effects that need a layer of pixels each; every one enlarges the layers inside it.
  package static let layers = 32
  /// Lengths and coordinates in points, 2^40: sums of a hundred million of them are exact to a thousandth of a
  /// point, and none of them overflows.
  @inlinable package static var extent: Double { 1_099_511_627_776 }
  /// Points of padding on an edge, a thousand screens: a sum of it and a length that shows is exact enough for texts
  /// to break where they broke, and far from `extent`, where a sum is cut off.
  package static let padding = 1_048_576.0
}
