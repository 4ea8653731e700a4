import SwiftUICore
import TextViews
import ViewGraph

/// A control's label: of several views the first is the title; what follows are subtitles below it.
struct TitleAndSubtitles<Label: View> {
  let label: Label

  nonisolated init(_ label: Label) { self.label = label }
}

extension TitleAndSubtitles: View {
  var body: some View {
    Group(subviews: label) { parts in
      if parts.count > 1 {
        VStack(alignment: .leading, spacing: 2) {
          parts[0]
          parts[1...].font(.subheadline).foregroundStyle(.secondary)
        }
      } else {
        parts
      }
    }
  }
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
  /// A control's label as one view. Where it begins with a text and has further views, those are subtitles; others stand
  /// in an implicit row.
  nonisolated init<Label: View>(label: Label) {
    if Label.firstOfSeveral is Text.Type {
      self.init(erasing: ControlLabel(label))
    } else {
      self.init(erasing: label)
    }
  }
}
