import SwiftUICore
import TextViews
import ViewGraph

/// The bar at the lower edge of a phone's window: the tabs on a piece of glass, the one for search on another, and an accessory
/// above them.
///
/// While the tab for search shows, a field has the place of the other tabs, and the one before leads back; while the bar has
/// given way, what is left of the tabs is the one that shows.
struct TabBar: View {
  let tabs: TabList
  let look: BarLook
  /// The search that has its field in the bar at the moment.
  let search: SearchEntry?
  let accessory: AnyView?
  let minimizing: TabBarMinimizing
  /// The tab that leads out of search.
  let previous: Int
  let select: @MainActor (Int) -> Void

  /// How many tabs stand in the bar; the others are in a menu.
  private static let most = 5

  private var inBar: [Int] { tabs.inBar.filter { tabs.entries[$0].role != .search } }
  private var searchTab: Int? { tabs.entries.firstIndex { $0.role == .search } }
  private var form: TabBarArrangement.Form {
    search != nil ? .searching : minimizing.isMinimized ? .minimized : .whole
  }

  var body: some View {
    let form = form
    VStack(spacing: 8) {
      if let search, let scopes = search.scopes { scopes.modifier(search.inheritance) }
      TabBarArrangement(form: form) {
        ZStack {
          // While the user searches the field has all of the bar.
          if search?.isActive != true {
            HStack(spacing: 0) { main(form) }.padding(4).background { plate }
          }
        }
        // The badge of the last tab reaches over the tab for search.
        .zIndex(inBar.last.flatMap { tabs.entries[$0].badge } == nil ? 0 : 1)
        ZStack {
          if let search {
            SearchTabField(search: search)
          } else if let searchTab, form == .whole || searchTab != tabs.index {
            TabButton(
              entry: tabs.entries[searchTab], isSelected: searchTab == tabs.index, showsTitle: false
            ) {
              select(searchTab)
            }
            .frame(width: 54)
            .padding(4)
            .background { plate }
          }
        }
        ZStack {
          if let accessory {
            TabAccessory(content: accessory, placement: form == .minimized ? .inline : .expanded)
          }
        }
      }
    }
    .frame(maxWidth: 500)
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity)
    .modifier(BarScheme(scheme: look.colorScheme))
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  private func entry(_ index: Int) -> TabEntry? {
    tabs.entries.indices.contains(index) ? tabs.entries[index] : nil
  }

  @ViewBuilder private func main(_ form: TabBarArrangement.Form) -> some View {
    switch form {
    case .whole: all
    case .minimized:
      if let shown = tabs.shown { rest(of: shown, isSelected: true) { minimizing.expand() } }
    case .searching:
      if let entry = entry(previous), entry.role != .search {
        rest(of: entry, isSelected: false) { select(previous) }
      }
    }
  }

  @ViewBuilder private var all: some View {
    let inBar = inBar
    let few = inBar.count > Self.most ? Array(inBar.prefix(Self.most - 1)) : inBar
    let others = Array(inBar.dropFirst(few.count))
    ForEach(few, id: \.self) { index in
      TabButton(entry: tabs.entries[index], isSelected: index == tabs.index) { select(index) }
        // A badge goes beyond its tab where there is little room, and lies on the ones after it.
        .zIndex(-Double(few.firstIndex(of: index) ?? 0))
    }
    if !others.isEmpty { more(others).zIndex(-Double(few.count)) }
  }

  /// What is left of the tabs.
  private func rest(
    of entry: TabEntry, isSelected: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    TabButton(entry: entry, isSelected: isSelected, isAlone: true, action: action).frame(width: 50)
  }

  @ViewBuilder private var plate: some View {
    if look.backgroundVisibility != .hidden {
      GlassPlate(outline: Capsule(style: .continuous), tint: look.background)
    }
  }

