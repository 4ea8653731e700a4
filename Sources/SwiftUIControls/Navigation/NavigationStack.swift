import Foundation
import SwiftUICore
import ViewGraph

/// A root view and the screens that lie above it, the last of which shows.
///
/// Links of a value put the value on the path, and the stack shows the view that `navigationDestination(for:)` makes for it;
/// links of a view, and destinations that a binding presents, put a view in front. What shows and the path always agree:
/// whoever changes one changes the other. Screens below keep their state and are neither laid out nor drawn.
///
/// A stack takes the whole of what it is proposed. Each screen has a bar with its title, its toolbar and a way back, and is
/// laid out inside of it; scroll views reach under it. On a phone a new screen slides in from the trailing edge, and the
/// leading edge can be swiped to go back, or it grows out of a view (`navigationTransition(_:)`); on the desktop it is there at
/// once. Command-[ goes back.
public struct NavigationStack<Data, Root> where Root: View {
  private let root: Root
  private let path: PathSource?
  @State private var ownPath = NavigationPath()

  private nonisolated init(_ root: Root, path: PathSource?) {
    self.root = root
    self.path = path
  }

  /// A stack that begins with its root and keeps its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root(), path: nil)
  }

  /// A stack of the values of a path, which may be of different types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(root(), path: .path(path))
  }

  /// A stack of the values of a collection, the first next to the root. Links of values of another type do nothing and
  /// are reported.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root(), path: .collection(path))
  }
}

extension NavigationStack: View {
  public var body: some View { NavigationScreens(root: root, path: path ?? .path($ownPath)) }
}

/// The screens of a stack.
struct NavigationScreens<Root: View>: View {
  let root: Root
  let path: PathSource
  @OwnObject private var model = NavigationModel()
  @State private var changes = 0
  @State private var destinations = DestinationTable([])
  @State private var presented = PresentedScreenList(list: [])

  var body: some View {
    let _ = changes
    let _ = model.path = path
    // Of the counter alone: the view has the model, and both would keep one another.
    let _ = model.changed = { [changes = $changes] in changes.wrappedValue += 1 }
    let _ = model.transitions.ended = { [weak model] in model?.transitionEnded() }
    let _ = model.sync(presented.list)
    let drawn = model.drawn
    let titles = model.drawnTitles
    ScreenMover(front: model.screens.count, transitions: model.transitions, zoomSource: zoomSource) {
      if let top = model.screens.last { model.pop(top.id) }
    } content: { places in
      ScreenStack(places.shown) {
        NavigationScreen(
          content: RelativeRegion { root }, model: model, id: 0, place: places.place(0), previous: nil,
          swipe: nil)
        ForEach(Array(drawn.enumerated()), id: \.element.id) { index, screen in
          NavigationScreen(
            content: RelativeRegion {
              DestinationView(kind: screen.kind, destination: destinations.destination(of: screen.kind))
            },
            model: model, id: screen.id, place: places.place(index + 1),
            previous: titles[index],
            swipe: index + 1 == model.screens.count ? places.swipe : nil)
        }
      }
    }
    .onPreferenceChange(DestinationsKey.self, counting: .always) { destinations = DestinationTable($0.list) }
    .onPreferenceChange(PresentedScreensKey.self, counting: .always) {
      model.presentationsRead()
      presented = $0
    }
    .preference(key: DestinationsKey.self, value: DestinationList(list: []))
    .preference(key: PresentedScreensKey.self, value: PresentedScreenList(list: []))
    .preference(key: SearchTakenKey.self, value: true)
    .preference(key: NavigationModelsKey.self, value: NavigationModels(list: [model]))
    .transformPreference(HasScreensKey.self) { $0 = $0 || !drawn.isEmpty }
    .onGeometryChange(for: CGPoint.self) {
      $0.frame(in: .global).origin
    } action: {
      model.origin = $0
    }
    .onChange(of: drawn.map(\.id)) { model.tellDismissals() }
  }

  /// What the screen at an index grows out of; nil for one that comes from the edge.
  private func zoomSource(_ index: Int) -> ZoomSource? {
    let drawn = model.drawn
    return drawn.indices.contains(index - 1) ? model.zoomSource(of: drawn[index - 1].id) : nil
  }
}

/// What a swipe from the leading edge does with the screen in front.
struct ScreenSwipe {
  /// How far of the screen's width it has come.
  let moved: @MainActor (Double) -> Void
  let ended: @MainActor (_ progress: Double, _ isBack: Bool) -> Void
  /// It comes to nothing.
  let cancelled: @MainActor () -> Void
}

/// A view that a screen grows out of.
struct ZoomSource: Equatable {
  let view: TransitionSource
  /// In the stack.
  let frame: CGRect
  static func == (a: Self, b: Self) -> Bool { a.view === b.view && a.frame == b.frame }
}

/// Whether a stack in a view shows something else than its root.
struct HasScreensKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
