import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

/// A view that goes on into unsafe areas.
@Suite("Background extension") @MainActor
struct BackgroundExtensionTests {
  /// A red and a blue half beside a bar of 40 points at the leading edge and one of 20 below.
  private struct Screen: View {
    var isEnabled = true
    let log: Taps
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
      .contentShape(Rectangle())
      .onTapGesture { log.count += 1 }
      .backgroundExtensionEffect(isEnabled: isEnabled)
      .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 40).allowsHitTesting(false) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20).allowsHitTesting(false) }
    }
  }

  @MainActor private final class Taps { var count = 0 }

  private func pixel(_ session: HeadlessSession, _ x: Int, _ y: Int) -> [UInt8] {
    let image = session.image()
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test("mirror images of the view show in the unsafe areas that it touches")
  func mirrored() {
    let session = HeadlessSession(Screen(log: Taps()), size: CGSize(width: 240, height: 120))
    // The halves meet at 140.
    #expect(pixel(session, 60, 50) == [255, 0, 0, 255] && pixel(session, 200, 50) == [0, 0, 255, 255])
    for (x, y) in [(2, 50), (20, 50), (60, 118), (2, 118)] {
      let color = pixel(session, x, y)
      #expect(color[0] > 250 && color[2] < 5 && color[3] > 250, "\(x), \(y): \(color)")
    }
    let blue = pixel(session, 220, 115)
    #expect(blue[2] > 250 && blue[0] < 5)
  }

  @Test("from right to left the leading edge is the right one")
  func rightToLeft() {
    let session = HeadlessSession(
      Screen(log: Taps()).environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 240, height: 120))
    #expect(pixel(session, 238, 50)[0] > 250 && pixel(session, 2, 50) == [0, 0, 255, 255])
  }

  @Test("without it nothing shows there, and in either case presses there are none of the view's")
  func presses() {
    let log = Taps()
    let session = HeadlessSession(
      Screen(isEnabled: false, log: log), size: CGSize(width: 240, height: 120))
    #expect(pixel(session, 20, 50)[3] == 0)
    let extended = HeadlessSession(Screen(log: log), size: CGSize(width: 240, height: 120))
    extended.tap(at: CGPoint(x: 20, y: 50))
    #expect(log.count == 0)
    extended.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.count == 1)
  }

  @Test("a view that can be seen through looks as before")
  func seeThrough() {
    let half = Color.red.opacity(0.5)
    func color(_ view: some View) -> [UInt8] {
      let screen = view.safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 40) }
      return pixel(HeadlessSession(screen, size: CGSize(width: 240, height: 120)), 60, 50)
    }
    #expect(color(half.backgroundExtensionEffect()) == color(half))
  }

  @Test("the images change with the view")
  func changes() throws {
    struct Screen: View {
      @State private var isRed = false
      var body: some View {
        Button("Turn") { isRed.toggle() }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(isRed ? Color.red : .blue)
          .backgroundExtensionEffect()
          .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 40) }
      }
    }
    let session = HeadlessSession(Screen(), size: CGSize(width: 240, height: 120))
    #expect(pixel(session, 10, 50)[2] > 200)
    try session.tap("Turn")
    session.advance(by: 1)
    #expect(pixel(session, 10, 50)[0] > 200 && pixel(session, 10, 50)[2] < 120)
  }
}
