import SwiftUICore
import ViewGraph

/// What users may do to an item of a toolbar that they can rearrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is there for users to choose even while it is left out.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Whether users may move an item of a toolbar, or take it out.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String
  /// It may be moved and taken out.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  /// It may be moved.
  public static var reorderable: ToolbarCustomizationBehavior {
    ToolbarCustomizationBehavior(name: "reorderable")
  }
  /// It stays where it is.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Toolbar content that is left out.
public struct _HiddenToolbarContent<Content: ToolbarContent> {
  let content: Content
  let isHidden: Bool
}

extension _HiddenToolbarContent: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    content.isHidden ? _ToolbarItems(view: AnyView(EmptyView())) : Content._makeItems(content.content)
  }
}

extension _HiddenToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Toolbar content of which a screen may grow out.
public struct _SourceToolbarContent<Content: ToolbarContent> {
  let content: Content
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension _SourceToolbarContent: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    let view = Content._makeItems(content.content).view
    return _ToolbarItems(
      view: AnyView(
        view.transformPreference(BarKey.self) { bar in
          for index in bar.entries.indices {
            bar.entries[index].content = AnyView(
              bar.entries[index].content.matchedTransitionSource(id: content.id, in: content.namespace))
          }
        }))
  }
}

extension _SourceToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Names the items as views that a screen of the navigation stack around may grow out of: see
  /// `NavigationTransition.zoom(sourceID:in:)`.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _SourceToolbarContent(content: self, id: AnyHashable(id), namespace: namespace)
  }

  /// Leaves the content out of the toolbar, or not.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }

  /// Whether the items share a plate of glass with those beside them.
  ///
  /// - Note: No effect on Linux: bars draw no plates behind their items.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Names the items as views that a screen of the navigation stack around may grow out of: see
  /// `NavigationTransition.zoom(sourceID:in:)`.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    _SourceToolbarContent(content: self, id: AnyHashable(id), namespace: namespace)
  }

  /// Leaves the content out of the toolbar, or not.
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }

  /// Whether the items share a plate of glass with those beside them.
  ///
  /// - Note: No effect on Linux: bars draw no plates behind their items.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }

  /// Whether the items show before users have rearranged the toolbar, which they are not offered here: hidden ones are left
  /// out.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }

  /// What users may do to the items.
  ///
  /// - Note: No effect on Linux: no host offers users to rearrange toolbars.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}
