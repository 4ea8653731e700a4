import Foundation
import Testing

@testable import BrowserHost

@Suite("Scroll areas of a page")
struct ScrollSyncTests {
  @Test("what the page tells is not sent back") func echo() {
    var sync = ScrollSync()
    sync.add(3, of: 7)
    let told = sync.told(3, CGPoint(x: 0, y: 40), received: 0)
    #expect(told == CGPoint(x: 0, y: 40))
    #expect(sync.correction(of: 3, to: told) == nil)
  }

  @Test("what the session changes is a distance from what the page told last") func correction() {
    var sync = ScrollSync()
    sync.add(3, of: 7)
    _ = sync.told(3, CGPoint(x: 0, y: 40), received: 0)
    #expect(sync.correction(of: 3, to: CGPoint(x: 0, y: 140)) == [3, 1, 0, 100])
    // Told before that had reached the page.
    #expect(sync.told(3, CGPoint(x: 0, y: 45), received: 0) == CGPoint(x: 0, y: 145))
    #expect(sync.correction(of: 3, to: CGPoint(x: 0, y: 145)) == nil)
    #expect(sync.told(3, CGPoint(x: 0, y: 145), received: 1) == CGPoint(x: 0, y: 145))
    #expect(sync.told(3, CGPoint(x: 0, y: 150), received: nil) == CGPoint(x: 0, y: 150))
  }

  @Test("an area of another view begins at its start") func others() {
    var sync = ScrollSync()
    #expect(sync.correction(of: 3, to: CGPoint(x: 0, y: 9)) == nil)
    sync.add(3, of: 7)
    #expect(sync.correction(of: 3, to: CGPoint(x: 0, y: 9)) == [3, 1, 0, 9])
    sync.add(3, of: 7)
    #expect(sync.correction(of: 3, to: CGPoint(x: 0, y: 9)) == nil)
    sync.add(3, of: 8)
    #expect(sync.correction(of: 3, to: CGPoint(x: 0, y: 9)) == [3, 1, 0, 9])
  }
}
