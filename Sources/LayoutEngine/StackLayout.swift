import Foundation
import Geometry

/// The arithmetic of `HStack` and `VStack`: sizes, positions, and the proposals over which they hold.
///
/// One value per stack, owned by its node; it keeps one slot per child. `setChildren` describes the
/// children, `size` distributes a proposal among them, `resum` takes one changed child into account
/// without measuring its siblings. Positions run from the leading or top edge; `frame(of:in:)` mirrors them
/// for a right-to-left layout.
///
/// Distribution: groups of equal priority from high to low, each leaving the lower ones their minimum.
/// Within a group the least flexible child (largest minus smallest length) is sized first; each is offered an
/// equal share of what is left. A rigid child is measured once, any other at most three times.
package struct StackLayout: Sendable {
  package var axis: Axis
  /// One slot per child, as the last call of `size` or `resum` left them.
  package internal(set) var slots: [StackSlot] = []
  /// The size along the axis, spacing included.
  package internal(set) var length: Double = 0
  /// The size across the axis: the extent of the children, aligned by their guides.
  package internal(set) var breadth: Double = 0
  /// Where the common guide lies, from the start across the axis.
  package internal(set) var guide: Double = 0
  /// The answer that the slots stand for.
  package internal(set) var answer: SizeAnswer = .always(.zero)

  package var alignment: CrossGuide
  /// Priorities and spacers; empty when all children are plain.
  var children: [StackChild] = []
  /// Whether each slot holds for every proposal along the axis, so that a change can be re-summed.
  var isRigid = false
  /// The sum of all gaps.
  var gapTotal: Double = 0
  /// Room for the flexible children of a group, empty but while one is sized.
  var flexibleRoom: [FlexibleChild] = []

  package init(axis: Axis, alignment: CrossGuide = .center) {
    self.axis = axis
    self.alignment = alignment
  }

  /// The number of children.
  package var count: Int { slots.count }

  /// The total size in points.
  package var size: CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Describes children that are all plain: priority 0, no spacers, no explicit `spacing` meaning 8 between
  /// any two of them.
  package mutating func setPlainChildren(count: Int, spacing: Double? = nil) {
    children = []
    reset(count: count)
    setGaps(spacing ?? ViewSpacing.plainDistance)
  }

  /// Describes the children and the spacing between them.
  /// - Parameters:
  ///   - children: one per child; an array without special children costs nothing later.
  ///   - spacing: the space in every gap (negative overlaps, NaN is zero), or nil for the children's wish and
  ///     none beside spacers.
  ///   - preferences: the wish of child i; called only when `spacing` is nil.
  package mutating func setChildren(
    _ children: [StackChild], spacing: Double?, preferences: (Int) -> ViewSpacing
  ) {
    let isPlain = children.allSatisfy { $0.priority == 0 && !$0.isSpacer }
    self.children = isPlain ? [] : children
    reset(count: children.count)
    if let spacing {
      setGaps(spacing)
    } else {
      setGaps(preferences: preferences)
    }
  }

  private mutating func reset(count: Int) {
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(StackSlot(), count: Swift.max(count, 0)))
    isRigid = false
  }

  private mutating func setGaps(_ spacing: Double) {
    let gap = spacing.isFinite ? spacing : 0
    for index in slots.indices.dropFirst() { slots[index].gap = gap }
    sumGaps()
  }

  private mutating func setGaps(preferences: (Int) -> ViewSpacing) {
    guard slots.count > 1 else { return sumGaps() }
    var previous = preferences(0)
    for index in 1..<slots.count {
      let next = preferences(index)
      let gap = isBesideSpacer(index) ? 0 : Double(previous.distance(to: next, along: axis))
      slots[index].gap = gap.isFinite ? gap : 0
      previous = next
    }
    sumGaps()
  }

  /// Replaces all gaps: element i is the space before child i, the first being ignored.
  package mutating func setGaps(_ gaps: [Double]) {
    for (index, gap) in gaps.enumerated().dropFirst() where index < slots.count {
      slots[index].gap = gap.isFinite ? gap : 0
    }
    sumGaps()
  }

  /// Whether a child or the one before it is a spacer: no default spacing stands beside a spacer.
  private func isBesideSpacer(_ index: Int) -> Bool { child(index).isSpacer || child(index - 1).isSpacer }

  /// Replaces the gap before one child by their wish, after the child's spacing or its predecessor's changed.
  /// Beside a spacer there is none.
  package mutating func setGap(_ gap: Double, before index: Int) {
    guard slots.indices.contains(index), index > 0 else { return }
    let gap = gap.isFinite && !isBesideSpacer(index) ? gap : 0
    guard slots[index].gap != gap else { return }
    slots[index].gap = gap
    sumGaps()
  }

  private mutating func sumGaps() {
    var total = 0.0
    for slot in slots { total += slot.gap }
    gapTotal = total
  }

  func child(_ index: Int) -> StackChild {
    children.isEmpty ? StackChild() : children[index]
  }
}
