import SwiftUICore
import ViewGraph

/// A view that takes another's geometry, before or after it.
struct Matched<Content: View>: View {
  let content: Content
  let parts: MatchedParts
  @Namespace private var space

  var body: some View {
    if parts.isFirst { follower }
    ZStack { content }.matchedGeometryEffect(id: parts.id, in: space)
    if !parts.isFirst { follower }
  }

  private var follower: some View {
    Flexible(ideal: 6)
      .matchedGeometryEffect(
        id: 0, in: space, properties: parts.properties, anchor: parts.anchor, isSource: false)
  }
}

/// How a view is matched.
struct MatchedParts {
  var isFirst: Bool
  /// 0 where the follower finds its source.
  var id: Int
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
}
