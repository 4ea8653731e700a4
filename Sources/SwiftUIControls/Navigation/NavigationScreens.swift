import Foundation
import SwiftUICore
import ViewGraph

/// A screen above the root of a navigation stack.
struct PushedScreen: Identifiable {
  enum Kind: Equatable {
    /// For a value on the path.
    case value(AnyHashable)
    /// For a link or a modifier that presents a view of its own.
    case presented(PresentedScreen)
  }

  /// One of the stack: 1 and more. The root has 0.
  let id: Int
  var kind: Kind
}

/// A view that a link or a `navigationDestination(isPresented:)` wants on the stack. It is set as a preference while it is
/// presented.
struct PresentedScreen {
  /// Who presents: its identity.
  let source: ScreenSource
  /// The screen that the presenting view is in.
  let owner: Int
  /// Whether it stays when the presenting view has left the tree, as the rows of lists may.
  let outlivesSource: Bool
  let content: AnyView
  /// Tells the presenting view that it is not presented any more.
  let dismiss: () -> Void
}

/// Who is told of the end does not change what shows.
extension PresentedScreen: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.source === b.source && ValuePlan.areEqual(a.content, b.content)
  }
}

/// The identity of a view that presents screens, as long as the view's state lives.
@MainActor final class ScreenSource {
  /// The frame in which the view came into the tree, where it presents a screen from its beginning.
  private(set) var beginning: UInt32?
  /// Whether the view wants a screen now.
  private(set) var isPresenting = false
  private var hasBegun = false

  nonisolated init() {}

  func bodyRuns(isPresenting: Bool) {
    self.isPresenting = isPresenting
    guard !hasBegun else { return }
    hasBegun = true
    if isPresenting { beginning = BodyClock.current?.frame }
  }

  /// Answers whether the view has presented a screen since a frame in which it came into the tree; once.
  func takeBeginning(in frame: UInt32) -> Bool {
    defer { beginning = nil }
    return beginning == frame
  }
}

/// Screens in the order of the views that present them.
struct PresentedScreensKey: PreferenceKey {
  static var defaultValue: PresentedScreenList { PresentedScreenList(list: []) }
  static func reduce(value: inout PresentedScreenList, nextValue: () -> PresentedScreenList) {
    value.list += nextValue().list
  }
}

/// Two lists are the same if nothing is in them: views are not compared.
struct PresentedScreenList: Equatable {
  var list: [PresentedScreen]
  static func == (a: Self, b: Self) -> Bool { a.list.isEmpty && b.list.isEmpty }
}

/// What the bar of a screen says, for the screen above it.
struct ScreenTitle: Equatable {
  var text: Text?
  /// Nil for one that is as large as that of the screen below.
  var isLarge: Bool?
}

/// What a navigation stack shows above its root, and how it comes and goes. The path and the views that present screens
/// decide what that is; `sync` follows them.
///
/// Owner: the stack's state. Written while the stack's body runs, and by what the user does.
@MainActor
final class NavigationModel {
  /// The path that the stack shows, as it is now.
  var path = PathSource.none
  /// Runs the stack's body again.
  var changed: () -> Void = {}
  /// How screens come and go.
  let transitions = ScreenTransitions()
  private(set) var screens: [PushedScreen] = []
  /// The screen that is on its way out, in front of the others.
  private(set) var leaving: PushedScreen?
  /// The titles of the screens by their ids.
  private(set) var titles: [Int: ScreenTitle] = [:]
  /// How screens come and go, by their ids; those that say nothing are left out.
  private(set) var motions: [Int: _NavigationMotion] = [:]
  /// The views that screens may grow out of.
  let sources = TransitionSources()
  /// Where the stack begins in the window.
  var origin = CGPoint.zero
  private var dismissActions: [Int: DismissAction] = [:]
  /// The frame in which the stack came into the tree.
  private var beginning: UInt32?
  private var lastID = 0
  /// Presenting views whose screens have been closed before their preference says so.
  private var closed: Set<ObjectIdentifier> = []
  /// Presenting views that present nothing any more, until the screens have followed.
  private var ended: Set<ObjectIdentifier> = []
  private var dismissals: [() -> Void] = []

  /// Screens as they are drawn: with the one that is on its way out.
  var drawn: [PushedScreen] { leaving.map { screens + [$0] } ?? screens }

