import Foundation
import Geometry

/// The distances a view prefers to its neighbours, by edge and by what the neighbour is.
///
/// A preference belongs to a category: the distance between any two views, that between a text and what
/// stands below it, that between a text and what stands above it, and that between two texts. Two views
/// stand apart by the largest distance over the categories that both declare on the edges that meet, in
/// points; by nothing when they share none.
///
/// An edge on which nothing was declared, as in a fresh `ViewSpacing()`, behaves like that of a plain view
/// (8 points) and adds nothing to a union. Values are kept in single precision.
public struct ViewSpacing: Sendable {
  /// Preferences by category; NaN where none is declared. Leading and trailing know only the first.
  var top: VerticalPreferences = .none
  var bottom: VerticalPreferences = .none
  var leading: Float = .nan
  var trailing: Float = .nan
  /// Whether every edge behaves like that of a plain view, declared or not.
  package private(set) var isPlain = true

  /// Creates an instance without preferences, to be merged with those of subviews.
  public init() {}

  init(top: VerticalPreferences, bottom: VerticalPreferences, leading: Float, trailing: Float) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
    updateIsPlain()
  }

  /// Preferences of zero on all edges. A neighbour that prefers more gets it.
  public static let zero = ViewSpacing(
    top: .init(general: 0, edgeBelowText: 0), bottom: .init(general: 0, edgeAboveText: 0),
    leading: 0, trailing: 0)

  /// Merges the preferences of `other` on the given edges into this instance: each becomes the larger one.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    updateIsPlain()
  }

  /// A new instance with the preferences of both on the given edges, and this one's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance to the next view along `axis`, in points.
  ///
  /// Along the vertical axis `next` is the view below; along the horizontal axis it is the one on the
  /// trailing side, whatever the layout direction.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isPlain && next.isPlain { return CGFloat(Self.plainDistance) }
    switch axis {
    case .vertical:
      return CGFloat(bottom.distance(to: next.top))
    case .horizontal:
      let mine = trailing.isNaN ? Float(Self.plainDistance) : trailing
      let its = next.leading.isNaN ? Float(Self.plainDistance) : next.leading
      return CGFloat(Swift.max(mine, its))
    }
  }

  private mutating func updateIsPlain() {
    let plain = Float(Self.plainDistance)
    isPlain =
      (leading.isNaN || leading == plain) && (trailing.isNaN || trailing == plain)
      && top.isPlain(.plainTop) && bottom.isPlain(.plainBottom)
  }
}

extension ViewSpacing {
  /// The distance between two views that declare nothing else, in points.
  package static let plainDistance: Double = 8

  /// The preferences of a view that is not text.
  package static let plain = ViewSpacing(
    top: .plainTop, bottom: .plainBottom, leading: Float(plainDistance), trailing: Float(plainDistance))

  /// The preferences of a text, in points.
  /// - Parameters:
  ///   - top: the distance from a view that is not text above it.
  ///   - bottom: the distance to a view that is not text below it.
  ///   - textToText: the distance from a text above it; between two texts the lower one's value counts.
  package static func text(top: Double, bottom: Double, textToText: Double) -> ViewSpacing {
    ViewSpacing(
      top: .init(edgeAboveText: Float(top), textToText: Float(textToText)),
      bottom: .init(edgeBelowText: Float(bottom), textToText: 0),
      leading: Float(plainDistance), trailing: Float(plainDistance))
  }

  /// Preferences that hold towards every neighbour, text or not, in points. NaN declares nothing.
  package static func explicit(
    top: Double, leading: Double, bottom: Double, trailing: Double
  ) -> ViewSpacing {
    ViewSpacing(
      top: .init(all: Float(top)), bottom: .init(all: Float(bottom)), leading: Float(leading),
      trailing: Float(trailing))
  }
}

/// What a view declares on its top or on its bottom edge, by category. Part of `ViewSpacing`.
///
/// `edgeBelowText` is declared by the bottom of a text and the top of what may stand below it,
/// `edgeAboveText` by the top of a text and the bottom of what may stand above it.
struct VerticalPreferences: Sendable, Equatable, BitwiseCopyable {
  var general: Float
  var edgeBelowText: Float
  var edgeAboveText: Float
  var textToText: Float

  static let none = VerticalPreferences()
  static let plainTop = VerticalPreferences(general: Float(ViewSpacing.plainDistance), edgeBelowText: 0)
  static let plainBottom = VerticalPreferences(general: Float(ViewSpacing.plainDistance), edgeAboveText: 0)

  init(
    general: Float = .nan, edgeBelowText: Float = .nan, edgeAboveText: Float = .nan, textToText: Float = .nan
  ) {
    self.general = general
    self.edgeBelowText = edgeBelowText
    self.edgeAboveText = edgeAboveText
    self.textToText = textToText
  }

  init(all value: Float) {
    self.init(general: value, edgeBelowText: value, edgeAboveText: value, textToText: value)
  }

  var isUndeclared: Bool {
    general.isNaN && edgeBelowText.isNaN && edgeAboveText.isNaN && textToText.isNaN
  }

  func isPlain(_ plain: VerticalPreferences) -> Bool {
    isUndeclared
      || (same(general, plain.general) && same(edgeBelowText, plain.edgeBelowText)
        && same(edgeAboveText, plain.edgeAboveText) && textToText.isNaN)
  }

  mutating func formUnion(_ other: VerticalPreferences) {
    general = larger(general, other.general)
    edgeBelowText = larger(edgeBelowText, other.edgeBelowText)
    edgeAboveText = larger(edgeAboveText, other.edgeAboveText)
    textToText = larger(textToText, other.textToText)
  }

  /// The distance from this bottom edge to the top edge of what stands below.
  func distance(to top: VerticalPreferences) -> Float {
    let bottom = isUndeclared ? .plainBottom : self
    let top = top.isUndeclared ? .plainTop : top
    var distance: Float = .nan
    distance = larger(distance, shared(bottom.general, top.general))
    distance = larger(distance, shared(bottom.edgeBelowText, top.edgeBelowText))
    distance = larger(distance, shared(bottom.edgeAboveText, top.edgeAboveText))
    distance = larger(distance, shared(bottom.textToText, top.textToText))
    return distance.isNaN ? 0 : distance
  }
}

/// The larger of two preferences, the declared one if only one is, NaN if neither.
private func larger(_ a: Float, _ b: Float) -> Float {
  if a.isNaN { return b }
  if b.isNaN { return a }
  return a > b ? a : b
}

/// The larger of two preferences that are both declared, else NaN.
private func shared(_ a: Float, _ b: Float) -> Float {
  a.isNaN || b.isNaN ? .nan : (a > b ? a : b)
}

private func same(_ a: Float, _ b: Float) -> Bool {
  a == b || (a.isNaN && b.isNaN)
}

extension ViewSpacing {
  /// Whether both declare the same. What neither declares is the same.
  package func isSame(as other: ViewSpacing) -> Bool {
    same(leading, other.leading) && same(trailing, other.trailing) && top.isSame(as: other.top)
      && bottom.isSame(as: other.bottom)
  }
}

extension VerticalPreferences {
  fileprivate func isSame(as other: VerticalPreferences) -> Bool {
    same(general, other.general) && same(edgeBelowText, other.edgeBelowText)
      && same(edgeAboveText, other.edgeAboveText) && same(textToText, other.textToText)
  }
}
