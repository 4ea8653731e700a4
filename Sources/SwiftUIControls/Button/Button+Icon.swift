import SwiftUICore
import ViewGraph

/// Buttons whose label is a title with an icon. The title stays the button's name where a label style leaves it
/// out.
extension Button where Label == SwiftUIControls.Label<Text, Image> {
  /// A button with a translated title and a symbol.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: name) }
  }

  /// A button with a title that a resource names and a symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleResource, systemImage: name) }
  }

  /// A button with a title as it is and a symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(
    _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Label(title, systemImage: name) }
  }

  /// A button with a translated title and an image of the program's resources.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: resource) }
  }

  /// A button with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleResource, image: resource) }
  }

  /// A button with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(
    _ title: S, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Label(title, image: resource) }
  }
}
