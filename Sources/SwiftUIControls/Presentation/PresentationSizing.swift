import Foundation
import SwiftUICore
import ViewGraph

/// How large a sheet is where there is much room.
nonisolated public protocol PresentationSizing {
  /// The size to propose to the root of the presentation's content.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a presentation, to be measured.
nonisolated public struct PresentationSizingRoot {
  let subview: LayoutSubview
  /// The size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { subview.sizeThatFits(proposal) }
}

/// What a presentation's size may go by.
nonisolated public struct PresentationSizingContext {
  /// The window's size, in points.
  let window: CGSize
}

/// As the platform has it: as large as the content asks for.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// The size for the root of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as the content asks for.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The size for the root of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing {
  /// Whether the size is the content's alone.
  var isOfContent: Bool { self is AutomaticPresentationSizing || self is FittedPresentationSizing }
}

/// As wide as a form, and as high as one at most.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// The size for the root of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// Roughly the size of a page of paper.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// The size for the root of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 744, height: 840) }
}

/// Another sizing, with the content's own size in one or both directions.
nonisolated public struct FittedToContentSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool
  /// Whether the content's size holds only where it is larger.
  let isSticky: Bool

  /// The size for the root of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let ideal = root.sizeThatFits(.unspecified)
    if horizontal { size.width = isSticky ? max(size.width ?? 0, ideal.width) : ideal.width }
    if vertical { size.height = isSticky ? max(size.height ?? 0, ideal.height) : ideal.height }
    return size
  }
}

nonisolated extension PresentationSizing {
  /// The sizing with the content's ideal size in one or both directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedToContentSizing(base: self, horizontal: horizontal, vertical: vertical, isSticky: false)
  }

  /// The sizing, larger where the content's ideal size is.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    FittedToContentSizing(base: self, horizontal: horizontal, vertical: vertical, isSticky: true)
  }
}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the platform has it.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content asks for.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
nonisolated extension PresentationSizing where Self == FormPresentationSizing {
  /// As wide as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
nonisolated extension PresentationSizing where Self == PagePresentationSizing {
  /// Roughly the size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
