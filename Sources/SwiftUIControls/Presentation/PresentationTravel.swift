import Observation
import SwiftUICore
import ViewGraph

/// The form that a presentation has come to be shown in, which its content says.
///
/// Owner: the presenting view's state.
@Observable
@MainActor final class PresentedForm {
  /// Whether it stands beside a view.
  var isBeside = false

  nonisolated init() {}
}

/// How a presentation comes and goes whose form its content says: from the window's lower edge, or where it stands.
struct PresentationTravel: ViewModifier, Animatable {
  /// From 0, where it stands, to 1.
  private var progress: Double
  private let form: PresentedForm

  nonisolated init(progress: Double, form: PresentedForm) {
    self.progress = progress
    self.form = form
  }

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    let drop = form.isBeside ? 0 : progress
    // The presentation is as large as the window.
    content
      .visualEffect { [drop] effect, proxy in effect.offset(y: proxy.size.height * drop) }
      .opacity(form.isBeside ? 1 - progress : 1)
  }
}

extension AnyTransition {
  /// As the form of the presentation has it.
  nonisolated static func presentation(_ form: PresentedForm) -> AnyTransition {
    .modifier(
      active: PresentationTravel(progress: 1, form: form),
      identity: PresentationTravel(progress: 0, form: form))
  }
}
