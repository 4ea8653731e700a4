import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The actions behind a row, which a swipe uncovers: those of the row, or the deletion that its loop allows.
struct RowActions {
  var leading: ListSwipeActions?
  var trailing: ListSwipeActions?

  @MainActor init(_ traits: ListRowTraits, _ editing: RowEditing?) {
    leading = traits.leadingActions
    trailing = traits.trailingActions
    guard leading == nil, trailing == nil, let editing, editing.canDelete else { return }
    let button = Button(role: .destructive) {
      withAnimation { editing.delete() }
    } label: {
      Label("Delete", systemImage: "trash")
    }
    trailing = ListSwipeActions(contents: [AnyView(button)], allowsFullSwipe: true)
  }

  var isEmpty: Bool { leading == nil && trailing == nil }
}

/// A row that a swipe moves aside, with its actions behind.
///
/// A swipe of less than half the actions' width closes again; one of more than two thirds of the row performs the first
/// action, where that is allowed and the action is not disabled. One row of a list stands open at most (`OpenSwipe`).
struct SwipeableRow: ViewModifier {
  let id: Subview.ID
  let actions: RowActions
  let swipes: OpenSwipe
  /// Of the row, beyond which nothing shows.
  let shape: UnevenRoundedRectangle
  /// How far the row is moved while nobody drags it: positive where the leading actions show.
  @Binding var resting: CGFloat
  @GestureState(resetTransaction: Transaction(animation: settle)) private var travel: CGFloat = 0
  @State private var width: CGFloat = 0
  /// The actions that are uncovered; nil where nobody has looked.
  @State private var triggers: [SwipeTrigger]?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.editMode) private var editMode

  static let settle = Animation.easeOut(duration: 0.2)
  /// The least width of an action.
  static let actionWidth: CGFloat = 74

  /// How far the row is dragged, within what it has actions for.
  private var drag: CGFloat {
    let room = max(width, 1)
    return min(max(resting + travel, actions.trailing == nil ? 0 : -room), actions.leading == nil ? 0 : room)
  }

  /// How far the row is moved: not where the program has no actions for that edge at the moment.
  private var shift: CGFloat { triggers?.isEmpty == true ? 0 : drag }

  func body(content: Content) -> some View {
    content
      // Offsets are counted in the direction of reading, as the shift is.
      .offset(x: shift)
      .background { if drag != 0 { uncovered } }
      .clipShape(shape)
      .onGeometryChange(for: Room.self) { [isOpen = resting != 0] proxy in
        Room(width: proxy.size.width, frame: isOpen ? proxy.frame(in: .global) : nil)
      } action: { room in
        width = room.width
        if let frame = room.frame { swipes.frame = frame }
      }
      .onChange(of: resting) { _, resting in
        if resting == 0 { return swipes.closed(id) }
        swipes.opened(id, $resting, by: direction == .rightToLeft ? -resting : resting)
      }
      .onChange(of: drag == 0) { _, isClosed in if isClosed { triggers = nil } }
      .onDisappear { swipes.closed(id) }
      // While the list is edited, a button uncovers the deletion.
      .gesture(swipe, isEnabled: resting != 0 || editMode?.wrappedValue.isEditing != true)
      .accessibilityActions {
        if let leading = actions.leading { views(leading) }
        if let trailing = actions.trailing { views(trailing) }
      }
  }

  /// What the row tells of its place: all of it only while it is open.
  private struct Room: Equatable {
    let width: CGFloat
    let frame: CGRect?
  }

  private func views(_ actions: ListSwipeActions) -> some View {
    ForEach(actions.contents.indices, id: \.self) { actions.contents[$0] }
  }

  private var uncovered: some View {
    HStack(spacing: 0) {
      if drag > 0, let leading = actions.leading {
        buttons(leading)
      }
      Spacer(minLength: 0)
      if drag < 0, let trailing = actions.trailing {
        buttons(trailing).environment(
          \.layoutDirection, direction == .leftToRight ? .rightToLeft : .leftToRight
        )
      }
    }
    // Also none are told of, which else is nothing new.
    .transformPreference(SwipeTriggersKey.self) { $0 = $0 ?? [] }
    .onPreferenceChange(SwipeTriggersKey.self) { found in
      // Those of a row that is open have gone.
      guard found?.isEmpty == true, resting != 0 else { return triggers = found }
      withAnimation(Self.settle) {
        triggers = found
        resting = 0
      }
    }
    .transformPreference(SwipeTriggersKey.self) { $0 = nil }
  }

  private func buttons(_ actions: ListSwipeActions) -> some View {
    SwipeButtonRow(width: abs(shift), isFull: isFull(shift, actions)) {
      views(actions).environment(\.layoutDirection, direction)
    }
    .animation(Self.settle, value: isFull(shift, actions))
    // The colours of the actions are their own.
    .environment(\.tintStyle, nil)
    // The buttons' triggers are in the row's state: they hold nothing that holds that state.
    .buttonStyle(SwipeButtonStyle { [$resting] in Self.close($resting) }, isFixed: true)
    .labelStyle(.iconOnly)
    .symbolVariant(.fill)
    .accessibilityHidden(resting == 0)
  }

  /// Whether letting go performs the first action.
  private func isFull(_ shift: CGFloat, _ actions: ListSwipeActions) -> Bool {
    actions.allowsFullSwipe && abs(shift) > max(width * 2 / 3, openWidth)
      && triggers?.first?.isEnabled == true
  }

  /// Points that the actions need.
  private var openWidth: CGFloat { max(triggers?.reduce(0) { $0 + $1.width } ?? 0, SwipeableRow.actionWidth) }

  private func close() { Self.close($resting) }

  private static func close(_ resting: Binding<CGFloat>) {
    withAnimation(settle) { resting.wrappedValue = 0 }
  }

  private var swipe: some Gesture {
    RowSwipeGesture { isToTheRight in
      if resting != 0 { return true }
      return (isToTheRight == (direction == .leftToRight) ? actions.leading : actions.trailing) != nil
    }
    .updating($travel) { distance, travel, _ in travel = direction == .rightToLeft ? -distance : distance }
    .onChanged { _ in if swipes.row != id { swipes.close() } }
    .onEnded { end(at: resting + (direction == .rightToLeft ? -$0 : $0)) }
  }

  private func end(at shift: CGFloat) {
    guard let actions = shift > 0 ? self.actions.leading : self.actions.trailing, let first = triggers?.first
    else { return close() }
    if isFull(shift, actions) { return first.perform() }
    let open = openWidth
    withAnimation(Self.settle) { resting = abs(shift) > open / 2 ? (shift > 0 ? open : -open) : 0 }
  }
}
