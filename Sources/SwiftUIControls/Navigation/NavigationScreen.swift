import SwiftUICore
import ViewGraph

/// A screen of a stack: a view with its bars. It knows what the view sets for them.
struct NavigationScreen<Content: View>: View {
  let content: Content
  let model: NavigationModel
  let id: Int
  let place: ScreenPlace
  /// The title of the screen below.
  let previous: ScreenTitle?
  /// What a swipe from the leading edge does; nil where it does nothing.
  let swipe: ScreenSwipe?
  @State private var bar = BarSettings()
  @Environment(\.dismiss) private var outerDismiss
  @Environment(\.isPresented) private var isOuterPresented
  @Environment(\.layoutDirection) private var direction
  @Environment(\.surroundings) private var surroundings

  /// What is set for the bars, with what views further out have in them.
  private var shownBar: BarSettings {
    var bar = bar
    bar.sidebarToggle = surroundings.sidebarToggle
    bar.entries += surroundings.entries
    if id == 0, bar.search == nil { bar.search = surroundings.search }
    return bar
  }

  var body: some View {
    let way =
      id == 0
      ? surroundings.back
      : BackAction(title: previous?.text, menu: AnyView(WaysBack(model: model, id: id))) { model.pop(id) }
    let back = bar.isBackHidden == true ? nil : way
    BarredContent(
      content: content.environment(\.surroundings, NavigationSurroundings()), bar: shownBar, back: back,
      prefersLarge: previous?.isLarge ?? true
    )
    .outsideOfRows()
    .environment(\.navigation, NavigationContext(model: model, screen: id))
    .environment(\.dismiss, id == 0 ? outerDismiss : model.dismissal(of: id))
    .environment(\.isPresented, id == 0 ? isOuterPresented : true)
    .onPreferenceChange(BarKey.self, counting: .whileNothingShows) {
      bar = $0
      let isLarge = $0.titleMode.flatMap { $0 == .automatic ? nil : $0 == .large }
      model.setTitle(ScreenTitle(text: $0.title, isLarge: isLarge), of: id)
    }
    .transformPreference(BarKey.self) { $0 = place.isInFront ? $0.beyondNavigation : BarSettings() }
    .transformPreference(WindowTitleKey.self) { if !place.isInFront { $0 = WindowTitle() } }
    .background { if id != 0 { Rectangle().fill(.background).ignoresSafeArea() } }
    .onPreferenceChange(NavigationMotionKey.self, counting: .whileNothingShows) {
      model.setMotion($0, of: id)
    }
    .transformPreference(NavigationMotionKey.self) { $0 = nil }
    .modifier(
      ScreenCut(
        fraction: place.fraction, source: place.zoomSource?.frame, view: place.zoomSource?.view)
    )
    .modifier(
      ScreenShift(
        fraction: place.fraction, isRightToLeft: direction == .rightToLeft, source: place.zoomSource?.frame)
    )
    .modifier(EdgeSwipe(swipe: back == nil || id == 0 ? nil : swipe))
    .covered(!place.isInFront)
  }
}

/// The way back from a screen.
struct BackAction {
  /// The title of the screen below, nil where it has none.
  let title: Text?
  /// Items that lead further back; nil for none.
  var menu: AnyView?
  let perform: @MainActor () -> Void
}

/// The screens below one as items of a menu, the next one first.
private struct WaysBack: View {
  let model: NavigationModel
  let id: Int

  var body: some View {
    let below = [0] + model.screens.map(\.id).prefix { $0 != id }
    ForEach(below.indices.reversed(), id: \.self) { index in
      Button {
        model.pop(index + 1 < below.count ? below[index + 1] : id)
      } label: {
        model.titles[below[index]]?.text ?? Text("Back")
      }
    }
  }
}
