import SwiftUI

/// A page of the Gallery: a name for its files and a view.
package struct Page {
  /// What its files are called, without extension.
  package let name: String
  package let view: AnyView

  init(_ name: String, _ view: some View) {
    self.name = name
    self.view = AnyView(view)
  }
}

extension Page {
  /// Every page, in the order of the contact sheet.
  @MainActor package static var all: [Page] {
    [
      Page("social-card", SocialCardPage()),
      Page("dashboard", DashboardPage()),
      Page("stacks", StacksPage()),
      Page("frames", FramesPage()),
      Page("alignment", AlignmentPage()),
      Page("grids", GridsPage()),
      Page("layouts", LayoutsPage()),
      Page("view-that-fits", ViewThatFitsPage()),
      Page("geometry", GeometryPage()),
      Page("safe-areas", SafeAreasPage()),
      Page("right-to-left", RightToLeftPage()),
      Page("cards", CardsPage()),
      Page("variadic-views", VariadicViewsPage()),
      Page("poster-board", PosterBoardPage()),
      Page("filmography", FilmographyPage()),
      Page("tables", TablesPage()),
      Page("preferences", PreferencesPage()),
      Page("shapes", ShapesPage()),
      Page("shape-operations", ShapeOperationsPage()),
      Page("colors-light", ColorsPage().environment(\.colorScheme, .light)),
      Page("colors-dark", ColorsPage().environment(\.colorScheme, .dark)),
      Page("gradients", GradientsPage()),
      Page("effects", EffectsPage()),
      Page("blending", BlendingPage()),
      Page("canvas", CanvasPage()),
      Page("text", TextPage()),
      Page("type-specimen", TypeSpecimenPage()),
      Page("scripts", ScriptsPage()),
      Page("truncation", TruncationPage()),
      Page("attributed-text", AttributedTextPage()),
      Page("markdown", MarkdownPage()),
      Page("localization", LocalizationPage()),
      Page("labels", LabelsPage()),
      Page("settings", SettingsPage()),
      Page("symbols", SymbolsPage()),
      Page("symbol-sheet", SymbolSheetPage()),
      Page("images", ImagesPage()),
    ]
  }
}
