import Foundation
import SwiftUICore
import ViewGraph

/// A link to another screen of the navigation container around: on a phone its label, in the tint, on the desktop a button of
/// the platform; in a list a row with a chevron at its end.
///
/// A link of a value puts it on the stack's path, so that the path and what shows agree. A link of a view shows that in front
/// of what the stack shows, without a value on the path; the view follows what its surroundings change. Outside of
/// navigation containers links take no input.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let label: Label
  private let target: Target
  @State private var isShown = false
  @OwnObject private var source = ScreenSource()
  @Environment(\.isInList) private var isInList
  @Environment(\.navigation) private var navigation
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.listLook) private var listLook
  @Environment(\.platformProfile) private var profile
  @Environment(\.picksListRows) private var picksListRows

  private nonisolated init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// A link to a view, with a label of any views.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: nil), label())
  }

  /// A link of a control to a screen of its own, which shows while a binding is true.
  nonisolated init(
    shows isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label())
  }

  /// A link to a view that shows while a binding is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label())
  }

  /// A link to a view that shows while a binding holds the link's tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination(for:destination:)."
  )
  public nonisolated init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    let isActive = Binding(get: { selection.wrappedValue == tag }) { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
    self.init(.view(destination(), isActive: isActive), label())
  }

  /// A link to a view, with a label of any views.
  @available(*, deprecated, message: "Use init(destination:label:) with a closure.")
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label())
  }

  /// A link to a view that shows while a binding is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label())
  }

  /// A link to a view that shows while a binding holds the link's tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination(for:destination:)."
  )
  public nonisolated init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that puts a value on the path of the stack around. Nil takes no input.
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }

  /// A link that puts a value on the path of the stack around. Nil takes no input.
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable, P: Hashable {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink: View {
  @MainActor public var body: some View {
    if let choice { choice } else { button }
  }

  /// The link as a row of a list whose selection says what the next column of a split view shows; nil elsewhere.
  ///
  /// One element by its type, as the button is: modifiers around count on it.
  @MainActor private var choice: SingleView<AnyView>? {
    guard splitColumn != nil, picksListRows, case .value(let value?) = target,
      let base = value.base as? any Hashable
    else { return nil }
    func tagged<V: Hashable>(_ value: V) -> SingleView<AnyView> {
      SingleView(
        erasing: LinkRow(label: label, hasChevron: showsIndicator, fillsRow: false).tag(value))
    }
    return tagged(base)
  }

  @MainActor private var button: some View {
    Button {
      activate()
    } label: {
      if isInList {
        LinkRow(label: label, hasChevron: showsIndicator, fillsRow: true)
          .contentShape(Rectangle())
      } else {
        SingleView(label)
      }
    }
    .styled(by: PrimitiveButtonDrawing(style: NavigationLinkStyle(isRow: isInList)), yieldsToOuter: true)
    .modifier(RowTargeting(isOn: isInList) { activate() })
    .disabled(!leadsSomewhere)
    .background { presentation }
    .onChange(of: isActive) { _, isActive in if !isActive { navigation?.model.close(source) } }
  }

  /// Whether the view that the link leads to is to show.
  @MainActor private var isActive: Bool {
    guard case .view(_, let binding) = target else { return false }
    return binding?.wrappedValue ?? isShown
  }

  /// Whether the row has a chevron. What a sidebar's row leads to is beside it.
  @MainActor private var showsIndicator: Bool {
    switch indicator {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      // Rows that are edited lead nowhere.
      if profile == .phone, editMode?.wrappedValue.isEditing == true { return false }
      let isBesideOthers = splitColumn.map { !$0.isCollapsed } ?? false
      return !isBesideOthers && (profile == .phone || listLook.kind != .sidebar)
    }
  }

  @MainActor private var leadsSomewhere: Bool {
    if case .value(nil) = target { return false }
    return navigation != nil || splitColumn != nil
  }

  @MainActor @ViewBuilder private var presentation: some View {
    if isActive, case .view(let destination, let binding) = target {
      // Of the binding alone: the stack's model keeps what dismisses, and the link has the model.
      let shown = binding ?? $isShown
      PresentedScreenSource(destination: AnyView(destination), source: source, outlivesSource: true) {
        shown.wrappedValue = false
      }
    }
  }

  @MainActor private func activate() {
    // Rows that are edited are not left.
    guard !isInList || editMode?.wrappedValue.isEditing != true else { return }
    switch target {
    case .value(let value):
      guard let value else { return }
      if let navigation {
        navigation.model.push(value)
      } else {
        splitColumn?.model.choose(value, in: splitColumn?.column ?? 0)
      }
    case .view(_, let binding): (binding ?? $isShown).wrappedValue = true
    }
  }
}

/// How a link looks for which no style of buttons is set.
private struct NavigationLinkStyle: PrimitiveButtonStyle {
  let isRow: Bool
  func makeBody(configuration: Configuration) -> some View {
    NavigationLinkButton(configuration: configuration, isRow: isRow)
  }
}

/// A label on a phone and in rows; elsewhere on the desktop the platform's button.
private struct NavigationLinkButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isRow: Bool
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if isRow || profile == .phone {
      PressedButton(
        style: PropertyOwner(wrappedValue: NavigationLinkLook(isRow: isRow)), configuration: configuration)
    } else {
      DefaultButtonStyle().makeBody(configuration: configuration)
    }
  }
}

/// The label in the tint, unless a foreground style is set; in a list in the foreground. Half as strong where the link takes
/// no input.
private struct NavigationLinkLook: ButtonStyle {
  let isRow: Bool
  func makeBody(configuration: Configuration) -> some View {
    NavigationLinkLabel(label: configuration.label, isRow: isRow, isPressed: configuration.isPressed)
  }
}

private struct NavigationLinkLabel: View {
  let label: ButtonStyleConfiguration.Label
  let isRow: Bool
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.listRowTarget) private var target
  @Environment(\.platformProfile) private var profile

  var body: some View {
    // A phone's row is darker instead.
    let pressed = profile == .phone && target?.isAlone == true ? 1 : 0.5
    Group {
      if isRow {
        label.onChange(of: isPressed) { target?.isPressed = $1 }
      } else {
        label.foregroundStyle(
          hasOwnForeground ? AnyShapeStyle(.controlForeground) : AnyShapeStyle(ControlTint())
        )
        .contentShape(Rectangle())
      }
    }
    .opacity(isEnabled ? (isPressed ? pressed : 1) : 0.5)
  }
}

extension EnvironmentValues {
  /// Whether links in rows have a chevron.
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }

  private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
}

extension View {
  /// Sets whether links that are rows of a list have a chevron at the trailing end: by themselves they have one, but for those
  /// of a sidebar that is beside what they show.
  ///
  /// Source: navigationLinkIndicatorVisibility(_:) in SwiftUI's documentation.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}

extension NavigationLink {
  /// Whether the link shows its view in the detail column of a container with columns.
  ///
  /// - Note: No effect on Linux: in columns a link always shows its view in the next one, and in a stack in front.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
