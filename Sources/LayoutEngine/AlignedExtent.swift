/// The union of lengths that are aligned by a guide, along one axis: how stacks, grids and `ZStack` find the
/// room that their children need and where each goes.
///
/// Children are placed so that their guides coincide; the bounds are the union of where they then lie.
package struct AlignedExtent: Sendable, Equatable, BitwiseCopyable {
  /// The largest distance from a child's start to its guide, and from its guide to its end.
  private var before = -Double.infinity
  private var after = -Double.infinity

  package init() {}

  package var isEmpty: Bool { before == -.infinity && after == -.infinity }

  /// Adds a child. A NaN guide counts as zero, an endless length as `Limits.extent`.
  package mutating func add(length: Double, guide: Double) {
    let guide = guide.held
    if guide > before { before = guide }
    let rest = length.held - guide
    if rest > after { after = rest }
  }

  /// The length of the union; zero when nothing was added, infinite when a child is.
  package var length: Double {
    isEmpty ? 0 : soundLength(before + after)
  }

  /// Where the common guide lies, from the start of the union.
  package var guide: Double { isEmpty ? 0 : before }

  /// Where a child with `guide` begins, from the start of the union.
  package func position(guide: Double) -> Double {
    self.guide - guide.held
  }
}
