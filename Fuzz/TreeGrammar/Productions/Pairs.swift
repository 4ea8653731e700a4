import Foundation
import Geometry
import SwiftUICore
import ViewGraph

extension Production {
  /// What shows a first view with, or instead of, the others.
  static let pairs: [Production] = [
    .pair("behind") { second($0.first, $0.rest, $0, isBehind: true) },
    .pair("before") { second($0.first, $0.rest, $0, isBehind: false) },
    .pair("either", 2) { either($0.first, $0.rest, $0.variety(2) == 0) },
    .pair("background", 2) { background($0.first, $0.rest, $0) },
    .pair("overlay", 2) { overlay($0.first, $0.rest, $0) },
    .pair("mask", 0.7) { mask($0.first, $0.rest, $0) },
    .pair("safeAreaInset", 1) { safeAreaInset($0.first, $0.rest, $0) },
    .pair("headedSection", 0.7) { headedSection($0.first, $0.rest) },
    .pair("symbols", 0.3, closures: true) { symbols($0.first, $0) },
  ]

  @MainActor
  private static func second<A: View, B: View>(
    _ first: A, _ rest: B, _ parts: Parts, isBehind: Bool
  ) -> any View {
    rest.modifier(Second(secondary: first, alignment: parts.alignment, isBehind: isBehind))
  }

  @MainActor
  private static func either<A: View, B: View>(_ first: A, _ rest: B, _ isFirst: Bool) -> any View {
    isFirst
      ? ViewBuilder.buildEither(first: first) as _ConditionalContent<A, B>
      : ViewBuilder.buildEither(second: rest)
  }

  @MainActor
  private static func background<A: View, B: View>(_ first: A, _ rest: B, _ parts: Parts) -> any View {
    parts.flag(5)
      ? rest.background(first, alignment: parts.alignment)
      : rest.background(alignment: parts.alignment) { first }
  }

  @MainActor
  private static func overlay<A: View, B: View>(_ first: A, _ rest: B, _ parts: Parts) -> any View {
    parts.flag(5)
      ? rest.overlay(first, alignment: parts.alignment) : rest.overlay(alignment: parts.alignment) { first }
  }

  @MainActor
  private static func mask<A: View, B: View>(_ first: A, _ rest: B, _ parts: Parts) -> any View {
    rest.mask(alignment: parts.alignment) { first }
  }

  @MainActor
  private static func safeAreaInset<A: View, B: View>(_ first: A, _ rest: B, _ parts: Parts) -> any View {
    parts.flag(0)
      ? rest.safeAreaInset(
        edge: parts.flag(1) ? HorizontalEdge.leading : .trailing, alignment: parts.vertical,
        spacing: parts.spacing
      ) { first }
      : rest.safeAreaInset(
        edge: parts.flag(1) ? VerticalEdge.top : .bottom, alignment: parts.horizontal, spacing: parts.spacing
      ) { first }
  }

  @MainActor
  private static func headedSection<A: View, B: View>(_ first: A, _ rest: B) -> any View {
    Section {
      rest
    } header: {
      first
    }
  }

  @MainActor
  private static func symbols<A: View>(_ first: A, _ parts: Parts) -> any View {
    Canvas { context, size in
      guard let symbol = context.resolveSymbol(id: 1) else { return }
      context.draw(symbol, at: CGPoint(x: size.width / 2 + parts.read(), y: parts.y))
    } symbols: {
      first.tag(1)
    }
  }
}
