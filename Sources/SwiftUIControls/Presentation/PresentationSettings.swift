import Foundation
import SwiftUICore
import ViewGraph

/// What the content of a presentation says of how it is presented.
struct PresentationSettings {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var background: AnyView?
  var cornerRadius: CGFloat?
  var interaction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  /// Where there is little room across.
  var adaptation: PresentationAdaptation?
  var sizing: (any PresentationSizing)?
  var isDismissalDisabled = false
}

/// Two settings are the same if nothing is said: views and bindings are not compared.
extension PresentationSettings: Equatable {
  private var saysNothing: Bool {
    detents == nil && selection == nil && dragIndicator == nil && background == nil && cornerRadius == nil
      && interaction == nil && contentInteraction == nil && adaptation == nil && sizing == nil
      && !isDismissalDisabled
  }
  static func == (a: Self, b: Self) -> Bool { a.saysNothing && b.saysNothing }
}

/// Of several that say something, the first counts; any disables dismissal.
struct PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }
  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.background = value.background ?? next.background
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.interaction = value.interaction ?? next.interaction
    value.contentInteraction = value.contentInteraction ?? next.contentInteraction
    value.adaptation = value.adaptation ?? next.adaptation
    value.sizing = value.sizing ?? next.sizing
    value.isDismissalDisabled = value.isDismissalDisabled || next.isDismissalDisabled
  }
}

extension View {
  private nonisolated func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View
  {
    transformPreference(PresentationSettingsKey.self, change)
  }

  /// Sets the heights that the sheet around can rest at. The user drags it from one to the next; it begins at
  /// the least.
  ///
  /// Used on a phone: on the desktop a sheet is as large as its content. Without heights a sheet is `.large`.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights that the sheet around can rest at, and says and hears at which it does. A selection that
  /// is not among them counts as one of them.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents.union([selection.wrappedValue])
      $0.selection = selection
    }
  }

  /// Sets whether the sheet around has a handle at its top. By default it has one where it can rest at several
  /// heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets what the presentation around lies on.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Sets what the presentation around lies on: views, in its frame and cut off by its outline.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = AnyView(Color.clear.overlay(alignment: alignment) { content() })
    return presentation { $0.background = content }
  }

  /// Sets the radius of the corners of the presentation around, in points; nil for the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether what is behind the sheet around can be used while the sheet is there. Where it can, it is not darkened.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.interaction = interaction }
  }

  /// Sets what a swipe up on scrollable content in the sheet around does while the sheet can be higher.
  ///
  /// In any case a swipe down at the top of the content moves the sheet, and a swipe up in a sheet that is as high as it can
  /// be scrolls. In a browser, which scrolls by itself, a swipe on what scrolls there moves no sheet.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentation { $0.contentInteraction = behavior }
  }

  /// Sets how the presentation around looks where there is little room, as on a phone.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how the presentation around looks where there is little room across, and where there is little in
  /// height.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: As on a phone.
  ///   - verticalAdaptation: Not used: no platform here has little room in height and enough across.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation { $0.adaptation = horizontalAdaptation }
  }

  /// Sets how large the sheet around is where there is much room, as on the desktop.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation { $0.sizing = sizing }
  }

  /// Sets whether the user can dismiss the presentation around by dragging it down, by a press beside it or by
  /// the escape key. The program can in any case.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { if isDisabled { $0.isDismissalDisabled = true } }
  }
}

/// What a swipe on scrollable content in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// As the platform has it: it makes the sheet higher.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// It makes the sheet higher.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// It scrolls.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// As the platform has it: it cannot.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// It can while the sheet is at most as high as a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// How a presentation looks where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// As the platform has it: a popover becomes a sheet.
  public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
  /// As where there is much room.
  public static var none: PresentationAdaptation { .init(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { .init(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
  /// As large as the window.
  public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}
