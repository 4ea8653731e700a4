import Foundation
import ViewGraph

/// Something that a view shows above everything else of its window until it is dismissed: a sheet, an alert, a popover.
///
/// The view sets it as a preference while it is presented, and the window's `PresentationLayer` shows it. Its content has the
/// environment of the view.
package struct Presentation {
  /// Who presents, and what: another value makes it another presentation.
  package struct ID: Hashable {
    let source: ObjectIdentifier
    let item: AnyHashable?
  }

  let source: PresentationSource
  let item: AnyHashable?
  /// The presentation that the presenting view is in; nil for the window's content.
  let owner: ID?
  /// The part of the presenting view that it stands beside; nil for one that stands in the window.
  let anchor: Anchor<CGRect>?
  let style: PresentationStyle
  let inheritance: EnvironmentInheritance
  let content: (PresentationSpace) -> AnyView
  let dismiss: () -> Void
  /// Runs when it has gone.
  let onDismiss: (() -> Void)?

  var id: ID { ID(source: ObjectIdentifier(source), item: item) }
}

/// How a presentation comes, what it does to what is behind, and how it goes.
package struct PresentationStyle {
  /// How dark what is behind becomes, from 0 to 1.
  package var dimming: Double
  package var transition: AnyTransition
  package var animation: Animation
  /// Whether the escape key dismisses it where nothing in it has used the key.
  package var escapes: Bool
  package var pressBeside: PressBeside

  /// What a press beside a presentation does.
  package enum PressBeside {
    case nothing
    /// It dismisses the presentation.
    case dismisses
    /// It does what the escape key does.
    case cancels
  }

  package init(
    dimming: Double, transition: AnyTransition, animation: Animation, escapes: Bool,
    pressBeside: PressBeside
  ) {
    self.dimming = dimming
    self.transition = transition
    self.animation = animation
    self.escapes = escapes
    self.pressBeside = pressBeside
  }
}

/// The identity of a view that presents, as long as its state lives.
@MainActor package final class PresentationSource {
  /// Whether its last change is not to be animated.
  var isStill = false

  package nonisolated init() {}
}

/// What a presentation says of itself once its content is there.
package struct PresentationConduct: Equatable, Sendable {
  /// Whether what is behind can be used.
  package var letsBehind: Bool
  /// Whether what is behind becomes as dark as the style says; not where it can be used.
  package var dimsBehind: Bool
  /// Whether the user can dismiss it by the escape key or by a press beside it.
  package var letsUserDismiss: Bool

  package init(letsBehind: Bool = false, dimsBehind: Bool = true, letsUserDismiss: Bool = true) {
    self.letsBehind = letsBehind
    self.dimsBehind = dimsBehind && !letsBehind
    self.letsUserDismiss = letsUserDismiss
  }
}

package struct PresentationConductKey: PreferenceKey {
  package static var defaultValue: PresentationConduct { PresentationConduct() }
  package static func reduce(value: inout PresentationConduct, nextValue: () -> PresentationConduct) {
    let next = nextValue()
    value.letsBehind = value.letsBehind || next.letsBehind
    value.dimsBehind = value.dimsBehind && next.dimsBehind
    value.letsUserDismiss = value.letsUserDismiss && next.letsUserDismiss
  }
}

/// Where a presentation is shown.
package struct PresentationSpace: Equatable {
  /// As large as the window.
  package var size: CGSize
  /// The part of the presenting view, in the window; nil where the presentation asks for none.
  package var anchor: CGRect?
  /// Whether it is in front of all others.
  package var isInFront: Bool
}

/// The presentations of a tree, in its order.
struct PresentationKey: PreferenceKey {
  static var defaultValue: PresentationList { PresentationList() }
  static func reduce(value: inout PresentationList, nextValue: () -> PresentationList) {
    value.list += nextValue().list
  }
}

/// Two lists are the same if nothing is in them: contents and closures are not compared.
struct PresentationList: Equatable {
  var list: [Presentation] = []
  static func == (a: Self, b: Self) -> Bool { a.list.isEmpty && b.list.isEmpty }
}

/// Presents something while there is content.
package struct PresentingModifier {
  /// What is presented; nil for nothing. The view that dismisses it by itself calls `dismiss`.
  let item: AnyHashable?
  let anchor: Anchor<CGRect>.Source?
  let style: PresentationStyle
  let content: ((PresentationSpace) -> AnyView)?
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?

  package nonisolated init(
    item: AnyHashable? = nil, anchor: Anchor<CGRect>.Source? = nil, style: PresentationStyle,
    content: ((PresentationSpace) -> AnyView)?, dismiss: @escaping () -> Void, onDismiss: (() -> Void)? = nil
  ) {
    self.item = item
    self.anchor = anchor
    self.style = style
    self.content = content
    self.dismiss = dismiss
    self.onDismiss = onDismiss
  }

  @OwnObject private var source = PresentationSource()
}

extension PresentingModifier: ViewModifier {
  package func body(content base: Content) -> some View {
    let _ = source.isStill = BodyClock.current?.transaction.disablesAnimations ?? false
    base.background {
      if let content {
        PresentationMark(
          source: source, item: item, anchor: anchor, style: style, content: content, dismiss: dismiss,
          onDismiss: onDismiss)
      }
    }
  }
}

/// Sets the preference for the view that it lies behind, whose size it has.
private struct PresentationMark: View {
  let source: PresentationSource
  let item: AnyHashable?
  let anchor: Anchor<CGRect>.Source?
  let style: PresentationStyle
  let content: (PresentationSpace) -> AnyView
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  @Environment(\.self) private var environment
  @Environment(\.presentationID) private var owner

  private func presentation(_ anchor: Anchor<CGRect>?) -> PresentationList {
    PresentationList(list: [
      Presentation(
        source: source, item: item, owner: owner, anchor: anchor, style: style,
        inheritance: environment.presentationInheritance ?? EnvironmentInheritance(of: environment),
        content: content, dismiss: dismiss,
        onDismiss: onDismiss)
    ])
  }

  var body: some View {
    Group {
      if let anchor {
        Color.clear.anchorPreference(key: PresentationKey.self, value: anchor) { presentation($0) }
      } else {
        Color.clear.preference(key: PresentationKey.self, value: presentation(nil))
      }
    }
    .allowsHitTesting(false)
    // The row that presents stays.
    .modifier(HeldViewModifier())
  }
}

extension EnvironmentValues {
  /// The presentation that the view is in; nil outside of presentations.
  var presentationID: Presentation.ID? {
    get { self[PresentationIDKey.self] }
    set { self[PresentationIDKey.self] = newValue }
  }

  /// What presentations of the view inherit; nil for its own environment. For parts of a window that have styles of their own.
  package var presentationInheritance: EnvironmentInheritance? {
    get { self[PresentationInheritanceKey.self] }
    set { self[PresentationInheritanceKey.self] = newValue }
  }

  private struct PresentationInheritanceKey: EnvironmentKey {
    static var defaultValue: EnvironmentInheritance? { nil }
  }
  private struct PresentationIDKey: EnvironmentKey { static var defaultValue: Presentation.ID? { nil } }
}
