import SwiftUICore
import ViewGraph

/// A view with bars above and below it, which are part of its safe area: scroll views reach under them.
struct BarredContent<Content: View>: View {
  let content: Content
  let bar: BarSettings
  /// The way back; nil where there is none.
  let back: BackAction?
  /// Whether the bars are those of a window and not of a screen.
  var isWindow = false
  /// Whether an automatic title is large, as that of the screen below is.
  var prefersLarge = true
  @OwnObject private var edge = ScrollEdge(limit: 200)
  @Environment(\.platformProfile) private var profile
  @Environment(\.isDialog) private var isDialog

  var body: some View {
    let layout = BarLayout(
      bar: bar, isPhone: profile == .phone, isWindow: isWindow, hasBack: back != nil, isDialog: isDialog)
    content
      // A screen has the size that it is proposed, whatever the size of what is in it.
      .frame(
        minWidth: isWindow ? nil : 0, maxWidth: isWindow ? nil : .infinity, minHeight: isWindow ? nil : 0,
        maxHeight: isWindow ? nil : .infinity
      )
      .environment(\.hasBars, true)
      .environment(\.scrollEdge, edge)
      .modifier(SuggestionsOver(search: bar.search))
      .safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          if !layout.keyboard.isEmpty { KeyboardBar(entries: layout.keyboard) }
          if layout.showsBottom { BottomBar(layout: layout) }
          if !layout.buttons.isEmpty { DialogBar(buttons: layout.buttons) }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if layout.showsTop {
          TopBar(layout: layout, back: back, prefersLarge: prefersLarge, edge: edge)
        }
      }
  }
}

/// Which items stand in which bar.
struct BarLayout {
  let bar: BarSettings
  let isPhone: Bool
  let isWindow: Bool
  let hasBack: Bool
  var leading: [ToolbarEntry] = []
  var trailing: [ToolbarEntry] = []
  var principal: [ToolbarEntry] = []
  var bottom: [ToolbarEntry] = []
  var status: [ToolbarEntry] = []
  var keyboard: [ToolbarEntry] = []
  /// What the menu at the trailing end holds.
  var overflow: [ToolbarEntry] = []
  var title: [ToolbarEntry] = []
  var subtitle: [ToolbarEntry] = []
  var largeTitle: [ToolbarEntry] = []
  var largeSubtitle: [ToolbarEntry] = []
  var accessories: [[ToolbarEntry]] = []
  /// A search below the title.
  var drawer: SearchEntry?

  /// What stands at the lower edge of a dialog.
  var buttons = DialogButtons()

  /// - Parameter isDialog: Whether the bars are those of a dialog, or of a screen in one.
  @MainActor init(bar: BarSettings, isPhone: Bool, isWindow: Bool, hasBack: Bool, isDialog: Bool) {
    self.bar = bar
    self.isPhone = isPhone
    self.isWindow = isWindow
    self.hasBack = hasBack
    var primary: [ToolbarEntry] = []
    var confirming: [ToolbarEntry] = []
    var cancelling: [ToolbarEntry] = []
    var destroying: [ToolbarEntry] = []
    for entry in bar.resolvedEntries {
      switch entry.placement.kind {
      case .automatic, .topBarTrailing: trailing.append(entry)
      case .destructiveAction: if isDialog { destroying.append(entry) } else { trailing.append(entry) }
      case .topBarLeading, .navigation: leading.append(entry)
      case .principal: principal.append(entry)
      case .primaryAction: primary.append(entry)
      case .secondaryAction:
        if bar.role == .editor, !isPhone { principal.append(entry) } else { overflow.append(entry) }
      case .confirmationAction: confirming.append(entry)
      case .cancellationAction: cancelling.append(entry)
      case .status: if isPhone { status.append(entry) } else { principal.append(entry) }
      case .bottomBar: bottom.append(entry)
      case .keyboard: if isPhone { keyboard.append(entry) }
      case .title: title.append(entry)
      case .subtitle: subtitle.append(entry)
      case .largeTitle: largeTitle.append(entry)
      case .largeSubtitle: largeSubtitle.append(entry)
      case .accessoryBar:
        if let index = accessories.firstIndex(where: { $0.first?.placement == entry.placement }) {
          accessories[index].append(entry)
        } else {
          accessories.append([entry])
        }
      }
    }
    if let search = bar.search, !bar.moves(.search) {
      if search.placement.kind == .principal {
        principal.append(search.item)
      } else if !isPhone && search.placement.kind != .drawer || search.isMinimized {
        trailing.append(search.item)
      } else {
        drawer = search
      }
    }
    if isDialog {
      buttons = DialogButtons(destroying: destroying, cancelling: cancelling, confirming: confirming)
      trailing += primary
    } else {
      if isPhone { leading = cancelling + leading } else { trailing += cancelling }
      trailing += primary + confirming
    }
    if let toggle = bar.sidebarToggle, !bar.moves(.sidebarToggle), toggle.isNeeded || hasContent {
      leading.insert(toggle.entry, at: 0)
    }
  }

  /// The name under which modifiers speak of the bar at the top.
  var topLook: BarLook {
    let bars: [ToolbarPlacement] = [.navigationBar, .windowToolbar]
    return bars.map(bar.look(of:)).first { $0 != BarLook(bars: $0.bars) } ?? BarLook(bars: [.navigationBar])
  }

  var bottomLook: BarLook { bar.look(of: .bottomBar) }

  /// Whether the title in the row stands at the leading end.
  var titleLeads: Bool { !isPhone || bar.isLargeInline == true || bar.role == .editor }

  var hasTitle: Bool { bar.title != nil && !bar.removed.contains(.title) && !bar.moves(.title) && !isWindow }

  /// Whether there is something to show at the top.
  var showsTop: Bool {
    // A phone's window has no bar of its own.
    if isWindow && isPhone { return false }
    if topLook.visibility == .hidden || bar.isNavigationBarHidden == true { return false }
    return topLook.visibility == .visible || hasContent
  }

  private var hasContent: Bool {
    let items = [leading, trailing, principal, overflow, title, subtitle, largeTitle, largeSubtitle]
    return hasBack || hasTitle || bar.subtitle != nil || !items.allSatisfy(\.isEmpty) || !accessories.isEmpty
      || drawer != nil
  }

  var showsBottom: Bool {
    if isWindow && isPhone { return false }
    return bottomLook.visibility != .hidden && !(bottom.isEmpty && status.isEmpty)
  }
}
