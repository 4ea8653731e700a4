import SwiftUI

/// The live pages as a program.
package struct LiveGalleryApp: App {
  @State private var postcards = Postcards()

  package init() {}

  package var body: some Scene {
    WindowGroup("Gallery") { LiveGallery().environment(postcards) }
      .defaultSize(LivePage.size)
    PostcardScenes(postcards: postcards)
  }
}

/// A page as a program, with the windows that it opens.
struct LivePageApp: App {
  private let page: LivePage?
  @State private var postcards = Postcards()

  init() { page = nil }
  init(_ page: LivePage) { self.page = page }

  var body: some Scene {
    WindowGroup("Page") { page?.view.environment(postcards) }
    PostcardScenes(postcards: postcards)
  }
}
