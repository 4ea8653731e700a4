import SwiftUICore
import ViewGraph

/// The platform's style: a chevron before the title on the desktop, at the trailing edge of the width that is offered on a
/// phone. It turns while the content comes or goes.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style of groups for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureLook(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A chevron and the title, above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureLook: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.modifierKeys) private var keys
  @GestureState private var isPressed = false

  private var isPhone: Bool { profile == .phone }

  var body: some View {
    VStack(alignment: isPhone ? .center : .leading, spacing: isPhone ? 8 : 0) {
      title.opacity(isEnabled ? isPressed ? 0.6 : 1 : 0.5)
        .contentShape(Rectangle())
        .pressing($isPressed, toggle)
        .semantics(.disclosure, value: configuration.isExpanded ? "expanded" : "collapsed", action: toggle)
      if configuration.isExpanded { configuration.content }
    }
  }

  private func toggle() { configuration.$isExpanded.disclose(!configuration.isExpanded, keys.down) }

  @ViewBuilder private var title: some View {
    if isPhone {
      HStack {
        configuration.label
        Spacer()
        DisclosureChevron(isExpanded: configuration.isExpanded).foregroundStyle(.tint)
      }
    } else {
      HStack(spacing: 0) {
        DisclosureChevron(isExpanded: configuration.isExpanded)
          // As wide as it is when it points down.
          .frame(width: 7.5)
          .foregroundStyle(.secondary).frame(width: 11.5, alignment: .leading)
        configuration.label
      }
      .padding(.vertical, 4)
    }
  }
}

/// The arrow of a disclosure group: it points to the trailing edge, and down where the content is shown.
struct DisclosureChevron: View {
  let isExpanded: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction
  /// On a phone it grows with the text.
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    let isPhone = profile == .phone
    let turn: Double = direction == .rightToLeft ? -90 : 90
    return Chevron()
      .stroke(
        .foreground,
        style: StrokeStyle(lineWidth: isPhone ? 2 * scale : 1.6, lineCap: .round, lineJoin: .round)
      )
      .frame(width: isPhone ? 6 * scale : 4, height: isPhone ? 11 * scale : 7.5)
      .rotationEffect(.degrees(isExpanded ? turn : 0))
  }
}

/// An arrow that points to the trailing edge and fills its frame.
struct Chevron: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
