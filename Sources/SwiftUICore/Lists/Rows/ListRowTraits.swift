import Geometry
import ViewGraph

/// What a row says to the list that it is in: all that row modifiers have set on it and around it, inside the list.
///
/// Made anew whenever the list looks; where a modifier's value changes, those that have received the list's subviews are
/// made again. Of several values for one thing the inmost holds; swipe actions accumulate.
package struct ListRowTraits {
  /// The space around the row's content; nil for the list's own.
  package internal(set) var insets: EdgeInsets?
  /// The same at single edges, said further in.
  package internal(set) var edgeInsets: [Edge: CGFloat] = [:]
  /// The edges of which something has been said.
  var saidInsets: Edge.Set = []
  /// What is behind the row; nil for the list's own.
  package var background: AnyView?
  /// Whether there is a line above and below the row.
  package var separators = ListEdges(Visibility.automatic)
  /// The colours of the lines; nil for the list's own.
  package var separatorTints = ListEdges(Color?.none)
  /// The space between this row and the next, in points and finite; nil for the list's own.
  package var spacing: CGFloat?
  /// The tint of what the list paints of the row; nil for the list's own.
  package var itemTint: ListItemTint?
  /// What the row shows while a mouse is over it; nil for the list's own.
  package var hoverEffect: HoverEffect?
  package var isHoverEffectDisabled = false
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  /// The text at the row's end, as `badge(_:)` has set it; `badge` is the same as a text.
  package var badgeLabel: (any View)?
  package var badgeProminence = BadgeProminence.standard
  /// The text that is typed to select the row, as `typeSelectEquivalent(_:)` has set it; nil for its first text.
  package var typeSelectLabel: (any View)?
  /// The actions behind the row, which a swipe from an edge uncovers; nil where there are none.
  package var leadingActions: ListSwipeActions?
  package var trailingActions: ListSwipeActions?

  /// What the row stands for when it is dragged; nil for one that is not.
  package var dragSource: RowDragSource?
  /// The items of the menu that opens on the row; nil for none.
  package var menu: AnyView?
  /// How many outline rows this one is below.
  package var outlineLevel = 0
  /// Whether the rows below this one are shown; nil for a row that can have none.
  package var isExpanded: Binding<Bool>?

  /// What has been said already, so that the inmost holds where several say it.
  private var said: Set<ObjectIdentifier> = []

  /// Those of a row that says nothing.
  package init() {}

  /// Those of a subview of a list's content.
  package init(_ subview: Subview) {
    for value in subview.traits(ObjectIdentifier(ListRowTrait.self)) {
      (value as? any ListRowDeclaration)?.declare(in: &self)
    }
    guard let environment = subview.environment else { return }
    spacing = environment.listRowSpacing
    itemTint = environment.listItemTint
    badgeProminence = environment.badgeProminence
    outlineLevel = environment.outlineLevel
  }

  /// The space around the row's content, in a list that has another where nothing is said.
  package func insets(usual: EdgeInsets) -> EdgeInsets {
    var insets = insets ?? usual
    if let top = edgeInsets[.top] { insets.top = top }
    if let leading = edgeInsets[.leading] { insets.leading = leading }
    if let bottom = edgeInsets[.bottom] { insets.bottom = bottom }
    if let trailing = edgeInsets[.trailing] { insets.trailing = trailing }
    return insets
  }

  func hasSaid<D: ListRowDeclaration>(_: D.Type) -> Bool { said.contains(ObjectIdentifier(D.self)) }

  /// Writes what nothing further in has said.
  package mutating func say<D: ListRowDeclaration>(_: D.Type, _ write: (inout ListRowTraits) -> Void) {
    if said.insert(ObjectIdentifier(D.self)).inserted { write(&self) }
  }
}

extension Subview {
  /// What the view says to the list of which it is a row.
  package var listRow: ListRowTraits { ListRowTraits(self) }
}

/// The trait of all that rows say: its values are `ListRowDeclaration`s.
package enum ListRowTrait: TraitKind {
  package static var uses: TraitUses { .values }
}

/// One thing that a row says to its list.
package protocol ListRowDeclaration {
  /// Writes it. Called for the inmost first.
  func declare(in row: inout ListRowTraits)
}

extension View {
  /// Says something to the list that the views below are rows of.
  package nonisolated func listRow<D: ListRowDeclaration>(_ declaration: D) -> some View {
    modifier(TraitModifier(ListRowTrait.self, declaration))
  }
}

/// A value for the upper edge of something in a list and one for the lower, each of which the inmost setting makes.
package struct ListEdges<Value> {
  package private(set) var top: Value
  package private(set) var bottom: Value
  private var known: VerticalEdge.Set = []

  package init(_ value: Value) {
    top = value
    bottom = value
  }

  /// Sets the value of those among the edges that have none yet.
  mutating func set(_ value: Value, _ edges: VerticalEdge.Set) {
    let new = edges.subtracting(known)
    if new.contains(.top) { top = value }
    if new.contains(.bottom) { bottom = value }
    known.formUnion(edges)
  }
}
