import DisplayList
import Foundation
import Geometry
import LayoutEngine
import SwiftUICore
import ViewGraph

/// Room around content.
nonisolated struct Inset: ElementModifier {
  typealias Body = Never
  var amount: Double

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
  private var insets: EdgeInsets {
    let amount = amount.isFinite ? amount : 0
    return EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount / 2)
  }
  func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    context.child.answer(proposal.inset(by: insets)).shifted(by: insets, proposal: proposal)
  }
  func place(_ context: PlaceContext) {
    context.child.place(context.proposal.inset(by: insets))
    context.childOrigin = CGPoint(x: insets.leading, y: insets.top)
  }
  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Double? {
    guard let guide = context.child.explicitGuide(key, proposal.inset(by: insets)) else { return nil }
    return guide + Double(key.isVertical ? insets.top : insets.leading)
  }
}

/// Sets guides at a distance from where they would be.
nonisolated struct GuideShift: ElementModifier {
  typealias Body = Never
  var amount: Double
  var isVertical: Bool

  static var setsGuides: Bool { true }
  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Double? {
    guard key.isVertical == isVertical else { return context.child.explicitGuide(key, proposal) }
    return context.child.dimensions(proposal).value(key) + amount
  }
}

nonisolated struct Priority: TraitModifying {
  typealias Body = Never
  var value: Double
  static var traitKey: ObjectIdentifier { ObjectIdentifier(LayoutPriorityTrait.self) }
  static nonisolated var traitUses: TraitUses { .priority }
  var traitValue: Any { value }
  static func _makeModifierType() -> _ModifierType { makeTraitType() }
}

nonisolated struct PaintOrder: TraitModifying {
  typealias Body = Never
  var value: Double
  static var traitKey: ObjectIdentifier { ObjectIdentifier(ZIndexTrait.self) }
  static nonisolated var traitUses: TraitUses { .paintOrder }
  var traitValue: Any { value }
  static func _makeModifierType() -> _ModifierType { makeTraitType() }
}

/// A second view behind or before the content.
nonisolated struct Second<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  var secondary: Secondary
  var alignment: Alignment
  var isBehind: Bool

  static var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \.secondary) ?? 0 }
  var layering: Layering { isBehind ? .behind : .before }
  static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
  func compose(_ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    isBehind ? .layered(secondary, content, id: context.id) : .layered(content, secondary, id: context.id)
  }
}

/// A custom modifier that shows its content once.
struct ContentOnce: ViewModifier {
  var number: Double
  var stacks: Bool
  var reading: Reading?

  func body(content: Content) -> some View {
    if stacks {
      VStack(spacing: 1) {
        content
        Box(width: number + reading(), height: 4)
      }
    } else {
      content
      Box(width: 4, height: number + reading())
    }
  }
}

/// A custom modifier that shows its content twice.
struct ContentTwice: ViewModifier {
  var number: Double
  var reading: Reading?

  func body(content: Content) -> some View {
    HStack(spacing: 2 + reading()) {
      content
      content.modifier(Inset(amount: number))
    }
  }
}
