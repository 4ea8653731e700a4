import Foundation
import Geometry

@testable import LayoutEngine

/// A seeded generator, so that a failing case can be repeated (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Views as pure functions from proposals to answers: what the tests lay out.
indirect enum Model {
  case fixed(Double, Double)
  /// A colour or shape: takes what it is offered.
  case flexible
  case circle
  /// Words of 10 pt on lines of 16 pt.
  case text(words: Int)
  /// A frame that fixes one or both dimensions.
  case frame(Model, width: Double?, height: Double?)
  /// A frame with a largest width.
  case capped(Double)
  case padded(Model, EdgeInsets)
  /// A custom layout: knows nothing but the very proposal.
  case custom(Double)
  case stack(Axis, spacing: Double, [(child: StackChild, model: Model)])

  func answer(_ proposal: Proposal) -> SizeAnswer {
    let asked = proposal.clamped
    switch self {
    case .fixed(let width, let height):
      return .always(CGSize(width: width, height: height))
    case .flexible:
      return .exactly(proposal, asked.size(ideal: CGSize(width: 10, height: 10)))
    case .circle:
      var side = Double.minimum(asked.width, asked.height)
      if side.isNaN { side = 10 }
      return .exactly(proposal, CGSize(width: side, height: side))
    case .text(let words):
      return Self.text(words, asked.width)
    case .frame(let content, let width, let height):
      let inner = content.answer(Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
      return SizeAnswer(
        size: CGSize(width: width ?? inner.length(.horizontal), height: height ?? inner.length(.vertical)),
        width: width == nil ? inner.width : .always, height: height == nil ? inner.height : .always)
    case .capped(let limit):
      let width = asked.width.isNaN ? 10 : min(asked.width, limit)
      let range =
        asked.width >= limit
        ? AxisRange(lower: limit, upper: .infinity, holdsForNil: false) : .exactly(proposal.width)
      let height = asked.height.isNaN ? 10 : asked.height
      return SizeAnswer(
        size: CGSize(width: width, height: height), width: range, height: .exactly(proposal.height))
    case .padded(let content, let insets):
      return content.answer(proposal.inset(by: insets)).shifted(by: insets, proposal: proposal)
    case .custom(let factor):
      let size = asked.size(ideal: CGSize(width: 33, height: 21))
      return .exactly(
        proposal,
        CGSize(width: min(size.width * factor, 90), height: min(size.height, 40) + factor))
    case .stack(let axis, let spacing, let children):
      var layout = StackLayout(axis: axis)
      layout.setChildren(children.map(\.child), spacing: spacing) { _ in .plain }
      return layout.size(proposal) { children[$0].model.answer($1) }
    }
  }

  private static func text(_ words: Int, _ width: Double) -> SizeAnswer {
    let all = Double(words) * 10
    if width.isNaN || width >= all {
      return SizeAnswer(
        size: CGSize(width: all, height: 16),
        width: AxisRange(lower: all, upper: .infinity, holdsForNil: true), height: .always)
    }
    let perLine = max(Int(width / 10), 1)
    let lines = (words + perLine - 1) / perLine
    let lower = perLine == 1 ? -Double.infinity : Double(perLine) * 10
    return SizeAnswer(
      size: CGSize(width: Double(perLine) * 10, height: Double(lines) * 16),
      width: AxisRange(lower: lower, upper: (Double(perLine + 1) * 10).nextDown, holdsForNil: false),
      height: .always)
  }

  static func random(depth: Int, using generator: inout SeededGenerator) -> Model {
    let kinds = depth > 0 ? 10 : 6
    switch Int.random(in: 0..<kinds, using: &generator) {
    case 0:
      return .fixed(
        Double(Int.random(in: 0...60, using: &generator)), .random(in: 0...40, using: &generator))
    case 1: return .flexible
    case 2: return .text(words: Int.random(in: 1...12, using: &generator))
    case 3: return .capped(Double(Int.random(in: 1...80, using: &generator)))
    case 4: return .custom(.random(in: 0...1.5, using: &generator))
    case 5: return .circle
    case 6:
      return .frame(
        random(depth: depth - 1, using: &generator),
        width: Bool.random(using: &generator) ? 45.5 : nil,
        height: Bool.random(using: &generator) ? 30.25 : nil)
    case 7:
      let inset = Double.random(in: -4...20, using: &generator)
      return .padded(
        random(depth: depth - 1, using: &generator), EdgeInsets([.leading, .top], CGFloat(inset)))
    default:
      let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
      let isSpecial = Int.random(in: 0..<3, using: &generator) == 0
      let children = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        let model = random(depth: depth - 1, using: &generator)
        guard isSpecial else { return (child: StackChild(), model: model) }
        return Int.random(in: 0..<4, using: &generator) == 0
          ? (child: .spacer(minLength: nil), model: .flexible)
          : (child: StackChild(priority: Double(Int.random(in: -1...1, using: &generator))), model: model)
      }
      return .stack(axis, spacing: [-3, 0, 8, 7.3].randomElement(using: &generator) ?? 0, children)
    }
  }
}

/// A proposal's dimension as a random test draws it: nil, nothing, everything, negative, whole or broken.
func randomDimension(using generator: inout SeededGenerator) -> Double {
  switch Int.random(in: 0..<9, using: &generator) {
  case 8: -5
  case 0: .nan
  case 1: 0
  case 2: .infinity
  case 3: Double(Int.random(in: 0...30, using: &generator)) * 10
  default: .random(in: 0...400, using: &generator)
  }
}

/// A proposal's dimension out of a range of an answer.
func dimension(in range: AxisRange, using generator: inout SeededGenerator) -> Double {
  let kind = Int.random(in: 0..<5, using: &generator)
  if range.lower > range.upper || (kind == 0 && range.holdsForNil) { return .nan }
  let lower = max(range.lower, -1)
  let upper = min(range.upper, max(lower, 600))
  switch kind {
  case 1: return lower
  case 2: return range.upper
  default: return lower < upper ? .random(in: lower...upper, using: &generator) : lower
  }
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  a == b || abs(a - b) <= tolerance
}

func isClose(_ a: CGSize, _ b: CGSize) -> Bool {
  isClose(Double(a.width), Double(b.width)) && isClose(Double(a.height), Double(b.height))
}
