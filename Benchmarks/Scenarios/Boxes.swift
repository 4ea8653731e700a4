import DisplayList
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A leaf of a fixed size: what the engine costs without text and pixels.
struct Box: LeafView {
  typealias Body = Never
  var width: Double
  var height: Double

  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(CGSize(width: width, height: height))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    [.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())]
  }
}

/// A leaf that takes what it is proposed.
struct Flexible: LeafView {
  typealias Body = Never
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .exactly(proposal, proposal.size(ideal: CGSize(width: 10, height: 10)))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
}

/// A leaf that behaves as a line of text does: as wide as its letters, and in two lines where that is too
/// much.
struct Line: LeafView {
  typealias Body = Never
  var text: String

  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let ideal = Double(text.utf8.count) * 7
    if proposal.width.isNaN || proposal.width >= ideal {
      return SizeAnswer(
        size: CGSize(width: ideal, height: 16),
        width: AxisRange(lower: ideal, upper: .infinity, holdsForNil: true),
        height: .always)
    }
    let width = max(proposal.width, ideal / 2)
    return SizeAnswer(
      size: CGSize(width: width, height: 32), width: .exactly(proposal.width), height: .always)
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    [.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())]
  }
}

/// Room around content.
nonisolated struct Inset: ElementModifier {
  typealias Body = Never
  var amount: Double

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
  private var insets: EdgeInsets {
    EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
  }
  func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    context.child.answer(proposal.inset(by: insets)).shifted(by: insets, proposal: proposal)
  }
  func place(_ context: PlaceContext) {
    context.child.place(context.proposal.inset(by: insets))
    context.childOrigin = CGPoint(x: amount, y: amount)
  }
}

extension View {
  nonisolated func inset(_ amount: Double) -> some View { modifier(Inset(amount: amount)) }
}
