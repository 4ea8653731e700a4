import Geometry
import ViewGraph

/// What the mouse's pointer looks like over a view.
///
/// Source: PointerStyle in SwiftUI's documentation.
public struct PointerStyle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `default`, horizontalText, verticalText, rectSelection, grabIdle, grabActive, link, zoomIn, zoomOut
    case columnResize(HorizontalDirection.Set)
    case rowResize(VerticalDirection.Set)
    case frameResize(FrameResizePosition, FrameResizeDirection.Set)
  }
  package let kind: Kind

  /// The arrow.
  public static let `default` = PointerStyle(kind: .default)
  /// A beam: text in horizontal lines can be selected.
  public static let horizontalText = PointerStyle(kind: .horizontalText)
  /// A beam on its side: text in vertical lines can be selected.
  public static let verticalText = PointerStyle(kind: .verticalText)
  /// A cross: a rectangle can be selected.
  public static let rectSelection = PointerStyle(kind: .rectSelection)
  /// An open hand: what lies here can be dragged.
  public static let grabIdle = PointerStyle(kind: .grabIdle)
  /// A closed hand: something is being dragged.
  public static let grabActive = PointerStyle(kind: .grabActive)
  /// A hand that points: a link.
  public static let link = PointerStyle(kind: .link)
  /// A magnifying glass that enlarges.
  public static let zoomIn = PointerStyle(kind: .zoomIn)
  /// A magnifying glass that reduces.
  public static let zoomOut = PointerStyle(kind: .zoomOut)
  /// Arrows to both sides: a column can be resized.
  public static let columnResize = columnResize(directions: .all)
  /// Arrows up and down: a row can be resized.
  public static let rowResize = rowResize(directions: .all)

  /// Arrows to the sides to which a column can be resized.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .columnResize(directions))
  }

  /// Arrows in the directions in which a row can be resized.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .rowResize(directions))
  }

  /// Arrows at an edge or a corner by which a frame can be resized.
  ///
  /// - Parameter directions: Whether the frame can grow there, or shrink.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle(kind: .frameResize(position, directions)) }
}

/// A direction along a line of text: toward its beginning or its end.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Toward where lines begin, or end.
  case leading, trailing

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions, a bit each.
    public let rawValue: Int8
    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// Toward where lines begin.
    public static let leading = Set(.leading)
    /// Toward where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// As its name says.
  case up, down

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions, a bit each.
    public let rawValue: Int8
    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// The edge or the corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// An edge.
  case top, leading, bottom, trailing
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Whether a frame grows or shrinks.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// It shrinks, or grows.
  case inward, outward

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions, a bit each.
    public let rawValue: Int8
    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// It shrinks.
    public static let inward = Set(.inward)
    /// It grows.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

/// Says what the pointer looks like over a view.
nonisolated struct PointerModifier: ElementModifier {
  typealias Body = Never
  var style: PointerStyle?
  var visibility = Visibility.automatic
  static var affects: ModifierAspects { [] }
}

/// Says what a view is for, beside the pointer.
nonisolated package struct PointerHelp: ElementModifier {
  package typealias Body = Never
  /// The text in an environment.
  let text: (EnvironmentScope) -> String

  package init(_ text: @escaping (EnvironmentScope) -> String) { self.text = text }

  package static var affects: ModifierAspects { [] }
}

extension View {
  /// Sets what the mouse's pointer looks like over this view. Of several around the pointer the inmost counts; nil leaves
  /// it as it is.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerModifier(style: style))
  }

  /// Sets whether the mouse's pointer shows over this view. Of several around the pointer the inmost that is not
  /// `automatic` counts.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerModifier(visibility: visibility))
  }
}

/// What the pointer looks like at a place, as hosts show it.
package struct Pointer: Equatable, Sendable {
  package var style = PointerStyle.default
  package var isVisible = true
  /// Whether lines are read from right to left there, so that leading edges are at the right.
  package var isMirrored = false
  /// What is said beside it of the view that it is over; nil for nothing.
  package var help: String?

  /// The arrow.
  package init() {}

  /// The pointer over the view that is hit.
  @MainActor package init(over hit: ElementNode?) {
    var style: PointerStyle?
    var visibility = Visibility.automatic
    var node = hit
    while let current = node {
      if let pointer = (current as? UnaryNode)?.modifier(as: PointerModifier.self) {
        if style == nil, let own = pointer.style {
          style = own
          isMirrored = EnvironmentValues(scope: current.environment).layoutDirection == .rightToLeft
        }
        if visibility == .automatic { visibility = pointer.visibility }
      }
      if help == nil, let help = (current as? UnaryNode)?.modifier(as: PointerHelp.self) {
        self.help = help.text(current.environment)
      }
      node = current.layoutParent
    }
    self.style = style ?? .default
    isVisible = visibility != .hidden
  }
}
