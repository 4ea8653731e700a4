import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// What an alert or a confirmation dialog shows.
struct AlertContent {
  enum Kind { case alert, confirmation }
  let kind: Kind
  /// Nil for none that shows; assistive technology is told it in any case.
  let shownTitle: Text?
  let title: Text
  let message: AnyView?
  let actions: AnyView
}

/// An alert, in the window's middle, or a confirmation dialog, on a phone at its lower edge.
struct AlertView: View {
  let content: AlertContent
  let space: PresentationSpace
  @State private var buttons: [AlertButtonsKey.Entry] = []
  @Environment(\.platformProfile) private var profile
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSeverity) private var severity
  @Environment(\.dialogSuppression) private var suppression

  private var isPhone: Bool { profile == .phone }
  /// Whether it stands at the window's lower edge.
  private var isLow: Bool { isPhone && content.kind == .confirmation }
  private var hasCancel: Bool { buttons.contains { $0.role == .cancel } }
  /// The button that the program has given.
  private var given: [AlertButtonsKey.Entry] { buttons.filter { !$0.isOwn } }

  var body: some View {
    let metrics = AlertMetrics(isPhone: isPhone, isLow: isLow)
    let outline = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
    let room = max(space.size.width - 16, 0)
    ViewThatFits(in: .vertical) {
      all(metrics)
      ScrollView { all(metrics) }
    }
    .frame(width: min(metrics.width ?? room, room))
    .background { outline.fill(PresentationColor.alert) }
    .clipShape(outline)
    .contentShape(outline)
    .compositingGroup()
    .shadow(color: .black.opacity(0.25), radius: 16, y: 5)
    .padding(8)
    .outsideOfRows()
    .environment(\.navigation, nil)
    .environment(\.isEnabled, true)
    .onPreferenceChange(AlertButtonsKey.self) { buttons = $0 }
    .transformPreference(AlertButtonsKey.self) { $0 = [] }
    .preference(
      key: PresentationConductKey.self,
      value: PresentationConduct(letsUserDismiss: hasCancel || given.isEmpty)
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel(content.title)
    .accessibilityAddTraits(.isModal)
    .frame(width: space.size.width, height: space.size.height, alignment: isLow ? .bottom : .center)
  }

  private func all(_ metrics: AlertMetrics) -> some View {
    VStack(alignment: metrics.alignment, spacing: metrics.spacing) {
      symbol
      if content.shownTitle != nil || content.message != nil {
        VStack(alignment: metrics.alignment, spacing: metrics.textSpacing) {
          if let title = content.shownTitle { title.font(metrics.titleFont) }
          if let message = content.message {
            VStack(alignment: metrics.alignment, spacing: metrics.textSpacing) { message }
              .font(metrics.messageFont).foregroundStyle(.secondary)
          }
        }
        .multilineTextAlignment(isLow ? .center : .leading)
        .padding(.horizontal, metrics.textInset)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: metrics.alignment, vertical: .center))
      }
      if let suppression { suppression.padding(.horizontal, metrics.textInset) }
      AlertButtons(spacing: metrics.buttonSpacing) {
        content.actions
        if given.isEmpty, content.kind == .alert { AlertButton.own("OK", role: nil, dismiss) }
        if content.kind == .confirmation, !given.contains(where: { $0.role == .cancel }) {
          AlertButton.own("Cancel", role: .cancel, dismiss)
        }
      }
      .buttonStyle(AlertButtonStyle(dismiss: dismiss))
      .textFieldStyle(.roundedBorder)
      .environment(\.alertDefault, defaultButton)
    }
    .padding(metrics.padding)
  }

  @ViewBuilder private var symbol: some View {
    if severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
    } else if let icon {
      icon.resizable().scaledToFit().frame(width: 48, height: 48)
    }
  }

  /// The button that the return key activates: the one that the program says, or on the desktop the first that loses nothing.
  private var defaultButton: AlertTarget? {
    if let said = buttons.first(where: { $0.isDefault }) { return said.target }
    if given.isEmpty, content.kind == .alert { return buttons.first?.target }
    return isPhone ? nil : buttons.first { $0.role == nil }?.target
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

extension PresentationColor {
  /// What alerts lie on.
  static let alert = PresentationColor(light: Color(white: 0.98), dark: Color(white: 0.18))
}
