import SwiftUICore
import ViewGraph

/// The platform's style: a switch on a phone and in grouped forms, a box with a check mark on the desktop.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style of toggles for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleLook(configuration: configuration, look: .automatic)
  }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A style with a switch in the tint; on a phone in green where no tint is set.
  public nonisolated init() { tint = nil }

  /// A style with a switch in a colour.
  @available(*, deprecated, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ToggleLook(configuration: configuration, look: .switching, tint: tint)
  }
}

/// A box with a check mark before a label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// A style with a box of 14 points.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleLook(configuration: configuration, look: .checkbox)
  }
}

/// A button in the button style around that shows while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A style with a plate in the tint while the toggle is on; while it is off a phone has none. In button styles without a
  /// plate the label has the tint.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      // What is in the label is no toggle.
      configuration.label.environment(\.isToggledOn, nil)
    }
    .environment(\.isToggledOn, configuration.isOn)
  }
}

extension EnvironmentValues {
  /// Whether the toggle is on that the button is; nil for a button that is none.
  var isToggledOn: Bool? {
    get { self[IsToggledOnKey.self] }
    set { self[IsToggledOnKey.self] = newValue }
  }

  private struct IsToggledOnKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch on a phone, a box with a check mark on the desktop.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before a label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle's label with its switch or its box; half as strong where it takes no input.
private struct ToggleLook: View {
  enum Look { case automatic, switching, checkbox }

  let configuration: ToggleStyleConfiguration
  let look: Look
  var tint: Color?
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.formPlacement) private var placement
  @GestureState private var isPressed = false

  private var isPhone: Bool { profile == .phone }
  private var isSwitch: Bool {
    look == .switching || look == .automatic && (isPhone || placement.kind == .grouped)
  }

  var body: some View {
    Group {
      if isSwitch {
        LabeledControl(showsLabel: labels != .hidden) {
          configuration.label
        } content: {
          SwitchShape(
            isOn: configuration.isOn, isMixed: configuration.isMixed, isPressed: isPressed, tint: tint)
        }
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed, isPressed: isPressed)
          if labels != .hidden { configuration.label }
        }
      }
    }
    .unseenLabel(configuration.label, when: labels == .hidden)
    .disabledLook()
    .contentShape(Rectangle())
    .pressing($isPressed) { configuration.isOn.toggle() }
  }
}

/// A capsule with a knob, which stands at the trailing end while it is on. On the desktop it follows the control's size; in
/// rows of forms the regular one is as small as the text beside it asks for.
private struct SwitchShape: View {
  let isOn: Bool
  let isMixed: Bool
  let isPressed: Bool
  let tint: Color?
  @Environment(\.platformProfile) private var profile
  @Environment(\.tintStyle) private var ownTint
  @Environment(\.controlSize) private var controlSize
  @Environment(\.formPlacement) private var placement

  private var size: CGSize {
    guard profile == .desktop else { return CGSize(width: 51, height: 31) }
    return switch controlSize {
    case .mini: CGSize(width: 26, height: 15)
    case .small: CGSize(width: 32, height: 18)
    case .regular where placement.kind == .grouped: CGSize(width: 32, height: 18)
    case .regular: CGSize(width: 38, height: 22)
    case .large: CGSize(width: 44, height: 26)
    case .extraLarge: CGSize(width: 54, height: 32)
    }
  }

  var body: some View {
    let size = size
    let gap: CGFloat = profile == .phone ? 2 : 1.5
    let knob = size.height - 2 * gap
    let reach = (size.width - size.height) / 2 * (isMixed ? 0 : isOn ? 1 : -1)
    Capsule().fill(Color.primary.opacity(0.12))
      .overlay { Capsule().fill(filling).opacity(isOn || isMixed ? 1 : 0) }
      .overlay {
        Capsule().fill(.white)
          .frame(width: knob + (isPressed ? knob / 6 : 0), height: knob)
          .shadow(color: .black.opacity(0.2), radius: 1.5, y: 1)
          .offset(x: reach)
      }
      .frame(width: size.width, height: size.height)
      .animation(.easeInOut(duration: 0.2), value: isOn)
      // The knob covers what is below it, however faint the switch is.
      .compositingGroup()
  }

  private var filling: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return profile == .phone && ownTint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(TintShapeStyle())
  }
}

/// A box of 14 points: filled with the tint and checked while it is on, with a bar where it is mixed.
private struct Checkbox: View {
  let isOn: Bool
  let isMixed: Bool
  let isPressed: Bool
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 3.5, style: .continuous)
    let isFilled = isOn || isMixed
    ZStack {
      box.fill(isFilled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary.opacity(0.06)))
      // Its own colour is that of a selected row.
      box.strokeBorder(
        Color.primary.opacity(prominence == .increased ? 0.8 : isFilled ? 0 : 0.2), lineWidth: 1)
      if isMixed {
        Capsule().fill(.white).frame(width: 8, height: 2)
      } else if isOn {
        CheckMark().stroke(.white, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
          .padding(3.5)
      }
      box.fill(Color.black.opacity(isPressed ? 0.15 : 0))
    }
    .frame(width: 14, height: 14)
    .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
  }
}
