import DataTransfer
import SwiftUICore
import TextViews
import ViewGraph

/// What a program puts around the label of a tab, where it stands in a bar or in a sidebar.
struct TabLabelEffect {
  /// Whether only the row of a sidebar can have it.
  var isForRows = false
  let apply: @MainActor (AnyView) -> AnyView
}

/// Tabs with something around their labels.
public struct _LabelledTabs<Base: TabContent> {
  fileprivate let base: Base
  fileprivate let effect: TabLabelEffect
}

extension _LabelledTabs: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  public static func _makeTabs(_ tabs: Self) -> _Tabs {
    _Tabs(view: AnyView(tabs.plain.containerValue(\.tabLabelEffects, tabs.labelEffects)))
  }
}

/// Tabs that may have something around their labels, or be those of a section.
@MainActor
protocol TabsWithEffects {
  var labelEffects: [TabLabelEffect] { get }
  /// The tabs without what is around their labels: the outermost of these says all of it.
  var plain: AnyView { get }
  var isSection: Bool { get }
}

extension _LabelledTabs: TabsWithEffects {
  private var inner: (any TabsWithEffects)? { base as? any TabsWithEffects }
  var labelEffects: [TabLabelEffect] { (inner?.labelEffects ?? []) + [effect] }
  var plain: AnyView { inner?.plain ?? Base._makeTabs(base).view }
  var isSection: Bool { inner?.isSection ?? false }
}

extension _ModifiedTabs: TabsWithEffects {
  private var inner: (any TabsWithEffects)? { base as? any TabsWithEffects }
  var labelEffects: [TabLabelEffect] { inner?.labelEffects ?? [] }
  var plain: AnyView { modify(inner?.plain ?? Base._makeTabs(base).view) }
  var isSection: Bool { inner?.isSection ?? false }
}

extension TabSection: TabsWithEffects where Content.TabValue == SelectionValue {
  var labelEffects: [TabLabelEffect] { [] }
  var plain: AnyView { Self._makeTabs(self).view }
  var isSection: Bool { true }
}

extension ContainerValues {
  /// What is around the label of the view's tab, from the inside out.
  var tabLabelEffects: [TabLabelEffect] {
    get { self[TabLabelEffectsKey.self] }
    set { self[TabLabelEffectsKey.self] = newValue }
  }

  private struct TabLabelEffectsKey: ContainerValueKey { static var defaultValue: [TabLabelEffect] { [] } }
}

extension TabEntry {
  /// The tab's label with what the program puts around it.
  @MainActor @ViewBuilder
  func decorated(isRow: Bool, @ViewBuilder _ label: () -> some View) -> some View {
    let effects = view.containerValues.tabLabelEffects.filter { isRow || !$0.isForRows }
    if effects.isEmpty { label() } else { effects.reduce(AnyView(label())) { $1.apply($0) } }
  }
}

extension TabContent {
  private func labelled<V: View>(
    isForRows: Bool = false, _ apply: @escaping @MainActor (AnyView) -> V
  ) -> _LabelledTabs<Self> {
    _LabelledTabs(base: self, effect: TabLabelEffect(isForRows: isForRows) { AnyView(apply($0)) })
  }

  /// Gives the tab a menu, by the secondary button of the mouse or a long touch.
  public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> where MenuItems: View {
    let items = menuItems()
    return labelled { $0.contextMenu { items } }
  }

  /// Adds actions behind the tab's row in a sidebar, which a swipe uncovers.
  public func swipeActions<Actions>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> where Actions: View {
    let actions = content()
    return labelled(isForRows: true) {
      $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions }
    }
  }

  /// Lets the tab be dragged as what it stands for.
  public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> where T: Transferable {
    labelled { $0.draggable(payload()) }
  }

  /// Takes values of a type that are dropped on the tab.
  ///
  /// - Parameter action: Given what is dropped.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> where T: Transferable {
    labelled {
      $0.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }

  /// Presents a popover beside the tab while a binding is true.
  public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> where Content: View {
    labelled {
      $0.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }

  /// Presents a popover for an item beside the tab, while a binding holds one.
  public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> where Item: Identifiable, Content: View {
    labelled {
      $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }

  /// Names the tab for tests.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityIdentifier(isEnabled ? identifier : "") }
  }

  /// Says the tab otherwise to assistive technology.
  public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityLabel(label, isEnabled: isEnabled) }
  }

  /// Says the tab otherwise to assistive technology, as it is looked up in the program's string tables.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityLabel(labelKey, isEnabled: isEnabled) }
  }

  /// Says the tab otherwise to assistive technology, by a string as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> where S: StringProtocol {
    labelled { $0.accessibilityLabel(label, isEnabled: isEnabled) }
  }

  /// Says to assistive technology what choosing the tab does.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityHint(hint, isEnabled: isEnabled) }
  }

  /// Says to assistive technology what choosing the tab does, as it is looked up in the program's string tables.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityHint(hintKey, isEnabled: isEnabled) }
  }

  /// Says a value of the tab to assistive technology.
  public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityValue(value, isEnabled: isEnabled) }
  }

  /// Says a value of the tab to assistive technology, as it is looked up in the program's string tables.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityValue(valueKey, isEnabled: isEnabled) }
  }

  /// Sets what users of Voice Control may call the tab.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    labelled { $0.accessibilityInputLabels(inputLabels, isEnabled: isEnabled) }
  }
}
