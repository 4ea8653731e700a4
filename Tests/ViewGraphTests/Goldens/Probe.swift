import DisplayList
import SwiftUI

/// Marks a view whose frame a test reads.
nonisolated struct Probe: ElementModifier {
  typealias Body = Never
  let id: String
  static var affects: ModifierAspects { [] }
  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  nonisolated func probe(_ id: String) -> some View { modifier(Probe(id: id)) }
}

/// Takes all it is proposed, 10 points where that is nothing: a colour without the colour.
struct Flex: LeafView {
  typealias Body = Never
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .exactly(proposal, proposal.size(ideal: CGSize(width: 10, height: 10)))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
}

/// A view of a fixed size.
nonisolated func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Flex().frame(width: width, height: height)
}

/// Stands for a text: its size and the distances it prefers.
struct TextBox: LeafView {
  typealias Body = Never
  let size: CGSize
  let metrics: Metrics

  struct Metrics: Equatable, Sendable {
    var top: Double
    var bottom: Double
    var between: Double
    static let desktop = Metrics(top: 4.7421875, bottom: 8.15087890625, between: 0)
    static let phone = Metrics(top: 8.43, bottom: 14.54345703125, between: 2)
  }

  nonisolated init(_ width: CGFloat, _ height: CGFloat = 16, metrics: Metrics = .desktop) {
    size = CGSize(width: width, height: height)
    self.metrics = metrics
  }
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(size)
  }
  nonisolated func spacing(_ context: MeasureContext<LeafNode>) -> ViewSpacing {
    .text(top: metrics.top, bottom: metrics.bottom, textToText: metrics.between)
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
}

extension Session {
  /// The frames of all probes in the root's space; of several with one name, the last one's.
  func probedFrames() -> [String: CGRect] {
    update()
    var frames: [String: CGRect] = [:]
    func walk(_ element: ElementNode) {
      if let probe = (element as? UnaryNode)?.modifier(as: Probe.self) {
        frames[probe.id] = element.frame(in: .global)
      }
      element.forEachElement(walk)
    }
    if let element = root.element { walk(element) }
    return frames
  }
}
