import SwiftUICore
import ViewGraph

extension Production {
  /// What contributes its views to the list around it.
  static let lists: [Production] = [
    .list("group", 2) { $0.content.inGroup() },
    .list("maybe", 2) { $0.content.shown(when: $0.variety(2) == 0) },
    .list("erased") { AnyView($0.content) },
    .list("identified") { $0.content.id($0.variety(4)) },
    .list("tagged", 0.5) { $0.content.tag($0.variety(4)) },
    .list("dynamic", 3) { DynamicRegion(id: $0.specimen.id, store: $0.maker.store, span: $0.maker.span) },
    .list("environmentReader") { $0.content.readingEnvironment() },
    .list("bound") { $0.content.bound() },
    .list("modifiedOnce", closures: true) {
      $0.content.modified(
        by: ContentOnce(number: $0.number, stacks: $0.variety(2) == 0, reading: $0.reading))
    },
    .list("modifiedTwice", 0.5, closures: true) {
      $0.content.modified(by: ContentTwice(number: $0.number, reading: $0.reading))
    },
    .list("gridRow", 2) { $0.content.inGridRow($0) },
    .list("section") { $0.content.inSection($0) },
    .list("subviews", closures: true) { $0.content.asSubviews($0) },
    .list("sections", 0.7, closures: true) { $0.content.asSections($0) },
    .list("eachSubview", 0.7, closures: true) { $0.content.eachSubview($0) },
    .list("variadicMulti", 0.5, closures: true) {
      $0.content.inTree(Reversed(isReversed: $0.flag(0), reading: $0.reading))
    },
    .list("preferenceState", 0.7) { $0.content.trailed($0) },
    .list("geometryState", 0.7, closures: true) { $0.content.measured($0) },
    .list("matched", 0.5) { $0.content.matched($0) },
  ]
}

extension View {
  fileprivate func inGroup() -> some View { Group { self } }
  fileprivate func shown(when isShown: Bool) -> some View { isShown ? self : Self?.none }
  fileprivate func readingEnvironment() -> some View { EnvironmentReader(content: self) }
  fileprivate func bound() -> some View { Bound(content: self) }
  fileprivate func inGridRow(_ parts: Parts) -> some View {
    GridRow(alignment: parts.flag(0) ? parts.vertical : nil) { self }
  }
  fileprivate func inSection(_ parts: Parts) -> some View {
    Section {
      self
    } header: {
      if parts.flag(0) { Box(width: parts.x, height: 4) }
    } footer: {
      if parts.flag(1) { Box(width: 4, height: parts.y) }
    }
  }
  fileprivate func asSubviews(_ parts: Parts) -> some View {
    Group(subviews: self) { subviews in
      let _ = parts.reading.keep(.collection(subviews))
      if parts.reading != nil { Box(width: parts.read(), height: 1) }
      switch parts.variety(4) {
      case 0: subviews
      case 1: ForEach(subviews) { $0.modifier(Inset(amount: parts.number)) }
      case 2:
        if let first = subviews.first { first }
        Box(width: Double(subviews.count), height: 3)
        ForEach(subviews.dropFirst()) { $0 }
      default: ForEach(subviews.reversed()) { $0 }
      }
    }
  }
  fileprivate func asSections(_ parts: Parts) -> some View {
    Group(sections: self) { sections in
      Box(width: Double(sections.count), height: 2 + parts.read())
      ForEach(sections) { section in
        section.header
        HStack(spacing: 1) { section.content }
        if parts.flag(0) { section.footer }
      }
    }
  }
  fileprivate func eachSubview(_ parts: Parts) -> some View {
    ForEach(subviews: self) { subview in
      if parts.flag(0) {
        subview.padding(1 + parts.read())
      } else {
        Box(width: subview.containerValues.treeMark, height: 2 + parts.read())
        subview
      }
    }
  }
  fileprivate func trailed(_ parts: Parts) -> some View { TrailState(content: self) }
  fileprivate func matched(_ parts: Parts) -> some View {
    Matched(
      content: self,
      parts: MatchedParts(
        isFirst: parts.flag(0), id: parts.flag(1) && parts.flag(2) ? 1 : 0,
        properties: parts.pick(.frame, .position, .size), anchor: parts.unitPoint))
  }
  fileprivate func measured(_ parts: Parts) -> some View {
    MeasuredState(content: self, readsPlace: parts.flag(0), reading: parts.reading)
  }
}

/// Contributes its views, in either order.
private struct Reversed: _VariadicView_MultiViewRoot {
  var isReversed: Bool
  var reading: Reading?

  func body(children: _VariadicView.Children) -> some View {
    if reading != nil { Box(width: 2, height: reading()) }
    if isReversed { ForEach(children.reversed()) { $0 } } else { children }
  }
}
