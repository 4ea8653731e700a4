import Foundation
import ViewGraph

/// The presentations of a window, above its content: those that its views present, and those that views of these present.
struct PresentationLayer: View {
  /// What the window's views present.
  let presentations: [Presentation]
  let stack: PanelStack
  @State private var inner = PresentationList()
  @State private var shown: [Presentation.ID] = []

  private var model: PresentationModel { stack.presentations }

  var body: some View {
    let next = model.next(presentations + inner.list)
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      // The window's content stands in the middle of the window.
      let window = CGSize(width: frame.width + 2 * frame.minX, height: frame.height + 2 * frame.minY)
      ZStack(alignment: .topLeading) {
        ForEach(shown, id: \.self) { id in
          if let presentation = model.presentation(id) {
            PresentedContent(
              presentation: presentation, model: model,
              space: PresentationSpace(
                size: window,
                anchor: presentation.anchor.map { proxy[$0].offsetBy(dx: frame.minX, dy: frame.minY) },
                isInFront: id == shown.last)
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
      let changed = next.first { !shown.contains($0) } ?? shown.last { !next.contains($0) }
      model.show(next)
      withAnimation(changed.flatMap(model.presentation)?.style.animation) { shown = next }
    }
  }
}

/// One presentation: what is behind it becomes dark, and it comes in front of that.
private struct PresentedContent: View {
  let presentation: Presentation
  let model: PresentationModel
  let space: PresentationSpace
  @State private var conduct = PresentationConduct()

  var body: some View {
    let style = presentation.style
    PresentationShield(dimming: conduct.letsBehind ? 0 : style.dimming) {
      if style.closesOutside { model.userDismisses(presentation.id) }
    }
    .allowsHitTesting(!conduct.letsBehind)
    .transition(.opacity)
    presentation.content(space)
      .environment(\.dismiss, model.dismissal(of: presentation.id))
      .environment(\.isPresented, true)
      .environment(\.presentationID, presentation.id)
      .onPreferenceChange(PresentationConductKey.self) {
        conduct = $0
        model.setConduct($0, of: presentation.id)
      }
      .modifier(presentation.inheritance)
      .id(presentation.inheritance.id)
      .modifier(CoveredModifier(isCovered: !space.isInFront))
      .onDisappear { model.ended(presentation.id) }
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
