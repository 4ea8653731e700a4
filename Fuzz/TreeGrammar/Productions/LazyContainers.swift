import Foundation
import Geometry
import SwiftUICore
import ViewGraph

extension Production {
  /// Containers that make their views as needed, and what is said of scrolling.
  static let lazyContainers: [Production] = [
    .container("lazyVStack", 1) { $0.content.inLazyVStack($0) },
    .container("lazyHStack", 0.5) { $0.content.inLazyHStack($0) },
    .container("lazyHGrid", 0.3) { $0.content.inLazyHGrid($0) },
    .container("scrolledLazies", 1) { $0.content.inScrolledLazies($0) },
    .container("scrollReader", 0.5) { ScrollWriter(content: erased($0.content), field: $0.field) },
    .container("scrollPosition", 0.5) { PositionWriter(content: erased($0.content), field: $0.field) },
    .container("scrollOffset", 0.3) { OffsetReader(content: erased($0.content), field: $0.field) },
    .modifier("scrollAnchor", 0.3) { $0.content.defaultScrollAnchor($0.flag(0) ? nil : $0.unitPoint) },
    .modifier("scrollTargets", 0.3) { $0.content.scrollTargetLayout(isEnabled: !$0.flag(0)) },
    .modifier("scrollBehavior", 0.2) { $0.content.scrollBehaving($0) },
    .modifier("scrollDisabled", 0.2) { $0.content.scrollDisabled($0.flag(0)) },
    .modifier("scrollTransition", 0.3) { $0.content.scrollFaded() },
    .modifier("scrollVisibility", 0.3) { Sighted(content: erased($0.content)) },
    .modifier("safeAreaBar", 0.2) { parts in
      parts.content.safeAreaInset(edge: parts.flag(0) ? .top : .bottom) {
        Box(width: 5, height: abs(parts.y))
      }
    },
  ]
}

extension View {
  fileprivate func inLazyVStack(_ parts: Parts) -> some View {
    LazyVStack(alignment: parts.horizontal, spacing: parts.spacing, pinnedViews: parts.pinned) { self }
  }
  fileprivate func inLazyHStack(_ parts: Parts) -> some View {
    LazyHStack(alignment: parts.vertical, spacing: parts.spacing, pinnedViews: parts.pinned) { self }
  }
  fileprivate func inLazyHGrid(_ parts: Parts) -> some View {
    let rows = (0...parts.variety(2)).map { _ in GridItem(.flexible(minimum: 5)) }
    return LazyHGrid(rows: rows, alignment: parts.vertical, spacing: parts.optionalX) { self }
  }
  @ViewBuilder
  fileprivate func inScrolledLazies(_ parts: Parts) -> some View {
    if parts.flag(1) {
      ScrollView(.horizontal) { inLazyHStack(parts) }
    } else {
      ScrollView { inLazyVStack(parts) }
    }
  }
  @ViewBuilder
  fileprivate func scrollBehaving(_ parts: Parts) -> some View {
    if parts.flag(0) { scrollTargetBehavior(.paging) } else { scrollTargetBehavior(.viewAligned) }
  }
  fileprivate func scrollFaded() -> some View {
    scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 4)
    }
  }
}

extension Parts {
  fileprivate var pinned: PinnedScrollableViews {
    pick([], .sectionHeaders, [.sectionHeaders, .sectionFooters], .sectionFooters)
  }
}

/// Scrolls to one of its rows when its field is written.
private struct ScrollWriter: View {
  let content: AnyView
  let field: Field

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(0..<12) { Box(width: 20, height: 6 + CGFloat($0 % 4)) }
          content
          ForEach(12..<24) { Box(width: 20, height: 6 + CGFloat($0 % 4)) }
        }
      }
      .onChange(of: field.choice) { proxy.scrollTo(field.choice * 9, anchor: .top) }
      .onChange(of: field.isOn) { withAnimation { proxy.scrollTo(23) } }
    }
  }
}

/// Keeps the place of its content in its field.
private struct PositionWriter: View {
  let content: AnyView
  @Bindable var field: Field

  var body: some View {
    ScrollView {
      VStack(spacing: 2) {
        ForEach(0..<9) { Box(width: 20, height: 8 + CGFloat($0 % 3)) }
        content
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $field.place)
    .frame(height: 50)
  }
}

/// Shows how far its content is scrolled.
private struct OffsetReader: View {
  let content: AnyView
  let field: Field

  var body: some View {
    VStack(spacing: 1) {
      Box(width: field.isScrolled ? 9 : 3, height: 2)
      ScrollView { content }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 1
        } action: {
          field.isScrolled = $1
        }
    }
  }
}

/// Shows whether it is in sight.
private struct Sighted: View {
  let content: AnyView
  @State private var isSeen = false

  var body: some View {
    content.border(isSeen ? .red : .blue).onScrollVisibilityChange { isSeen = $0 }
  }
}
