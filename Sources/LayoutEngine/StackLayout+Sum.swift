import Foundation
import Geometry

/// What limits the validity of a stack's answer, gathered while its children are sized.
struct StackLimits {
  /// The proposals across the axis for which every answer used holds.
  var cross: AxisRange
  var hasSpacer = false
  /// The number of priority groups.
  var groups = 1
  /// The number of children that are not rigid, the sum of their lengths, and the least share that would
  /// still give each of them its present length; infinite when there is no such share.
  var flexibleCount = 0
  var flexibleLength = 0.0
  var leastShare = 0.0

  mutating func intersect(_ range: AxisRange) {
    cross = cross.intersection(range)
  }

  mutating func addFlexible(_ range: AxisRange, length: Double) {
    flexibleCount += 1
    flexibleLength += length
    let share = range.upper == .infinity ? Swift.max(range.lower, length) : .infinity
    leastShare = Swift.max(leastShare, share)
  }

  mutating func removeFlexible() {
    flexibleCount = 0
    flexibleLength = 0
    leastShare = 0
  }
}

/// What one pass over a stack's slots yields besides the stack's size.
struct StackSum {
  var cross: AxisRange
  var allRigid: Bool
  var allHoldForNil: Bool
}

extension StackLayout {
  /// Adds up lengths and gaps, aligns the guides, and writes every slot's position.
  mutating func sum() -> StackSum {
    var end = 0.0
    var above = -Double.infinity
    var below = -Double.infinity
    var cross = AxisRange.always
    var allRigid = true
    var allHoldForNil = true
    slots.withUnsafeMutableBufferPointer { slots in
      for index in slots.indices {
        let length = slots[index].length
        let breadth = slots[index].breadth
        let guide = slots[index].guide
        end += slots[index].gap
        slots[index].position = end
        end += length
        if guide > above { above = guide }
        let rest = breadth.held - guide
        if rest > below { below = rest }
        if slots[index].crossLower > cross.lower { cross.lower = slots[index].crossLower }
        if slots[index].crossUpper < cross.upper { cross.upper = slots[index].crossUpper }
        cross.holdsForNil = cross.holdsForNil && slots[index].crossNil
        allRigid = allRigid && slots[index].isRigid
        allHoldForNil = allHoldForNil && slots[index].majorNil
      }
    }
    length = soundLength(end)
    (guide, breadth) = slots.isEmpty ? (0, 0) : (above, soundLength(above + below))
    isRigid = allRigid
    return StackSum(cross: cross, allRigid: allRigid, allHoldForNil: allHoldForNil)
  }

  /// The answer for the present slots.
  ///
  /// A stack of rigid children holds for every length. One whose other children have all they want holds for
  /// every length that still gives it to them. Any other holds for the length it was asked for.
  func makeAnswer(_ sum: StackSum, major: Double, limits: StackLimits) -> SizeAnswer {
    let along: AxisRange
    if sum.allRigid {
      along = AxisRange(lower: -.infinity, upper: .infinity, holdsForNil: sum.allHoldForNil)
    } else {
      along = satisfiedRange(sum, major: major, limits: limits) ?? .exactlyClamped(major)
    }
    let across = sum.cross.intersection(limits.cross)
    return axis == .horizontal
      ? SizeAnswer(size: size, width: along, height: across)
      : SizeAnswer(size: size, width: across, height: along)
  }

  /// The lengths that give every child as much as it takes, if the present one does.
  private func satisfiedRange(_ sum: StackSum, major: Double, limits: StackLimits) -> AxisRange? {
    guard limits.groups == 1, !limits.hasSpacer, limits.leastShare < .infinity,
      limits.flexibleLength < .infinity, length < .infinity
    else { return nil }
    let least =
      gapTotal + rigidLength + limits.leastShare * Double(limits.flexibleCount)
    // Shares are quotients of rounded differences: stay clear of the last bits.
    let lower = Swift.max(least, 0) * (1 + 1e-12) + 1e-9
    let range = AxisRange(lower: lower, upper: .infinity, holdsForNil: sum.allHoldForNil)
    return range.contains(major) ? range : nil
  }

  private var rigidLength: Double {
    var total = 0.0
    for slot in slots where slot.isRigid { total += slot.length }
    return total
  }

  /// Takes one changed child into account without measuring any other: about one addition a child.
  ///
  /// Possible when all children, the changed one included, are rigid along the axis, and valid for the
  /// proposals across the axis for which the result says it holds.
  /// - Parameters:
  ///   - index: the changed child.
  ///   - answer: its new answer, to the proposal across the axis that it was last asked with.
  ///   - guide: its alignment guide, needed for `CrossGuide.custom` only.
  /// - Returns: the stack's answer, or nil (nothing having changed) when the stack must be sized anew.
  package mutating func resum(
    changed index: Int, to answer: SizeAnswer, guide: Double? = nil
  ) -> SizeAnswer? {
    replace(index, with: answer, guide: guide) ? resum() : nil
  }

  /// Sums up again after calls of `replace`, all of which succeeded.
  @discardableResult
  package mutating func resum() -> SizeAnswer {
    let sum = sum()
    answer = makeAnswer(sum, major: .nan, limits: StackLimits(cross: .always))
    return answer
  }

  /// Writes one changed child into its slot without summing up: where many children change at once, one
  /// `resum()` follows all of them. Parameters and conditions are those of `resum(changed:to:guide:)`.
  /// - Returns: false, nothing having changed, when the stack must be sized anew.
  package mutating func replace(
    _ index: Int, with answer: SizeAnswer, guide: Double? = nil
  ) -> Bool {
    guard isRigid, slots.indices.contains(index), answer.range(axis).coversAllValues,
      !child(index).isSpacer, alignment != .custom || guide != nil
    else { return false }
    let answer = answer.sanitized
    let across = answer.range(axis.other)
    let breadth = answer.length(axis.other)
    slots[index] = StackSlot(
      length: answer.length(axis), breadth: breadth, gap: slots[index].gap,
      guide: alignment == .custom ? (guide ?? 0).held : standardGuide(breadth),
      crossLower: across.lower, crossUpper: across.upper, crossNil: across.holdsForNil,
      isRigid: true, majorNil: answer.range(axis).holdsForNil)
    return true
  }

  /// The guide of a child under the alignments that are computed from sizes; an endless child's is that of
  /// `Limits.extent`.
  func standardGuide(_ breadth: Double) -> Double {
    switch alignment {
    case .start, .custom: 0
    case .center: breadth.held / 2
    case .end: breadth.held
    }
  }

  /// The size of one child.
  package func size(of index: Int) -> CGSize {
    let slot = slots[index]
    return axis == .horizontal
      ? CGSize(width: slot.length, height: slot.breadth) : CGSize(width: slot.breadth, height: slot.length)
  }

  /// Where the stack puts a child, in its own coordinates from the top left corner.
  ///
  /// Right-to-left mirrors the whole stack: horizontal positions are measured from the right side.
  package func frame(of index: Int, in direction: LayoutDirection) -> CGRect {
    let slot = slots[index]
    let along = slot.position.held
    let across = (guide - slot.guide).held
    let size = size(of: index)
    var origin = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    if direction == .rightToLeft {
      origin.x = self.size.width.held - origin.x - size.width.held
    }
    return CGRect(origin: origin, size: size)
  }
}
