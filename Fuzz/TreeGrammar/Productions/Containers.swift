import Foundation
import Geometry
import LayoutEngine
import SwiftUICore
import ViewGraph

extension Production {
  /// What lays views out and is one element.
  static let containers: [Production] = [
    .container("hstack", 5) { $0.content.inHStack($0) },
    .container("vstack", 5) { $0.content.inVStack($0) },
    .container("zstack", 2) { $0.content.inZStack($0) },
    .container("anyLayout", closures: true) { $0.content.inAnyLayout($0) },
    .container("flow", closures: true) {
      $0.content.inLayout(Flow(spacing: $0.number, reading: $0.reading))
    },
    .container("diagonal", closures: true) {
      $0.content.inLayout(Diagonal(step: $0.number, reading: $0.reading))
    },
    .container("geometryReader", 0.4, closures: true) { parts in
      GeometryReader { proxy in
        let _ = parts.reading.keep(.proxy(proxy))
        Box(width: parts.read(), height: 2)
        Box(width: proxy.size.width / 2, height: 2)
        switch parts.variety(4) {
        case 0: Box(width: proxy.frame(in: .global).minX.magnitude, height: 3)
        case 1: Box(width: proxy.frame(in: .named(parts.variety(8))).minY.magnitude, height: 3)
        case 2: Box(width: proxy.safeAreaInsets.top + proxy.safeAreaInsets.leading, height: 3)
        default: EmptyView()
        }
        parts.erasedContent
      }
    },
    .container("grid", 1) { $0.content.inGrid($0) },
    .container("viewThatFits", 1) { $0.content.inViewThatFits($0) },
    .container("scrollView", 0.5) { $0.content.inScrollView($0) },
    .container("lazyVGrid", 0.5) { $0.content.inLazyVGrid($0) },
    .container("variadicUnary", 0.5, closures: true) {
      $0.content.inTree(SeparatedColumn(separator: $0.number, reading: $0.reading))
    },
  ]
}

extension View {
  fileprivate func inHStack(_ parts: Parts) -> some View {
    HStack(alignment: parts.vertical, spacing: parts.spacing) { self }
  }
  fileprivate func inVStack(_ parts: Parts) -> some View {
    VStack(alignment: parts.horizontal, spacing: parts.spacing) { self }
  }
  fileprivate func inZStack(_ parts: Parts) -> some View { ZStack(alignment: parts.alignment) { self } }
  fileprivate func inLayout<L: Layout>(_ layout: L) -> some View { layout.callAsFunction { self } }
  fileprivate func inAnyLayout(_ parts: Parts) -> some View {
    let layout: AnyLayout =
      switch parts.variety(6) {
      case 0: AnyLayout(HStackLayout(alignment: parts.vertical, spacing: parts.spacing))
      case 1: AnyLayout(VStackLayout(alignment: parts.horizontal, spacing: parts.spacing))
      case 2: AnyLayout(ZStackLayout(alignment: parts.alignment))
      case 3: AnyLayout(Flow(spacing: parts.number, reading: parts.reading))
      case 4: AnyLayout(GridLayout(alignment: parts.alignment, verticalSpacing: parts.spacing))
      default: AnyLayout(HStackLayout(spacing: parts.spacing))
      }
    return layout { self }
  }
  fileprivate func inGrid(_ parts: Parts) -> some View {
    Grid(alignment: parts.alignment, horizontalSpacing: parts.spacing, verticalSpacing: parts.optionalY) {
      self
    }
  }
  fileprivate func inViewThatFits(_ parts: Parts) -> some View { ViewThatFits(in: parts.axes) { self } }
  fileprivate func inScrollView(_ parts: Parts) -> some View { ScrollView(parts.axes) { self } }
  fileprivate func inLazyVGrid(_ parts: Parts) -> some View {
    let sizes: [GridItem.Size] = [
      .fixed(parts.x), .flexible(minimum: 10), .adaptive(minimum: 20 + abs(parts.y)),
    ]
    let columns = (0...parts.variety(3)).map { GridItem(sizes[($0 + parts.variety(4)) % 3]) }
    return LazyVGrid(columns: columns, alignment: parts.horizontal, spacing: parts.optionalY) { self }
  }
  func inTree<Root: _VariadicView_ViewRoot>(_ root: Root) -> some View {
    _VariadicView.Tree(root: root, content: self)
  }
}

/// A column with a box between its views.
private struct SeparatedColumn: _VariadicView_UnaryViewRoot {
  var separator: Double
  var reading: Reading?

  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: 1 + reading()) {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Box(width: 8, height: separator) }
      }
    }
  }
}
