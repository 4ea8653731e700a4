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

/// A button's label on its plate; half as strong where the button takes no input, darker or paler while it is pressed.
private struct ButtonLook: View {
  enum Look { case automatic, bordered, prominent, borderless, plain }

  let configuration: PrimitiveButtonStyleConfiguration
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize
  @GestureState private var isPressed = false

  private var isPhone: Bool { profile == .phone }
  private var metrics: ButtonMetrics { ButtonMetrics(controlSize, isPhone: isPhone) }

  var body: some View {
    shape.opacity(isEnabled ? 1 : 0.5).opacity(isPressed && !darkens ? 0.5 : 1)
      .contentShape(Rectangle())
      .pressing($isPressed, configuration.action)
  }

  /// Whether a pressed button is darker, and not paler.
  private var darkens: Bool { look == .bordered || look == .automatic && !isPhone }

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
      .background(Color.primary.opacity(isPressed ? 0.2 : 0.1), in: outline)
  }

  private var plate: some View {
    configuration.label
      .transformEnvironment(\.defaultFont) { font in
        if let own = metrics.font { font = own }
      }
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
  }
}

/// How large the plate of a button is around its label.
private struct ButtonMetrics {
  /// Points at each side, and above and below.
  let horizontal: CGFloat, vertical: CGFloat
  let cornerRadius: CGFloat
  /// The label's font, where it has none of its own; nil for that of the text around.
  let font: Font?

  init(_ size: ControlSize, isPhone: Bool) {
    (horizontal, vertical, cornerRadius, font) =
      switch (isPhone, size) {
      case (false, .mini): (6, 1, 4, .system(size: 9))
      case (false, .small): (7, 2, 4, .system(size: 11))
      case (false, .regular): (8, 3, 5, nil)
      case (false, .large): (12, 6, 7, nil)
      case (false, .extraLarge): (16, 10, 9, nil)
      case (true, .mini), (true, .small): (10, 5, 6, .subheadline)
      case (true, .regular): (12, 7, 8, nil)
      case (true, .large), (true, .extraLarge): (20, 15, 12, nil)
      }
  }
}
