import SwiftUICore
import ViewGraph

/// As the platform has it: bordered on the desktop, borderless on a phone.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .automatic)
  }
}

/// On a grey plate.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .bordered)
  }
}

/// On a plate of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .prominent)
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .borderless)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .plain)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
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

  @ViewBuilder private var bordered: some View {
    let fill = Color.primary.opacity(0.1)
    if isPhone || configuration.role == .destructive {
      plate.foregroundStyle(ink).background(fill, in: outline)
    } else {
      plate.background(fill, in: outline)
    }
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
