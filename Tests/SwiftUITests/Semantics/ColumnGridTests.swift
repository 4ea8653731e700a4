import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// `LazyVGrid`, one statement a test.
@MainActor @Suite("Column grids")
struct ColumnGridTests {
  /// Measured on Apple's SwiftUI 7.6.1 (macOS 26.6.2); the measurement comes from the fixtures of
  /// iamcgn/swiftui-web (Apache-2.0).
  @Test("headers and footers of sections have lines of their own, as wide as the grid")
  func sections() {
    let view = ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
        Section {
          ForEach(0..<5) { Color.red.frame(height: 20).testProbe("a\($0)") }
        } header: {
          Color.blue.frame(height: 24).testProbe("aH")
        } footer: {
          Color.blue.frame(height: 16).testProbe("aF")
        }
        Section {
          ForEach(10..<14) { Color.red.frame(height: 20).testProbe("b\($0 - 10)") }
        } header: {
          Color.blue.frame(width: 46, height: 16).testProbe("bH")
        }
      }
      .testProbe("grid")
    }
    .frame(width: 240)
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 300))
    let measured: [String: [CGFloat]] = [
      "a0": [52, 28, 60, 20], "a1": [120, 28, 60, 20], "a2": [188, 28, 60, 20], "a3": [52, 52, 60, 20],
      "a4": [120, 52, 60, 20], "aF": [30, 76, 240, 16], "aH": [30, 0, 240, 24], "b0": [52, 116, 60, 20],
      "b1": [120, 116, 60, 20], "b2": [188, 116, 60, 20], "b3": [52, 140, 60, 20], "bH": [127, 96, 46, 16],
      "grid": [30, 0, 240, 160],
    ]
    for (name, numbers) in measured {
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      #expect(session.frame(of: name) == frame, "\(name)")
    }
  }

  @Test("flexible columns share what fixed ones leave; adaptive ones are as many as fit")
  func columns() {
    func widths(_ items: [GridItem], count: Int = 8) -> [CGFloat?] {
      let session = HeadlessSession(
        LazyVGrid(columns: items) { ForEach(0..<count) { Color.red.frame(height: 10).testProbe($0) } },
        size: CGSize(width: 240, height: 100))
      return (0..<items.count).map { session.frame(of: $0)?.width }
    }
    #expect(widths([GridItem(.fixed(60)), GridItem(), GridItem()]) == [60, 82, 82])
    #expect(widths([GridItem(.flexible(maximum: 50)), GridItem()]) == [50, 182])
    // Five of 40 and four spaces of 8 fill 232 points; what is left makes each wider.
    #expect(widths([GridItem(.adaptive(minimum: 40))]) == [41.6])
  }

  @Test("no columns show nothing, and numbers that are none count as zero")
  func badNumbers() {
    let none = HeadlessSession(
      LazyVGrid(columns: []) { Color.red.frame(height: 10).testProbe(0) }.testProbe("grid"),
      size: CGSize(width: 100, height: 100))
    #expect(none.frame(of: "grid")?.height == 0)
    let odd = HeadlessSession(
      LazyVGrid(columns: [GridItem(.fixed(.nan), spacing: .nan), GridItem(.fixed(-5))], spacing: .infinity) {
        ForEach(0..<4) { Color.red.frame(height: 10).testProbe($0) }
      }
      .testProbe("grid"), size: CGSize(width: 100, height: 100))
    #expect(odd.frame(of: "grid")?.height == 20)
  }
}
