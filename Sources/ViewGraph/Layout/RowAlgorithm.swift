import Foundation
import Geometry
import LayoutEngine

/// How the row of a list arranges its parts, of which there are so many, in this order: plates behind the row, views before
/// the row's own, that view, views after it, and lines over the upper and the lower edge.
package struct RowArrangement: Equatable, Sendable {
  package var plates = 0
  package var before = 0
  package var after = 0
  package var hasTopLine = false
  package var hasBottomLine = false
  /// Around the views, which stand beside one another.
  package var insets = EdgeInsets()
  /// Of the whole.
  package var minimumHeight: CGFloat = 0
  package var lines = Lines()

  /// Where lines begin and end, from the row's edges, where no view in the row sets a guide for that.
  package struct Lines: Equatable, Sendable {
    package var start: CGFloat = 0
    package var end: CGFloat = 0
    package var thickness: CGFloat = 1
    /// Whether they begin with the first text, where there is any.
    package var beginWithText = false
    package init() {}
  }

  package init() {}
}

/// The row of a list: one container for all that it has, however much that is, so that a row costs little.
///
/// The row's own view gets the width that the others leave and stands at its leading edge; all stand in the middle of the
/// height. A press anywhere in the row's frame hits it.
package struct RowContainer<Content: View> {
  private var arrangement: RowArrangement
  private var content: Content

  package nonisolated init(_ arrangement: RowArrangement, @ViewBuilder content: () -> Content) {
    self.arrangement = arrangement
    self.content = content()
  }
}

extension RowContainer: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType {
    AlgorithmContainerType<RowArrangement>(
      for: Self.self, layoutOffset: MemoryLayout<Self>.offset(of: \.arrangement),
      contentOffset: MemoryLayout<Self>.offset(of: \.content), content: Content.self,
      make: { RowAlgorithm($0) }, change: { ($0 as? RowAlgorithm)?.arrangement = $1 })
  }
}

final class RowAlgorithm: LayoutAlgorithm {
  fileprivate var arrangement: RowArrangement
  private static let spacing: CGFloat = 8

  init(_ arrangement: RowArrangement) { self.arrangement = arrangement }

  override var isHitWhole: Bool { true }

  /// The views beside one another, with their proposals and sizes.
  private struct Line {
    var views: [(index: Int, proposal: Proposal, size: CGSize)] = []
    /// The width of the row's own view, with the room that is left for it.
    var ownWidth: CGFloat = 0
    var size = CGSize.zero
  }

  /// Between the plates and the lines.
  private func views(_ node: ContainerNode) -> Range<Int> {
    let count = node.children.count
    let first = min(arrangement.plates, count)
    let lines = (arrangement.hasTopLine ? 1 : 0) + (arrangement.hasBottomLine ? 1 : 0)
    return first..<max(count - lines, first)
  }

  /// The row's own view; nil where it is not there.
  private func own(_ node: ContainerNode) -> Int? {
    let views = views(node)
    let index = views.lowerBound + arrangement.before
    return views.contains(index) ? index : nil
  }

  /// Asks the views beside the row's own first: each is proposed its share of what is left.
  private func line(_ proposal: Proposal, _ node: ContainerNode) -> Line {
    let views = views(node)
    let own = own(node)
    var line = Line()
    var room = proposal.width - Double(Self.spacing) * Double(max(views.count - 1, 0))
    var used: CGFloat = 0
    var waiting = views.count
    line.views.reserveCapacity(views.count)
    func ask(_ index: Int, _ width: Double) -> CGSize {
      let its = Proposal(width: width.isNaN ? .nan : max(width, 0), height: proposal.height)
      let size = node.children[index].answer(its).size
      line.views.append((index, its, size))
      line.size.height = max(line.size.height, size.height)
      return size
    }
    for index in views where index != own {
      let width = ask(index, room / Double(waiting)).width
      room -= Double(width)
      used += width
      waiting -= 1
    }
    if let own {
      let width = ask(own, room).width
      line.ownWidth = room.isNaN ? width : max(width, CGFloat(room))
    }
    line.size.width = used + line.ownWidth + Self.spacing * CGFloat(max(views.count - 1, 0))
    return line
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    let inner = proposal.inset(by: arrangement.insets)
    let line = line(inner, node)
    let least = max(arrangement.minimumHeight - arrangement.insets.vertical, 0)
    let most = max(line.size.height, least)
    let height = inner.height.isNaN ? most : min(max(CGFloat(inner.height), least), most)
    return .exactly(
      proposal,
      CGSize(
        width: line.size.width + arrangement.insets.horizontal, height: height + arrangement.insets.vertical))
  }

