import SwiftUICore
import ViewGraph

/// The platform's style: a plate under the content, with the title above it on the desktop and on it on a phone.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style of boxes for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxLook(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A plate under the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxLook: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.backgroundStyle) private var background
  /// Whether it is in a box of the secondary colour.
  @Environment(\.isInGroupBox) private var isInside

  var body: some View {
    if profile == .phone { phone } else { desktop }
  }

  private var phone: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.label.isEmpty { configuration.label.font(.headline) }
      VStack { configuration.content }
    }
    .environment(\.isInGroupBox, !isInside)
    .padding(16)
    .background(plate, in: .rect(cornerRadius: 8))
  }

  private var desktop: some View {
    VStack(alignment: .leading, spacing: 3) {
      if !configuration.label.isEmpty { configuration.label.font(.subheadline).padding(.leading, 10) }
      VStack { configuration.content }
        .padding(5)
        .background {
          let outline = RoundedRectangle(cornerRadius: 12, style: .continuous)
          outline.fill(plate)
          outline.strokeBorder(Color.primary.opacity(0.06), lineWidth: 1)
        }
    }
  }

  /// What `backgroundStyle(_:)` has set, else the platform's gray.
  private var plate: AnyShapeStyle {
    if let background { return background }
    guard profile == .phone else { return AnyShapeStyle(Color.primary.opacity(0.04)) }
    return isInside ? AnyShapeStyle(.background.tertiary) : AnyShapeStyle(.background.secondary)
  }
}

extension EnvironmentValues {
  /// Whether a view is in a box of the secondary colour, on a phone.
  var isInGroupBox: Bool {
    get { self[IsInGroupBoxKey.self] }
    set { self[IsInGroupBoxKey.self] = newValue }
  }

  private struct IsInGroupBoxKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
