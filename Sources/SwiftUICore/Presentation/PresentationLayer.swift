import Foundation
import ViewGraph

/// The presentations of a window, above its content: those that its views present, and those that views of these present.
struct PresentationLayer: View {
  /// What the window's views present.
  let presentations: [Presentation]
  let model: PresentationModel
  let stack: PanelStack
  @State private var inner = PresentationList()
  @State private var changes = 0

  var body: some View {
    let _ = changes
    // Of the counter alone: the view has the model, and both would keep one another.
    let _ = model.changed = { [changes = $changes] in changes.wrappedValue += 1 }
    let next = model.next(presentations + inner.list)
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      // The window's content stands in the middle of the window.
      let window = CGSize(width: frame.width + 2 * frame.minX, height: frame.height + 2 * frame.minY)
      ZStack(alignment: .topLeading) {
        ForEach(model.shown, id: \.self) { id in
          if let presentation = model.presentation(id) {
            PresentedContent(
              presentation: presentation, model: model, conduct: model.conduct(of: id),
              space: PresentationSpace(
                size: window,
                anchor: presentation.anchor.map { proxy[$0].offsetBy(dx: frame.minX, dy: frame.minY) },
                isInFront: id == model.shown.last)
            )
          }
        }
      }
      .frame(width: window.width, height: window.height, alignment: .topLeading)
      .offset(x: -frame.minX, y: -frame.minY)
      .modifier(PanelHost(stack: stack, window: CGRect(origin: .zero, size: window), isOutermost: true))
    }
    // Places are those of the window, which are not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .onPreferenceChange(PresentationKey.self, counting: .always) { inner = $0 }
    .onChange(of: next, initial: true) { _, next in
      withAnimation(model.animation(to: next)) { model.show(next) }
    }
  }
}

/// One presentation: what is behind it becomes dark, and it comes in front of that.
private struct PresentedContent: View {
  let presentation: Presentation
  let model: PresentationModel
  let conduct: PresentationConduct
  let space: PresentationSpace
  /// What the content prefers for the presentation.
  @State private var scheme: ColorScheme?

  var body: some View {
    let (id, style) = (presentation.id, presentation.style)
    PresentationShield(dimming: conduct.dimsBehind ? style.dimming : 0) { model.pressedBeside(id) }
      .allowsHitTesting(!conduct.letsBehind)
      .transition(.opacity)
    presentation.content(space)
      .apartFromScrolling()
      .environment(\.dismiss, model.dismissal(of: id))
      .environment(\.isPresented, true)
      .environment(\.presentationID, id)
      .transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .onPreferenceChange(PresentationConductKey.self) { model.setConduct($0, of: id) }
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      .modifier(presentation.inheritance)
      .id(presentation.inheritance.id)
      .covered(!space.isInFront)
      .onAppear { model.appeared(id) }
      .onDisappear { model.ended(id) }
      .transition(style.transition)
  }
}

/// Keeps presses from what is behind.
private struct PresentationShield: View {
  let dimming: Double
  let press: @MainActor () -> Void

  var body: some View {
    Color.black.opacity(dimming).contentShape(Rectangle())
      .gesture(TapGesture().onEnded { press() })
      .onSecondaryPress { _ in press() }
  }
}
