import SwiftUICore
import ViewGraph

/// The parts of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label of labelled content.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The value of labelled content.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// As the platform has it: label and value at both edges on a phone, side by side on the desktop.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      if profile == .phone {
        Spacer()
        configuration.content.foregroundStyle(.secondary)
      } else {
        configuration.content
      }
    }
  }
}

/// A style of labelled content whatever its type, with the style that was set around it: within a style's
/// body labelled content takes that one.
struct AnyLabeledContentStyle: @unchecked Sendable {
  let body: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  nonisolated init<S: LabeledContentStyle>(_ style: S, outer: AnyLabeledContentStyle?) {
    nonisolated(unsafe) let style = style
    body = { configuration in
      AnyView(
        style.makeBody(configuration: configuration)
          .environment(
            \.labeledContentStyle,
            outer ?? AnyLabeledContentStyle(AutomaticLabeledContentStyle(), outer: nil)))
    }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle {
    AnyLabeledContentStyle(AutomaticLabeledContentStyle(), outer: nil)
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

/// Sets the style of labelled content below.
nonisolated struct LabeledContentStyleModifier<S: LabeledContentStyle>: EnvironmentModifying {
  typealias Body = Never
  let style: S

  func write(to values: inout EnvironmentValues) {
    values.labeledContentStyle = AnyLabeledContentStyle(style, outer: values.labeledContentStyle)
  }

  static func _makeModifierType() -> _ModifierType { makeEnvironmentType() }
}

extension View {
  /// How labelled content below looks.
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    modifier(LabeledContentStyleModifier(style: style))
  }
}
