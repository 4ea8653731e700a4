import LivePage
import SwiftUI

/// Shows the page: `LivePageApp --browser`.
@main struct LivePageApp: App {
  var body: some Scene { WindowGroup("Live page") { LivePage() } }
}
