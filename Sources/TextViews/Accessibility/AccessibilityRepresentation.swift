import DisplayList
import ViewGraph

/// A view that is never seen and says something for another one: it is laid out in that one's place, and neither drawn
/// nor
/// hit; it takes no focus.
nonisolated struct SpokenModifier<Spoken: View>: SecondaryModifier {
  typealias Body = Never
  typealias Secondary = Spoken
  let spoken: Spoken
  let part: SpokenPart

  static var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \.spoken) ?? 0 }
  var alignment: Alignment { .center }
  var spokenPart: SpokenPart? { part }
  func compose(_ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    content
  }
}

/// Stands for the name that a view has, in the view that names it anew.
nonisolated private struct NamePlaceholder: SemanticsModifying, Equatable {
  typealias Body = Never
  func describe(_ semantics: inout Semantics, _ context: SemanticsContext) { semantics.becomePlaceholder() }
  static func _makeModifierType() -> _ModifierType { makeSemanticsType() }
}

extension View {
  nonisolated func spoken(_ part: SpokenPart, by view: some View) -> some View {
    modifier(SpokenModifier(spoken: view, part: part))
  }

  /// Lets another view stand for this one where it is not seen: assistive technology finds the elements of that view,
  /// with
  /// their names, values and actions, and none of this one's. It is the way to make a control of one's own drawing: a
  /// `Slider` may stand for a dial. The representation is neither drawn nor hit and takes no focus; one that is a
  /// single
  /// element has this view's frame. An empty one leaves this view out.
  public nonisolated func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View { spoken(.representation, by: representation()) }

  /// Gives this view elements inside, for what it draws without views, as a `Canvas` does. The views are laid out in
  /// this
  /// one's place, and neither drawn nor hit; they take no focus. What this view itself has inside is not heard. A view
  /// that
  /// is no element becomes a group.
  public nonisolated func accessibilityChildren<V>(
    @ViewBuilder children: () -> V
  ) -> some View where V: View { spoken(.children, by: children()) }

  /// Adds an action for each button of a view that is not seen; its title is the action's name. Buttons that are
  /// disabled
  /// add none.
  public nonisolated func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { spoken(.actions(category: nil), by: content()) }

  /// Adds an action for each button of a view that is not seen, in a group of actions that assistive technology may
  /// offer by
  /// itself.
  public nonisolated func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { spoken(.actions(category: category.name), by: content()) }

  /// Adds an action of the program's own, called as the label says.
  public nonisolated func accessibilityAction<Label>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    spoken(
      .actions(category: nil),
      by: SingleView(label()).accessibilityElement(children: .combine)
        .accessibilityAction(.default, action))
  }

  /// Names the view by what another view says, in which the view that is handed in says the name that this one has:
  ///
  ///     row.accessibilityLabel { label in
  ///       Text("Favourite")
  ///       label
  ///     }
  public nonisolated func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let name = AnyView(Text(verbatim: " ").modifier(NamePlaceholder()))
    return spoken(.label, by: content(PlaceholderContentView<Self>(name)))
  }

  /// Shows what the view is called, large, while it is held, for those who read small type with difficulty and whose
  /// text
  /// size the view does not follow. The host shows it where the setting is on.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { accessibility(.largeContent) }

  /// Shows another view, large, while this one is held, for those who read small type with difficulty and whose text
  /// size
  /// the view does not follow. The host shows it where the setting is on.
  public nonisolated func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View { spoken(.largeContent, by: largeContentView()) }
}

/// A group of the actions of a view.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// Nil for the usual one.
  let name: String?

  /// The usual group.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that edit the view.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private nonisolated init(name: String?) { self.name = name }

  /// A group of a name, in the language of the process.
  public nonisolated init(_ name: Text) { self.init(name: name.plainName) }
  /// A group of a name that is looked up in the program's string tables.
  public nonisolated init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A group of a name as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ name: S) where S: StringProtocol { self.init(Text(name)) }
}

extension Text {
  /// The text in the language of the process.
  fileprivate var plainName: String {
    let environment = EnvironmentValues()
    var writer = TextWriter(TextEnvironment(environment), environment)
    writer.write(self)
    return writer.string
  }
}
