import ViewGraph

/// When the focus goes where it is by default.
///
/// Source: DefaultFocusEvaluationPriority in SwiftUI's documentation.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isUserInitiated: Bool

  /// When the window appears, before the user has done anything.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The same, and when the user moves the focus into a region; here the tabulator key goes from view to view, and
  /// enters regions by their first one.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Where the focus goes by default in a window: which views want it, by the name spaces that they are in.
///
/// Owner: the environment of the window. Views register themselves when they appear.
@MainActor
package final class DefaultFocus {
  final class Place {
    enum Kind { case view, preferredView, scope }

    let namespace: Namespace.ID
    var kind: Kind
    let take: () -> Void

    init(_ namespace: Namespace.ID, _ kind: Kind, take: @escaping () -> Void) {
      self.namespace = namespace
      self.kind = kind
      self.take = take
    }
  }

  private var places: [Place] = []
  /// The presentations of the window that have been given the focus by default, or not, when they appeared.
  private var begun: Set<Presentation.ID> = []

  package init() {}

  /// Whether the focus is still to go where it is by default: nothing has it, and the user has done nothing yet in the window, or in
  /// the presentation that the view is in.
  fileprivate func isAwaited(in presentation: Presentation.ID?) -> Bool {
    guard let graph = Graph.current, graph.focus.isFree else { return false }
    guard let presentation else { return !graph.focus.isUsed }
    guard !begun.contains(presentation) else { return false }
    graph.whenSettled { [weak self] in self?.begun.insert(presentation) }
    return true
  }

  /// A view of a presentation has gone, and with it perhaps the presentation.
  fileprivate func ended(_ presentation: Presentation.ID) { begun.remove(presentation) }

  func add(_ place: Place) { places.append(place) }
  func remove(_ place: Place) { places.removeAll { $0 === place } }

  /// To the view of a name space that wants it, or else to the first of the scope that takes it.
  func reset(in namespace: Namespace.ID) {
    let own = places.filter { $0.namespace == namespace }
    (own.first { $0.kind == .preferredView } ?? own.first { $0.kind == .scope })?.take()
  }
}

nonisolated private struct DefaultFocusModifier<V: Hashable> {
  let binding: FocusState<V>.Binding
  let value: V
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.presentationID) private var presentation

  init(_ binding: FocusState<V>.Binding, _ value: V) {
    self.binding = binding
    self.value = value
  }
}

extension DefaultFocusModifier: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .onAppear { if resetFocus.focus?.isAwaited(in: presentation) == true { binding.wrappedValue = value } }
      .onDisappear { if let presentation { resetFocus.focus?.ended(presentation) } }
  }
}

private struct PreferredFocus: ViewModifier {
  let prefers: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool
  @State private var place: DefaultFocus.Place?
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.presentationID) private var presentation

  nonisolated init(_ prefers: Bool, _ namespace: Namespace.ID) {
    self.prefers = prefers
    self.namespace = namespace
  }

  private var kind: DefaultFocus.Place.Kind { prefers ? .preferredView : .view }

  func body(content: Content) -> some View {
    content.focused($isFocused)
      .onAppear {
        let place = DefaultFocus.Place(namespace, kind) { isFocused = true }
        self.place = place
        resetFocus.focus?.add(place)
        if prefers, resetFocus.focus?.isAwaited(in: presentation) == true { isFocused = true }
      }
      .onChange(of: prefers) { place?.kind = kind }
      .onDisappear { if let place { resetFocus.focus?.remove(place) } }
  }
}

private struct FocusScope: ViewModifier {
  let namespace: Namespace.ID
  @FocusState private var isInside: Bool
  @State private var isComingBack = false
  @State private var place: DefaultFocus.Place?
  @Environment(\.resetFocus) private var resetFocus

  nonisolated init(_ namespace: Namespace.ID) { self.namespace = namespace }

  func body(content: Content) -> some View {
    content.focused($isInside)
      .onAppear {
        let place = DefaultFocus.Place(namespace, .scope) {
          isComingBack = isInside
          isInside.toggle()
        }
        self.place = place
        resetFocus.focus?.add(place)
      }
      .onChange(of: isInside) {
        // Where the focus was inside it goes out, and to the first view all the same.
        if isComingBack, !isInside { isInside = true }
        isComingBack = false
      }
      .onDisappear { if let place { resetFocus.focus?.remove(place) } }
  }
}

/// Sends the focus where it is by default.
///
/// Source: ResetFocusAction in SwiftUI's documentation.
public struct ResetFocusAction {
  fileprivate let focus: DefaultFocus?

  /// For the environment of a window.
  package init(_ focus: DefaultFocus?) { self.focus = focus }

  /// Sends the focus to the view of a scope that prefers it, or else to the first view of the scope that takes it.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { focus?.reset(in: namespace) }
}

extension EnvironmentValues {
  /// Sends the focus where it is by default. Outside of a window it does nothing.
  public package(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }

  private struct ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction(nil) }
  }
}

extension View {
  /// Sends the focus to the view that is bound to a value when the window, or the presentation that the view is in, appears: as
  /// long as nothing has the focus and the user has done nothing there.
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    modifier(DefaultFocusModifier(binding, value))
  }

  /// Sends the focus to this view, or to the first inside that takes it, when the window or its presentation appears and when the
  /// focus of the scope is reset (``SwiftUICore/EnvironmentValues/resetFocus``). Of several the one that appeared first counts.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocus(prefersDefaultFocus, namespace))
  }

  /// Makes the view the scope of a name space, in which views prefer the focus by `prefersDefaultFocus(_:in:)`.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScope(namespace))
  }

  /// Keeps the views inside together when the focus goes from view to view.
  ///
  /// - Note: No effect on Linux: the tabulator key goes through the views in the tree's order, which keeps those inside of
  ///   each view together.
  public nonisolated func focusSection() -> some View { self }
}
