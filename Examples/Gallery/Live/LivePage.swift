import SwiftUI

/// A page of the Gallery that is used and not only looked at: in a browser (`Gallery --browser`), and by its script, which
/// lies beside it as `Scripts/NAME.txt`.
package struct LivePage: Identifiable {
  /// The name of its script and of the files with its pictures.
  package let id: String
  package let title: String
  package let symbol: String
  package let color: Color
  /// Whether its pictures are to move.
  package let isFilmed: Bool
  /// Whether it opens windows, and so plays its script as a program.
  package let opensWindows: Bool
  package let view: AnyView

  init(
    _ id: String, _ title: String, _ symbol: String, _ color: Color, isFilmed: Bool = false,
    opensWindows: Bool = false, _ view: some View
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.color = color
    self.isFilmed = isFilmed
    self.opensWindows = opensWindows
    self.view = AnyView(view)
  }

  /// The window that the scripts are written for, in points.
  package static let size = CGSize(width: 560, height: 640)

  /// What a user does on the page. Each `png` is a picture of the strip, with its path as a caption.
  package var script: String {
    get throws {
      guard let file = Bundle.module.url(forResource: id, withExtension: "txt", subdirectory: "Scripts")
      else {
        throw CocoaError(.fileNoSuchFile)
      }
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}

extension LivePage {
  /// Every live page, in the order of the index.
  @MainActor package static var all: [LivePage] {
    [
      LivePage("buttons", "Buttons", "hand.tap", .blue, ButtonsPage()),
      LivePage("toggles", "Toggles, sliders, steppers", "switch.2", .green, TogglesPage()),
      LivePage("pickers", "Pickers", "checklist", .indigo, PickersPage()),
      LivePage("menus", "Menus", "ellipsis.circle", .brown, MenusPage()),
      LivePage(
        "presentations", "Sheets, alerts, popovers", "macwindow.on.rectangle", .teal, PresentationsPage()),
      LivePage("sheets", "Sheets of a phone", "rectangle.bottomhalf.inset.filled", .indigo, SheetsPage()),
      LivePage(
        "navigation", "Navigation stacks", "map", .orange, isFilmed: true, NavigationPage()),
      LivePage("toolbars", "Toolbars and titles", "menubar.rectangle", .purple, ToolbarsPage()),
      LivePage("search", "Search", "magnifyingglass", .pink, SearchPage()),
      LivePage("tabs", "Tabs", "rectangle.split.1x2", .blue, TabsPage()),
      LivePage("columns", "Columns and search", "sidebar.leading", .green, ColumnsPage()),
      LivePage("windows", "Windows and menus", "macwindow", .orange, opensWindows: true, WindowsPage()),
      LivePage("dates", "Dates and colours", "calendar", .red, DatesPage()),
      LivePage("progress", "Progress and gauges", "gauge", .orange, ProgressPage()),
      LivePage("form", "Form", "list.bullet.rectangle", .cyan, FormPage()),
      LivePage("selection", "Lists and selection", "list.bullet", .teal, SelectionPage()),
      LivePage("outlines", "Outlines", "list.bullet.indent", .brown, OutlinesPage()),
      LivePage("editing", "Editing lists", "trash", .red, EditingPage()),
      LivePage("refresh", "Refreshing lists", "arrow.clockwise", .green, RefreshPage()),
      LivePage("lazy", "Lazy stacks and grids", "square.grid.3x3", .orange, LazyPage()),
      LivePage("contacts", "A million contacts", "person.2", .blue, ContactsPage()),
      LivePage("sorted-table", "Tables", "tablecells", .gray, SortedTablePage()),
      LivePage("carousel", "Scroll targets", "rectangle.split.3x1", .purple, isFilmed: true, CarouselPage()),
      LivePage("text-editing", "Text editing", "character.cursor.ibeam", .purple, TextEditingPage()),
      LivePage("gestures", "Gestures", "hand.draw", .pink, isFilmed: true, GesturesPage()),
      LivePage("drawing", "Drawing", "scribble", .teal, isFilmed: true, DrawingPage()),
      LivePage("springs", "Springs and keyframes", "waveform.path", .mint, isFilmed: true, SpringsPage()),
      LivePage("transitions", "Transitions", "square.on.square", .cyan, isFilmed: true, TransitionsPage()),
      LivePage(
        "matched-geometry", "Matched geometry", "rectangle.3.group", .blue, isFilmed: true,
        MatchedGeometryPage()),
      LivePage("clock", "Clock", "clock", .gray, isFilmed: true, ClockPage()),
      LivePage("focus", "Focus and keys", "keyboard", .green, FocusPage()),
      LivePage("accessibility", "Accessibility", "person.crop.circle", .indigo, AccessibilityPage()),
    ]
  }
}
