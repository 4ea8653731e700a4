import ViewGraph

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    /// Whether the label is called so without showing it.
    var isKnown = false
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The text of the label.
  public var title: LabelStyleConfiguration.Title { _title }
  /// The picture that stands for the title.
  public var icon: LabelStyleConfiguration.Icon { _icon }

  private let _title: Title
  private let _icon: Icon

  init(title: Title, icon: Icon) {
    _title = title
    _icon = icon
  }
}

/// How labels look: makes a view of a label's title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the styled label. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The title and the icon of the label.
  typealias Configuration = LabelStyleConfiguration

  /// The label as the style shows it. It is one element in the label's container, however many views it has.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style of labels for which none is set: icon and title in a row, on one baseline.
public struct DefaultLabelStyle: LabelStyle {
  /// The style of labels for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// The icon alone; the title is for assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
  /// A style without titles.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.unseenLabel(configuration.title, when: !configuration.title.isKnown)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// A style without icons.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Icon and title in a row, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// A style with icon and title.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title in a row, on one baseline.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title in a row, on one baseline.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.tintsListIcons) private var tintsIcons
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.platformProfile) private var profile

  var body: some View {
    // In a phone's rows icons have a column of their own.
    let isColumn = tintsIcons && profile == .phone
    HStack(alignment: .firstTextBaseline, spacing: isColumn ? 14 : nil) {
      if isColumn { icon.frame(minWidth: 24) } else { icon }
      configuration.title
    }
  }

  @ViewBuilder private var icon: some View {
    if tintsIcons, !hasForeground {
      configuration.icon.foregroundStyle(ListIconStyle())
    } else {
      configuration.icon
    }
  }
}

extension LabelStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<LabelStyleConfiguration> {
    LabelDrawing(style: DefaultLabelStyle())
  }
}

private struct LabelDrawing<S: LabelStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: LabelStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var labelStyle: StyleScope<LabelStyleConfiguration> { style(of: LabelStyleConfiguration.self) }
}

extension View {
  /// Sets how labels below look.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    styled(by: LabelDrawing(style: style))
  }
}
