import Foundation
import Geometry
import LayoutEngine

/// Which part of a view margins belong to.
public struct ContentMarginPlacement: Sendable {
  package enum Part: UInt8, Sendable { case automatic, scrollContent, scrollIndicators }
  package let part: Part

  /// Wherever the view has margins.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(part: .automatic) }
  /// Around what is scrolled.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(part: .scrollContent) }
  /// Around the tracks of the indicators.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(part: .scrollIndicators)
  }
}

/// The margins that a program has set: NaN on edges where it has not.
package struct ContentMargins: Equatable, Sendable {
  private var parts = [EdgeInsets](repeating: Self.unset, count: 3)
  private static let unset = EdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)

  package init() {}

  /// Sets margins on some edges; nil or a value that is not finite takes them back.
  package mutating func set(_ insets: EdgeInsets?, _ edges: Edge.Set, _ placement: ContentMarginPlacement) {
    let insets = insets ?? Self.unset
    var mine = parts[Int(placement.part.rawValue)]
    if edges.contains(.top) { mine.top = insets.top }
    if edges.contains(.leading) { mine.leading = insets.leading }
    if edges.contains(.bottom) { mine.bottom = insets.bottom }
    if edges.contains(.trailing) { mine.trailing = insets.trailing }
    parts[Int(placement.part.rawValue)] = mine
  }

  /// The margins of a part, zero where none are set: its own, else the automatic ones.
  package func insets(for placement: ContentMarginPlacement) -> EdgeInsets {
    let own = parts[Int(placement.part.rawValue)]
    let automatic = parts[0]
    func amount(_ edge: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
      for value in [own[keyPath: edge], automatic[keyPath: edge]] where value.isFinite { return value }
      return 0
    }
    return EdgeInsets(
      top: amount(\.top), leading: amount(\.leading), bottom: amount(\.bottom), trailing: amount(\.trailing))
  }

  /// The edges on which margins of a part are set.
  package func edges(for placement: ContentMarginPlacement) -> Edge.Set {
    let (own, automatic) = (parts[Int(placement.part.rawValue)], parts[0])
    var edges: Edge.Set = []
    if own.top.isFinite || automatic.top.isFinite { edges.insert(.top) }
    if own.leading.isFinite || automatic.leading.isFinite { edges.insert(.leading) }
    if own.bottom.isFinite || automatic.bottom.isFinite { edges.insert(.bottom) }
    if own.trailing.isFinite || automatic.trailing.isFinite { edges.insert(.trailing) }
    return edges
  }

  /// NaN is the same as NaN here.
  package static func == (a: ContentMargins, b: ContentMargins) -> Bool {
    zip(a.parts, b.parts).allSatisfy { a, b in
      Proposal(width: a.top, height: a.leading) == Proposal(width: b.top, height: b.leading)
        && Proposal(width: a.bottom, height: a.trailing) == Proposal(width: b.bottom, height: b.trailing)
    }
  }
}

struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  package var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}
