import Foundation
import SwiftUICore
import ViewGraph

/// The outline of the plate of a button.
///
/// As a shape, it fills the rectangle that it is drawn in; a circle stands in its middle.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle, circle }
  private let kind: Kind
  /// Of a rounded rectangle; nil for that of the button's size.
  private let radius: CGFloat?
  private var inset: CGFloat = 0

  private init(_ kind: Kind, radius: CGFloat? = nil) {
    self.kind = kind
    self.radius = radius
  }

  /// As the platform and the style have it.
  public static let automatic = ButtonBorderShape(.automatic)
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with rounded corners, by the size of the control.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circle around a label, which is best a symbol alone.
  public static let circle = ButtonBorderShape(.circle)

  /// A rectangle with rounded corners. A radius below zero counts as zero.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }

  /// The shape with the corners of a button of a size, where it leaves them to that.
  func resolved(cornerRadius: CGFloat) -> ButtonBorderShape {
    switch kind {
    case .capsule, .circle: self
    case .automatic: ButtonBorderShape(.roundedRectangle, radius: cornerRadius)
    case .roundedRectangle: ButtonBorderShape(.roundedRectangle, radius: radius ?? cornerRadius)
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    switch kind {
    case .capsule: return Capsule(style: .continuous).path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .automatic, .roundedRectangle:
      let radius = max((radius ?? 8) - inset, 0)
      return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    }
  }

  /// The shape, smaller by a length in points at each side; larger for one below zero.
  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// Whether a button goes on acting while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the platform has it: a button acts once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It acts again and again: after half a second, ten times a second.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// Whether buttons go on acting while they are held, as `buttonRepeatBehavior(_:)` has set it.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }

  /// The outline of the plates of buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  private struct RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
  private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
}

extension View {
  /// Sets the outline of the plates of buttons below: of those in a style that has plates.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether buttons below go on acting while they are held. A button that is held and has acted does not act again
  /// when it is let go of.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// A square around a label, for a circle.
struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let label = subviews.first else { return .zero }
    let size = label.sizeThatFits(proposal)
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for label in subviews {
      label.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
