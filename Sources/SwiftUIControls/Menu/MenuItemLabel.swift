import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

/// The label of a menu's item: pictures, then the title, with what follows it in smaller print below.
///
/// Only texts are subtitles; a label with other views after its title stands in a row as it is.
struct MenuItemLabel<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { parts in
      let images = parts.filter { $0.isOne(of: Image.self) }
      let lines = parts.filter { !$0.isOne(of: Image.self) }
      if lines.count > 1, lines.dropFirst().allSatisfy({ $0.isOne(of: Text.self) }) {
        HStack {
          ForEach(images) { $0.modifier(MenuIconColumn()) }
          MenuItemLines(lines: lines)
        }
      } else if images.count == 1, lines.count == 1, images.first?.id == parts.first?.id {
        HStack {
          ForEach(images) { $0.modifier(MenuIconColumn()) }
          ForEach(lines) { $0 }
        }
      } else if parts.count > 1 {
        HStack { parts }
      } else {
        parts
      }
    }
  }
}

/// A title with its subtitles below.
private struct MenuItemLines: View {
  let lines: [Subview]
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let isPhone = profile == .phone
    VStack(alignment: .menuTitle, spacing: isPhone ? 1 : 0) {
      ForEach(lines) { line in
        if line.id == lines.first?.id {
          line
        } else {
          line.font(isPhone ? .footnote : .subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .padding(.vertical, isPhone ? 7 : 4)
  }
}

/// The labels of a menu's items: icon and title in a row, or the icon above the title.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

private struct MenuLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.stacksMenuLabels) private var stacks

  var body: some View {
    if stacks {
      VStack(spacing: 4) {
        configuration.icon
        configuration.title.font(.footnote)
      }
    } else {
      HStack(alignment: .firstTextBaseline) {
        configuration.icon.modifier(MenuIconColumn())
        MenuItemLabel(content: configuration.title).alignmentGuide(.menuTitle) { $0[.leading] }
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether the icons of labels in a menu stand above the titles: in a phone's row of controls.
  var stacksMenuLabels: Bool {
    get { self[StacksMenuLabelsKey.self] }
    set { self[StacksMenuLabelsKey.self] = newValue }
  }

  private struct StacksMenuLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// The icon before an item's title, in the middle of the column that the items of a menu leave for icons.
private struct MenuIconColumn: ViewModifier {
  @Environment(\.platformProfile) private var profile
  @ScaledMetric private var textScale: CGFloat = 1

  func body(content: Content) -> some View {
    content.frame(minWidth: MenuMetrics(isPhone: profile == .phone, textScale: textScale).icon)
      .preference(key: MenuIconKey.self, value: true)
  }
}

/// Whether an item has an icon before its title.
struct MenuIconKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension HorizontalAlignment {
  private struct MenuTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the title of an item begins, after its icon.
  fileprivate static let menuTitle = HorizontalAlignment(MenuTitle.self)
}
