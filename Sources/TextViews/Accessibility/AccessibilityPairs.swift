import ViewGraph

/// What a view is in a pair of a label and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view names the other one.
  case label
  /// The view is named by the other one.
  case content
}

extension View {
  /// Names a view by another one that stands elsewhere in the window, as a label beside a field does. The pair shares
  /// an
  /// identifier in a namespace. Where the label says nothing, or the view has a name of its own, that stays as it is;
  /// of
  /// several labels of a pair the first is heard.
  public nonisolated func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    accessibility(.pair(role, SemanticsID(AnyHashable(id), in: namespace)))
  }

  /// Links views that stand in different places of the window: assistive technology goes from one of the group to the
  /// next.
  /// The views of a group share an identifier in a namespace.
  public nonisolated func accessibilityLinkedGroup<ID>(
    id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    accessibility(.link(SemanticsID(AnyHashable(id), in: namespace)))
  }
}
