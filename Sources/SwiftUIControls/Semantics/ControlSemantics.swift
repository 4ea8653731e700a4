import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// What a control is for those who do not see it: one element, which is called what the views in it are called.
nonisolated private struct ControlSemantics: SemanticsModifying {
  typealias Body = Never
  let role: SemanticsRole
  let childBehavior: SemanticsChildBehavior?
  let title: Text?
  let value: String?
  let action: (@MainActor () -> Void)?
  let adjust: (@MainActor (_ isIncrement: Bool) -> Void)?

  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    // A control that shows as an item of a menu is one, and acts as that; a button whose style makes it one acts as that does.
    let isMade = role == .button && semantics.role == .button && !semantics.actions.isEmpty
    if semantics.role == .menuItem && role != .menuItem || isMade {
      if let value { semantics.value = value }
      return
    }
    semantics.role = role
    if role == .toggle { semantics.traits.insert(.isToggle) }
    if let title { semantics.label = title.string(context) }
    if let value { semantics.value = value }
    if action != nil { semantics.add(context.action(.activate)) }
    if adjust != nil {
      semantics.add(context.action(.increment))
      semantics.add(context.action(.decrement))
    }
    if !EnvironmentValues(scope: context.environment).isEnabled { semantics.isEnabled = false }
  }

  func handler(of kind: SemanticsAction.Kind, size: CGSize) -> (@MainActor () -> Void)? {
    guard kind == .increment || kind == .decrement else { return action }
    guard let adjust else { return nil }
    return { adjust(kind == .increment) }
  }

  static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}

/// Closures do not count: who performs an action asks for the present one.
extension ControlSemantics: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.role == b.role && a.childBehavior == b.childBehavior && a.title == b.title && a.value == b.value
      && (a.action == nil) == (b.action == nil) && (a.adjust == nil) == (b.adjust == nil)
  }
}

extension View {
  /// Says what the control is and what activating it does.
  ///
  /// - Parameters:
  ///   - children: What becomes of the elements inside; nil for a control made of another control, which makes one
  ///     element already.
  ///   - title: What the control is called, where that is not what the views in it say.
  ///   - value: What the control holds at the moment.
  nonisolated func semantics(
    _ role: SemanticsRole, children: SemanticsChildBehavior? = .combine, title: Text? = nil,
    value: String? = nil,
    action: (@MainActor () -> Void)? = nil, adjust: (@MainActor (_ isIncrement: Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      ControlSemantics(
        role: role, childBehavior: children, title: title, value: value, action: action, adjust: adjust))
  }
}
