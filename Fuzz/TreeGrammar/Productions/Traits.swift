import SwiftUICore
import TextViews
import ViewGraph

extension Production {
  /// What views say of themselves to the containers that they are in.
  static let traits: [Production] = [
    .modifier("stringTag", 0.3) { $0.content.tag("\($0.variety(3))") },
    .modifier("optionalTag", 0.3) { $0.content.tag($0.flag(3) ? Optional($0.variety(3)) : nil) },
    .modifier("onlyTag", 0.3) { $0.content.tag($0.variety(5), includeOptional: false) },
    .modifier("roleTag", 0.2) { $0.content.tag($0.pick(Kind.Role.leaf, .list, .loop)) },
    .modifier("secondMark", 0.4) { $0.content.containerValue(\.secondMark, $0.variety(9)) },
    .modifier("layoutMark", 0.5) { $0.content.layoutValue(key: LayoutMark.self, value: $0.number) },
    .modifier("accessibleValue", 0.2) { $0.content.holding("\($0.variety(5))") },
    .modifier("accessibleLabel", 0.2) { $0.content.named("\($0.variety(5))") },
    .modifier("accessibilityHidden", 0.2) { $0.content.silent($0.flag(0)) },
    .modifier("representation", 0.2) { $0.content.represented(by: "\($0.variety(5))") },
    .modifier("accessibleChildren", 0.2) { $0.content.holding(child: "\($0.variety(5))") },
    .modifier("inputLabel", 0.2) { $0.content.called("\($0.variety(5))") },
    .modifier("help", 0.2) { $0.content.help(Text(verbatim: "help \($0.variety(5))")) },
    .modifier("hitTesting", 0.2) { $0.content.allowsHitTesting($0.flag(0)) },
    .modifier("contentShape", 0.2) { $0.content.contentShape(ReadingShape(reading: $0.reading)) },
    .container("marked", 0.4) { $0.content.inMarkedLayout() },
    .list("tagsShown", 0.25, closures: true) { $0.content.showingTags($0) },
  ]
}

extension View {
  // Modifiers whose result names the view's type cannot be called on a view of unknown type.
  fileprivate func holding(_ value: String) -> some View { accessibilityValue(value) }
  fileprivate func named(_ name: String) -> some View { accessibilityLabel(Text(verbatim: name)) }
  fileprivate func silent(_ isHidden: Bool) -> some View { accessibilityHidden(isHidden) }
  fileprivate func called(_ name: String) -> some View { accessibilityInputLabels([Text(verbatim: name)]) }
  fileprivate func represented(by text: String) -> some View {
    accessibilityRepresentation { Text(verbatim: text) }
  }
  fileprivate func holding(child: String) -> some View {
    accessibilityChildren { Text(verbatim: child).padding(2) }
  }

  fileprivate func inMarkedLayout() -> some View { MarkedLayout().callAsFunction { self } }
  fileprivate func showingTags(_ parts: Parts) -> some View {
    ForEach(subviews: self) { subview in
      let values = subview.containerValues
      Box(width: Double(values.tag(for: Int.self) ?? 20), height: Double(values.tag(for: Int?.self).count))
      Box(
        width: Double(values.tag(for: String.self)?.count ?? 9),
        height: 1 + Double(values.secondMark) + parts.read())
      if values.hasTag(Kind.Role.leaf) { Box(width: 6, height: values.treeMark) }
      subview
    }
  }
}

extension Int?? {
  /// Tells no tag, a tag that is nil and others apart.
  fileprivate var count: Int {
    switch self {
    case .none: 0
    case .some(.none): 1
    case .some(.some(let value)): 2 + value
    }
  }
}
