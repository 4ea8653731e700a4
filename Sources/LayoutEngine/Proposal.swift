import Foundation
import Geometry

/// The engine's form of `ProposedViewSize`: two doubles, an open dimension being NaN.
///
/// Sixteen bytes without optionals, so that memories of answers stay small and comparisons cheap. A NaN that
/// a program proposes means the same as `nil`. Negative values are kept; leaves clamp them
/// (`clamped(_:)`), custom layouts see them.
package struct Proposal: Equatable, Sendable, BitwiseCopyable {
  /// The proposed width in points, NaN for nil.
  package var width: Double
  /// The proposed height in points, NaN for nil.
  package var height: Double

  package static let zero = Proposal(width: 0, height: 0)
  package static let unspecified = Proposal(width: .nan, height: .nan)
  package static let infinity = Proposal(width: .infinity, height: .infinity)

  @inlinable
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable
  package init(_ proposal: ProposedViewSize) {
    width = proposal.width.map(Double.init) ?? .nan
    height = proposal.height.map(Double.init) ?? .nan
  }

  @inlinable
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }

  /// A proposal of `major` along `axis` and `cross` across it.
  @inlinable
  package init(along axis: Axis, _ major: Double, _ cross: Double) {
    switch axis {
    case .horizontal: self.init(width: major, height: cross)
    case .vertical: self.init(width: cross, height: major)
    }
  }

  /// The public form.
  package var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }

  /// The dimension along `axis`, NaN for nil.
  @inlinable
  package subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// Equality that holds two open dimensions for equal.
  @inlinable
  package static func == (a: Proposal, b: Proposal) -> Bool {
    same(a.width, b.width) && same(a.height, b.height)
  }

  @inlinable
  static func same(_ a: Double, _ b: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN)
  }

  /// What a leaf makes of one dimension: nil stays nil, a negative value becomes zero.
  @inlinable
  package static func clamped(_ value: Double) -> Double {
    value < 0 ? 0 : value
  }

  /// The proposal with its negative dimensions set to zero.
  @inlinable
  package var clamped: Proposal {
    Proposal(width: Self.clamped(width), height: Self.clamped(height))
  }

  /// The size in which open dimensions are taken from `ideal`; negative dimensions become zero.
  @inlinable
  package func size(ideal: CGSize) -> CGSize {
    CGSize(
      width: width.isNaN ? ideal.width : CGFloat(Self.clamped(width)),
      height: height.isNaN ? ideal.height : CGFloat(Self.clamped(height)))
  }

  /// The proposal for content inside `insets`: reduced by them, not below zero; open dimensions stay open.
  package func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: Self.inset(width, by: Double(insets.horizontal)),
      height: Self.inset(height, by: Double(insets.vertical)))
  }

  /// One dimension reduced by `inset`. NaN insets count as zero.
  @inlinable
  static func inset(_ value: Double, by inset: Double) -> Double {
    guard !inset.isNaN else { return value }
    let rest = value - inset
    if rest.isNaN { return value }
    return rest < 0 ? 0 : rest
  }
}
