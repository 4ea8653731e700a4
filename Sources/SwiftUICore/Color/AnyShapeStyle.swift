import DeepStack

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  let storage: Storage

  /// Erases the type of a style, so that styles of different types can be chosen from.
  public init<S>(_ style: S) where S: ShapeStyle {
    storage = (style as? AnyShapeStyle)?.storage ?? Box(style)
  }

  /// The material, if the style is one.
  var material: Material? { storage.material }

  /// Whether this is the style of selections.
  var isSelection: Bool { storage.isSelection }

  /// The gradient, if the style is one without a direction.
  package var gradient: Gradient? { storage.gradient }

  /// Whether this is the foreground style itself.
  var isForeground: Bool { storage.isForeground }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) { storage.apply(&shape) }

  class Storage: @unchecked Sendable {
    func apply(_ shape: inout _ShapeStyle_Shape) {}
    func isEqual(_ other: Storage) -> Bool { self === other }
    var color: Color? { nil }
    var material: Material? { nil }
    var isSelection: Bool { false }
    var gradient: Gradient? { nil }
    var isForeground: Bool { false }
  }

  private final class Box<S: ShapeStyle>: Storage, @unchecked Sendable {
    private var held: S?
    var style: S { held! }  // gone only in `deinit`
    init(_ style: S) { held = style }

    // The style may hold another type-erased style, and so on.
    deinit { DeepStack.withRoom { held = nil } }

    override func apply(_ shape: inout _ShapeStyle_Shape) { shape.apply(style) }
    override func isEqual(_ other: Storage) -> Bool {
      if self === other { return true }
      guard let other = other as? Box<S> else { return false }
      return DeepStack.withRoom { ValuePlan.areEqual(style, other.style) }
    }
    override var color: Color? { style as? Color }
    override var material: Material? { style as? Material }
    override var isSelection: Bool { S.self == SelectionShapeStyle.self }
    override var gradient: Gradient? { style as? Gradient }
    override var isForeground: Bool { S.self == ForegroundStyle.self }
  }
}

extension AnyShapeStyle: IdentityComparable {
  package func isSame(as other: AnyShapeStyle) -> Bool { storage.isEqual(other.storage) }
}
