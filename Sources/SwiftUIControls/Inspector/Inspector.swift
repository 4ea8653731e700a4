import SwiftUICore
import ViewGraph

extension View {
  /// Shows a column with further views at the trailing edge while a binding says so: details of what is selected.
  ///
  /// Both take the whole of what is proposed. The column takes its room from the view, and has a line at its leading
  /// edge; its width is that of `inspectorColumnWidth(_:)`, else 270 points, and at most what there is. On a phone that is less
  /// than 700 points wide a sheet shows what is in it, and whoever dismisses the sheet sets the binding.
  ///
  /// Source: inspector(isPresented:content:) in SwiftUI's documentation.
  public nonisolated func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the inspector that the view is in, in points. The user cannot change it. Widths that are
  /// negative or not finite do not count.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets how wide the inspector that the view is in begins, and within what the user can drag its edge, in points.
  /// Widths that are negative or not finite do not count.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = ColumnWidth(min, ideal, max)
    return transformPreference(InspectorWidthKey.self) { $0 = width ?? $0 }
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

private struct InspectorModifier<Inspector: View> {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var said: ColumnWidth?
  /// The width that the user wants it to have.
  @State private var dragged: CGFloat?
  @State private var room: CGFloat?
  /// What the inspector has for the toolbar, which stands in the bars of the view beside it.
  @State private var entries: [ToolbarEntry] = []
  /// Whether a navigation container in that view shows them.
  @State private var areTaken = false
  @OwnObject private var owner = InspectorOwner()
  @Environment(\.platformProfile) private var profile
  @Environment(\.hasBars) private var hasBars

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  private var width: CGFloat {
    min(ColumnWidth.limited(dragged ?? said?.ideal ?? 270, by: said, least: 200), room ?? .infinity)
  }

  /// Whether both stand beside each other. Before the room is known a phone is narrow.
  private var isColumn: Bool { profile != .phone || room ?? 0 >= 700 }
}

extension InspectorModifier: ViewModifier {
  private static var slide: Animation { .easeInOut(duration: 0.25) }

  func body(content: Content) -> some View {
    // What both have for the toolbar stands in one bar.
    if hasBars { beside(content) } else { WindowBars(content: beside(content)) }
  }

  @MainActor private func beside(_ content: Content) -> some View {
    let isShown = isPresented.wrappedValue && isColumn
    return InspectorLayout(width: isShown ? width : 0, column: width) {
      content.modifier(OutsideTransactionModifier()).frame(maxWidth: .infinity, maxHeight: .infinity)
        .transformEnvironment(\.surroundings) { [entries] in $0.entries += entries }
        .onPreferenceChange(SearchTakenKey.self) { [areTaken = $areTaken] in areTaken.wrappedValue = $0 }
        .transformPreference(BarKey.self) { [entries, areTaken] in if !areTaken { $0.entries += entries } }
      if isShown {
        // It comes with the room that it takes, and goes on its own.
        column.transition(.asymmetric(insertion: .identity, removal: .move(edge: .trailing)))
      }
    }
    // It slides by itself, unless the program says how; what both show changes as the program says.
    .transaction(value: isPresented.wrappedValue) { transaction in
      if transaction.animation == nil, !transaction.disablesAnimations { transaction.animation = Self.slide }
    }
    .modifier(OwnTransactionModifier())
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      room = $0
    }
    .focusedSceneValue(
      \.inspector,
      HideableColumn(of: owner, isShown: isPresented.wrappedValue) {
        withAnimation(Self.slide) { isPresented.wrappedValue.toggle() }
      }
    )
    .sheet(
      isPresented: Binding {
        isPresented.wrappedValue && !isColumn
      } set: {
        isPresented.wrappedValue = $0
      }
    ) { inspector }
  }

  private var column: some View {
    RelativeRegion { VStack(spacing: 0) { inspector.modifier(OutsideTransactionModifier()) } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Rectangle().fill(.background).ignoresSafeArea() }
      .overlay(alignment: .leading) { HStack { Divider().ignoresSafeArea() } }
      .overlay(alignment: .leading) {
        ColumnEdge(width: width, edge: .leading) { [dragged = $dragged] in
          dragged.wrappedValue = $0
        }
      }
      .environment(\.isInInspector, true)
      .onPreferenceChange(BarKey.self) { [entries = $entries] in entries.wrappedValue = $0.entries }
      .transformPreference(BarKey.self) { $0.entries = [] }
      .onPreferenceChange(InspectorWidthKey.self) { [said = $said] in said.wrappedValue = $0 }
      .transformPreference(InspectorWidthKey.self) { $0 = nil }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text("Inspector"))
  }
}

/// The identity of an inspector.
private final class InspectorOwner { nonisolated init() {} }

extension EnvironmentValues {
  /// Whether the view is in the column of an inspector.
  var isInInspector: Bool {
    get { self[IsInInspectorKey.self] }
    set { self[IsInInspectorKey.self] = newValue }
  }

  private struct IsInInspectorKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// A view, and a column beside its trailing edge that takes its room from it.
private struct InspectorLayout: Layout {
  /// What the view leaves free for the column.
  var width: CGFloat
  /// The column's own width.
  let column: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let width = min(width, proposal.width ?? .infinity)
    let size = content.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max($0 - width, 0) }, height: proposal.height))
    let whole = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? size.width + width
    return CGSize(width: whole, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = min(width, bounds.width)
    for (index, subview) in subviews.enumerated() {
      let isColumn = index > 0
      subview.place(
        at: CGPoint(x: isColumn ? bounds.maxX - width : bounds.minX, y: bounds.minY),
        proposal: ProposedViewSize(
          width: isColumn ? min(column, bounds.width) : bounds.width - width, height: bounds.height))
    }
  }
}
