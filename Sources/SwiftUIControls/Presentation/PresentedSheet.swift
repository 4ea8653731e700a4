import Foundation
import SwiftUICore
import ViewGraph

/// What a presentation of a program's views is, before it is adapted to the room that there is.
enum PresentationKind: Equatable {
  case sheet, cover
  case popover(arrow: Edge?)

  var isBeside: Bool { if case .popover = self { true } else { false } }
}

/// How it is shown.
enum PresentationForm: Equatable {
  /// At the window's lower edge, at one of several heights.
  case sheet
  /// In the window's middle, as large as its content.
  case dialog
  /// As large as the window.
  case cover
  /// Beside a view.
  case popover(arrow: Edge?)

  /// Whether the content takes all of the room that the form has.
  var fills: Bool { self == .sheet || self == .cover }
  var isBeside: Bool { if case .popover = self { true } else { false } }
}

/// The views of a program in a presentation: a sheet, a cover or a popover.
struct PresentedSheet: View {
  let kind: PresentationKind
  let space: PresentationSpace
  /// Told of the form, where that depends on the content.
  let presented: PresentedForm?
  let content: AnyView
  @State private var settings = PresentationSettings()
  @State private var bar = BarSettings()
  /// The height that the user has chosen last; nil for the least.
  @State private var chosen: PresentationDetent?
  /// How far a finger has dragged the sheet down.
  @State private var drag: CGFloat = 0
  @OwnObject private var scrollDrag = SheetDrag()
  @Environment(\.self) private var environment
  @Environment(\.platformProfile) private var profile
  @Environment(\.isWindowWide) private var isWindowWide
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let form = form
    let sheet = SheetHeights(
      settings, selected: settings.selection?.wrappedValue ?? chosen, space.size, environment)
    let isLow = form == .sheet && !sheet.isLargest
    let _ = scrollDrag.update(isSheet: form == .sheet, sheet, settings.contentInteraction)
    let outline = PresentationOutline(form, isLow: isLow, radius: settings.cornerRadius)
    PresentationLayout(
      form: form, window: space.size, anchor: space.anchor, sheet: sheet.placed(drag),
      isInset: isLow, sizing: settings.sizing ?? .automatic
    ) {
      card(form, outline, conduct(form, sheet), sheet).environment(\.layoutDirection, direction)
        // Drags of what is shown in it begin before, at 10 points where nothing else is said.
        .endingDrag(
          DragGesture(minimumDistance: 15, coordinateSpace: .global).takingViewAlong(),
          including: form == .sheet ? .all : .subviews
        ) {
          dragged(by: $0.translation.height, sheet)
        } ended: {
          dragEnded(at: $0.map { sheet.height - $0.predictedEndTranslation.height }, sheet)
        }
      if form.isBeside { plate(form).rotationEffect(.degrees(45)).allowsHitTesting(false) }
    }
    .onChange(of: form.isBeside, initial: true) { presented?.isBeside = $1 }
    // Places are those of the window, which are not mirrored.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func card(
    _ form: PresentationForm, _ outline: PresentationOutline, _ conduct: PresentationConduct,
    _ sheet: SheetHeights
  ) -> some View {
    // In a size that the program asks for the content is in the middle.
    let fills = form.fills || form == .dialog && settings.sizing?.isOfContent == false
    return _UnaryViewAdaptor(barred)
      .outsideOfRows()
      .outsideOfNavigation()
      .environment(\.barInset, form == .sheet ? 10 : 0)
      .environment(\.isDialog, form == .dialog)
      // What is said of the control that presents is not said of what it presents.
      .environment(\.keyboardShortcut, nil)
      .environment(\.isInGroupBox, false)
      .environment(\.isInInspector, false)
      .environment(\.scrollDragTaker, scrollDrag)
      .onPreferenceChange(PresentationSettingsKey.self) { settings = $0 }
      .transformPreference(PresentationSettingsKey.self) { $0 = PresentationSettings() }
      .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      .background { plate(form) }
      .clipShape(outline)
      .contentShape(outline)
      // Not of the whole, which would keep materials in it apart from what is behind. What may be seen through has none.
      .background {
        if form != .cover, settings.background == nil {
          outline.fill(form.fills ? SchemeColor.page : .plate).shadow(
            color: .black.opacity(0.25), radius: 14, y: 4)
        }
      }
      .overlay(alignment: .top) {
        if form == .sheet, showsHandle { SheetHandle(sheet: sheet) { choose($0) } }
      }
      .overlay {
        if form != .cover, scheme == .dark { outline.strokeBorder(.white.opacity(0.12), lineWidth: 0.5) }
      }
      .environment(\.isElevated, profile == .phone && form != .cover)
      .preference(key: PresentationConductKey.self, value: conduct)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(conduct.letsBehind ? [] : .isModal)
      .modifier(OfferedAction(.escape, isOffered: form != .cover && conduct.letsUserDismiss) { dismiss() })
  }

  /// On the desktop a dialog has a bar for its toolbar, where its content has none.
  @ViewBuilder private var barred: some View {
    if profile == .phone {
      content
    } else {
      BarredContent(content: content, bar: bar, back: nil, isWindow: true)
        .onPreferenceChange(BarKey.self) { bar = $0 }
        .transformPreference(BarKey.self) { $0 = BarSettings() }
    }
  }

  @ViewBuilder private func plate(_ form: PresentationForm) -> some View {
    if let own = settings.background {
      own
    } else {
      Rectangle().fill(form.fills ? SchemeColor.page : .plate)
    }
  }

  private func conduct(_ form: PresentationForm, _ sheet: SheetHeights) -> PresentationConduct {
    let letsBehind =
      switch settings.interaction?.kind {
      case .enabled: true
      case .upThrough(let detent): sheet.isAtMost(detent)
      default: false
      }
    return PresentationConduct(
      letsBehind: letsBehind, dimsBehind: !form.isBeside && !letsBehind,
      letsUserDismiss: !settings.isDismissalDisabled)
  }

  private var showsHandle: Bool {
    switch settings.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: settings.detents?.count ?? 1 > 1
    }
  }

  /// The form in the room that there is.
  private var form: PresentationForm {
    let isPhone = profile == .phone
    let adapted = isPhone && !isWindowWide ? (settings.adaptation ?? .automatic).kind : .none
    switch (kind, adapted) {
    case (.cover, .sheet), (.sheet, .sheet), (.sheet, .automatic), (.popover, .sheet), (.popover, .automatic):
      return .sheet
    case (_, .fullScreenCover), (.cover, _): return .cover
    case (.sheet, _): return isPhone ? .sheet : .dialog
    case (.popover(let arrow), _): return .popover(arrow: direction == .rightToLeft ? arrow?.mirrored : arrow)
    }
  }

  /// Drags the sheet from one height to the next, or away.
  private func dragged(by distance: CGFloat, _ sheet: SheetHeights) {
    // What cannot be dragged away resists.
    let isHeld = settings.isDismissalDisabled && distance > sheet.height - sheet.least
    drag = isHeld ? sheet.height - sheet.least + (distance - sheet.height + sheet.least) * 0.15 : distance
  }

  /// - Parameter end: The height at which the sheet would come to rest; nil for a drag that comes to nothing.
  private func dragEnded(at end: CGFloat?, _ sheet: SheetHeights) {
    if let end, end < sheet.least / 2, !settings.isDismissalDisabled {
      dismiss()
      // The program may keep the sheet.
      GraphInbox.acting?.graph?.whenSettled { [drag = $drag] in
        withAnimation(PresentationStyle.spring) { drag.wrappedValue = 0 }
      }
      return
    }
    withAnimation(PresentationStyle.spring) {
      drag = 0
      if let detent = end.flatMap(sheet.nearest) { choose(detent) }
    }
  }

  private func choose(_ detent: PresentationDetent) {
    chosen = detent
    settings.selection?.wrappedValue = detent
  }
}

/// The handle at the top of a sheet that can be dragged to other heights.
private struct SheetHandle: View {
  let sheet: SheetHeights
  let choose: @MainActor (PresentationDetent) -> Void

  var body: some View {
    Capsule().fill(.primary.opacity(0.25)).frame(width: 36, height: 5).padding(.top, 5)
      .accessibilityElement()
      .accessibilityLabel(Text("Sheet Grabber"))
      .accessibilityValue(Text(sheet.name))
      .accessibilityAdjustableAction { direction in
        if let detent = sheet.neighbor(isHigher: direction == .increment) {
          withAnimation(PresentationStyle.spring) { choose(detent) }
        }
      }
  }
}

extension SchemeColor {
  /// What stands free in the window lies on.
  static let plate = SchemeColor(light: .white, dark: Color(white: 0.17))
}

extension PresentationStyle {
  static var spring: Animation { .spring(response: 0.42, dampingFraction: 1) }
}
