import SwiftUI

/// Containers that know sections.
struct FilmographyPage: View {
  var body: some View {
    PageFrame("Filmography", "ForEach(sectionOf:) gives a container headers, content and footers.") {
      Card("Studios") {
        StudioFilmography {
          Section("Pixar Animation Studios") {
            FilmCard(title: "Monsters, Inc.", year: 2001)
            FilmCard(title: "The Incredibles", year: 2004)
            FilmCard(title: "Ratatouille", year: 2007)
          } footer: {
            Text("3 films shown")
          }
          Section("Walt Disney Animation") {
            FilmCard(title: "Frozen", year: 2013)
            FilmCard(title: "Moana", year: 2016)
            FilmCard(title: "Encanto", year: 2021)
          } footer: {
            Text("3 films shown")
          }
        }
      }
      Card("Columns to span", note: "A container value says how many columns of the grid a card takes.") {
        SpanningFilmography {
          Section("Featured") {
            FilmCard(title: "Inside Out 2", year: 2024)
              .columnSpan(2)
            FilmCard(title: "Elemental", year: 2023)
          }
        }
      }
      Card("Divided sections", note: "Dividers between rows, none after the last.") {
        DividedSections {
          Section("Fruit") {
            row("Apples", "12")
            row("Pears", "5")
          }
          Section("Vegetables") {
            row("Leeks", "3")
            row("Carrots", "20")
            row("Radishes", "8")
          }
        }
      }
    }
  }

  private func row(_ name: String, _ count: String) -> some View {
    HStack {
      Text(name)
      Spacer()
      Text(count).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}

struct StudioFilmography<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      Group(subviews: content) { subviews in
        ForEach(sectionOf: subviews) { section in
          VStack(alignment: .leading, spacing: 8) {
            section.header
              .font(.title2.bold())
              .padding(.top, 12)
            LazyVGrid(
              columns: [.init(.adaptive(minimum: 160))]
            ) {
              ForEach(section.content) { subview in
                subview
              }
            }
            section.footer
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding()
    }
  }
}

private struct SpanningFilmography<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(sectionOf: subviews) { section in
        VStack(alignment: .leading, spacing: 8) {
          section.header
            .font(.title2.bold())
          Grid {
            GridRow {
              ForEach(section.content) { subview in
                let span = subview.containerValues.columnSpan
                subview
                  .gridCellColumns(span)
              }
            }
          }
        }
      }
    }
  }
}

private struct DividedSections<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 0) {
          section.header
            .font(.footnote.weight(.semibold))
            .textCase(.uppercase)
            .foregroundStyle(.secondary)
            .padding(.bottom, 8)
          ForEach(section.content) { subview in
            subview.padding(.vertical, 8)
            if subview.id != section.content.last?.id {
              Divider()
            }
          }
        }
      }
    }
  }
}
