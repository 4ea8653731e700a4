import Foundation

/// A title with an icon.
///
/// The icon stands before the title, on its first baseline. `labelStyle(_:)` chooses what of both shows.
public struct Label<Title, Icon> where Title: View, Icon: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    style.body(
      LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a translated title and an image of the program's resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A label of a translated title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label of a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// A label of a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label of a translated title and an image resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// A label of a title as it is and an image resource.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, in the style around.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the label says.
  public var title: LabelStyleConfiguration.Title { _title }
  /// What stands for what the label says.
  public var icon: LabelStyleConfiguration.Icon { _icon }

  private let _title: Title
  private let _icon: Icon

  init(title: Title, icon: Icon) {
    _title = title
    _icon = icon
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Icon and title, as the place asks.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// The icon alone; the title is for assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

private struct LabelRow: View {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style whatever its type, with the style that was set around it: within a style's body labels
/// take that one.
struct AnyLabelStyle: @unchecked Sendable {
  let body: @MainActor (LabelStyleConfiguration) -> AnyView

  nonisolated init<S: LabelStyle>(_ style: S, outer: AnyLabelStyle?) {
    nonisolated(unsafe) let style = style
    body = { configuration in
      AnyView(
        style.makeBody(configuration: configuration)
          .environment(\.labelStyle, outer ?? AnyLabelStyle(DefaultLabelStyle(), outer: nil)))
    }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle(), outer: nil) }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// Sets the style of labels below.
nonisolated struct LabelStyleModifier<S: LabelStyle>: EnvironmentModifying {
  typealias Body = Never
  let style: S

  func write(to values: inout EnvironmentValues) {
    values.labelStyle = AnyLabelStyle(style, outer: values.labelStyle)
  }

  static func _makeModifierType() -> _ModifierType { makeEnvironmentType() }
}

extension View {
  /// How labels below look.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(LabelStyleModifier(style: style))
  }
}
