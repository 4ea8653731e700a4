import DisplayList
import ViewGraph

/// A thin line between views: across the stack that it stands in, horizontal elsewhere.
///
/// As thick as the platform has it (1 point on the desktop, half of one on a phone); along the line it takes
/// what it is proposed, 10 points where that is nothing.
public struct Divider: Sendable {
  /// A line across the stack that it stands in, horizontal elsewhere.
  public nonisolated init() {}
}

extension Divider: LeafView {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }

  private nonisolated func isVertical(_ context: MeasureContext<LeafNode>) -> Bool {
    context.stackAxis == .horizontal
  }

  private nonisolated func thickness(_ context: MeasureContext<LeafNode>) -> CGFloat {
    EnvironmentValues(scope: context.environment).platformProfile.dividerThickness
  }

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let thickness = thickness(context)
    let size = proposal.size(ideal: CGSize(width: 10, height: 10))
    return isVertical(context)
      ? SizeAnswer(
        size: CGSize(width: thickness, height: size.height), width: .always,
        height: .exactlyClamped(proposal.height))
      : SizeAnswer(
        size: CGSize(width: size.width, height: thickness), width: .exactlyClamped(proposal.width),
        height: .always)
  }

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    let environment = EnvironmentValues(scope: context.environment)
    let color = SystemColor.separator.resolved(environment.colorScheme, environment.colorSchemeContrast)
    return [.fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle().roundedToPixels)]
  }
}
