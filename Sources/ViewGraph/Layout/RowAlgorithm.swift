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

  /// The views beside one another, in their order, as they stand for a proposal.
  private struct Line {
    struct View {
      let index: Int
      var proposal = Proposal.unspecified
      var size = CGSize.zero
      /// Where its leading edge stands in the row, where no guide moves it.
      var x: CGFloat = 0
    }

    var views: [View] = []
    /// Without the row's insets.
    var size = CGSize.zero
  }

  /// Between the plates and the lines.
  private func views(_ node: ContainerNode) -> Range<Int> {
    let count = node.children.count
    let first = min(arrangement.plates, count)
    let lines = (arrangement.hasTopLine ? 1 : 0) + (arrangement.hasBottomLine ? 1 : 0)
    return first..<max(count - lines, first)
  }

  /// Asks the views beside the row's own first: each is proposed its share of what is left.
  private func line(_ whole: Proposal, _ node: ContainerNode) -> Line {
    let proposal = whole.inset(by: arrangement.insets)
    let views = views(node)
    var line = Line(views: views.map { Line.View(index: $0) })
    let spaces = Self.spacing * CGFloat(max(views.count - 1, 0))
    var room = proposal.width - Double(spaces)
    func ask(_ number: Int, _ width: Double) {
      let its = Proposal(width: width.isNaN ? .nan : max(width, 0), height: proposal.height)
      line.views[number].proposal = its
      line.views[number].size = node.children[line.views[number].index].answer(its).size
    }
    // The row's own view is there unless its list has just lost it.
    let own = line.views.indices.contains(arrangement.before) ? arrangement.before : nil
    var waiting = views.count
    for number in line.views.indices where number != own {
      ask(number, room / Double(waiting))
      room -= Double(line.views[number].size.width)
      waiting -= 1
    }
    if let own { ask(own, room) }
    var x = arrangement.insets.leading
    for number in line.views.indices {
      let size = line.views[number].size
      line.views[number].x = x
      // The room that is left is the own view's.
      let width = number == own && !room.isNaN ? max(size.width, CGFloat(room)) : size.width
      x += width + Self.spacing
      line.size.width += width
      line.size.height = max(line.size.height, size.height)
    }
    line.size.width += spaces
    let least = max(arrangement.minimumHeight - arrangement.insets.vertical, 0)
    let most = max(line.size.height, least)
    line.size.height = proposal.height.isNaN ? most : min(max(CGFloat(proposal.height), least), most)
    return line
  }

  /// Where a view of a line stands.
  private func origin(of view: Line.View, in line: Line, _ node: ContainerNode) -> CGPoint {
    let child = node.children[view.index]
    let isOwn = view.index == views(node).lowerBound + arrangement.before
    let shift =
      isOwn && child.flags.contains(.hasGuides)
      ? CGFloat(child.explicitGuide(HorizontalAlignment.leading.key, view.proposal) ?? 0) : 0
    return CGPoint(
      x: view.x - shift, y: arrangement.insets.top + (line.size.height - view.size.height) / 2)
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    let size = line(proposal, node).size
    let insets = arrangement.insets
    return .exactly(
      proposal, CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical))
  }

  override func place(_ node: ContainerNode) {
    for index in 0..<min(arrangement.plates, node.children.count) {
      let plate = node.children[index]
      plate.place(Proposal(node.size))
      node.origins[index] =
        CGPoint(
          x: (node.size.width - plate.size.width) / 2, y: (node.size.height - plate.size.height) / 2
        ).held
    }
    // By the height that the row has, and the width by which it was measured: what is wider would be laid out otherwise in
    // its own.
    let width = node.proposal.width
    let line = line(
      Proposal(width: width.isNaN ? Double(node.size.width) : width, height: Double(node.size.height)), node)
    for view in line.views {
      node.children[view.index].place(view.proposal)
      node.origins[view.index] = origin(of: view, in: line, node).held
    }
    placeSeparators(node, line)
  }

  private func placeSeparators(_ node: ContainerNode, _ line: Line) {
    let first = views(node).upperBound
    guard first < node.children.count else { return }
    func guide(_ guide: HorizontalAlignment) -> CGFloat? { self.guide(guide.key, line, node) }
    let text = arrangement.lines.beginWithText ? guide(.textStart) : nil
    let start = guide(.listRowSeparatorLeading) ?? text ?? arrangement.lines.start
    let end = guide(.listRowSeparatorTrailing) ?? node.size.width - arrangement.lines.end
    for index in first..<node.children.count {
      let separator = node.children[index]
      separator.place(
        Proposal(width: max(Double(end - start), 0), height: Double(arrangement.lines.thickness)))
      let isTop = arrangement.hasTopLine && index == first
      node.origins[index] =
        CGPoint(x: start, y: isTop ? 0 : node.size.height - separator.size.height).held
    }
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    guard carries(key, node) else { return nil }
    return guide(key, line(proposal, node), node).map { Double($0) }
  }

  private func carries(_ key: AlignmentKey, _ node: ContainerNode) -> Bool {
    let mark: ViewNode.Flags = key.isOfTexts ? [.hasGuides, .hasBaselines] : .hasGuides
    return views(node).contains { !node.children[$0].flags.isDisjoint(with: mark) }
  }

  private func guide(_ key: AlignmentKey, _ line: Line, _ node: ContainerNode) -> CGFloat? {
    guard carries(key, node) else { return nil }
    return key.combine(
      line.views.map { view in
        node.children[view.index].explicitGuide(key, view.proposal).map {
          let origin = origin(of: view, in: line, node)
          return CGFloat($0) + (key.isVertical ? origin.y : origin.x)
        }
      })
  }
}
