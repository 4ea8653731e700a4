import SwiftUICore
import ViewGraph

/// A view at a place of a toolbar.
public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  /// An item at a place. Several views stand side by side.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// An item with an id, at a place.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    self.identity = id
  }

  /// An item with an id, at a place; it may be left out at first.
  @available(*, deprecated, message: "Use defaultCustomization(_:options:).")
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(id: id, placement: placement, content: content)
    isShown = showsByDefault
  }

  fileprivate var identity: String?
  fileprivate var isShown = true
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    guard content.isShown else { return _ToolbarItems(view: AnyView(EmptyView())) }
    return _ToolbarItems(
      view: AnyView(ToolbarEntrySource(placement: content.placement, content: AnyView(content.content))))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The item's id.
  public nonisolated var id: ID {
    // Items with an id that can be hashed have been made with a string.
    (identity as? ID)!  // `ID` is `String`, by the initialisers
  }
}

/// Several views at one place of a toolbar.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Items side by side at a place.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Items side by side at a place, with a label for them all.
  public nonisolated init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(
      view: AnyView(ToolbarEntrySource(placement: content.placement, content: AnyView(content.content))))
  }
}

/// The views of a toolbar's group that has a label. Where there is no room for them side by side, they are a menu with the
/// label.
public struct LabeledToolbarItemGroupContent<Content, Label> where Content: View, Label: View {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { LabeledToolbarItems(content: content, label: label) }
}

/// A group's views side by side where there is room for them, else a menu with the label; in a menu, one of its own.
private struct LabeledToolbarItems<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.menuState) private var menu

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if menu == nil { HStack(spacing: 8) { content } }
      Menu {
        content
      } label: {
        SingleView(label)
      }
    }
    .layoutValue(key: IsCollapsing.self, value: true)
  }
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Room of a kind, between the items at a place.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(
      view: AnyView(
        ToolbarEntrySource(
          placement: content.placement, spacer: content.sizing, content: AnyView(EmptyView()))))
  }
}

/// The menu that the title opens.
public struct ToolbarTitleMenu<Content> where Content: View {
  let content: Content

  /// A menu of nothing: the title opens none.
  public nonisolated init() where Content == EmptyView { content = EmptyView() }

  /// A menu of some items.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    guard Content.self != EmptyView.self else { return _ToolbarItems(view: AnyView(EmptyView())) }
    return _ToolbarItems(
      view: AnyView(ToolbarEntrySource(isTitleMenu: true, content: AnyView(content.content))))
  }
}

/// Sets an item as a preference, from behind the view that the toolbar is attached to.
struct ToolbarEntrySource {
  let placement: ToolbarItemPlacement
  let spacer: SpacerSizing?
  let standard: ToolbarDefaultItemKind?
  let isTitleMenu: Bool
  let content: AnyView
  @OwnObject private var identity = ToolbarEntryIdentity()
  @Environment(\.self) private var environment

  nonisolated init(
    placement: ToolbarItemPlacement = .automatic, spacer: SpacerSizing? = nil,
    standard: ToolbarDefaultItemKind? = nil, isTitleMenu: Bool = false, content: AnyView
  ) {
    self.placement = placement
    self.spacer = spacer
    self.standard = standard
    self.isTitleMenu = isTitleMenu
    self.content = content
  }
}

extension ToolbarEntrySource: View {
  var body: some View {
    Color.clear.frame(width: 0, height: 0).allowsHitTesting(false)
      .preference(key: BarKey.self, value: settings)
  }

  private var settings: BarSettings {
    let entry = ToolbarEntry(
      id: ObjectIdentifier(identity), placement: placement, spacer: spacer, standard: standard,
      content: content, inheritance: EnvironmentInheritance(of: environment))
    var settings = BarSettings()
    if isTitleMenu { settings.titleMenu = entry } else { settings.entries = [entry] }
    return settings
  }
}

/// The identity of an item, as long as the state of the view lives that declares it.
@MainActor private final class ToolbarEntryIdentity {
  nonisolated init() {}
}
