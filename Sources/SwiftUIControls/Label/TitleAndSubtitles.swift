import SwiftUICore
import TextViews
import ViewGraph

/// A control's label: of several views the first is the title; what follows are subtitles below it.
struct TitleAndSubtitles<Label: View> {
  let label: Label
  /// Whether the title is a label, beside whose icon the subtitles stand.
  let hasIcon: Bool

  nonisolated init(_ label: Label, hasIcon: Bool = Label.beginsWithLabel) {
    self.label = label
    self.hasIcon = hasIcon
  }
}

extension TitleAndSubtitles: View {
  var body: some View {
    if hasIcon {
      let subtitles = Group(subviews: label) { $0.subtitles }
      Group(subviews: label.environment(\.labelSubtitles, AnyView(subtitles))) { $0.prefix(1) }
    } else {
      Group(subviews: label) { parts in
        if parts.count > 1 {
          VStack(alignment: .leading, spacing: 2) {
            parts[0]
            parts.subtitles
          }
        } else {
          parts
        }
      }
    }
  }
}

extension SubviewsCollection {
  @MainActor fileprivate var subtitles: some View {
    dropFirst().font(.subheadline).foregroundStyle(.secondary)
  }
}

/// A label, whatever is applied to it.
private protocol TitleWithIcon {}
extension SwiftUIControls.Label: TitleWithIcon {}
extension ModifiedContent: TitleWithIcon where Content: TitleWithIcon {}

extension View {
  /// Whether the first of several views is a label.
  nonisolated static var beginsWithLabel: Bool { firstOfSeveral is any TitleWithIcon.Type }
}

extension EnvironmentValues {
  /// What a label shows below its title.
  var labelSubtitles: AnyView? {
    get { self[LabelSubtitlesKey.self] }
    set { self[LabelSubtitlesKey.self] = newValue }
  }

  private struct LabelSubtitlesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
}

/// The views of a control's label: in a menu as they are, since the item arranges them (`MenuItemLabel`).
private struct ControlLabel<Label: View> {
  let label: Label
  @Environment(\.menuState) private var menu

  nonisolated init(_ label: Label) { self.label = label }
}

extension ControlLabel: View {
  var body: some View { if menu == nil { TitleAndSubtitles(label) } else { label } }
}

extension SingleView where Content == AnyView {
  /// A control's label as one view. Where it begins with a text or a label and has further views, those are subtitles; others
  /// stand in an implicit row.
  nonisolated init<Label: View>(label: Label) {
    if Label.firstOfSeveral is Text.Type || Label.beginsWithLabel {
      self.init(erasing: ControlLabel(label))
    } else {
      self.init(erasing: label)
    }
  }
}
