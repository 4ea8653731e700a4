import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// What an alert or a confirmation dialog shows.
struct AlertContent {
  enum Kind { case alert, confirmation }
  let kind: Kind
  let title: Text
  /// Where it does not show, assistive technology is told it all the same.
  let showsTitle: Bool
  let message: AnyView?
  let actions: AnyView
}

/// An alert, in the window's middle, or a confirmation dialog, on a phone at its lower edge.
///
/// Where there is no room for all of it, what it says scrolls, and the buttons stay.
struct AlertView: View {
  let content: AlertContent
  let space: PresentationSpace
  @State private var buttons: [AlertButtonsKey.Entry] = []
  @State private var hasPair = false
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSeverity) private var severity
  @Environment(\.dialogSuppression) private var suppression

  private var isPhone: Bool { profile == .phone }
  /// Whether it stands at the window's lower edge.
  private var isLow: Bool { isPhone && content.kind == .confirmation }
  private var hasCancel: Bool { buttons.contains { $0.role == .cancel } }
  /// The buttons that the program has given.
  private var given: [AlertButtonsKey.Entry] { buttons.filter { !$0.isOwn } }

  var body: some View {
    let metrics = AlertMetrics(isPhone: isPhone, isLow: isLow)
    let outline = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
    let room = max(space.size.width - 16, 0)
    AlertParts(spacing: metrics.spacing, buttonSpacing: metrics.buttonSpacing) {
      ScrollView { words(metrics) }
      // With room for the ring around a field, which would be cut off.
      ScrollView {
        actions(metrics, hasPair: $hasPair) {
          content.actions
          if given.isEmpty, content.kind == .alert { AlertButton.own("OK", role: nil, dismiss) }
          if addsCancel, !isLow { ownCancel }
        }
        .padding(5)
      }
      .padding(-5)
      // It stays where it is, however many actions there are.
      if addsCancel, isLow { actions(metrics, hasPair: .constant(false)) { ownCancel } }
    }
    .scrollBounceBehavior(.basedOnSize)
    .padding(metrics.padding)
    .frame(width: min(metrics.width ?? room, room))
    .background { outline.fill(SchemeColor.alert) }
    .clipShape(outline)
    .contentShape(outline)
    .compositingGroup()
    .shadow(color: .black.opacity(0.25), radius: 16, y: 5)
    .padding(8)
    .modifier(AlertEnvironment())
    .onPreferenceChange(AlertButtonsKey.self) { buttons = $0 }
    .transformPreference(AlertButtonsKey.self) { $0 = [] }
    .preference(
      key: PresentationConductKey.self,
      value: PresentationConduct(letsUserDismiss: hasCancel || given.isEmpty)
    )
    // The first field, where there is any.
    .focused($isFocused)
    .onAppear { isFocused = true }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(content.title)
    .accessibilityAddTraits(.isModal)
    .modifier(
      OfferedAction(.escape, isOffered: hasCancel || given.isEmpty) {
        if let cancel = buttons.first(where: { $0.role == .cancel })?.target {
          cancel.action?()
        } else {
          dismiss()
        }
      }
    )
    .frame(width: space.size.width, height: space.size.height, alignment: isLow ? .bottom : .center)
  }

  /// The symbol, the title, the message and the checkbox.
  private func words(_ metrics: AlertMetrics) -> some View {
    VStack(alignment: metrics.alignment, spacing: metrics.spacing) {
      symbol
      if content.showsTitle || content.message != nil {
        VStack(alignment: metrics.alignment, spacing: metrics.textSpacing) {
          if content.showsTitle { content.title.font(metrics.titleFont) }
          if let message = content.message {
            VStack(alignment: metrics.alignment, spacing: metrics.textSpacing) { message }
              .font(metrics.messageFont).foregroundStyle(.secondary)
          }
        }
        .multilineTextAlignment(isLow ? .center : .leading)
      }
      if let suppression { suppression }
    }
    .padding(.horizontal, metrics.textInset)
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: metrics.alignment, vertical: .center))
  }

  /// Whether the program has given a confirmation dialog no button that cancels.
  private var addsCancel: Bool {
    content.kind == .confirmation && !given.contains { $0.role == .cancel }
  }
  private var ownCancel: some View { AlertButton.own("Cancel", role: .cancel, dismiss) }

  private func actions(
    _ metrics: AlertMetrics, hasPair: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> some View {
    AlertButtons(spacing: metrics.buttonSpacing, isStacked: isLow, hasPair: hasPair) {
      content()
    }
    .buttonStyle(AlertButtonStyle(dismiss: dismiss), isFixed: true)
    .textFieldStyle(.roundedBorder)
    .environment(\.alertDefault, defaultButton)
    .environment(\.alertHasPair, hasPair.wrappedValue)
    .onSubmit { (defaultButton ?? buttons.first { $0.role == nil }?.target)?.action?() }
  }

  @ViewBuilder private var symbol: some View {
    let warning = Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
    if let icon {
      icon.resizable().scaledToFit().frame(width: 48, height: 48)
        .overlay(alignment: .bottomTrailing) {
          if severity == .critical { warning.font(.title3).offset(x: 6, y: 2) }
        }
    } else if severity == .critical {
      warning.font(.largeTitle)
    }
  }

  /// The button that the return key activates: the one that the program says, or on the desktop the first that
  /// loses nothing.
  private var defaultButton: AlertTarget? {
    if let said = buttons.first(where: { $0.isDefault }) { return said.target }
    if given.isEmpty, content.kind == .alert { return buttons.first?.target }
    return isPhone ? nil : buttons.first { $0.role == nil }?.target
  }
}

