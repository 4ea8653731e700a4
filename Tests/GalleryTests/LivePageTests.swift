import Foundation
import SwiftUI
import Testing

@testable import GalleryPages

/// Every live page does what its script says, and looks at the end as it did. `make pictures` renews what is stored.
@MainActor
struct LivePageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Digests/Live")
  private static let renews = ProcessInfo.processInfo.environment["TREESWIFT_RENEW_PICTURES"] == "1"

  @Test("a page's script plays, and ends with the picture that is stored") func scripts() throws {
    for page in LivePage.all { try check(page) }
  }

  private func check(_ page: LivePage) throws {
    let id = page.id
    let play = try LivePlay(page, isFilmed: false)
    #expect(play.warnings.isEmpty, "\(play.warnings)")
    #expect(play.shots.count > 1)
    let digest = PageDigest(try #require(play.shots.last).image)
    let file = Self.folder.appending(path: id + ".png")
    if Self.renews {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try digest.png.write(to: file)
    }
    let stored = try #require(try? Data(contentsOf: file), "\(id) has no stored picture")
    let difference = digest.difference(from: try PageDigest(png: stored))
    #expect(difference == nil, "\(id): \(difference ?? "")")
  }

  @Test("a page that moves is filmed, in the time that its script takes") func films() throws {
    let page = try #require(LivePage.all.first { $0.id == "matched-geometry" })
    let film = try LivePlay(page).film
    // The chunk that says how many pictures there are.
    let start = try #require(film.range(of: Data("acTL".utf8))).upperBound
    let count = film[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    #expect((30...600).contains(count))
    #expect(try LivePlay(LivePage.all[0]).film.isEmpty, "a page at rest is not")
  }

  @Test("a page, a script and a stored picture belong together") func files() throws {
    let names = Set(LivePage.all.map(\.id))
    #expect(names.count == LivePage.all.count)
    let stored = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    #expect(Set(stored) == Set(names.map { $0 + ".png" }))
    let live = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../../Examples/Gallery/Live/Scripts")
    let scripts = try FileManager.default.contentsOfDirectory(atPath: live.path(percentEncoded: false))
    #expect(Set(scripts) == Set(names.map { $0 + ".txt" }))
  }
}
