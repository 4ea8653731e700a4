import Foundation
import SwiftUICore
import ViewGraph

/// Makes one element of a title and what stands beside it.
nonisolated struct TitleSemantics: SemanticsModifying {
  typealias Body = Never
  /// What the title says, where that is known and may not show.
  var title: Text?

  var childBehavior: SemanticsChildBehavior? { .combineTexts }

  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    guard let title, semantics.role == .none || semantics.role == .image else { return }
    semantics.label = title.string(context)
  }

  static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}

/// Marks what a view shows as the value of the element that it becomes a part of.
nonisolated struct ValueSemantics: SemanticsModifying {
  typealias Body = Never

  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    guard semantics.value == nil, semantics.role == .staticText || semantics.role == .image else { return }
    semantics.value = semantics.label
    semantics.label = nil
    semantics.role = .staticText
  }

  static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}
