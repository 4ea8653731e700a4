/// Views that belong together, with a header and a footer.
///
/// A list, form or picker shows the section in its own manner, and a container of a program's own can ask
/// for the sections of its content (`ForEach(sections:)`). Elsewhere a section is its header, content and
/// footer, one after the other; it has no layout of its own. A section inside a section is flattened.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  var traits = SectionTraits()

  package nonisolated init(
    _header header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    traits.isExpanded = isExpanded
  }

  /// Whether the section's content is shown; nil where it always is.
  package nonisolated var isExpanded: Binding<Bool>? { traits.isExpanded }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { SectionType(for: Self.self) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: header(), content: content(), footer: footer())
  }

  /// A section with a header and a footer that are values, not closures.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content: content(), footer: footer)
  }

  /// Sets whether the user may collapse the section in containers whose sections collapse.
  @available(*, deprecated, message: "Use the Section initializer with an isExpanded binding instead")
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.traits.isCollapsible = collapsible
    return section
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(_header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer that is a value, not a closure.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(_header: header(), content: content(), footer: EmptyView())
  }

  /// A section whose content shows only while the binding is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(_header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a header that is a value, not a closure.
  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section of content alone, which sets it apart from the views around it.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content: content(), footer: EmptyView())
  }
}
