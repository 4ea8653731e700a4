import DeepStack
import DisplayList

/// A colour, gradient or pattern that shapes and texts are painted with.
///
/// A style of a program's own implements `resolve(in:)` and gives a style that the package knows, chosen by
/// the environment.
public protocol ShapeStyle: Sendable {
  /// The style that this one resolves to. `Never` for styles of the package, which paint themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Paints with the style. Made by the package for its own styles.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(ViewNode.observingReader { resolve(in: shape.environment) })
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles of the package resolve to paints, not to other styles; asking is a programmer's error.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style")  // documented programmer error
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style being turned into a paint: where, in which environment, and what came out.
public struct _ShapeStyle_Shape {
  package var environment: EnvironmentValues
  /// What unit points of gradients refer to.
  package var bounds: CGRect
  /// 0 for primary, 1 for secondary and so on: which level of a style with levels is asked for.
  package var level = 0
  /// Styles within styles so far.
  package var depth = 0
  package var paint = ShapePaint(.color(.clear))

  package init(environment: EnvironmentValues, bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
  }

  package mutating func apply(_ style: some ShapeStyle) {
    guard depth < Limits.styles else {
      return Reporter.report(
        .depthExceeded, "nothing is painted by a style within more than \(Limits.styles) styles")
    }
    depth += 1
    DeepStack.withRoom { style._apply(to: &self) }
    depth -= 1
  }
}

extension ShapeStyle {
  /// The paint of the style over `bounds`.
  package func paint(in environment: EnvironmentValues, bounds: CGRect) -> ShapePaint {
    var shape = _ShapeStyle_Shape(environment: environment, bounds: bounds)
    shape.apply(self)
    return shape.paint
  }
}

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(resolve(in: shape.environment))
  }
}

extension ResolvedColor: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    // A plain colour's further levels are fainter.
    shape.paint = ShapePaint(.color(multiplyingOpacity(by: HierarchicalShapeStyle.fading(shape.level))))
  }
}

extension ShapeStyle where Self == Color {
  /// A colour that shows nothing.
  public static var clear: Color { Color.clear }
  /// Black, in light and dark mode.
  public static var black: Color { Color.black }
  /// White, in light and dark mode.
  public static var white: Color { Color.white }
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's gray.
  public static var gray: Color { Color.gray }
}
