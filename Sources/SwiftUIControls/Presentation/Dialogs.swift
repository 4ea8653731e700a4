import SwiftUICore
import TextViews
import ViewGraph

/// Presents an alert or a confirmation dialog while a binding says so.
struct AlertModifier {
  let kind: AlertContent.Kind
  let title: Text
  let titleVisibility: Visibility
  let isPresented: Bool
  let dismiss: () -> Void
  let actions: () -> AnyView
  let message: (() -> AnyView)?
  @Environment(\.platformProfile) private var profile

  nonisolated init(
    _ kind: AlertContent.Kind, _ title: Text, titleVisibility: Visibility = .visible, _ isPresented: Bool,
    dismiss: @escaping () -> Void, actions: @escaping () -> AnyView, message: (() -> AnyView)?
  ) {
    self.kind = kind
    self.title = title
    self.titleVisibility = titleVisibility
    self.isPresented = isPresented
    self.dismiss = dismiss
    self.actions = actions
    self.message = message
  }

  private var isPhone: Bool { profile == .phone }
}

extension AlertModifier: ElementNeeding {
  func body(content base: Content) -> some View {
    let showsTitle = titleVisibility == .visible || titleVisibility == .automatic && !isPhone
    let content: ((PresentationSpace) -> AnyView)? =
      isPresented
      ? { [kind, title, actions, message] space in
        let alert = AlertContent(
          kind: kind, title: title, showsTitle: showsTitle, message: message?(), actions: actions())
        return AnyView(AlertView(content: alert, space: space))
      } : nil
    return base.modifier(PresentingModifier(style: style, content: content, dismiss: dismiss))
  }

  private var style: PresentationStyle {
    let isLow = isPhone && kind == .confirmation
    return PresentationStyle(
      dimming: isPhone ? 0.25 : 0.15,
      transition: isLow
        ? .move(edge: .bottom) : .opacity.combined(with: .scale(scale: isPhone ? 1.1 : 0.97)),
      animation: isLow ? PresentationStyle.spring : .easeOut(duration: 0.22), escapes: true,
      pressBeside: isLow ? .cancels : .nothing)
  }
}

/// How bad it is what a dialog is about.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something may be lost: the dialog shows a warning sign.
  public static let critical = DialogSeverity(name: "critical")
  /// Nothing in particular.
  public static let standard = DialogSeverity(name: "standard")
}

extension EnvironmentValues {
  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }
  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }
  /// What dialogs show for not being shown again.
  var dialogSuppression: AnyView? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }

  private struct DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
  private struct DialogSeverityKey: EnvironmentKey { static var defaultValue: DialogSeverity { .automatic } }
  private struct DialogSuppressionKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
}

extension View {
  /// Sets the picture that alerts and dialogs of the view show; nil for none.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// Sets how bad it is what alerts and dialogs of the view are about.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// Gives alerts and dialogs of the view a checkbox by which the user asks not to see them again. The program
  /// goes by the binding.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }

  /// The same, with a title that is looked up in the program's string tables.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// The same, with a title as it is.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View where S: StringProtocol {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// The same, with a text.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(\.dialogSuppression, AnyView(Toggle(isOn: isSuppressed) { label }))
  }
}

/// Presents an alert or a confirmation dialog about some data while a binding says so and there are data: those with which it
/// began, whatever the program makes of them while it shows.
struct AlertAbout<T> {
  let kind: AlertContent.Kind
  let data: T?
  let isPresented: Binding<Bool>
  let title: (T?) -> Text
  let titleVisibility: Visibility
  let actions: (T) -> AnyView
  let message: ((T) -> AnyView)?
  @OwnObject private var kept = Kept<T>()

  nonisolated init(
    _ kind: AlertContent.Kind, _ data: T?, _ isPresented: Binding<Bool>, title: @escaping (T?) -> Text,
    titleVisibility: Visibility = .visible, actions: @escaping (T) -> AnyView,
    message: ((T) -> AnyView)? = nil
  ) {
    self.kind = kind
    self.data = data
    self.isPresented = isPresented
    self.title = title
    self.titleVisibility = titleVisibility
    self.actions = actions
    self.message = message
  }
}

extension AlertAbout: ElementNeeding {
  func body(content: Content) -> some View {
    if !isPresented.wrappedValue { kept.data = nil } else if kept.data == nil { kept.data = data }
    return content.modifier(alert(kept.data ?? data))
  }

  private func alert(_ data: T?) -> AlertModifier {
    let (isPresented, actions) = (isPresented, actions)
    return AlertModifier(
      kind, title(data), titleVisibility: titleVisibility, isPresented.wrappedValue && data != nil,
      dismiss: { isPresented.wrappedValue = false }, actions: { AnyView(data.map(actions)) },
      message: message.map { message in { AnyView(data.map(message)) } })
  }
}

private final class Kept<T> {
  var data: T?
  nonisolated init() {}
}
