import TestSupport
import Testing
import SwiftUICore
import ViewGraph

@MainActor @Suite("Sections")
struct SectionTests {
  private struct Sectioned<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(sections: content) { section in
        Tile("<")
        section.header
        Tile(":")
        section.content
        Tile(":")
        section.footer
        Tile(">")
      }
    }
  }

  private func text(_ stage: ListStage) -> String { stage.names.joined() }

  @Test("outside a list a section is its header, its rows and its footer")
  func flat() {
    let stage = ListStage(
      VStack {
        Section {
          Tile("a")
          Tile("b")
        } header: {
          Tile("h")
        } footer: {
          Tile("f")
        }
        Section { Tile("c") }
      })
    #expect(text(stage) == "habfc")
  }

  @Test("sections, and runs of views outside of them; a section inside a section is flattened")
  func collection() {
    let stage = ListStage(
      Sectioned {
        Tile("x")
        ForEach(0..<2) { Tile("\($0)") }
        Section {
          Tile("a")
          Section {
            Tile("b")
          } header: {
            Tile("i")
          }
        } header: {
          Tile("h")
        }
        Group {
          Section {
            Tile("c")
          } footer: {
            Tile("f")
          }
        }
        Tile("y")
        Section {}
      })
    #expect(text(stage) == "<:x01:><h:aib:><:c:f><:y:><::>")
  }

  @Test("Group(sections:) hands the sections to its closure")
  func group() {
    let stage = ListStage(
      Group(
        sections: Group {
          Section {
            Tile("a")
          } header: {
            Tile("h")
          }
          Section { Tile("b") }
        }
      ) { sections in
        Tile("\(sections.count)")
        ForEach(sections.reversed()) { section in
          if !section.header.isEmpty { section.header.margin() }
          section.content
        }
      })
    #expect(text(stage) == "2bha")
  }

  @Test("the filmography: sections of a collection of subviews, of slices, and through another container")
  func membership() {
    struct Filmography<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          ForEach(sectionOf: subviews) { section in
            section.header
            Tile("(")
            ForEach(section.content) { $0 }
            Tile(")")
            section.footer
          }
        }
      }
    }
    let films = Group {
      Section {
        Tile("a")
        Tile("b")
      } header: {
        Tile("h")
      } footer: {
        Tile("f")
      }
      Section {
        Tile("c")
      } header: {
        Tile("i")
      }
    }
    #expect(text(ListStage(Filmography { films })) == "h(ab)fi(c)")
    let slice = ListStage(
      Group(subviews: films) { subviews in
        Sectioned { subviews[2...] }
      })
    #expect(text(slice) == "<:b:f><i:c:>")
    let through = ListStage(Sectioned { Group(subviews: films) { $0 } })
    #expect(text(through) == "<h:ab:f><i:c:>")
  }

  @Test("values on a section reach every row, the inner wins; the section's own are those on the section")
  func values() {
    let tally = Tally()
    _ = ListStage(
      ForEach(
        sections: Section {
          Tile("a")
          Tile("b").containerValue(\.level, 2)
        } header: {
          Tile("h")
        }.containerValue(\.level, 1).margin()
      ) { section in
        let _ = tally.add("\(section.containerValues.level)")
        let _ = section.content.forEach { tally.add("\($0.containerValues.level)") }
        let _ = section.header.forEach { tally.add("\($0.containerValues.level)") }
        EmptyView()
      })
    #expect(tally.names == ["1", "1", "2", "1"])
  }

  @Test("sections keep their identity and the rows their state when sections come and go")
  func identity() {
    let remote = Remote(["a", "b"])
    let stage = ListStage(
      Driven(remote) { names in
        Sectioned {
          ForEach(names, id: \.self) { name in
            Section {
              VStack { Keeper(name) }
            } header: {
              Tile(name.uppercased())
            }
          }
        }
      })
    #expect(text(stage) == "<A:a:><B:b:>")
    stage.change { remote.value = ["b", "c", "a"] }
    #expect(text(stage) == "<B:b:><C:c:><A:a:>")
    stage.change { remote.value = [] }
    #expect(text(stage) == "")
  }

  @Test("a section that is not expanded has no rows")
  func expanded() {
    let remote = Remote(true)
    struct Folding: View {
      @Binding var isExpanded: Bool
      var body: some View {
        Section(isExpanded: $isExpanded) {
          Tile("a")
        } header: {
          Tile("h")
        }
      }
    }
    let state = Remote(false)
    let stage = ListStage(
      Driven(state) { isExpanded in
        let binding = Binding(get: { isExpanded }, set: { _ in })
        VStack { Folding(isExpanded: binding) }
        Sectioned { Folding(isExpanded: binding) }
      })
    #expect(text(stage) == "h<h::>")
    stage.change { state.value = true }
    #expect(text(stage) == "ha<h:a:>")
    stage.change { state.value = false }
    #expect(text(stage) == "h<h::>")
    _ = remote
  }
}
