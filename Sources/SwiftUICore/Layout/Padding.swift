import DisplayList
import Geometry
import ViewGraph

/// Space around a view: it is proposed what is left, and its size grows by the insets.
nonisolated public struct _PaddingLayout: InsettingModifier {
  public typealias Body = Never
  public var edges: Edge.Set
  /// Nil for the system's default amount on the edges.
  public var insets: EdgeInsets?

  @inlinable
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  /// Documented and measured: 16 points.
  package static let defaultLength: CGFloat = 16

  private var effective: EdgeInsets {
    let insets =
      insets
      ?? EdgeInsets(
        top: Self.defaultLength, leading: Self.defaultLength, bottom: Self.defaultLength,
        trailing: Self.defaultLength)
    func amount(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat {
      guard edges.contains(edge), value.isFinite else { return 0 }
      return value.clamped(to: -CGFloat(Limits.padding)...CGFloat(Limits.padding))
    }
    return EdgeInsets(
      top: amount(.top, insets.top), leading: amount(.leading, insets.leading),
      bottom: amount(.bottom, insets.bottom), trailing: amount(.trailing, insets.trailing))
  }

  package func insets(for proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> EdgeInsets {
    effective
  }

  package func spacing(_ context: MeasureContext<UnaryNode>) -> ViewSpacing {
    // Padding stands between a text and its neighbour: on padded edges the view is like any other.
    let insets = effective
    var plain: Edge.Set = []
    if insets.top != 0 { plain.insert(.top) }
    if insets.bottom != 0 { plain.insert(.bottom) }
    if insets.leading != 0 { plain.insert(.leading) }
    if insets.trailing != 0 { plain.insert(.trailing) }
    let content = context.child.spacing()
    if content.isPlain || plain.isEmpty { return content }
    var spacing = ViewSpacing()
    spacing.formUnion(content, edges: Edge.Set.all.subtracting(plain))
    spacing.formUnion(.plain, edges: plain)
    return spacing
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension _PaddingLayout: NumberChecking {
  package var problem: String? {
    guard let insets else { return nil }
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return lengths.first { !$0.isFinite }.map { "a padding of \($0) points" }
  }
}

extension View {
  /// Adds space on the given edges. The view is proposed what is left, and the padded view is larger by the
  /// insets.
  /// - Parameter length: points; nil for the system's default of 16. Negative lets the view overflow; what is
  ///   not finite counts as 0 and is reported.
  @inlinable
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(_PaddingLayout(edges: edges, insets: insets))
  }

  /// Adds the same space, in points, on all edges. What is not finite counts as 0.
  @inlinable
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space on each edge, in points; leading and trailing follow the layout direction. What is not finite
  /// counts as 0.
  @inlinable
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }
}
