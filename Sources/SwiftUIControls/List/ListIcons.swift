import SwiftUICore
import ViewGraph

/// How a list paints the icons of labels in its rows: in the tint, or as `listItemTint(_:)` says; as the text on the vivid
/// background of a selected row.
struct ListIconStyle: ShapeStyle {
  nonisolated func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    if environment.backgroundProminence == .increased { return AnyShapeStyle(.primary) }
    guard let tint = environment.listItemTint else { return AnyShapeStyle(TintShapeStyle()) }
    return tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary)
  }
}
