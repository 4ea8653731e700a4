import SwiftUI
import Testing

@testable import HeadlessHost

@MainActor @Suite("Tables as scroll views")
struct TableScrollTests {
  private struct Item: Identifiable { let id: Int }

  private func table() -> some View {
    Table((0..<40).map { Item(id: $0) }) { TableColumn("Number") { Text("row \($0.id)") } }
  }

  private func frame(_ name: String, _ view: some View, _ profile: PlatformProfile) throws -> CGRect {
    try presenting(view, profile).find(.named(name)).frame
  }

  @Test("margins count once, and an anchor is that of the rows", arguments: bothProfiles)
  func margins(profile: PlatformProfile) throws {
    let usual = try frame("row 0", table(), profile)
    let wide = try frame("row 0", table().contentMargins(.horizontal, 60), profile)
    let low = try frame("row 0", table().contentMargins(.top, 90), profile)
    #expect(wide.minX > usual.minX + 40 && wide.minX <= usual.minX + 60)
    #expect(low.minY > usual.minY + 70 && low.minY <= usual.minY + 90)
    let session = presenting(table().defaultScrollAnchor(.bottom), profile)
    #expect(session.shows("row 39") && !session.shows("row 0"))
  }

  @Test("observers hear of the rows", arguments: bothProfiles)
  func observers(profile: PlatformProfile) throws {
    struct Observed<Content: View>: View {
      let content: Content
      @State private var offset: CGFloat = 0
      var body: some View {
        VStack {
          Text("offset \(Int(offset))")
          content.onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: {
            offset = $1
          }
        }
      }
    }
    let session = presenting(Observed(content: table()), profile)
    session.settled()
    session.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 200, y: 300))
    session.settled()
    #expect(session.shows("offset 100"))
  }
}
