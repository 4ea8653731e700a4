import Foundation
import SwiftUI
import Testing

@testable import GalleryPages

/// Every page of the Gallery looks as it did. `make pictures` renews what is stored, after a change that was
/// meant; look at the pages before (`make run`).
@MainActor
struct PageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Digests")

  private func digest(_ view: some View) throws -> PageDigest {
    PageDigest(try #require(ImageRenderer(content: view).cgImage))
  }

  @Test func pagesLookAsTheyDid() throws {
    let renews = ProcessInfo.processInfo.environment["TREESWIFT_RENEW_PICTURES"] == "1"
    for page in Page.all {
      let file = Self.folder.appending(path: page.name + ".png")
      let digest = try digest(page.view)
      if renews {
        try digest.png.write(to: file)
        continue
      }
      let stored = try #require(try? Data(contentsOf: file), "\(page.name) has no stored picture")
      let difference = digest.difference(from: try PageDigest(png: stored))
      #expect(difference == nil, "\(page.name): \(difference ?? "")")
    }
  }

  @Test func nothingIsStoredOfPagesThatAreGone() throws {
    let stored = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    let pages = Page.all.map { $0.name + ".png" }
    #expect(Set(stored.filter { $0.hasSuffix(".png") }) == Set(pages))
  }

  /// Small things on a page of the Gallery's size: each alone has to be noticed.
  private struct Sample: View {
    var words = "label"
    var x = 0.0
    var color = Color.blue
    var hasDot = true

    var body: some View {
      PageFrame("A page", "With little on it.") {
        Card("A card") {
          HStack {
            Text(words).offset(x: x)
            RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 24, height: 24)
            if hasDot { Circle().frame(width: 10, height: 10) }
          }
        }
      }
    }
  }

  @Test func aMissingOrMovedElementIsNoticed() throws {
    let whole = try digest(Sample())
    let same = try digest(Sample()).difference(from: whole)
    let withoutWord = try digest(Sample(words: " ")).difference(from: whole)
    let moved = try digest(Sample(x: 12)).difference(from: whole)
    let recoloured = try digest(Sample(color: .teal)).difference(from: whole)
    let withoutDot = try digest(Sample(hasDot: false)).difference(from: whole)
    let nudged = try digest(Sample(x: 0.25)).difference(from: whole)
    #expect(same == nil)
    #expect(nudged == nil)
    #expect(withoutWord != nil)
    #expect(moved != nil)
    #expect(recoloured != nil)
    #expect(withoutDot != nil)
  }
}
