import SwiftUI
import Testing
import ViewGraph

private struct Climbing: View {
  let diary: Diary
  let limit: Int
  @State private var number = 0
  var body: some View {
    let _ = diary.note("\(number)")
    if number < limit { let _ = number += 1 }
    Box(side: Double(number))
  }
}

@Observable private final class Page {
  var items = [1, 2]
  var title = 0
}

private struct Listing: View {
  let page: Page
  let diary: Diary
  var body: some View {
    ForEach(page.items, id: \.self) { item in
      let _ = diary.note("\(item) \(page.title)")
      Box()
    }
  }
}

@MainActor @Suite("How often closures run")
struct RunCountTests {
  @Test("a body that writes its own state runs again with the new value") func ownState() {
    let diary = Diary()
    let stage = Stage(Climbing(diary: diary, limit: 3))
    stage.update()
    #expect(diary.drain() == ["0", "1", "2", "3"])
    #expect(stage.root.element?.size.width == 3)
    #expect(stage.reports(.stateWrittenDuringUpdate) == 1)
    #expect(stage.reports(.diverging) == 0)
    stage.update()
    #expect(diary.drain() == [])
  }

  @Test("a body that never stops writing is cut off with the rounds of a frame") func endless() {
    let diary = Diary()
    let stage = Stage(Climbing(diary: diary, limit: .max))
    _ = diary.drain()
    stage.update()
    #expect(diary.drain().count == 11)
    #expect(stage.reports(.diverging) == 1)
  }

  @Test("a row's own state, written in its body, shows") func rows() {
    let diary = Diary()
    let stage = Stage(VStack { ForEach(0..<2, id: \.self) { Climbing(diary: diary, limit: $0) } })
    stage.update()
    #expect(diary.drain() == ["0", "0", "1"])
  }

  @Test("rows run once when they are new, and those that stay once with them") func newRows() {
    let diary = Diary()
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { count in
        VStack {
          ForEach(0...count, id: \.self) { row in
            let _ = diary.note("\(row)")
            Box()
          }
        }
      })
    #expect(diary.drain() == ["0"])
    for next in [1, 3, 0, 2] {
      number?.wrappedValue = next
      stage.update()
      #expect(diary.drain().sorted() == (0...next).map { "\($0)" })
    }
  }

  @Test("a row that is new follows what it reads") func newRowFollows() {
    let diary = Diary()
    let page = Page()
    let stage = Stage(VStack { Listing(page: page, diary: diary) })
    #expect(diary.drain() == ["1 0", "2 0"])
    page.items.append(3)
    stage.update()
    #expect(diary.drain().sorted() == ["1 0", "2 0", "3 0"])
    page.title = 1
    stage.update()
    #expect(diary.drain().contains("3 1"))
  }

  @Test("closures of Group(sections:) and of its loops run once for a change", arguments: [true, false])
  func sections(inside: Bool) {
    let diary = Diary()
    var number: Binding<Int>?
    @ViewBuilder func rows(_ count: Int) -> some View {
      ForEach(0...count, id: \.self) { row in
        let _ = diary.note("row \(row)")
        Section {
          Box()
        } header: {
          Box()
        }
      }
    }
    @ViewBuilder func shown(_ sections: SectionCollection) -> some View {
      let _ = diary.note("\(sections.count) sections")
      ForEach(sections) { section in
        let _ = diary.note("section")
        section.content
      }
    }
    let base = Switch(get: { if inside { number = $0 } }) { rows($0) }
    let whole = Switch(get: { if !inside { number = $0 } }) { count in
      if inside { Group(sections: base) { shown($0) } } else { Group(sections: rows(count)) { shown($0) } }
    }
    let stage = Stage(VStack { whole })
    #expect(diary.drain() == ["row 0", "1 sections", "section"])
    for next in [1, 2, 0] {
      number?.wrappedValue = next
      stage.update()
      let (entries, count) = (diary.drain(), next + 1)
      #expect(entries.prefix(count).sorted() == (0..<count).map { "row \($0)" })
      let sections = ["\(count) sections"] + Array(repeating: "section", count: count)
      #expect(Array(entries.dropFirst(count)) == sections)
    }
  }
}
