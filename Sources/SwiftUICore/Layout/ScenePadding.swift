import ViewGraph

/// A kind of space between a view and the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  private enum Kind: Sendable { case minimum, navigationBar }
  private let kind: Kind

  /// The least space between content and the scene's edges.
  public static let minimum = ScenePadding(kind: .minimum)
  /// The space that lines content up with a navigation bar's.
  public static let navigationBar = ScenePadding(kind: .navigationBar)
}

/// Padding of a size that the platform gives.
nonisolated struct ScenePaddingModifier: ElementModifier {
  typealias Body = Never
  let edges: Edge.Set

  private func padding(_ context: MeasureContext<UnaryNode>) -> _PaddingLayout {
    let length = EnvironmentValues(scope: context.environment).platformProfile.scenePadding
    return _PaddingLayout(edges: edges, insets: EdgeInsets(.all, length))
  }

  func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    padding(context).answer(proposal, context)
  }
  func place(_ context: PlaceContext) { padding(context.measuring).place(context) }
  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Double? {
    padding(context).guide(key, proposal, context)
  }
  func spacing(_ context: MeasureContext<UnaryNode>) -> ViewSpacing { padding(context).spacing(context) }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Adds the space that is usual at the edges of a scene: 20 points on the desktop, 16 elsewhere.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds the space of a kind: 20 points on the desktop, 16 elsewhere. Both kinds are the same here.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}