/// What an alert says above its actions, and below them a button that stays in sight. Where there is no room for all, what is
/// said has half of the room, or what the actions leave.
private struct AlertParts: Layout {
  let spacing: CGFloat
  let buttonSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = parts(proposal, subviews)
    return CGSize(width: proposal.width ?? 0, height: parts.last.map { $0.y + $0.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, part) in zip(subviews, parts(ProposedViewSize(bounds.size), subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + part.y),
        proposal: ProposedViewSize(width: bounds.width, height: part.height))
    }
  }

  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(y: CGFloat, height: CGFloat)] {
    let wanted = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    }
    guard wanted.count >= 2 else { return wanted.map { (0, $0) } }
    let gap = wanted[0] > 0 ? spacing : 0
    let below = wanted.count > 2 ? wanted[2] + buttonSpacing : 0
    let room = max((proposal.height ?? .infinity) - gap - below, 0)
    let actions = min(wanted[1], max(room - min(wanted[0], room / 2), 0))
    let words = min(wanted[0], max(room - actions, 0))
    var parts = [(y: 0, height: words), (y: words + gap, height: actions)]
    if wanted.count > 2 { parts.append((y: words + gap + actions + buttonSpacing, height: wanted[2])) }
    return parts
  }
}

/// The environment of an alert: that of the presenting view, without how texts and controls look there.
private struct AlertEnvironment: ViewModifier {
  func body(content: Content) -> some View {
    content
      .plainText()
      .foregroundStyle(.primary).labelStyle(.automatic).labelsVisibility(.automatic)
      .environment(\.controlSize, .regular)
      .environment(\.isEnabled, true)
      // What is said of the control that presents is not said of what it presents.
      .environment(\.keyboardShortcut, nil)
      .outsideOfNavigation()
      .outsideOfRows()
  }
}

/// The measures of alerts.
struct AlertMetrics {
  /// Nil for one as wide as the window, but for its margins.
  let width: CGFloat?
  let cornerRadius: CGFloat
  let padding: CGFloat
  /// Of texts, beyond the padding.
  let textInset: CGFloat
  let spacing: CGFloat
  let textSpacing: CGFloat
  let buttonSpacing: CGFloat
  let buttonHeight: CGFloat
  let titleFont: Font
  let messageFont: Font
  let alignment: HorizontalAlignment

  init(isPhone: Bool, isLow: Bool = false) {
    width = isLow ? nil : isPhone ? 300 : 260
    cornerRadius = isPhone ? 34 : 16
    padding = isPhone ? 14 : 16
    textInset = isPhone ? 10 : 0
    spacing = isPhone ? 20 : 14
    textSpacing = isPhone ? 8 : 6
    buttonSpacing = isPhone ? 8 : 6
    buttonHeight = isPhone ? 48 : 28
    titleFont = isPhone ? .headline : .body.bold()
    messageFont = isPhone ? .subheadline : .callout
    alignment = isLow ? .center : .leading
  }
}

extension SchemeColor {
  /// What alerts lie on.
  static let alert = SchemeColor(light: Color(white: 0.98), dark: Color(white: 0.18))
}
