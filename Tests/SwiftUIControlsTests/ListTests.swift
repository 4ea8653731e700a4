import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// On the desktop the first row is 10 points below the top, and a row at least 24 points high.
@MainActor @Suite("Lists")
struct ListTests {
  private struct Item: Identifiable, Equatable {
    let id: String
    var width: CGFloat = 20
  }

  private let size = CGSize(width: 200, height: 300)

  private func display<V: View>(
    _ list: V, profile: PlatformProfile = .desktop, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Display {
    Display(list, size: size, profile: profile, environment: environment)
  }

  /// The upper edges of marked views.
  private func tops(_ display: Display, _ ids: String...) -> [CGFloat?] { ids.map { display[$0]?.minY } }

  @Test("a range has a row for each of its numbers")
  func range() {
    let list = display(List(0..<2) { blank("\($0)", 20, 10) })
    #expect(
      tops(list, "0", "1") == tops(display(List(["0", "1"], id: \.self) { blank($0, 20, 10) }), "0", "1"))
    #expect(list["1"] != nil)
  }

  @Test("each view is a row, inset by 16 points, in the middle of its height")
  func rows() {
    let list = display(
      List {
        blank("a", 20, 10)
        blank("b", 20, 10)
        blank("c", 20, 30)
        blank("d", 20, 10)
      })
    #expect(list["a"] == rect(16, 17, 20, 10))
    #expect(list["b"] == rect(16, 41, 20, 10))
    #expect(list["c"] == rect(16, 62, 20, 30))
    #expect(list["d"] == rect(16, 103, 20, 10))
  }

  @Test("on a phone rows are on a card, at least 56 points high and inset by 32")
  func phone() {
    let list = display(
      List {
        blank("a", 20, 10)
        blank("b", 20, 10)
      }, profile: .phone)
    #expect(list["a"] == rect(32, 58, 20, 10))
    #expect(list["b"] == rect(32, 114, 20, 10))
  }

  @Test("the least height of rows is the environment's")
  func minimumRowHeight() {
    let list = List {
      blank("a", 20, 10)
      blank("b", 20, 10)
    }
    #expect(tops(display(list.environment(\.defaultMinListRowHeight, 50)), "a", "b") == [30, 80])
    #expect(tops(display(list.environment(\.defaultMinListRowHeight, 0)), "a", "b") == [14, 32])
  }

  @Test("the least height of headers is the environment's")
  func minimumHeaderHeight() {
    let list = List {
      Section {
        blank("row", 20, 10)
      } header: {
        blank("header", 20, 10)
      }
    }
    #expect(tops(display(list), "header", "row") == [14, 35])
    #expect(tops(display(list.environment(\.defaultMinListHeaderHeight, 50)), "header", "row") == [30, 67])
  }

  @Test("a list takes what it is proposed, and its rows the width")
  func takesProposal() {
    let list = List { Color.clear.frame(height: 10).testProbe("a") }
    #expect(listSize(list) == CGSize(width: 200, height: 300))
    #expect(display(list)["a"] == rect(16, 17, 168, 10))
  }

  private func listSize(_ view: some View) -> CGSize? {
    display(view.testProbe("list"))["list"]?.size
  }

  @Test("from right to left rows begin at the right")
  func rightToLeft() {
    let list = display(List { blank("a", 20, 10) }) { $0.layoutDirection = .rightToLeft }
    #expect(list["a"] == rect(164, 17, 20, 10))
  }

  @Test("there is a row for each element of data, by its identity or a key path")
  func data() {
    let items = [Item(id: "a"), Item(id: "b", width: 30)]
    for list in [
      display(List(items) { blank($0.id, $0.width, 10) }),
      display(List(items, id: \.id) { blank($0.id, $0.width, 10) }),
      display(List(.constant(items)) { blank($0.wrappedValue.id, $0.wrappedValue.width, 10) }),
      display(List(.constant(items), id: \.id) { $item in blank(item.id, item.width, 10) }),
      display(List { ForEach(items) { blank($0.id, $0.width, 10) } }),
    ] {
      #expect(list["a"] == rect(16, 17, 20, 10))
      #expect(list["b"] == rect(16, 41, 30, 10))
    }
  }

