import DataTransfer
import Foundation
import ViewGraph

extension View {
  /// Lets the user drag the view, which stands for a value, to a view that takes such values.
  ///
  /// The drag begins when the pointer has moved by 4 points with the mouse, by 10 with a finger. Under the pointer shows
  /// the view, made anew from the same value: its state begins anew there. A gesture of a view inside that is recognized
  /// before comes first, but for presses: a button inside acts when it is let go of where it is, and is dragged otherwise.
  ///
  /// - Parameter payload: Asked for when the drag begins.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable {
    dragging({ [NSItemProvider.of(payload())] }, preview: nil as EmptyView?)
  }

  /// Lets the user drag the view, with another view under the pointer, which lies over the middle of this one when the drag
  /// begins.
  ///
  /// - Parameters:
  ///   - payload: Asked for when the drag begins.
  ///   - preview: As large as it is by itself.
  public nonisolated func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where T: Transferable, V: View {
    dragging({ [NSItemProvider.of(payload())] }, preview: preview())
  }

  /// Lets the user drag the view, which stands for an item.
  ///
  /// - Parameter data: Asked for when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    dragging({ [data()] }, preview: nil as EmptyView?)
  }

  /// Lets the user drag the view, which stands for an item, with another view under the pointer, which lies over the middle
  /// of this one when the drag begins.
  ///
  /// - Parameters:
  ///   - data: Asked for when the drag begins.
  ///   - preview: As large as it is by itself.
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    dragging({ [data()] }, preview: preview())
  }

  /// Says what may be done with what is dragged away from this view or from inside. The inmost counts.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(DragObserver(configuration: configuration))
  }

  /// Runs an action with each change of a drag that began on this view or inside: to take out what has been moved.
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View {
    modifier(DragObserver(updated: onUpdate))
  }

  /// Lets the user drag the view, which stands for an item, as `onDrag(_:)` does, where the closure has an item.
  ///
  /// - Parameter action: Asked for the item when the drag begins; nil, or an answer of nil, where nothing is dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    dragging({ [action?()].compactMap(\.self) }, preview: nil as EmptyView?, isEnabled: action != nil)
  }

  private nonisolated func dragging<Preview: View>(
    _ items: @escaping () -> [NSItemProvider], preview: Preview?, isEnabled: Bool = true
  ) -> some View {
    let shown: (CGSize) -> AnyView = { size in
      if let preview { return AnyView(preview) }
      return AnyView(self.frame(width: size.width, height: size.height))
    }
    let source = RowDragSource(items: items)
    let gesture = DraggingGesture(source: source, preview: shown)
    return modifier(
      GestureModifier(gesture: gesture, priority: .ordinary, mask: isEnabled ? .all : .subviews)
    )
    .modifier(RowDragDeclarationModifier(source: isEnabled ? source : nil))
  }
}
