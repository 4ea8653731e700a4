import DisplayList
import Foundation

/// The number that a text stands for, and the one before.
final class RollingValue: LeafStage {
  private var value: Double?
  /// Whether the number has become less with its last change.
  private(set) var isFalling = false

  func take(_ next: Double) {
    guard next != value else { return }
    if let value { isFalling = next < value }
    value = next
  }

  func isMoving(after time: Double) -> Bool { false }
}

extension Text: ContentChanging {
  package nonisolated static func contentChange(
    from old: [Item], to new: [Item], _ context: DrawContext<LeafNode>
  ) -> (any ContentChange)? {
    let environment = TextEnvironment.of(context.environment)
    // What a program draws itself it animates itself, and bars stand for any text.
    guard environment.renderer == nil, !environment.isRedacted else { return nil }
    let values = EnvironmentValues(scope: context.environment)
    let isFalling = environment.rollingValue != nil && context.stage(RollingValue.self)?.isFalling == true
    return values.contentTransition.change(from: old, to: new, in: values, isFalling: isFalling)
  }
}
