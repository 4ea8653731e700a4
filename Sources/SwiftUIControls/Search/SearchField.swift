import SwiftUICore
import TextViews
import ViewGraph

/// The field of a search: a magnifying glass, its tokens and its text, and a button that empties it.
struct SearchField: View {
  let search: SearchEntry
  /// Whether it lies on a plate of its own.
  var hasPlate = true
  @FocusState private var isFocused: Bool
  /// Whether it is laid out: where a bar chooses among arrangements there are others.
  @State private var isShown = false
  /// The identity of this one among the fields of the search.
  @Namespace private var field
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }

  var body: some View {
    HStack(spacing: 5) {
      Image(systemName: "magnifyingglass").imageScale(.medium).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      if let tokens = search.tokens {
        SearchTokenLayout {
          HStack(spacing: SearchTokenLayout.gap) { tokens.views.modifier(SearchTokenLook()) }
          entry
        }
        .clipped()
      } else {
        entry
      }
      if !search.isEmpty {
        Button {
          search.text.wrappedValue = ""
          search.tokens?.removeAll()
        } label: {
          Image(systemName: "xmark.circle.fill").imageScale(.medium).foregroundStyle(.secondary)
            .accessibilityLabel(Text("Clear text"))
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, isPhone ? 10 : 7)
    .frame(minHeight: isPhone ? 36 : 26)
    .background(
      hasPlate ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(.clear),
      in: .rect(cornerRadius: isPhone ? 12 : 7, style: .continuous)
    )
    .plainText()
    .onChange(of: isFocused) { _, isFocused in
      if isFocused {
        search.model.hasBegun = true
        search.model.fieldInUse = field
        search.begin()
      } else if !isPhone, search.isEmpty, search.model.fieldInUse == field {
        search.isPresented.wrappedValue = false
      }
    }
    .onChange(of: search.isActive) { _, isActive in
      if isActive { return takeFocus() }
      if isFocused { isFocused = false }
      search.model.hasBegun = false
      if search.model.fieldInUse == field { search.model.fieldInUse = nil }
    }
    .onAppear {
      isShown = true
      if search.isActive { takeFocus() }
    }
    .onDisappear { isShown = false }
    .onChange(of: search.text.wrappedValue) { _, text in
      if !text.isEmpty { search.hasTyped.wrappedValue = true }
      guard text != search.model.completed else { return }
      search.model.completed = nil
      search.suggests.wrappedValue = true
    }
  }

  /// The user has begun to search. Several fields may show one search: the one that is used has the focus.
  private func takeFocus() {
    guard isShown, !isFocused, !search.model.hasBegun else { return }
    if search.model.fieldInUse == field || search.model.fieldInUse == nil { isFocused = true }
  }

  private var entry: some View {
    let prompt = (search.prompt ?? Text("Search")).foregroundStyle(Color.secondary)
    var parts = FieldParts(source: FieldSource(search.text), prompt: prompt)
    parts.selection = search.options.selection
    if let tokens = search.tokens, tokens.count > 0 { parts.deletesBefore = tokens.removeLast }
    let field = AnyView(
      TextField(label: prompt, field: parts)
        .textFieldStyle(.plain)
        .labelsHidden()
        .focused($isFocused)
        .onSubmit { search.submitted() }
        .submitScope()
        .submitLabel(.search)
        .onKeyPress(.escape) {
          search.model.dismiss()
          return .handled
        }
        .accessibilityAddTraits(.isSearchField))
    return search.options.focus.reduce(field) { $1($0) }
  }
}

/// Tokens before a field's text, which has room whatever they need: the first ones go out of sight.
private struct SearchTokenLayout: Layout {
  static var gap: CGFloat { 5 }
  /// The least width of the text.
  private static let least: CGFloat = 70

  private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (tokens: CGFloat, text: CGFloat?)
  {
    let needed = subviews[0].sizeThatFits(.unspecified).width
    guard let width = proposal.width else { return (needed > 0 ? needed + Self.gap : 0, nil) }
    let tokens = needed > 0 ? min(needed + Self.gap, max(width - Self.least, 0)) : 0
    return (tokens, max(width - tokens, 0))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(proposal, subviews)
    let tokens = subviews[0].sizeThatFits(.unspecified)
    let text = subviews[1].sizeThatFits(ProposedViewSize(width: widths.text, height: proposal.height))
    return CGSize(width: widths.tokens + text.width, height: max(tokens.height, text.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = widths(ProposedViewSize(bounds.size), subviews)
    let start = bounds.minX + widths.tokens
    subviews[0].place(
      at: CGPoint(x: start - (widths.tokens > 0 ? Self.gap : 0), y: bounds.midY), anchor: .trailing,
      proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: widths.text, height: bounds.height))
  }
}

/// Tokens before a field's text: each on a plate.
private struct SearchTokenLook: ViewModifier {
  func body(content: Content) -> some View {
    Group(subviews: content) { tokens in
      ForEach(tokens) { token in
        token.font(.callout).lineLimit(1).fixedSize()
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(.tint.opacity(0.2), in: .rect(cornerRadius: 6, style: .continuous))
      }
    }
    .labelStyle(.titleAndIcon)
  }
}

/// A search below the title of a phone's bar: its field, what ends it while the user searches, and its scopes.
struct SearchDrawer: View {
  let search: SearchEntry
  @Environment(\.platformProfile) private var profile

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        SearchField(search: search)
        if search.isActive, profile == .phone {
          Button("Cancel") { search.model.dismiss() }.buttonStyle(ToolbarButtonStyle())
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
      if let scopes = search.scopes { scopes }
    }
    .padding(.horizontal, 16)
    .padding(.top, search.isActive && profile == .phone ? 6 : 1)
    .padding(.bottom, 9)
    .modifier(search.inheritance)
  }
}

/// A search among the items of a bar: its field, or while the user does not search a button for it.
struct SearchItem: View {
  let search: SearchEntry
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if search.isMinimized {
      button
    } else if profile == .phone {
      SearchField(search: search).frame(maxWidth: .infinity)
    } else {
      // Where the bar has no room for the field, a button stands for it until the user searches.
      ViewThatFits(in: .horizontal) {
        SearchField(search: search).frame(width: 180)
        if search.isActive { SearchField(search: search).frame(minWidth: 80) } else { button }
      }
      .layoutValue(key: IsCollapsing.self, value: true)
    }
  }

  private var button: some View {
    Button {
      search.begin()
    } label: {
      Image(systemName: "magnifyingglass").accessibilityLabel(search.prompt ?? Text("Search"))
    }
    .buttonStyle(ToolbarButtonStyle())
  }
}
