import SwiftUI

/// The live pages as a program, or one of them alone, with the windows that they open.
package struct LiveGalleryApp: App {
  private let page: LivePage?
  @State private var postcards = Postcards()

  package init() { page = nil }
  init(_ page: LivePage) { self.page = page }

  package var body: some Scene {
    WindowGroup("Gallery") {
      Group {
        if let page { page.view } else { LiveGallery() }
      }
      .environment(postcards)
    }
    .defaultSize(LivePage.size)
    PostcardScenes(postcards: postcards)
  }
}
