import Foundation
import ViewGraph

/// Binds where a scroll view stands to a value of the program's.
private struct BoundScrollPosition {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
}

extension BoundScrollPosition: ViewModifier {
  func body(content: Content) -> some View {
    let binding = $position
    return content.modifier(
      ScrollPositionModifier(
        value: position, anchor: targetAnchor ?? anchor, goesToSeenViews: true,
        read: { $0.userHasScrolled($1, anchor: anchor) }, write: { binding.wrappedValue = $0 }))
  }
}

/// Binds the view that a scroll view stands at to an identity of the program's.
private struct BoundScrollID<ID: Hashable> {
  @Binding var id: ID?
  let anchor: UnitPoint?

  struct Value: Equatable { var id: ID? }
}

extension BoundScrollID: ViewModifier {
  func body(content: Content) -> some View {
    let binding = $id
    let anchor = anchor
    return content.modifier(
      ScrollPositionModifier(
        value: Value(id: id), anchor: targetAnchor ?? anchor, goesToSeenViews: anchor != nil,
        read: { $0.id = $1.target(ID.self, at: anchor) }, write: { binding.wrappedValue = $0.id }))
  }
}

/// What the change that is being taken in says of the view that it sends scroll views to.
private var targetAnchor: UnitPoint? { Graph.current?.transaction.scrollTargetAnchor }

/// A value that says where a scroll view is to go.
nonisolated private protocol ScrollPositioning: Equatable {
  func destination(anchor: UnitPoint?) -> ScrollDestination?
}

extension ScrollPosition: ScrollPositioning {}
extension BoundScrollID.Value: ScrollPositioning {
  nonisolated func destination(anchor: UnitPoint?) -> ScrollDestination? {
    id.map { .view(AnyHashable($0), anchor: anchor) }
  }
}

nonisolated private struct ScrollPositionModifier<Value: ScrollPositioning>: ScrollAttaching {
  typealias Body = Never
  let value: Value
  let anchor: UnitPoint?
  /// Whether the value that there is first is gone to where its view is seen in part; measured: an identity alone is not.
  let goesToSeenViews: Bool
  let read: (inout Value, ScrollReport) -> Void
  let write: (Value) -> Void

  static var affects: ModifierAspects { .placement }
  var keepsPlace: Bool { true }
  var keptPlace: ScrollDestination? { value.destination(anchor: anchor) }

  /// What is kept at the modifier.
  private final class Kept {
    /// The value that the scroll view goes by.
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  func place(_ context: PlaceContext) {
    context.placeChild()
    let transaction = context.transaction
    context.forEachScrollView { report in
      let kept = report.kept as? Kept
      guard kept?.value != value else { return }
      report.kept = Kept(value)
      guard let destination = value.destination(anchor: anchor) else { return }
      report.scroll(to: destination, ifUnseen: kept == nil && !goesToSeenViews, transaction)
    }
  }

  func scrolled(_ report: ScrollReport) {
    guard report.isPositionedByUser, let kept = report.kept as? Kept, kept.value == value else { return }
    var value = value
    read(&value, report)
    guard value != kept.value else { return }
    kept.value = value
    report.afterLayout { write(value) }
  }
}

extension View {
  /// Binds the view at which scroll views inside stand to an identity.
  ///
  /// Writing another identity scrolls to the view that has it, as `ScrollViewProxy.scrollTo(_:anchor:)` does. When the
  /// user scrolls, the identity of the view is written that then stands at the anchor: of those that a
  /// `scrollTargetLayout()` arranges, or that are marked by `scrollTarget(isEnabled:)`. What a proxy does is not
  /// written. The view that there is at first is gone to where it is not seen. While a position is bound, its view stays
  /// where it is seen when content is inserted, moved or sized anew, and else the first that is seen.
  ///
  /// - Parameters:
  ///   - id: The identity; nil says nothing.
  ///   - anchor: Which point of the view is to meet that point of what is seen; nil for the smallest movement that
  ///     shows the view whole, and to read the first view that is seen from its start.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(BoundScrollID(id: id, anchor: anchor))
  }

  /// Binds where scroll views inside stand to a value.
  ///
  /// Writing where to go scrolls there, from the first layout on. When the user scrolls, the value says so. While a
  /// position is bound, what is seen stays where it is when content is inserted before it.
  ///
  /// - Parameter anchor: Which point of a view is to meet that point of what is seen, where the position does not say
  ///   so; nil for the smallest movement that shows the view whole.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(BoundScrollPosition(position: position, anchor: anchor))
  }

  /// Makes the views that this layout arranges those to which scroll views around it align, and of which they tell
  /// which are seen.
  ///
  /// - Parameter isEnabled: Whether that is so.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Makes this view one to which scroll views around it align, and of which they tell whether it is seen.
  ///
  /// - Parameter isEnabled: Whether that is so.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }

  /// Sets which point of the content scroll views inside show at first, keep where it is when sizes change as long as
  /// it is there, and put at that point of what is seen while the content is smaller.
  ///
  /// - Parameter anchor: Nil says nothing, as without the modifier.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Sets the same for one moment alone, whatever a modifier without a role says.
  ///
  /// - Parameter anchor: Nil for none in that moment.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: role))
  }
}

nonisolated private struct ScrollAnchorModifier: ScrollAttaching {
  typealias Body = Never
  let anchor: UnitPoint?
  /// Nil for all of them.
  let role: ScrollAnchorRole?

  static var affects: ModifierAspects { .placement }
  var followsMovement: Bool { false }

  var defaultAnchor: ScrollDefaultAnchor? { ScrollDefaultAnchor(anchor: anchor, role: role) }

  func place(_ context: PlaceContext) {
    context.placeChild()
    context.forEachScrollView { $0.placeAgain() }
  }
}
