import ViewGraph

/// Sections whose header is a text. A title given as a literal is a key of the program's string tables; one
/// given as a string is shown as it is.
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a title that is looked up in the program's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section under a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(_header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section whose content shows only while the binding is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section whose content shows only while the binding is true.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(_header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer: View {
  /// A section with a title and a footer. An extension of this package.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: Text(titleKey), content: content(), footer: footer())
  }

  /// A section with a title and a footer. An extension of this package.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) where S: StringProtocol {
    self.init(_header: Text(title), content: content(), footer: footer())
  }
}
