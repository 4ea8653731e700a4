import SwiftUICore
import ViewGraph

/// The platform's style: bordered on the desktop, borderless on a phone.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style of buttons for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .automatic)
  }
}

/// A label on a grey plate, half as opaque where the button is disabled.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A style with a plate of the foreground colour at a tenth of its opacity, around a padded label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .bordered)
  }
}

/// A white label on a plate of the tint, for the button that matters most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A style with a plate of the tint, red for a destructive button, around a padded white label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .prominent)
  }
}

/// A label in the tint, without a plate. It has no padding.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// A style without a plate: the label has the tint, or is red in a destructive button.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .borderless)
  }
}

/// A label without any decoration: it keeps the foreground style around.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// A style that adds nothing to the label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .plain)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Bordered on the desktop, borderless on a phone.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a gray plate.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a plate of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without any decoration: it keeps the foreground style around.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button's label on its plate; half as strong where the button takes no input.
private struct ButtonLook: View {
  enum Look { case automatic, bordered, prominent, borderless, plain }

  let configuration: PrimitiveButtonStyleConfiguration
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }

  var body: some View {
    shape.opacity(isEnabled ? 1 : 0.5)
  }

  private var ink: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return AnyShapeStyle(TintShapeStyle())
  }

  @ViewBuilder private var shape: some View {
    switch look {
    case .plain: configuration.label
    case .borderless: configuration.label.foregroundStyle(ink)
    case .automatic where isPhone: configuration.label.foregroundStyle(ink)
    case .automatic, .bordered: bordered
    case .prominent: plate.foregroundStyle(.white).background(ink, in: outline)
    }
  }

  /// One branch for all: a role that comes or goes leaves the label's state alone.
  private var bordered: some View {
    let isInked = isPhone || configuration.role == .destructive
    return plate.foregroundStyle(isInked ? ink : AnyShapeStyle(.foreground))
      .background(Color.primary.opacity(0.1), in: outline)
  }

  private var plate: some View {
    configuration.label
      .padding(.horizontal, isPhone ? 12 : 8)
      .padding(.vertical, isPhone ? 7 : 3)
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: isPhone ? 8 : 5, style: .continuous)
  }
}
