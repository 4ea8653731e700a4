import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// Views that belong together, on a plate of their own, with a title.
///
/// Several views stand under each other in the middle, as in a `VStack`. The box is as large as its content with the
/// margins around it; the title stands above the plate on the desktop and on it on a phone.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with a title of any views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox: View {
  public var body: some View {
    let isEmpty = (label as? GroupBoxStyleConfiguration.Label)?.isEmpty ?? (Label.self == EmptyView.self)
    style.body(
      GroupBoxStyleConfiguration(
        label: .init(content: SingleView(erasing: label), isEmpty: isEmpty),
        content: .init(content: AnyView(content)))
    )
    .accessibilityElement(children: .contain)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A box with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox {
  /// A box with a title that is a value, not a closure.
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
