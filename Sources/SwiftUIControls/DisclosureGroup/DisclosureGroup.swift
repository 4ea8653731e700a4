import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// Views that are shown and hidden by a press of the title above them.
///
/// The content exists only while it is shown: its state begins anew each time. Whether it is shown is the program's to say
/// by a binding; without one the group begins collapsed and remembers it by itself.
///
/// As a view of its own in a `List`, a group is a row with its title, followed by the rows of its content, which are indented.
/// A group with a style of the program's own is one row.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isExpandedByItself = false
  @Environment(\.disclosureGroupStyle) private var style
  @Environment(\.isInList) private var isInList

  private nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  /// A group with a title of any views, which begins collapsed.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// A group with a title of any views that is expanded while a binding is true, and writes it.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let content = content
    let isExpanded = isExpanded ?? $isExpandedByItself
    let element = style.body(
      DisclosureGroupStyleConfiguration(
        label: .init(content: SingleView(erasing: label)), content: .init { AnyView(content()) },
        isExpanded: isExpanded))
    if isInList, style.isAutomatic {
      ListForming(
        rows: DisclosureRows(label: label, content: content, isExpanded: isExpanded), element: element)
    } else {
      element
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a translated title, which begins collapsed.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  /// A group with a title that a resource names, which begins collapsed.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), isExpanded: nil, content: content)
  }

  /// A group with a title as it is, which begins collapsed.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  /// A group with a translated title that is expanded while a binding is true, and writes it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  /// A group with a title that a resource names that is expanded while a binding is true, and writes it.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), isExpanded: isExpanded, content: content)
  }

  /// A group with a title as it is that is expanded while a binding is true, and writes it.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}