  /// Follows the path and the presented screens.
  func sync(_ presented: [PresentedScreen]) {
    let values = path.values()
    let before = screens
    let presented = presented.filter { !closed.contains(ObjectIdentifier($0.source)) }
    screens = kept(values, presented)
    let kept = screens.count
    let used = screens.count { if case .value = $0.kind { true } else { false } }
    for value in values.dropFirst(used) { append(.value(value)) }
    for screen in presented where !shows(screen.source) && isThere(screen.owner) {
      append(.presented(screen))
    }
    for screen in before {
      // Those who have ended it themselves, and those told when the user went back, know.
      if case .presented(let screen) = screen.kind, !shows(screen.source), !isOver(screen.source),
        screen.source.isPresenting
      {
        dismissals.append(screen.dismiss)
      }
    }
    ended.removeAll()
    defer { beginning = beginning ?? BodyClock.current?.frame }
    guard kept < before.count || kept < screens.count else { return }
    begin(from: before, kept)
  }

  /// The screens, from the lowest, that are still wanted: up to the first value that the path has not any more. Without a view
  /// that was presented between them, values stay.
  private func kept(_ values: [AnyHashable], _ presented: [PresentedScreen]) -> [PushedScreen] {
    var used = 0
    var result: [PushedScreen] = []
    for var screen in screens {
      switch screen.kind {
      case .value(let value):
        guard used < values.count, values[used] == value else { return result }
        used += 1
      case .presented(let old):
        guard old.owner == 0 || result.contains(where: { $0.id == old.owner }) else { continue }
        if let new = presented.first(where: { $0.source === old.source }) {
          screen.kind = .presented(new)
        } else if !old.outlivesSource || isOver(old.source) {
          continue
        }
      }
      result.append(screen)
    }
    return result
  }

  private func isOver(_ source: ScreenSource) -> Bool {
    closed.contains(ObjectIdentifier(source)) || ended.contains(ObjectIdentifier(source))
  }

  private func append(_ kind: PushedScreen.Kind) {
    lastID += 1
    screens.append(PushedScreen(id: lastID, kind: kind))
  }

  private func shows(_ source: ScreenSource) -> Bool {
    screens.contains { if case .presented(let screen) = $0.kind { screen.source === source } else { false } }
  }

  private func isThere(_ id: Int) -> Bool { id == 0 || screens.contains { $0.id == id } }

  /// The way from the screens before to those now, which share some.
  private func begin(from before: [PushedScreen], _ kept: Int) {
    leaving = nil
    let swiped = transitions.swiped
    transitions.cancel()
    titles = titles.filter { isThere($0.key) }
    motions = motions.filter { isThere($0.key) || $0.key == before.last?.id }
    dismissActions = dismissActions.filter { isThere($0.key) || $0.key == before.last?.id }
    // What has gone from below the front screen was not seen.
    guard screens.last?.id != before.last?.id, !areFromBeginning(screens.dropFirst(kept)) else { return }
    if kept < screens.count {
      // What is shown in place of another is there at once.
      guard kept == before.count else { return }
      transitions.begin(front: screens.count, behind: before.count, isPush: true)
    } else {
      leaving = before.last
      transitions.swiped = swiped
      transitions.begin(front: screens.count + 1, behind: screens.count, isPush: false)
    }
  }

  /// Whether there are screens that are presented as long as the stack has been there, so that nobody has seen it without.
  private func areFromBeginning(_ screens: ArraySlice<PushedScreen>) -> Bool {
    guard let beginning else { return true }
    let presented = screens.filter {
      if case .presented(let screen) = $0.kind { screen.source.takeBeginning(in: beginning) } else { false }
    }
    return !screens.isEmpty && presented.count == screens.count
  }

  /// A transition has come to its end.
  func transitionEnded() {
    leaving = nil
    changed()
  }

  /// New presentations have been read: what they say holds.
  func presentationsRead() { closed.removeAll() }

  /// Tells views that present screens which are not shown any more.
  func tellDismissals() {
    let now = dismissals
    dismissals.removeAll()
    for dismiss in now { dismiss() }
  }

  /// The bar of a screen has another title or size.
  func setTitle(_ new: ScreenTitle, of id: Int) {
    guard titles[id] != new else { return }
    titles[id] = new
    changed()
  }

  /// The titles of the root and of the screens as they are drawn, from the lowest, with what is large said by each.
  var drawnTitles: [ScreenTitle] {
    var isLarge = true
    return ([0] + drawn.map(\.id)).map { id in
      let title = titles[id]
      isLarge = title?.isLarge ?? isLarge
      return ScreenTitle(text: title?.text, isLarge: isLarge)
    }
  }