  @Test("a list without rows, or of headers alone, is as large as others, and paints no line")
  func empty() {
    let none = List([] as [Item]) { _ in Color.red }
    #expect(listSize(none) == CGSize(width: 200, height: 300))
    #expect(display(none.scrollContentBackground(.hidden)).fills == [])
    let header = List { Section("Title") {} }
    #expect(listSize(header) == CGSize(width: 200, height: 300))
    #expect(display(header).runs.first?.x == 16)
    #expect(display(header.scrollContentBackground(.hidden)).fills == [])
  }

  @Test("a row changes its element through the binding that it gets")
  func binding() {
    final class Rows { var bindings: [Binding<Item>] = [] }
    struct Screen: View {
      let rows: Rows
      @State private var items = [Item(id: "a"), Item(id: "b")]
      var body: some View {
        List($items) { $item in
          let _ = rows.bindings.append($item)
          blank(item.id, item.width, 10)
        }
      }
    }
    let rows = Rows()
    let list = display(Screen(rows: rows))
    list.session.update()
    rows.bindings.last?.wrappedValue.width = 70
    #expect(list["b"]?.width == 70)
    #expect(list["a"]?.width == 20)
  }

  @Test("a row of several views is several rows, a stack is one")
  func arity() {
    let list = display(
      List {
        ForEach(0..<2) { row in
          blank("\(row)a", 20, 10)
          blank("\(row)b", 20, 10)
        }
        VStack(spacing: 0) {
          blank("c", 20, 10)
          blank("d", 20, 10)
        }
      })
    #expect(tops(list, "0a", "0b", "1a", "1b", "c", "d") == [17, 41, 65, 89, 110, 120])
  }

  @Test("rows that come, go and move keep their state")
  func changes() {
    let handle = Handle()
    let ids = Remote(["a", "b", "c"])
    let list = display(
      Driven(ids) { ids in
        List(ids, id: \.self) { id in
          if id == "b" { Stateful("b", handle) } else { blank(id, 20, 10) }
        }
      })
    #expect(tops(list, "a", "b", "c") == [17, 41, 65])
    handle.width = 30
    ids.value = ["b", "d", "a"]
    #expect(tops(list, "a", "b", "c", "d") == [65, 17, nil, 41])
    #expect(list["b"]?.width == 30)
  }

  @Test("a section's header and footer stand above and below its rows, without lines")
  func sections() {
    let list = display(
      List {
        Section {
          blank("row", 20, 10)
        } header: {
          blank("header", 30, 10)
        } footer: {
          blank("footer", 40, 10)
        }
        Section { blank("next", 20, 10) }
      }
      .scrollContentBackground(.hidden))
    #expect(list["header"] == rect(16, 14, 30, 10))
    #expect(list["row"] == rect(16, 35, 20, 10))
    #expect(list["footer"] == rect(16, 56, 40, 10))
    #expect(list["next"] == rect(16, 87, 20, 10))
    #expect(list.fills.isEmpty)
  }

  @Test("headers and footers are secondary and in fonts of their own, which they may set anew")
  func fonts() {
    let list = display(
      List {
        Section {
          Text("row")
        } header: {
          Text("header")
          Text("large").font(.system(size: 40))
        } footer: {
          Text("footer").foregroundStyle(.red)
        }
      }, profile: .phone)
    let secondary = ResolvedColor.rgb(60, 60, 67, 0.6)
    #expect(list.texts == ["header", "large", "row", "footer"])
    #expect(list.runs.map(\.run.size) == [17, 40, 17, 13])
    #expect(list.inks == [secondary, secondary, .black, .rgb(255, 56, 60)])
  }

