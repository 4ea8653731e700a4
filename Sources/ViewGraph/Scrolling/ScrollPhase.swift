/// What a scroll view is doing.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// It stands still.
  case idle
  /// A finger is on it that may be about to scroll it.
  case tracking
  /// The user moves it: with a finger, a wheel or the keyboard.
  case interacting
  /// It goes on by itself from where the user let it go.
  case decelerating
  /// It goes where the program sends it.
  case animating

  /// Whether it moves, or may: false for `idle` alone.
  public var isScrolling: Bool { self != .idle }
}

/// A moment in which an anchor says where the content of a scroll view stands.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role { case initialOffset, sizeChanges, alignment }
  private let role: Role

  /// When the content is first seen.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
  /// When the size of the content, or of the scroll view, becomes another.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
  /// While the content is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}
