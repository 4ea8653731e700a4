import Foundation
import ViewGraph

/// A gesture of assistive technology by which something becomes larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether the content becomes larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// Whether the content becomes larger or smaller.
  public let direction: Direction
  /// Where the middle of the gesture is, as a share of the view's size.
  public let location: UnitPoint
  /// Where the middle of the gesture is, from the view's top left corner in points.
  public let point: CGPoint

  init(direction: Direction, in size: CGSize) {
    self.direction = direction
    location = .center
    point = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}

/// How touches go to a view directly, instead of to who reads it out.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is read out while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The view has to be activated before touches go to it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)

  var touch: SemanticsDirectTouch {
    var touch: SemanticsDirectTouch = []
    if contains(.silentOnTouch) { touch.insert(.silentOnTouch) }
    if contains(.requiresActivation) { touch.insert(.requiresActivation) }
    return touch
  }
}

/// What kind of text a view has, by which assistive technology reads it in another way.
public struct AccessibilityTextContentType: Equatable, Sendable {
  let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a console prints.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages that people exchange.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story, an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program's source.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table with figures.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Lets assistive technology scroll the view: the closure is given the edge beyond which there is more to be shown.
  @preconcurrency public nonisolated func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.scroll(handler)) }

  /// Lets assistive technology make the view's content larger or smaller.
  @preconcurrency public nonisolated func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.zoom(handler)) }

  /// Lets touches go to the view directly, instead of to who reads it out, as a piano's keys need it. False takes it
  /// back.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.directTouch(isDirectTouchArea, options))
  }

  /// Says whether the view answers to what the user does, where its actions do not: who goes through a window by
  /// switches or
  /// voice passes by what does not answer.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
  }

  /// Says whether the view answers to what the user does, where that is enabled; else it stays as it is.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.respondsToInteraction(respondsToUserInteraction), isEnabled: isEnabled)
  }

  /// Says what kind of text the view has: source code is read with its punctuation.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.textContentType(value)) }

  /// Leaves the view's colours as they are where those of the screen are inverted.
  /// - Note: No effect on Linux: no host inverts colours; where the system or the browser does, it inverts the whole
  ///   window.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
