import Foundation
import SwiftUICore

/// A window as a host lists it.
package struct ListedWindow: Equatable {
  package let number: Int
  package let title: String
  /// Empty for none.
  package let subtitle: String
  package let isInFront: Bool
}

extension Application {
  /// What stands in a window's title bar: the title that its content sets (`navigationTitle`), or else that its scene has, or
  /// else "Settings" or the name of the app.
  package func title(of window: AppWindow) -> String { string(of: titleText(of: window)) ?? untitled(window) }

  private func titleText(of window: AppWindow) -> Text? {
    window.contentTitle.title ?? window.declaration.title
  }

  private func untitled(_ window: AppWindow) -> String {
    window.declaration.role == .settings ? "Settings" : appName
  }

  /// The smaller line below the title, as the window's content sets it; empty for none.
  package func subtitle(of window: AppWindow) -> String { string(of: window.contentTitle.subtitle) ?? "" }

  func string(of text: Text) -> String { timedString(of: text).string }

  private func string(of text: Text?) -> String? { text.map { string(of: $0) } }

  private func timedString(of text: Text) -> (string: String, seconds: Double?) {
    program.graph.enter { text.timedString(in: program.graph.rootScope, at: program.graph.clock.date) }
  }

  var appName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "App"
  }

  /// The open windows with what they are called, in the order in which they were opened: worked out anew where that has changed,
  /// or a title tells another time.
  package var list: [ListedWindow] {
    if let listed, now < listed.end { return listed.windows }
    var end = Double.infinity
    func string(of text: Text?) -> String? {
      guard let text else { return nil }
      let (string, seconds) = timedString(of: text)
      if let seconds { end = min(end, now + seconds) }
      return string
    }
    let windows = windows.map { window in
      ListedWindow(
        number: window.number, title: string(of: titleText(of: window)) ?? untitled(window),
        subtitle: string(of: window.contentTitle.subtitle) ?? "", isInFront: window === front)
    }
    listed = (windows, end)
    return windows
  }
}
