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
/// action, where that is allowed. A click on the row or an action closes it.
struct SwipeableRow: ViewModifier {
  let actions: RowActions
  /// Of the row, beyond which nothing shows.
  let shape: UnevenRoundedRectangle
  /// How far the row is moved while nobody drags it: positive where the leading actions show.
  @Binding var resting: CGFloat
  @GestureState(resetTransaction: Transaction(animation: settle)) private var travel: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var leadingWidth: CGFloat = 0
  @State private var trailingWidth: CGFloat = 0
  @State private var triggers = SwipeTriggers()
  @Environment(\.layoutDirection) private var direction

  static let settle = Animation.easeOut(duration: 0.2)
  /// The least width of an action.
  static let actionWidth: CGFloat = 74

  private var shift: CGFloat {
    let shift = resting + travel
    let room = max(width, 1)
    return min(max(shift, actions.trailing == nil ? 0 : -room), actions.leading == nil ? 0 : room)
  }

  func body(content: Content) -> some View {
    content
      .offset(x: direction == .rightToLeft ? -shift : shift)
      .background { if shift != 0 { uncovered } }
      .clipShape(shape)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .gesture(swipe)
      .accessibilityActions {
        if let leading = actions.leading { views(leading) }
        if let trailing = actions.trailing { views(trailing) }
      }
  }

  private func views(_ actions: ListSwipeActions) -> some View {
    ForEach(actions.contents.indices, id: \.self) { actions.contents[$0] }
  }

  private var uncovered: some View {
    HStack(spacing: 0) {
      if shift > 0, let leading = actions.leading {
        buttons(leading).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          leadingWidth = $0
        }
      }
      Spacer(minLength: 0)
      if shift < 0, let trailing = actions.trailing {
        buttons(trailing).environment(
          \.layoutDirection, direction == .leftToRight ? .rightToLeft : .leftToRight
        )
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          trailingWidth = $0
        }
      }
    }
  }

  private func buttons(_ actions: ListSwipeActions) -> some View {
    HStack(spacing: 0) { views(actions).environment(\.layoutDirection, direction) }
      .buttonStyle(SwipeButtonStyle(triggers: triggers) { close() })
      .labelStyle(.iconOnly)
      .symbolVariant(.fill)
      .accessibilityHidden(true)
  }

  private func close() { withAnimation(Self.settle) { resting = 0 } }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 12)
      .updating($travel) { drag, travel, _ in
        guard travel != 0 || abs(drag.translation.width) > abs(drag.translation.height) else { return }
        travel = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
      }
      .onEnded { drag in
        let distance = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
        end(at: resting + distance, isSideways: abs(drag.translation.width) > abs(drag.translation.height))
      }
  }

  private func end(at shift: CGFloat, isSideways: Bool) {
    let actions = shift > 0 ? self.actions.leading : self.actions.trailing
    guard isSideways, let actions else { return close() }
    if actions.allowsFullSwipe, abs(shift) > width * 2 / 3, let first = triggers.first {
      close()
      return first()
    }
    let open =
      shift > 0 ? max(leadingWidth, SwipeableRow.actionWidth) : max(trailingWidth, SwipeableRow.actionWidth)
    withAnimation(Self.settle) { resting = abs(shift) > open / 2 ? (shift > 0 ? open : -open) : 0 }
  }
}

/// The first action of those that are uncovered.
@MainActor
private final class SwipeTriggers {
  private var actions: [(order: Int, run: @MainActor () -> Void)] = []
  var first: (@MainActor () -> Void)? { actions.first?.run }

  func add(_ run: @escaping @MainActor () -> Void) -> Int {
    let order = (actions.last?.order ?? 0) + 1
    actions.append((order, run))
    return order
  }

  func remove(_ order: Int?) { actions.removeAll { $0.order == order } }
}

/// The look of an action behind a row: a plate of the action's colour, as high as the row.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let triggers: SwipeTriggers
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, triggers: triggers, close: close)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyle.Configuration
  let triggers: SwipeTriggers
  let close: @MainActor () -> Void
  @State private var order: Int?

  private func perform() {
    close()
    configuration.trigger()
  }

  var body: some View {
    configuration.label
      .font(.body).foregroundStyle(.white)
      .padding(.horizontal, 12)
      .frame(minWidth: SwipeableRow.actionWidth, maxHeight: .infinity)
      .background(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .contentShape(Rectangle())
      .onTapGesture(perform: perform)
      .onAppear { order = triggers.add(perform) }
      .onDisappear { triggers.remove(order) }
  }
}
