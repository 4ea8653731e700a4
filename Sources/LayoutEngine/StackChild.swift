import Geometry

/// What a stack must know of a child besides its answers: part of the input of `StackLayout`.
package struct StackChild: Sendable, Equatable, BitwiseCopyable {
  /// The layout priority; groups of higher priority are sized first. NaN counts as zero.
  package var priority: Double
  /// For a spacer its least length in points, else NaN. Spacers are sized by the stack, never measured.
  package var spacerMinimum: Double

  /// A view that is measured.
  @inlinable
  package init(priority: Double = 0) {
    self.priority = priority.isNaN ? 0 : priority
    spacerMinimum = .nan
  }

  /// A spacer, by default set aside until every other child is sized.
  /// - Parameters:
  ///   - minLength: its least length in points, nil for the default of 8; NaN and negative count as zero.
  ///   - priority: the layout priority that a program gave it, nil for none.
  @inlinable
  package static func spacer(minLength: Double?, priority: Double? = nil) -> StackChild {
    var child = StackChild(priority: priority ?? -.infinity)
    child.spacerMinimum = lengthOrZero(minLength ?? ViewSpacing.plainDistance)
    return child
  }

  @inlinable
  package var isSpacer: Bool { !spacerMinimum.isNaN }
}

/// The guide by which a stack aligns its children across its axis.
///
/// The first three are computed from sizes; `custom` asks a closure for each child, which is needed for
/// baselines and wherever a child overrides its guide.
package enum CrossGuide: Sendable, Equatable {
  case start
  case center
  case end
  case custom
}

/// What a stack keeps of a child after sizing it: 64 bytes in one plain array per stack.
///
/// Written by `StackLayout` alone. Lengths run along the stack's axis, breadths across it.
package struct StackSlot: Sendable, BitwiseCopyable {
  /// The size along the axis, and across it.
  package internal(set) var length: Double = 0
  package internal(set) var breadth: Double = 0
  /// The space before the child; zero for the first.
  package internal(set) var gap: Double = 0
  /// The child's alignment guide, from its own start across the axis.
  package internal(set) var guide: Double = 0
  /// Where the child begins along the axis.
  package internal(set) var position: Double = 0
  /// The proposals across the axis for which the child's answer holds.
  var crossLower: Double = -.infinity
  var crossUpper: Double = .infinity
  var crossNil = true
  /// Whether the answer holds for every proposal along the axis, and for nil.
  var isRigid = true
  var majorNil = true
}
