import SwiftUICore
import ViewGraph

/// The tint of what controls write: on the vivid background of a selected row, where a tint would not be seen, that of the text.
struct ControlTint: ShapeStyle {
  nonisolated func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    if environment.backgroundProminence == .increased { return AnyShapeStyle(.primary) }
    return AnyShapeStyle(TintShapeStyle())
  }
}