  /// A screen's view says how the screen comes and goes.
  func setMotion(_ motion: _NavigationMotion?, of id: Int) {
    guard motions[id] != motion else { return }
    motions[id] = motion
    changed()
  }

  /// What a screen grows out of; nil for a screen that comes as the platform has it.
  func zoomSource(of id: Int) -> ZoomSource? {
    guard let key = motions[id]?.source, let source = sources.source(of: key), let frame = source.frame else {
      return nil
    }
    return ZoomSource(view: source, frame: frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// What `dismiss` does in a screen. The same value each time, so that it wakes nobody who reads it.
  func dismissal(of id: Int) -> DismissAction {
    if let known = dismissActions[id] { return known }
    let action = DismissAction { [weak self] in self?.pop(id) }
    dismissActions[id] = action
    return action
  }

  // MARK: What links and bars do

  /// Shows the view for a value in front. Answers whether the path takes such values.
  func push(_ value: AnyHashable) {
    if path.append(value) { return changed() }
    Reporter.report(.invalidValue, "the path takes no \(type(of: value.base))")
  }

  /// Shows the views for values above the root, in place of what is there.
  func show(_ values: [AnyHashable]) {
    popAll()
    for value in values { push(value) }
  }

  /// Goes back to what lies below a screen.
  func pop(_ id: Int) {
    guard let index = screens.firstIndex(where: { $0.id == id }) else { return }
    let gone = screens[index...]
    var staying = 0
    for screen in screens[..<index] { if case .value = screen.kind { staying += 1 } }
    var removesValues = false
    for screen in gone.reversed() {
      switch screen.kind {
      case .value: removesValues = true
      case .presented(let presented): close(presented)
      }
    }
    if removesValues { path.keep(staying) }
    changed()
  }

  /// Goes back to the root.
  func popAll() {
    if let first = screens.first { pop(first.id) }
  }

  private func close(_ screen: PresentedScreen) {
    closed.insert(ObjectIdentifier(screen.source))
    screen.dismiss()
  }

  /// A link is active no more: its screen goes, and all in front of that.
  func close(_ source: ScreenSource) {
    guard shows(source) else { return }
    ended.insert(ObjectIdentifier(source))
    changed()
  }
}

/// The stacks and split views in a view that are in no other stack, for the tab that they are in.
struct NavigationModelsKey: PreferenceKey {
  static var defaultValue: NavigationModels { NavigationModels(list: []) }
  static func reduce(value: inout NavigationModels, nextValue: () -> NavigationModels) {
    let next = nextValue()
    value.list += next.list
    value.splits += next.splits
  }
}

struct NavigationModels: Equatable {
  var list: [NavigationModel]
  /// Split views whose columns are screens.
  var splits: [SplitModel] = []

  static func == (a: Self, b: Self) -> Bool {
    a.list.elementsEqual(b.list) { $0 === $1 } && a.splits.elementsEqual(b.splits) { $0 === $1 }
  }

  /// Goes back to the root of each.
  @MainActor func popAll() {
    for model in list { model.popAll() }
    for split in splits { split.popAll() }
  }
}

/// The path of a stack: the program's binding, or the stack's own state.
struct PathSource {
  let values: () -> [AnyHashable]
  /// Answers whether values of the type can be on the path.
  let append: (AnyHashable) -> Bool
  /// Keeps a number of values, from the root on.
  let keep: (Int) -> Void

  static var none: PathSource { PathSource(values: { [] }, append: { _ in false }, keep: { _ in }) }

  nonisolated static func path(_ path: Binding<NavigationPath>) -> PathSource {
    PathSource(
      values: { path.wrappedValue.values },
      append: {
        path.wrappedValue.appendErased($0)
        return true
      },
      keep: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) })
  }

  nonisolated static func collection<Data>(_ path: Binding<Data>) -> PathSource
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    PathSource(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: {
        guard let value = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      },
      keep: { path.wrappedValue.removeLast(max(path.wrappedValue.count - $0, 0)) })
  }
}

/// The stack that a view is in, and on which screen of it.
struct NavigationContext: Equatable {
  let model: NavigationModel
  let screen: Int
  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.screen == b.screen }
}

extension EnvironmentValues {
  /// Where links of a view lead to; nil outside of navigation containers.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }

  private struct NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }
}
