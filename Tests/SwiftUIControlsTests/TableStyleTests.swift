import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Looks of tables")
struct TableStyleTests {
  private struct Sample: View {
    @State private var selection: Int? = nil
    var body: some View {
      Table(TablePerson.three, selection: $selection) {
        TableColumn("Name") { _ in Color.clear.frame(width: 10, height: 10).testProbe("cell") }
      }
    }
  }

  /// On the desktop without its page, on which everything shows: what has no alpha is not painted.
  private func display<V: View>(_ view: V, _ profile: PlatformProfile = .desktop) -> Display {
    Display(
      view.scrollContentBackground(profile == .desktop ? .hidden : .automatic),
      size: CGSize(width: 300, height: 200), profile: profile)
  }

  /// The colours at a point of the picture.
  private func pixel(_ display: Display, _ x: Int, _ y: Int) -> [UInt8] {
    let image = display.session.image()
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test("every other row has another background from edge to edge, also below the last row")
  func automatic() {
    let table = display(Sample())
    #expect(pixel(table, 150, 45)[3] == 0)
    #expect(pixel(table, 1, 69)[3] > 0 && pixel(table, 298, 69)[3] > 0)
    #expect(pixel(table, 150, 93)[3] == 0)
    #expect(pixel(table, 150, 117)[3] > 0, "below the last row")
    #expect(pixel(table, 150, 141)[3] == 0)
    #expect(pixel(table, 150, 165)[3] > 0)
  }

  @Test("the backgrounds go on to the end of a table of any height")
  func tall() {
    let table = Display(
      Sample().scrollContentBackground(.hidden), size: CGSize(width: 100, height: 6_000), profile: .desktop)
    // Rows of 24 points from 33 on, of which those of odd numbers are filled.
    #expect(pixel(table, 50, 33 + 24 * 240 + 12)[3] == 0)
    #expect(pixel(table, 50, 33 + 24 * 241 + 12)[3] > 0)
    #expect(pixel(table, 50, 33 + 24 * 247 + 12)[3] > 0)
  }

  @Test("inset rows stand in from the edges")
  func inset() {
    let table = display(Sample().tableStyle(.inset))
    #expect(pixel(table, 5, 69)[3] == 0 && pixel(table, 150, 69)[3] > 0)
    let plain = display(Sample().tableStyle(.inset(alternatesRowBackgrounds: false)))
    #expect(pixel(plain, 150, 69)[3] == 0)
  }

  @Test("a bordered table has a frame")
  func bordered() {
    let table = display(Sample().tableStyle(.bordered))
    #expect(pixel(table, 0, 100)[3] > 0 && pixel(table, 299, 45)[3] > 0)
    #expect(pixel(table, 150, 69)[3] > 0)
    let plain = display(Sample().tableStyle(.bordered(alternatesRowBackgrounds: false)))
    #expect(pixel(plain, 150, 69)[3] == 0 && pixel(plain, 0, 100)[3] > 0)
    #expect(pixel(display(Sample().tableStyle(.automatic)), 0, 45)[3] == 0)
  }

  @Test("the environment says whether backgrounds alternate")
  func alternation() {
    #expect(pixel(display(Sample().alternatingRowBackgrounds(.disabled)), 150, 69)[3] == 0)
    let plain = Sample().tableStyle(.inset(alternatesRowBackgrounds: false))
    #expect(pixel(display(plain.alternatingRowBackgrounds()), 150, 69)[3] > 0)
  }

  @Test("a selected row is tinted while the table has the focus; there is no ring around it")
  func selection() {
    let table = display(Sample())
    table.session.tap(at: CGPoint(x: 150, y: 45))
    table.session.update()
    let color = pixel(table, 150, 45)
    #expect(color[2] > 200 && color[0] < 80)
    #expect(pixel(table, 150, 26)[3] == 0, "no ring")
  }

  @Test("below the titles is a line, and one between two of them")
  func lines() {
    let table = display(
      Table(TablePerson.three) {
        TableColumn("A") { _ in }
        TableColumn("B") { _ in }
      })
    #expect(pixel(table, 20, 27)[3] > 0)
    #expect(pixel(table, 149, 14)[3] > 0)
    #expect(pixel(table, 149, 3)[3] == 0)
    #expect(pixel(table, 298, 14)[3] == 0)
  }

  @Test("on a phone rows do not alternate, and lines are between them")
  func phone() {
    let table = display(Sample().tableStyle(.inset).scrollContentBackground(.hidden), .phone)
    #expect(table.fills.allSatisfy { $0.opacity < 0.5 })
    #expect(!table.fills.isEmpty)
  }
}