  private func more(_ rest: [Int]) -> some View {
    Menu {
      ForEach(rest, id: \.self) { index in
        Button {
          select(index)
        } label: {
          TabItemLabel(entry: tabs.entries[index], isInBar: false)
        }
        .badge(tabs.entries[index].badge)
        .disabled(tabs.entries[index].isDisabled)
      }
    } label: {
      TabFace(isSelected: rest.contains(tabs.index)) {
        VStack(spacing: 1) {
          Image(systemName: "ellipsis").font(.system(size: 20, weight: .medium)).frame(height: 26)
            .accessibilityHidden(true)
          Text("More").font(.system(size: 10, weight: .semibold))
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("More"))
    .accessibilityAddTraits(rest.contains(tabs.index) ? .isSelected : [])
  }
}

/// The field of a search in the bar of tabs, and a button that ends it.
private struct SearchTabField: View {
  let search: SearchEntry

  var body: some View {
    HStack(spacing: 10) {
      SearchField(search: search, hasPlate: false)
        .padding(.horizontal, 6)
        .frame(height: 58)
        .background { GlassPlate(outline: Capsule(style: .continuous)) }
      if search.isActive {
        Button {
          search.model.dismiss()
        } label: {
          Image(systemName: "xmark").font(.system(size: 18, weight: .medium))
            .frame(width: 58, height: 58)
            .background { GlassPlate(outline: Circle()) }
            .contentShape(Circle())
            .accessibilityLabel(Text("Cancel"))
        }
        .buttonStyle(.plain)
      }
    }
    .modifier(search.inheritance)
  }
}

/// The pieces of a bar of tabs: the tabs, the one for search or its field, and an accessory; any may be of no size.
struct TabBarArrangement: Layout {
  enum Form { case whole, minimized, searching }
  let form: Form
  private static let gap: CGFloat = 10
  private static let gapAbove: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 3 else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width ?? sizes[0].width + Self.gap + sizes[1].width
    let row = max(sizes[0].height, sizes[1].height)
    let isAbove = form != .minimized && sizes[2].height > 0
    return CGSize(width: width, height: row + (isAbove ? sizes[2].height + Self.gapAbove : 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let row = max(sizes[0].height, sizes[1].height)
    func place(_ index: Int, _ x: CGFloat, _ width: CGFloat, _ y: CGFloat, _ height: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: y), anchor: .leading,
        proposal: ProposedViewSize(width: max(width, 0), height: height))
    }
    /// What two pieces have beside each other, of which one has its width and the other the rest.
    func rest(beside width: CGFloat) -> CGFloat { bounds.width - (width > 0 ? width + Self.gap : 0) }
    let y = bounds.maxY - row / 2
    let main = form == .whole ? rest(beside: sizes[1].width) : sizes[0].width
    let search = form == .searching ? rest(beside: sizes[0].width) : sizes[1].width
    place(0, 0, main, y, row)
    place(1, bounds.width - search, search, y, row)
    if form == .minimized {
      place(2, main + Self.gap, rest(beside: search) - main - Self.gap, y, row)
    } else {
      place(2, 0, bounds.width, bounds.minY + sizes[2].height / 2, sizes[2].height)
    }
  }
}

/// A tab in a bar.
private struct TabButton: View {
  let entry: TabEntry
  let isSelected: Bool
  var showsTitle = true
  /// Whether it stands for the others too, without their titles.
  var isAlone = false
  let action: @MainActor () -> Void

  var body: some View { entry.decorated(isRow: false) { button } }

  private var button: some View {
    TabFace(isSelected: isSelected) {
      if showsTitle || entry.label != nil {
        TabItemLabel(entry: entry, isInBar: true, hidesTitle: isAlone || !showsTitle)
      } else {
        Image(systemName: "magnifyingglass").font(.system(size: 22, weight: .medium))
          .accessibilityLabel(Text("Search"))
      }
    }
    .overlay(alignment: .top) {
      if let badge = entry.badge {
        // It begins beside the icon, however long it is.
        TabBadge(label: badge).alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 7 }
          .offset(y: 2).accessibilityHidden(true)
      }
    }
    .opacity(entry.isDisabled ? 0.4 : 1)
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { action() })
    .semantics(.button, action: action)
    .disabled(entry.isDisabled)
    .accessibilityValue(entry.badge ?? Text(verbatim: ""), isEnabled: entry.badge != nil)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// What a tab in a bar shows lies on, and its colour.
private struct TabFace<Content: View>: View {
  let isSelected: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(.horizontal, 2)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .frame(maxWidth: .infinity, minHeight: 50)
      .background {
        if isSelected { Capsule(style: .continuous).fill(.primary.opacity(0.08)) }
      }
  }
}

private struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 12)).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background { Capsule().fill(.red) }
  }
}
