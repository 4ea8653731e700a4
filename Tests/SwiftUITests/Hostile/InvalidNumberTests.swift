import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// What is reported of numbers that are none.
@MainActor
@Suite("Numbers that are none")
struct InvalidNumberTests {
  private func warnings(_ view: some View) -> [String] {
    let session = HeadlessSession(view, size: CGSize(width: 50, height: 50))
    _ = session.image()
    return session.warnings
  }

  @Test("a warning names the field, in a structure and in a tuple")
  func names() {
    let turned = Color.red.rotation3DEffect(.degrees(30), axis: (x: 1, y: .nan, z: 0))
    let found = warnings(turned)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("invalid value: y is not a number") == true, "\(found)")
    let scaled = warnings(Color.red.scaleEffect(x: .nan, y: 1))
    #expect(scaled.first?.hasPrefix("invalid value: width is not a number") == true, "\(scaled)")
  }
}
