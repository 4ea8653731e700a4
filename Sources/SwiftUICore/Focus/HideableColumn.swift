import ViewGraph

/// A column at a side of a window that a command shows and hides.
package struct HideableColumn: Equatable {
  package let isShown: Bool
  /// Whose column it is.
  private let owner: ObjectIdentifier
  package let toggle: @MainActor () -> Void

  package init(of owner: AnyObject, isShown: Bool, toggle: @escaping @MainActor () -> Void) {
    self.owner = ObjectIdentifier(owner)
    self.isShown = isShown
    self.toggle = toggle
  }

  package static func == (a: Self, b: Self) -> Bool { a.isShown == b.isShown && a.owner == b.owner }
}

extension FocusedValues {
  /// The sidebar of the window; nil where there is none beside something else.
  package var sidebar: HideableColumn? {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }

  /// The inspector of the window.
  package var inspector: HideableColumn? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }

  private struct SidebarKey: FocusedValueKey { typealias Value = HideableColumn }
  private struct InspectorKey: FocusedValueKey { typealias Value = HideableColumn }
}
