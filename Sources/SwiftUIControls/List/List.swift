import Foundation
import SwiftUICore
import ViewGraph

/// Rows under each other that scroll, of which only those are made that can be seen.
///
/// Each view of the content is a row; sections keep their headers and footers. Takes the size that it is proposed. Rows are
/// as high as their content and the insets around it, and at least as high as the environment says
/// (`defaultMinListRowHeight`); the content is proposed the width that the insets leave, and stands at the leading edge in
/// the middle of the row's height. The look is that of the `listStyle(_:)`.
///
/// Where there is a selection, rows are selected by their tags: those that `tag(_:)` gives them, or the identities of the
/// loop that makes them. A click selects a row alone; with the command key it adds the row or takes it out, with the shift
/// key it selects all from the row clicked before. Up and down arrows move the selection.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
  let selection: ListSelection?

  nonisolated init(content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  public var body: some View { ListBody(content: content, selection: selection) }
}

/// What a list's rows have in common.
struct ListFrame {
  let metrics: ListMetrics
  let selection: ListSelection?
  /// The row from which the shift key selects, and whether the list has the focus.
  let anchor: Binding<Subview.ID?>
  let isFocused: Bool
  let pick: @MainActor (Subview) -> Void
}

private struct ListBody<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  @State private var anchor: Subview.ID?
  @FocusState private var isFocused: Bool
  @Environment(\.listLook) private var look
  @Environment(\.platformProfile) private var profile
  @Environment(\.modifierKeys) private var keys

  var body: some View {
    let metrics = ListMetrics(look, profile)
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: 0, pinnedViews: metrics.pinsHeaders ? .sectionHeaders : []
      ) {
        Group(sections: content) { sections in
          let frame = frame(metrics, sections)
          ForEach(Array(sections.enumerated()), id: \.element.id) { number, section in
            ListSection(
              section: section, before: number > 0 ? sections[number - 1] : nil,
              isLast: number == sections.count - 1,
              frame: frame)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if let color = metrics.background { Rectangle().fill(color).ignoresSafeArea() } }
    .overlay {
      if metrics.kind == .bordered { Rectangle().strokeBorder(ListColor.border, lineWidth: 1) }
    }
    .environment(\.isInList, true)
    .focusable(selection != nil)
    .focused($isFocused)
    .semantics(.list, children: nil)
  }

  private func frame(_ metrics: ListMetrics, _ sections: SectionCollection) -> ListFrame {
    ListFrame(metrics: metrics, selection: selection, anchor: $anchor, isFocused: isFocused) { row in
      isFocused = true
      select(row, sections)
    }
  }

  /// A click on a row, with the keys that are down.
  private func select(_ row: Subview, _ sections: SectionCollection) {
    guard let selection else { return }
    let values = row.containerValues
    if keys.down.contains(.command), selection.kind != .required {
      selection.change([values], !selection.contains(values))
    } else if keys.down.contains(.shift), selection.kind == .multiple, let anchor {
      return selection.replace(rows(from: anchor, to: row.id, sections).map(\.containerValues))
    } else {
      selection.replace([values])
    }
    anchor = row.id
  }

  /// The rows between two, with both.
  private func rows(from: Subview.ID, to: Subview.ID, _ sections: SectionCollection) -> [Subview] {
    var found: [Subview] = []
    var ends = 0
    for section in sections {
      for row in section.content {
        let isEnd = row.id == from || row.id == to
        if isEnd || ends > 0 { found.append(row) }
        if isEnd { ends += from == to ? 2 : 1 }
        if ends == 2 { return found.filter { !$0.isSelectionDisabled } }
      }
    }
    return found.suffix(1)
  }
}

private struct IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
