import HeadlessHost
import SwiftUI
import Testing

/// The tabulator key in rows, of which only those are made that can be seen.
@MainActor @Suite("The focus among rows")
struct FocusInRowsTests {
  private struct Fields: View {
    @State private var texts = (0..<60).map { "Text \($0)" }
    let isList: Bool

    var body: some View {
      VStack(spacing: 0) {
        TextField("First", text: $texts[0])
        if isList {
          List { rows }
        } else {
          ScrollView { LazyVStack { rows } }
        }
        TextField("Last", text: $texts[0])
      }
    }

    private var rows: some View {
      ForEach(texts.indices, id: \.self) { number in
        if number.isMultiple(of: 3) {
          TextField("Field \(number)", text: $texts[number])
        } else {
          Text("\(number)")
        }
      }
    }
  }

  @Test("it goes from row to row, made or not, and shows where it is", arguments: [false, true])
  func order(isList: Bool) throws {
    let session = HeadlessSession(Fields(isList: isList), size: CGSize(width: 300, height: 240))
    session.update()
    let names = ["First"] + (0..<20).map { "Field \($0 * 3)" } + ["Last"]
    func check(_ names: [String], _ modifiers: EventModifiers) throws {
      for name in names {
        session.press(.tab, modifiers: modifiers)
        session.update()
        let focused = try #require(session.focusedElement)
        #expect(focused.label == name)
        #expect(focused.frame.minY >= 0 && focused.frame.maxY <= 240)
      }
    }
    try check(names + ["First"], [])
    try check(names.reversed(), .shift)
  }

  @Test("several lines of a field stand where the direction begins")
  func rightToLeft() throws {
    func inked(_ direction: LayoutDirection) -> (first: Int?, last: Int?) {
      let session = HeadlessSession(
        TextField("Field", text: .constant("WWWW WWWW WWWW"), axis: .vertical).textFieldStyle(.plain)
          .environment(\.layoutDirection, direction), size: CGSize(width: 100, height: 80))
      let image = session.image()
      let columns = (0..<image.width).filter { x in
        (0..<image.height).contains { image.premultipliedRGBA[(($0 * image.width) + x) * 4 + 3] > 100 }
      }
      return (columns.first, columns.last)
    }
    #expect(try #require(inked(.leftToRight).first) < 4)
    #expect(try #require(inked(.rightToLeft).last) > 95)
  }
}
