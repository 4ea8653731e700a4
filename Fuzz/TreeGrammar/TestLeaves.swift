import DisplayList
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A leaf of a fixed size.
struct Box: LeafView {
  typealias Body = Never
  var width: Double
  var height: Double

  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(CGSize(width: width, height: height))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { rectangle(size) }
}

/// A leaf that takes what it is proposed, up to a limit that it may have.
struct Flexible: LeafView {
  typealias Body = Never
  var ideal: Double
  var limit: Double?

  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    var size = proposal.size(ideal: CGSize(width: ideal, height: ideal))
    if let limit { size.height = min(size.height, limit) }
    return .exactly(proposal, size)
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { rectangle(size) }
}

/// A leaf that behaves as a text does: as wide as its letters, in more lines where that is too much, with
/// baselines and a preference for its distance to others.
struct Line: LeafView {
  typealias Body = Never
  var letters: Int

  nonisolated static var hasBaselines: Bool { true }
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }

  private nonisolated func lines(_ width: Double) -> Int {
    guard !width.isNaN, width < Double(letters) * 7 else { return 1 }
    let perLine = max(1, Int(max(width, 0) / 7))  // below the letters, as the guard says
    return (letters + perLine - 1) / perLine
  }

  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let ideal = Double(letters) * 7
    let count = lines(proposal.width)
    if count <= 1 {
      return SizeAnswer(
        size: CGSize(width: ideal, height: 16),
        width: AxisRange(lower: letters < 2 ? -.infinity : ideal, upper: .infinity, holdsForNil: true),
        height: .always)
    }
    let perLine = max(1, Int(max(proposal.width, 0) / 7))  // below the letters, as lines(_:) found
    let range = AxisRange(
      lower: perLine == 1 ? -.infinity : Double(perLine) * 7, upper: (Double(perLine + 1) * 7).nextDown,
      holdsForNil: false)
    return SizeAnswer(
      size: CGSize(width: Double(perLine) * 7, height: Double(count) * 16), width: range, height: .always)
  }

  nonisolated func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>)
    -> Double?
  {
    switch key.standard {
    case .firstBaseline: 12
    case .lastBaseline: Double(lines(proposal.width) - 1) * 16 + 12
    default: nil
    }
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { rectangle(size) }
}

/// A leaf whose size and picture come from the environment.
struct NumberLeaf: LeafView {
  typealias Body = Never
  var onlyDraws: Bool

  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  private nonisolated func number(_ scope: EnvironmentScope) -> Double {
    EnvironmentValues(scope: scope).treeNumber
  }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(CGSize(width: onlyDraws ? 12 : number(context.environment), height: 6))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    rectangle(
      CGSize(
        width: size.width,
        height: min(6, abs(number(context.environment).isFinite ? number(context.environment) : 0))))
  }
}

private func rectangle(_ size: CGSize) -> [Item] {
  [.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())]
}
