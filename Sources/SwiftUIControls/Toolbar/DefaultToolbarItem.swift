import SwiftUICore
import ViewGraph

/// Something that a bar shows without being asked, at a place of the program's choice: it moves there from its own.
///
///     .toolbar { DefaultToolbarItem(kind: .title, placement: .topBarTrailing) }
///
/// What the view does not have, such as a search or a sidebar, is shown nowhere.
///
/// Source: DefaultToolbarItem in SwiftUI's documentation.
public struct DefaultToolbarItem {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  /// An item of a kind at a place.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(
      view: AnyView(
        ToolbarEntrySource(
          placement: content.placement, standard: content.kind, content: AnyView(EmptyView()))))
  }
}

extension BarSettings {
  /// The entries with what stands for an item of the bar's own; what the view does not have is left out.
  @MainActor var resolvedEntries: [ToolbarEntry] {
    entries.compactMap { entry in
      guard let kind = entry.standard?.kind else { return entry }
      var entry = entry
      switch kind {
      case .title:
        guard let title else { return nil }
        entry.content = AnyView(
          BarTitle(title: title, edited: editedTitle, menu: titleMenu, font: .headline))
      case .search:
        guard let search else { return nil }
        entry.content = search.item.content
      case .sidebarToggle:
        guard let sidebarToggle else { return nil }
        entry.content = sidebarToggle.entry.content
      }
      return entry
    }
  }

  /// Whether something stands at a place of the program's choice, and so not at its own.
  func moves(_ kind: ToolbarDefaultItemKind) -> Bool { entries.contains { $0.standard == kind } }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Toolbar content that modifiers are applied to together.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self = .grouping(content())
  }

  public static func _makeItems(_ content: Self) -> _ToolbarItems { Content._makeItems(content.content) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