  override func place(_ node: ContainerNode) {
    let insets = arrangement.insets
    let whole = Proposal(node.size)
    let proposal = placement(node)
    for index in 0..<min(arrangement.plates, node.children.count) {
      let plate = node.children[index]
      plate.place(whole)
      node.origins[index] =
        CGPoint(
          x: (node.size.width - plate.size.width) / 2, y: (node.size.height - plate.size.height) / 2
        ).held
    }
    let line = line(proposal.inset(by: insets), node)
    let own = own(node)
    let middle = insets.top + (node.size.height - insets.vertical) / 2
    var x = insets.leading
    for view in line.views.sorted(by: { $0.index < $1.index }) {
      let child = node.children[view.index]
      child.place(view.proposal)
      var origin = CGPoint(x: x, y: middle - view.size.height / 2)
      if view.index == own { origin.x -= shift(of: child, view.proposal) }
      node.origins[view.index] = origin.held
      x += (view.index == own ? line.ownWidth : view.size.width) + Self.spacing
    }
    placeLines(node, own)
  }

  /// What the views are placed by: the height that the row has, and the width by which it was measured, as what is wider
  /// would be laid out otherwise in its own.
  private func placement(_ node: ContainerNode) -> Proposal {
    let width = node.proposal.width
    return Proposal(width: width.isNaN ? Double(node.size.width) : width, height: Double(node.size.height))
  }

  /// How far a view's leading guide is from its leading edge.
  private func shift(of child: ElementNode, _ proposal: Proposal) -> CGFloat {
    guard child.flags.contains(.hasGuides) else { return 0 }
    return CGFloat(child.explicitGuide(HorizontalAlignment.leading.key, proposal) ?? 0)
  }

  private func placeLines(_ node: ContainerNode, _ own: Int?) {
    let first = views(node).upperBound
    guard first < node.children.count else { return }
    func guide(_ guide: HorizontalAlignment) -> CGFloat? {
      self.guide(guide.key, placement(node), node).map { CGFloat($0) }
    }
    let text = arrangement.lines.beginWithText ? guide(.textStart) : nil
    let start = guide(.listRowSeparatorLeading) ?? text ?? arrangement.lines.start
    let end = guide(.listRowSeparatorTrailing) ?? node.size.width - arrangement.lines.end
    for index in first..<node.children.count {
      let line = node.children[index]
      line.place(
        Proposal(width: max(Double(end - start), 0), height: Double(arrangement.lines.thickness)))
      let isTop = arrangement.hasTopLine && index == first
      node.origins[index] = CGPoint(x: start, y: isTop ? 0 : node.size.height - line.size.height).held
    }
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let mark: ViewNode.Flags = key.isOfTexts ? [.hasGuides, .hasBaselines] : .hasGuides
    let views = views(node)
    guard views.contains(where: { !node.children[$0].flags.isDisjoint(with: mark) }) else { return nil }
    let insets = arrangement.insets
    let own = own(node)
    let inner = proposal.inset(by: insets)
    let line = line(inner, node)
    let height =
      inner.height.isNaN
      ? max(line.size.height, arrangement.minimumHeight - insets.vertical) : CGFloat(inner.height)
    var x = insets.leading
    var values: [CGFloat?] = []
    for view in line.views.sorted(by: { $0.index < $1.index }) {
      let child = node.children[view.index]
      if let value = child.explicitGuide(key, view.proposal) {
        let origin =
          key.isVertical
          ? insets.top + (height - view.size.height) / 2
          : x - (view.index == own ? shift(of: child, view.proposal) : 0)
        values.append(CGFloat(value) + origin)
      }
      x += (view.index == own ? line.ownWidth : view.size.width) + Self.spacing
    }
    return key.combine(values).map { Double($0) }
  }
}
