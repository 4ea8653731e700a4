import HeadlessHost
import SwiftUI

/// What a page's script shows: a picture for each of its steps that asks for one, and the animation where there is one.
@MainActor
package struct LivePlay {
  package struct Shot {
    package let caption: String
    package let image: CGImage
  }

  package private(set) var shots: [Shot] = []
  /// An animated PNG file; empty where the page is not filmed.
  package private(set) var film = Data()
  /// What the views did wrong.
  package let warnings: [String]

  /// Plays the script of a page.
  ///
  /// - Parameters:
  ///   - scale: Pixels to a point of the shots; an animation has one to a point.
  ///   - isFilmed: Whether to make an animation, of a page that has one.
  package init(
    _ page: LivePage, colorScheme: ColorScheme = .light, scale: CGFloat = 1, isFilmed: Bool = true
  ) throws {
    var host = HostEnvironment()
    host.locale = Locale(identifier: "en_US")
    host.colorScheme = colorScheme
    let session =
      page.opensWindows
      ? try HeadlessSession(app: LiveGalleryApp(page), size: LivePage.size, host: host)
      : HeadlessSession(page.view, size: LivePage.size, date: Self.start, host: host)
    if isFilmed, page.isFilmed { session.startFilming() }
    var shots: [Shot] = []
    try session.play(
      Script(page.script),
      picture: { caption in
        shots.append(Shot(caption: caption, image: session.windowInFront.image(scale: scale)))
      })
    self.shots = shots
    film = session.stopFilming()
    warnings = session.warnings
  }

  /// When the pages begin: the same moment in every run, in the time zone of the machine.
  private static let start: Date = {
    var parts = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 6, day: 9)
    (parts.hour, parts.minute, parts.second) = (10, 9, 24)
    return parts.date ?? Date(timeIntervalSinceReferenceDate: 802_000_000)
  }()
}

/// The shots of a script side by side.
package struct Strip: View {
  let shots: [LivePlay.Shot]
  let scale: CGFloat

  package init(_ play: LivePlay, scale: CGFloat) {
    shots = play.shots
    self.scale = scale
  }

  package var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(Array(shots.enumerated()), id: \.offset) { _, shot in
        VStack(spacing: 10) {
          Image(decorative: shot.image, scale: scale)
            .clipShape(.rect(cornerRadius: 16, style: .continuous))
          Text(shot.caption).font(.callout.weight(.medium)).foregroundStyle(.secondary)
        }
      }
    }
    .padding(24)
    .background(Color(white: 0.13))
    .environment(\.colorScheme, .dark)
  }
}
