import Foundation
import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

/// Controls that belong together, shown as one.
///
/// By itself a group is a row of buttons on one plate, with lines between them. In a menu of the desktop its controls are items,
/// in one of a phone a row. A label is shown by the styles that show the group as a menu.
public struct ControlGroup<Content> where Content: View {
  private let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// A group without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View {
  public var body: some View {
    let labeled = content as? any LabeledControls
    style.body(
      ControlGroupStyleConfiguration(
        content: .init(content: labeled?.erasedContent ?? AnyView(content)),
        label: .init(content: labeled?.erasedLabel ?? SingleView(erasing: EmptyView()))))
  }
}

/// The controls of a group with the group's label.
public struct LabeledControlGroupContent<Content, Label> where Content: View, Label: View {
  fileprivate let content: Content
  fileprivate let label: Label

  fileprivate nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}

private protocol LabeledControls {
  @MainActor var erasedContent: AnyView { get }
  @MainActor var erasedLabel: SingleView<AnyView> { get }
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var erasedContent: AnyView { AnyView(content) }
  fileprivate var erasedLabel: SingleView<AnyView> { SingleView(erasing: label) }
}

extension ControlGroup {
  /// A group with a label of any views.
  public nonisolated init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// A group with a translated title.
  public nonisolated init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<C>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group with a title as it is.
  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// A group with a translated title and a symbol.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, SwiftUIControls.Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// A group with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUIControls.Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// A group with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where
    Content == LabeledControlGroupContent<C, SwiftUIControls.Label<Text, Image>>, C: View, S: StringProtocol
  {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// A group with a translated title and an image of the program's resources.
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, SwiftUIControls.Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// A group with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUIControls.Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// A group with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where
    Content == LabeledControlGroupContent<C, SwiftUIControls.Label<Text, Image>>, C: View, S: StringProtocol
  {
    self.init(content: content) { Label(title, image: image) }
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// The group that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
