import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// What the engine knows of a modifier on one element.
class ElementModifierTypeBase: _ModifierType, @unchecked Sendable {
  let plan: ValuePlan
  let numbers: NumberPlan
  let viewType: _ViewType
  /// How values of the type are animated; nil where nothing of them is. Only a change asks for it.
  private(set) final lazy var animated = AnimatedValue.of(type)
  /// The type, if its values have a say in hit testing.
  private(set) final lazy var hitTesting = type as? any HitTestingModifier.Type
  /// The type, if its values attach gestures.
  private(set) final lazy var gestures = type as? any GestureAttaching.Type
  /// The type, if its values have a part in scroll views inside.
  private(set) final lazy var scrolling = type as? any ScrollAttaching.Type
  /// The type, if its values follow a pointer that is over the view.
  private(set) final lazy var hovering = type as? any HoverAttaching.Type
  /// The type, if its values make their views take the focus.
  private(set) final lazy var focusing = type as? any FocusAttaching.Type
  /// The type, if its values are bound to the focus.
  private(set) final lazy var focusBinding = type as? any FocusBinding.Type
  /// The type, if its values tell others something.
  private(set) final lazy var focusedValue = type as? any FocusedValueAttaching.Type
  /// The type, if its values are shortcuts.
  private(set) final lazy var shortcut = type as? any ShortcutAttaching.Type
  /// The type, if its values are given keys.
  private(set) final lazy var keys = type as? any KeyAttaching.Type
  /// The type, if its values may leave their content out of the tree of semantics.
  private(set) final lazy var semanticsHiding = type as? any SemanticsHiding.Type
  var affects: ModifierAspects { [] }
  var setsGuides: Bool { false }
  var movesContent: Bool { false }
  var holdsContentTogether: Bool { false }
  /// Whether a change of value can change what the modifier itself paints.
  private(set) final lazy var paints =
    affects.isDisjoint(with: .ownMotion) && affects.contains(.drawing) && animated?.isSlotted != true

  /// What part values of the type have in the focus.
  private let part: FocusPart

  init<M>(for type: M.Type, part: FocusPart = .none) {
    plan = ValuePlan.of(type)
    numbers = NumberPlan.of(type)
    viewType = _ViewType(for: type)
    self.part = part
    super.init(for: type)
  }

  func answer(_ value: UnsafeRawPointer, _ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    .always(.zero)
  }
  func place(_ value: UnsafeRawPointer, _ node: UnaryNode) {}
  func guide(_ value: UnsafeRawPointer, _ key: AlignmentKey, _ proposal: Proposal, _ node: UnaryNode)
    -> Double?
  {
    nil
  }
  func spacing(_ value: UnsafeRawPointer, _ node: UnaryNode) -> ViewSpacing { .plain }
  func draw(_ value: UnsafeRawPointer, _ content: Placed, _ node: UnaryNode) -> Placed { content }
  func contentTransform(_ value: UnsafeRawPointer, _ node: UnaryNode) -> ContentTransform { .identity }

  /// The node around content of its own.
  func makeUnaryNode(_ place: NodePlace, content: _ViewType, contentOffset: Int) -> UnaryNode {
    note(place)
    switch part {
    case .binding:
      return FocusBindingNode(place, type: self, content: content, contentOffset: contentOffset).begin()
    case .value:
      return FocusedValueNode(place, type: self, content: content, contentOffset: contentOffset).begin()
    case .none, .target, .shortcut:
      return UnaryNode(place, type: self, content: content, contentOffset: contentOffset)
    }
  }

  /// The node around one element of a list.
  func makeUnaryNode(_ place: NodePlace, around child: ElementNode) -> UnaryNode {
    note(place)
    switch part {
    case .binding: return FocusBindingNode(place, type: self, around: child).begin()
    case .value: return FocusedValueNode(place, type: self, around: child).begin()
    case .none, .target, .shortcut: return UnaryNode(place, type: self, around: child)
    }
  }

  /// Keys and the focus look for nothing in a tree in which there has been nothing of the kind.
  private func note(_ place: NodePlace) {
    switch part {
    case .none, .binding, .value: break
    case .target: place.owner.graph.focus.hasTargets = true
    case .shortcut: place.owner.graph.focus.hasShortcuts = true
    }
  }

  override func keepsElement(of content: _ViewType, depth: Int) -> Bool { content.keepsElement(depth: depth) }

  override func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    if !place.recipes, content.arity == .one || place.keepsElement(of: content) {
      return makeUnaryNode(place.at(modifierOffset), content: content, contentOffset: place.offset)
    }
    return ModifierListNode(
      place.at(modifierOffset), type: self, content: content, contentOffset: place.offset)
  }
}

class ElementModifierType<M: ElementModifier>: ElementModifierTypeBase, @unchecked Sendable {
  init(_ part: FocusPart = .none) { super.init(for: M.self, part: part) }

  override var affects: ModifierAspects { M.affects }
  override var setsGuides: Bool { M.setsGuides }
  override var movesContent: Bool { M.movesContent }
  override var holdsContentTogether: Bool { M.holdsContentTogether }
  override func answer(_ value: UnsafeRawPointer, _ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    value.assumingMemoryBound(to: M.self).pointee.answer(proposal, MeasureContext(node))
  }
  override func place(_ value: UnsafeRawPointer, _ node: UnaryNode) {
    value.assumingMemoryBound(to: M.self).pointee.place(PlaceContext(node))
  }
  override func guide(
    _ value: UnsafeRawPointer, _ key: AlignmentKey, _ proposal: Proposal, _ node: UnaryNode
  ) -> Double? {
    value.assumingMemoryBound(to: M.self).pointee.guide(key, proposal, MeasureContext(node))
  }
  override func spacing(_ value: UnsafeRawPointer, _ node: UnaryNode) -> ViewSpacing {
    value.assumingMemoryBound(to: M.self).pointee.spacing(MeasureContext(node))
  }
  override func draw(_ value: UnsafeRawPointer, _ content: Placed, _ node: UnaryNode) -> Placed {
    value.assumingMemoryBound(to: M.self).pointee.draw(content, DrawContext(node))
  }
  override func contentTransform(_ value: UnsafeRawPointer, _ node: UnaryNode) -> ContentTransform {
    value.assumingMemoryBound(to: M.self).pointee.contentTransform(DrawContext(node))
  }
}
