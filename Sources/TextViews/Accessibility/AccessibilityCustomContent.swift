import Foundation
import ViewGraph

/// What tells one further fact about a view from another: its label, or a name of the program's where the label
/// varies. A
/// fact replaces one that was added further in with an equal key.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String?

  /// A key whose facts have a label, and are known by a name that nobody reads out.
  public nonisolated init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

  /// A key whose facts have a label that is looked up in the program's string tables, and are known by a name that
  /// nobody
  /// reads out.
  public nonisolated init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key whose facts have a label as a resource names it, and are known by a name that nobody reads out.
  @_disfavoredOverload
  public nonisolated init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// A key whose facts have a label that is looked up in the program's string tables, and are known by it.
  public nonisolated init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), nil) }

  /// A key whose facts have a label as a resource names it, and are known by it.
  @_disfavoredOverload
  public nonisolated init(_ labelResource: LocalizedStringResource) {
    (label, id) = (Text(labelResource), nil)
  }

  nonisolated init(_ label: Text) { (self.label, id) = (label, nil) }
}

/// A further fact about something that assistive technology tells when it is asked, such as a file's size.
public class AXCustomContent {
  /// When a fact is told.
  public enum Importance: UInt, Sendable {
    /// When the user asks for more.
    case `default`
    /// With the label and the value.
    case high
  }

  /// What the fact is about.
  public let label: String
  /// What it says.
  public let value: String
  /// When it is told.
  public var importance = Importance.default

  /// A fact of default importance.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

extension View {
  /// Adds a further fact about the view, or replaces the one with an equal key that was added further in.
  ///
  /// - Parameters:
  ///   - value: What it says; nil takes the fact back.
  ///   - importance: Whether it is told with the label and the value, or only when the user asks for more.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.customContent(key, value, isImportant: importance == .high))
  }

  /// Adds a further fact about the view, known by a key and a translated phrase; one with an equal key that was added
  /// further in gives way to it.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a further fact about the view, known by a key and the text that a resource names; one with an equal key that
  /// was added further in gives way to it.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueResource), importance: importance)
  }

  /// Adds a further fact about the view, known by a key and a string as it is; one with an equal key that was added
  /// further in gives way to it.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a further fact about the view, whose label is looked up in the program's string tables and a text; one with
  /// an equal key that was added further in gives way to it.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Optional(value), importance: importance)
  }

  /// Adds a further fact about the view, whose label is looked up in the program's string tables and a translated
  /// phrase; one with an equal key that was added further in gives way to it.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a further fact about the view, whose label is looked up in the program's string tables and a string as it
  /// is; one with an equal key that was added further in gives way to it.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), Text(value), importance: importance)
  }

  /// Adds a further fact about the view, whose label a resource names and a text; one with an equal key that was added
  /// further in gives way to it.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelResource), Optional(value), importance: importance)
  }

  /// Adds a further fact about the view, whose label a resource names and the text that a resource names; one with an
  /// equal key that was added further in gives way to it.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelResource), Text(valueResource), importance: importance)
  }

  /// Adds a further fact about the view, with a label and a text; one with an equal key that was added further in
  /// gives way to it.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), Optional(value), importance: importance)
  }
}
