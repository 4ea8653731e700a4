import Foundation
import Geometry

/// A view's answer to a proposal: its size and the proposals over which that size holds.
///
/// Whoever answers promises that any proposal with a width in `width` and a height in `height` gets the same
/// size; a wrong promise shows as a stale layout, so answers are as wide as is certain and not wider. A fixed
/// frame answers `.always`, a text the range between two breaks, a custom layout `.exactly` what was asked.
package struct SizeAnswer: Equatable, Sendable {
  package var size: CGSize
  package var width: AxisRange
  package var height: AxisRange

  @inlinable
  package init(size: CGSize, width: AxisRange, height: AxisRange) {
    self.size = size
    self.width = width
    self.height = height
  }

  /// A size that does not depend on the proposal.
  @inlinable
  package static func always(_ size: CGSize) -> SizeAnswer {
    SizeAnswer(size: size, width: .always, height: .always)
  }

  /// A size known for this very proposal only.
  @inlinable
  package static func exactly(_ proposal: Proposal, _ size: CGSize) -> SizeAnswer {
    SizeAnswer(size: size, width: .exactly(proposal.width), height: .exactly(proposal.height))
  }

  /// Whether `proposal` would get this answer.
  @inlinable
  package func holds(for proposal: Proposal) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  /// Whether content that gave this answer to `proposal` is placed for `other` as it was for that. Where one of them
  /// leaves a dimension open and the size depends on it, it may not be, though the size is the same: a stack offers its
  /// children its own breadth where it is offered none.
  @inlinable
  package func holds(for other: Proposal, asFor proposal: Proposal) -> Bool {
    holds(for: other) && (other.width.isNaN == proposal.width.isNaN || width.isAlways)
      && (other.height.isNaN == proposal.height.isNaN || height.isAlways)
  }

  /// Whether the size depends on no proposal at all.
  @inlinable
  package var isAlways: Bool { width.isAlways && height.isAlways }

  /// Whether whoever relied on `old` may go on: the same size over at least the same proposals.
  @inlinable
  package func covers(_ old: SizeAnswer) -> Bool {
    size == old.size && width.contains(old.width) && height.contains(old.height)
  }

  /// The range along `axis`.
  @inlinable
  package func range(_ axis: Axis) -> AxisRange {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  /// The size along `axis` in points.
  @inlinable
  package func length(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: Double(size.width)
    case .vertical: Double(size.height)
    }
  }

  /// The same size, over the proposals for which `other` holds too.
  package func limited(to other: SizeAnswer) -> SizeAnswer {
    SizeAnswer(
      size: size, width: width.intersection(other.width), height: height.intersection(other.height))
  }

  /// The answer of a view that puts `insets` around content which gave this answer to
  /// `proposal.inset(by: insets)`. The size never becomes negative.
  package func shifted(by insets: EdgeInsets, proposal: Proposal) -> SizeAnswer {
    SizeAnswer(
      size: CGSize(
        width: lengthOrZero(Double(size.width) + Double(insets.horizontal)),
        height: lengthOrZero(Double(size.height) + Double(insets.vertical))),
      width: width.shifted(by: Double(insets.horizontal), proposed: proposal.width),
      height: height.shifted(by: Double(insets.vertical), proposed: proposal.height))
  }

  /// The size with NaN and negative dimensions set to zero and those beyond `Limits.extent` endless.
  package var sanitized: SizeAnswer {
    if size.width >= 0 && size.height >= 0 && size.width < Limits.extent && size.height < Limits.extent {
      return self
    }
    var answer = self
    answer.size = CGSize(
      width: soundLength(Double(size.width)), height: soundLength(Double(size.height)))
    return answer
  }
}

/// A length as views answer it: NaN and negative ones become zero, those beyond `Limits.extent` infinite.
@inlinable
func soundLength(_ value: Double) -> Double {
  value >= Limits.extent ? .infinity : (value > 0 ? value : 0)
}

/// A length that may be infinite, but neither NaN nor negative: those become zero.
@inlinable
func lengthOrZero(_ value: Double) -> Double {
  value >= 0 ? value : 0
}
