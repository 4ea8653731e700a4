import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The identity of a button of an alert, as long as its state lives.
@MainActor final class AlertTarget {
  /// What the button does; nil while it takes no input.
  var action: (@MainActor () -> Void)?
  nonisolated init() {}
}

/// The buttons of an alert, in its order.
struct AlertButtonsKey: PreferenceKey {
  struct Entry: Equatable {
    let target: AlertTarget
    let role: ButtonRole?
    /// Whether the program has given it the return key.
    let isDefault: Bool
    /// Whether the alert has added it.
    let isOwn: Bool
    static func == (a: Self, b: Self) -> Bool {
      a.target === b.target && a.role == b.role && a.isDefault == b.isDefault && a.isOwn == b.isOwn
    }
  }
  static var defaultValue: [Entry] { [] }
  static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
}

extension EnvironmentValues {
  /// The button that the return key activates.
  var alertDefault: AlertTarget? {
    get { self[AlertDefaultKey.self] }
    set { self[AlertDefaultKey.self] = newValue }
  }

  /// Whether the buttons stand side by side, the one that cancels first.
  var alertHasPair: Bool {
    get { self[AlertHasPairKey.self] }
    set { self[AlertHasPairKey.self] = newValue }
  }

  private struct AlertHasPairKey: EnvironmentKey { static var defaultValue: Bool { false } }

  private struct AlertDefaultKey: EnvironmentKey { static var defaultValue: AlertTarget? { nil } }
}

/// Buttons of an alert: each does what it says, and dismisses it.
struct AlertButtonStyle: PrimitiveButtonStyle {
  let dismiss: DismissAction

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(role: configuration.role, label: SingleView(erasing: configuration.label), isOwn: false) {
      [dismiss] in
      configuration.trigger()
      dismiss()
    }
  }
}

/// One button: on a plate, emphasised where the return key activates it.
struct AlertButton: View {
  let role: ButtonRole?
  /// One element by its type: what is one only by what it contains loses the marks of its layout.
  let label: SingleView<AnyView>
  let isOwn: Bool
  let action: @MainActor () -> Void
  @OwnObject private var target = AlertTarget()
  @GestureState private var isPressed = false
  @Environment(\.alertDefault) private var standard
  @Environment(\.alertHasPair) private var hasPair
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.dynamicTypeSize) private var typeSize

  /// A button that an alert adds.
  static func own(_ title: LocalizedStringKey, role: ButtonRole?, _ dismiss: DismissAction) -> some View {
    AlertButton(role: role, label: SingleView(erasing: Text(title)), isOwn: true) { dismiss() }
  }

  private var isDefault: Bool { standard === target }
  /// Whether a long title takes several lines: large letters have no room in one.
  private var wraps: Bool { profile == .phone && typeSize.isAccessibilitySize }

  private var key: KeyboardShortcut? {
    shortcut ?? (isDefault ? .defaultAction : role == .cancel ? .cancelAction : nil)
  }

  var body: some View {
    let metrics = AlertMetrics(isPhone: profile == .phone)
    let _ = target.action = (isEnabled ? action : nil)
    label
      .font(profile == .phone ? .body.weight(.medium) : .body)
      .lineLimit(wraps ? nil : 1)
      .minimumScaleFactor(profile == .phone ? 0.7 : 1)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 10)
      .padding(.vertical, wraps ? 8 : 0)
      .frame(maxWidth: .infinity, minHeight: metrics.buttonHeight)
      .foregroundStyle(ink)
      .background { plate }
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
      .pressing($isPressed, action)
      .semantics(.button, action: action)
      .keyboardShortcut(key)
      // Read in the order in which they stand.
      .accessibilitySortPriority((role == .cancel) == hasPair ? 0 : -1)
      .preference(
        key: AlertButtonsKey.self,
        value: [
          AlertButtonsKey.Entry(
            target: target, role: role, isDefault: shortcut == .defaultAction, isOwn: isOwn)
        ]
      )
      .layoutValue(key: AlertPartKey.self, value: role == .cancel ? .cancel : .button)
  }

  private var ink: AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(isDefault ? Color.white : .red) }
    return isDefault ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
  }

  private var plate: some View {
    let fill: AnyShapeStyle =
      isDefault
      ? role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      : AnyShapeStyle(.primary.opacity(0.09))
    return Capsule(style: .continuous).fill(fill)
      .overlay { Capsule(style: .continuous).fill(.primary.opacity(isPressed ? 0.14 : 0)) }
  }
}

/// What a view among the actions of an alert is.
private enum AlertPart { case other, button, cancel }

nonisolated private struct AlertPartKey: LayoutValueKey {
  static let defaultValue = AlertPart.other
}

/// The actions of an alert: fields above, buttons below. Two buttons that fit stand side by side, the one that
/// cancels first; others, and all of a dialog at a phone's lower edge, stand below each other, the one that cancels last.
struct AlertButtons: Layout {
  let spacing: CGFloat
  let isStacked: Bool
  /// Told whether two buttons stand side by side.
  let hasPair: Binding<Bool>

  private struct Plan {
    var frames: [CGRect] = []
    var size = CGSize.zero
    var hasPair = false
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    plan(proposal.width, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let plan = plan(bounds.width, subviews)
    for (subview, frame) in zip(subviews, plan.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
    if hasPair.wrappedValue != plan.hasPair {
      subviews.afterLayout { hasPair.wrappedValue = plan.hasPair }
    }
  }

  private func plan(_ proposed: CGFloat?, _ subviews: Subviews) -> Plan {
    let parts = subviews.map { $0[AlertPartKey.self] }
    let width = proposed ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    var plan = Plan(
      frames: Array(repeating: .zero, count: subviews.count), size: CGSize(width: width, height: 0))
    var y: CGFloat = 0
    func put(_ index: Int, x: CGFloat, width: CGFloat) -> CGFloat {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      plan.frames[index] = CGRect(x: x, y: y, width: width, height: size.height)
      return size.height
    }
    func next(_ height: CGFloat) { y += height + spacing }
    for index in subviews.indices where parts[index] == .other { next(put(index, x: 0, width: width)) }
    // Those that cancel are apart: first beside another, last below several.
    let cancels = subviews.indices.filter { parts[$0] == .cancel }
    let others = subviews.indices.filter { parts[$0] == .button }
    let half = (width - spacing) / 2
    let isPair = !isStacked && cancels.count + others.count == 2
    let fits = (cancels + others).allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= half }
    plan.hasPair = isPair && fits
    if plan.hasPair {
      let pair = cancels + others
      next(max(put(pair[0], x: 0, width: half), put(pair[1], x: half + spacing, width: half)))
    } else {
      for index in others + cancels { next(put(index, x: 0, width: width)) }
    }
    plan.size.height = max(y - spacing, 0)
    return plan
  }
}
