import Foundation
import FoundationAdditions

/// What a program tells those who do not see its windows, besides what its views say of themselves.
///
///     AccessibilityNotification.Announcement("Message sent").post()
///
/// What an action tells, or a task that it starts, goes to the window of that action; what is told anywhere else, to
/// all
/// windows of the process. In a browser announcements are read out by the screen reader; a test finds them in the
/// session's `announcements`.
public enum AccessibilityNotification: Sendable {
  /// Something that has happened and that no element shows: it is said.
  public struct Announcement: Sendable {
    private let message: String

    /// An announcement of a text as it is. An empty one is not heard.
    public init(_ message: String) { self.message = message }

    /// An announcement of a text with attributes, of which the characters are said.
    public init(_ announcement: AttributedString) { message = String(announcement.characters) }

    /// An announcement of a translated text, in the language of the process.
    public init(_ resource: LocalizedStringResource) { message = String(localized: resource) }

    /// Says it.
    public func post() {
      if !message.isEmpty { AccessibilityNotices.post(.announcement(message)) }
    }
  }

  /// A part of what shows has changed: elements have come, gone or moved.
  public struct LayoutChanged {
    private let message: String?

    /// - Parameter view: What is to be said, where it is a string. Anything else names no element here: bind an
    ///   `AccessibilityFocusState` to the view that is to be read next.
    public init(_ view: Any? = nil) { message = view as? String }

    /// Tells it.
    public func post() { AccessibilityNotices.post(.layoutChanged(message)) }
  }

  /// Most of what shows has changed: another screen is there.
  public struct ScreenChanged {
    private let message: String?

    /// - Parameter view: What is to be said, where it is a string. Anything else names no element here: bind an
    ///   `AccessibilityFocusState` to the view that is to be read next.
    public init(_ view: Any? = nil) { message = view as? String }

    /// Tells it.
    public func post() { AccessibilityNotices.post(.screenChanged(message)) }
  }

  /// Content has been scrolled by a page, as assistive technology asked.
  public struct PageScrolled: Sendable {
    private let message: String

    /// - Parameter message: Where one is now, such as "Page 2 of 5". An empty one is not heard.
    public init(_ message: String) { self.message = message }

    /// Says it.
    public func post() {
      if !message.isEmpty { AccessibilityNotices.post(.pageScrolled(message)) }
    }
  }
}
