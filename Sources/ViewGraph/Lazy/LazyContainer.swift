import Foundation
import Geometry
import LayoutEngine

/// How a lazy container arranges its views.
package struct LazyArrangement: Equatable {
  /// Along which lines follow one another.
  package var axis: Axis
  /// Where views stand across.
  package var alignment: AlignmentKey
  /// Points between lines; nil for what neighbours prefer in a stack, and 8 in a grid.
  package var spacing: CGFloat?
  /// The tracks of a grid; nil for a stack.
  package var tracks: GridTracks?
  /// Where views stand in cells, for each item of the tracks.
  package var cells: [Alignment]
  package var pinsHeaders: Bool
  package var pinsFooters: Bool

  package init(
    _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, tracks: GridTracks? = nil,
    cells: [Alignment] = [],
    pinsHeaders: Bool = false, pinsFooters: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.tracks = tracks
    self.cells = cells
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  var pins: Bool { pinsHeaders || pinsFooters }
  var needsSections: Bool { tracks != nil || pins }
}

/// The part of a lazy stack or grid that lays out: of its content, only what can be seen is made.
package struct LazyContainer<Content: View> {
  var arrangement: LazyArrangement
  var content: Content

  package nonisolated init(_ arrangement: LazyArrangement, content: Content) {
    self.arrangement = arrangement
    self.content = content
  }
}

extension LazyContainer: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType {
    AlgorithmContainerType<LazyArrangement>(
      for: Self.self, layoutOffset: MemoryLayout<Self>.offset(of: \.arrangement),
      contentOffset: MemoryLayout<Self>.offset(of: \.content), content: LazyContent<Content>.self,
      make: LazyAlgorithm.init, change: { ($0 as? LazyAlgorithm)?.apply($1) })
  }
}

/// The content of a lazy container.
private struct LazyContent<Content: View>: View {
  typealias Body = Never
  let content: Content
  nonisolated static func _makeViewType() -> _ViewType { LazyWindowType(of: .of(Content.self)) }
}

/// The content of a lazy container as a list of which parts are made.
final class LazyWindowType: _ViewType, @unchecked Sendable {
  private let content: _ViewType

  init(of content: _ViewType) {
    self.content = content
    super.init(for: Void.self)
  }

  override func computeArity() -> Arity { .dynamic }
  override func makeNode(_ place: NodePlace) -> ViewNode { LazyWindowNode(place, content: content) }
}
