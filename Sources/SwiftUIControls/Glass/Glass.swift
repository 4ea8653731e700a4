import SwiftUICore
import ViewGraph

/// A kind of glass that lies behind a view.
///
/// Source: Glass in SwiftUI's documentation.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?

  /// Glass that blurs what shows through.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass through which what is behind can be made out.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass: the view stays as it is.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Whether the glass reacts to a finger on it.
  ///
  /// - Note: No effect on Linux: the glass drawn here is still.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The outline of glass for which none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The outline.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule(style: .continuous).path(in: rect) }
}

extension View {
  /// Puts glass behind the view, as large as it: what lies further behind shows through, blurred, the rim is bright at the top,
  /// and a soft shadow lifts it off. The view keeps its size.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass, and its colour.
  ///   - shape: Its outline, drawn in the view's frame.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity {
        let isClear = glass.kind == .clear
        GlassPlate(
          outline: shape, isClear: isClear,
          tint: glass.tint.map { AnyShapeStyle($0.opacity(isClear ? 0.4 : 0.8)) })
      }
    }
  }

  /// Names the glass of the view among that of a container, so that one may flow into the other.
  ///
  /// - Note: No effect on Linux: glass comes and goes with its view.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Makes the glass of several views one piece.
  ///
  /// - Note: No effect on Linux: each view has a piece of its own.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// How the glass of the view comes and goes.
  ///
  /// - Note: No effect on Linux: glass comes and goes with its view.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String
  /// Out of glass near by, and into it.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// In its place.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// A view in which pieces of glass flow into each other where they come near.
///
/// - Note: No effect on Linux: pieces of glass stay apart, and the view shows its content as it is.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// A container.
  ///
  /// - Parameter spacing: How near pieces of glass come before they flow into each other, in points.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}