  @Test("a section whose binding is false shows its header alone")
  func collapsed() {
    let isExpanded = Remote(false)
    let list = display(
      Driven(isExpanded) { isExpanded in
        List {
          Section("Title", isExpanded: .constant(isExpanded)) { blank("row", 20, 10) }
          blank("after", 20, 10)
        }
      })
    let before = list["after"]?.minY ?? 0
    #expect(list.texts == ["Title"] && list["row"] == nil)
    isExpanded.value = true
    #expect(list["row"]?.minY == before - 10)
    #expect(list["after"]?.minY == before + 24)
    isExpanded.value = false
    #expect(list["row"] == nil && list["after"]?.minY == before)
  }

  @Test("a list in a stack leaves the others their size")
  func stack() {
    let view = VStack(spacing: 0) {
      blank("above", 20, 30)
      List { blank("row", 20, 10) }.testProbe("list")
      blank("below", 20, 50)
    }
    let display = display(view)
    #expect(display["list"] == rect(0, 30, 200, 220))
    #expect(display["row"] == rect(16, 47, 20, 10))
  }

  @Test("rows beyond the visible part are not made")
  func beyond() {
    let list = display(List(0..<50, id: \.self) { blank("\($0)", 20, 10) })
    #expect(list["12"] == rect(16, 10 + 12 * 24 + 7, 20, 10))
    #expect(list["13"] == nil)
  }

  @Test("a million rows are counted, and those made that can be seen", arguments: [100, 1_000_000])
  func million(count: Int) {
    let list = display(List(0..<count, id: \.self) { blank("\($0)", 20, 10) })
    #expect(list["12"] != nil)
    #expect(list.session.session.graph.counters.rows < 20)
    #expect(list.session.session.graph.counters.nodes < 1_500)
  }
}

@MainActor @Suite("Titles of sections")
struct SectionTitleTests {
  private func texts(_ view: some View) -> [String] { Display(VStack { view }).texts }

  @Test("a title as a literal is a key, a string is shown as it is; both stand above the content")
  func titles() {
    let string = "**plain**"
    #expect(texts(Section("**key**") { Text("content") }) == ["key", "content"])
    #expect(texts(Section(string) { Text("content") }) == [string, "content"])
    #expect(texts(Section(string.dropFirst(2)) { Text("content") }) == ["plain**", "content"])
  }

  @Test("a title may have a footer, below the content")
  func footers() {
    let string = "**plain**"
    let key = Section("**key**") {
      Text("content")
    } footer: {
      Text("footer")
    }
    #expect(texts(key) == ["key", "content", "footer"])
    let plain = Section(string) {
      Text("content")
    } footer: {
      Text("footer")
    }
    #expect(texts(plain) == [string, "content", "footer"])
  }

  @Test("content shows while the binding is true")
  func expansion() {
    let string = "**plain**"
    #expect(texts(Section("**key**", isExpanded: .constant(true)) { Text("content") }) == ["key", "content"])
    #expect(texts(Section("**key**", isExpanded: .constant(false)) { Text("content") }) == ["key"])
    #expect(texts(Section(string, isExpanded: .constant(true)) { Text("content") }) == [string, "content"])
    #expect(texts(Section(string, isExpanded: .constant(false)) { Text("content") }) == [string])
  }

  @Test("a container finds the title as the section's header")
  func header() {
    let view = VStack {
      Group(
        sections: Group {
          Section("one") { Text("a") }
          Section("two") {
            Text("b")
            Text("c")
          } footer: {
            Text("end")
          }
        }
      ) { sections in
        ForEach(sections) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          section.header
        }
      }
    }
    #expect(Display(view).texts == ["1 1 0", "one", "1 2 1", "two"])
  }

  @Test("content that is collapsed and shown again begins anew")
  func state() {
    let handle = Handle()
    let isExpanded = Remote(true)
    let display = Display(
      Driven(isExpanded) { isExpanded in
        VStack {
          Section("Title", isExpanded: .constant(isExpanded)) { Stateful("a", handle) }
        }
      })
    display.session.update()
    handle.width = 30
    #expect(display["a"]?.width == 30)
    isExpanded.value = false
    #expect(display["a"] == nil)
    isExpanded.value = true
    #expect(display["a"]?.width == 10)
  }
}
