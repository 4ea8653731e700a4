import Foundation
import SwiftUICore
import ViewGraph

/// A control that opens a URL through the environment's `openURL`.
///
/// Its label has the tint, or the foreground style that is set around it; a button style that is set around
/// it draws it. In PDF and SVG files it is a link.
public struct Link<Label> where Label: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link of several views.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      SingleView(label).modifier(LinkTarget(destination))
    }
    .styled(by: ButtonDrawing(style: LinkLook()), yieldsToOuter: true)
    .semantics(.link, children: nil)
  }
}

extension Link where Label == Text {
  /// A link with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a translated title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

/// The label in the tint, unless a foreground style is set; half as strong where the link takes no input.
private struct LinkLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { LinkLabel(label: configuration.label) }
}

private struct LinkLabel: View {
  let label: ButtonStyleConfiguration.Label
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile

  var body: some View { label.foregroundStyle(ink).disabledLook().contentShape(Rectangle()) }

  private var ink: AnyShapeStyle {
    if !isEnabled, profile == .phone { return AnyShapeStyle(Color.primary.opacity(0.6)) }
    return hasOwnForeground ? AnyShapeStyle(.controlForeground) : AnyShapeStyle(ControlTint())
  }
}
