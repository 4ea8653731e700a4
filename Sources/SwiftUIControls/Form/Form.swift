import SwiftUICore
import ViewGraph

/// Controls for entering data, arranged as the platform arranges settings.
///
/// Unlike a `List`, whose rows are data of one kind, a form is for controls: it puts their labels where `formStyle(_:)` has
/// them. On the desktop labels stand in a column before their controls, which do not scroll; on a phone each view is a row of
/// a list of cards. Sections keep their headers and footers. Takes the size that it is proposed where it scrolls, else as much
/// as its columns need.
public struct Form<Content> where Content: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// A form of the views of `content`.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    style.body(FormStyleConfiguration(content: .init(content: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
