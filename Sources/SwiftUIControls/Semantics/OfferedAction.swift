import SwiftUICore
import TextViews
import ViewGraph

/// Lets assistive technology do something with a view, at times.
nonisolated struct OfferedAction: SemanticsModifying {
  typealias Body = Never
  private let kind: SemanticsAction.Kind
  private let isOffered: Bool
  private let perform: @MainActor () -> Void

  init(_ kind: SemanticsAction.Kind, isOffered: Bool, perform: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.isOffered = isOffered
    self.perform = perform
  }

  var childBehavior: SemanticsChildBehavior? { nil }

  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    if isOffered { semantics.add(context.action(kind)) }
  }

  func handler(of kind: SemanticsAction.Kind, size: CGSize) -> (@MainActor () -> Void)? { perform }

  static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}

/// Closures do not count: who performs the action asks for the present one.
extension OfferedAction: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.isOffered == b.isOffered }
}
