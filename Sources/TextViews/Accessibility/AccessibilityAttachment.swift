import Foundation
import ViewGraph

/// A modifier that says something of a view to assistive technology: its name, its value, what it is and what can be
/// done with it.
///
/// The modifiers of `View` whose names begin with `accessibility` return it. What is said last, which is furthest out,
/// holds; a view that is hidden stays so. On a view of several elements it applies to each; on one that is none, such
/// as
/// a shape, it makes one.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  let attachment: AccessibilityAttachment

  public static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}

/// What one of the modifiers says.
enum AccessibilityAttachment {
  /// Nothing: a modifier that is not enabled.
  case none
  case label(Text)
  case value(Text)
  case hint(Text)
  case identifier(String)
  case hidden(Bool)
  case add(AccessibilityTraits)
  case remove(AccessibilityTraits)
  case sortPriority(Double)
  case heading(AccessibilityHeadingLevel)
  case children(AccessibilityChildBehavior)
  case action(AccessibilityActionKind, @MainActor () -> Void)
  case adjustable(@MainActor (AccessibilityAdjustmentDirection) -> Void)
  case scroll(@MainActor (Edge) -> Void)
  case zoom(@MainActor (AccessibilityZoomGestureAction) -> Void)
  /// What few views say.
  case detail(AccessibilityDetail)
}

/// Closures do not count: who performs an action asks for the present one.
extension AccessibilityAttachmentModifier: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    switch (a.attachment, b.attachment) {
    case (.label(let a), .label(let b)), (.value(let a), .value(let b)), (.hint(let a), .hint(let b)): a == b
    case (.identifier(let a), .identifier(let b)): a == b
    case (.hidden(let a), .hidden(let b)): a == b
    case (.add(let a), .add(let b)), (.remove(let a), .remove(let b)): a == b
    case (.sortPriority(let a), .sortPriority(let b)): a == b
    case (.heading(let a), .heading(let b)): a == b
    case (.children(let a), .children(let b)): a == b
    case (.action(let a, _), .action(let b, _)): a == b
    case (.adjustable, .adjustable), (.scroll, .scroll), (.zoom, .zoom), (.none, .none): true
    case (.detail(let a), .detail(let b)): a == b
    default: false
    }
  }
}

extension AccessibilityAttachmentModifier: SemanticsModifying {
  package var childBehavior: SemanticsChildBehavior? {
    if case .children(let behavior) = attachment { behavior.behavior } else { nil }
  }

  package func describe(_ semantics: inout Semantics, _ context: SemanticsContext) {
    switch attachment {
    case .label(let text): semantics.label = text.string(context)
    case .value(let text): semantics.value = text.string(context)
    case .hint(let text): semantics.hint = text.string(context)
    case .identifier(let identifier): semantics.identifier = identifier
    case .hidden(let isHidden): if isHidden { semantics.isHidden = true }
    case .add(let traits): semantics.add(traits.traits)
    case .remove(let traits): semantics.remove(traits.traits)
    case .sortPriority(let priority): semantics.sortPriority = priority
    case .heading(let level): semantics.headingLevel = Int(level.rawValue)
    case .children, .none: break
    case .action(let kind, _): semantics.add(context.action(kind.kind(context)))
    case .adjustable:
      semantics.add(context.action(.increment))
      semantics.add(context.action(.decrement))
    case .scroll: for edge in Edge.allCases { semantics.add(context.action(.scroll(edge))) }
    case .zoom:
      semantics.add(context.action(.zoomIn))
      semantics.add(context.action(.zoomOut))
    case .detail(let detail): detail.describe(&semantics, context)
    }
  }

  package func handler(of kind: SemanticsAction.Kind, size: CGSize) -> (@MainActor () -> Void)? {
    switch attachment {
    case .action(_, let run): run
    case .adjustable(let adjust):
      switch kind {
      case .increment: { adjust(.increment) }
      case .decrement: { adjust(.decrement) }
      default: nil
      }
    case .scroll(let scroll): if case .scroll(let edge) = kind { { scroll(edge) } } else { nil }
    case .zoom(let zoom):
      { zoom(AccessibilityZoomGestureAction(direction: kind == .zoomIn ? .zoomIn : .zoomOut, in: size)) }
    default: nil
    }
  }
}

extension Semantics {
  /// The traits that make a view what it is, the strongest first.
  private static let roles: [(trait: SemanticsTraits, role: SemanticsRole)] = [
    (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isSearchField, .textField),
    (.isImage, .image), (.isStaticText, .staticText),
  ]

  /// Adds traits. A view that is no control becomes what they say.
  fileprivate mutating func add(_ added: SemanticsTraits) {
    traits.formUnion(added)
    guard role == .none || role == .staticText || role == .image else { return }
    if let found = Self.roles.first(where: { added.contains($0.trait) }) { role = found.role }
  }

  /// Removes traits. A view that is what they say is nothing in particular then, or a text.
  fileprivate mutating func remove(_ removed: SemanticsTraits) {
    traits.subtract(removed)
    guard Self.roles.contains(where: { $0.role == role && removed.contains($0.trait) }) else { return }
    role = role == .staticText || role == .image || label == nil ? .none : .staticText
  }
}

extension View {
  nonisolated func accessibility(
    _ attachment: AccessibilityAttachment
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attachment: attachment))
  }
}
