import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

/// A label in a frame, in the style around.
private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
}

private struct Doubled: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      LabeledContent(configuration)
      configuration.content
    }
  }
}

@Suite @MainActor struct LabelTests {
  private func size(_ view: some View) -> CGSize {
    let session = Session(view, proposal: .unspecified)
    defer { session.end() }
    session.update()
    return session.root.element?.size ?? .zero
  }

  private var red: some View { Color.red.frame(width: 10, height: 10) }

  @Test("an icon alone is called by the title, whatever view that is")
  func namesOfIcons() throws {
    struct Checked: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          Label {
            configuration.label
          } icon: {
            Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
          }
          .labelStyle(.iconOnly)
        }
      }
    }
    struct Named: View { var body: some View { Text("Own") } }
    let session = HeadlessSession(
      VStack {
        Label {
          HStack { Text("Stacked") }
        } icon: {
          Image(systemName: "star")
        }
        .labelStyle(.iconOnly)
        Button {
        } label: {
          Label {
            Named()
          } icon: {
            Image(systemName: "star")
          }
          .labelStyle(.iconOnly)
        }
        Toggle("Done", isOn: .constant(true)).toggleStyle(Checked())
      })
    session.update()
    for name in ["Stacked", "Own", "Done"] {
      let element = try session.find(name)
      #expect(element.label == name && element.frame.width > 10)
    }
  }

  @Test func stylesChooseWhatShows() {
    let label = Label {
      Text("Title")
    } icon: {
      red
    }
    #expect(shown(label) == "Title")
    #expect(shown(label.labelStyle(.titleOnly)) == "Title")
    #expect(shown(label.labelStyle(.titleAndIcon)) == "Title")
    #expect(shown(label.labelStyle(.iconOnly)) == "")
    #expect(size(label.labelStyle(.iconOnly)) == CGSize(width: 10, height: 10))
    #expect(size(label.labelStyle(.titleOnly)) == size(Text("Title")))
    #expect(size(label).width > size(Text("Title")).width + 10)
    #expect(size(label.labelStyle(.automatic)) == size(label.labelStyle(.titleAndIcon)))
    #expect(size(label.labelStyle(.iconOnly).labelStyle(.titleOnly)) == CGSize(width: 10, height: 10))
  }

  @Test func customStylesWrapTheCurrentOne() {
    let label = Label("Title", systemImage: "star")
    let framed = size(label.labelStyle(Framed()).labelStyle(.titleOnly))
    let title = size(Text("Title"))
    #expect(framed == CGSize(width: title.width + 20, height: title.height + 20))
  }

  @Test func everyInitialiserShowsItsTitle() {
    let string = "**plain**"
    let resource = ImageResource(name: "none", bundle: .main)
    let labels: [(AnyView, String)] = [
      (AnyView(Label("**key**", systemImage: "star")), "key"),
      (AnyView(Label(string, systemImage: "star")), string),
      (AnyView(Label("**key**", image: "none")), "key"), (AnyView(Label(string, image: "none")), string),
      (AnyView(Label("**key**", image: resource)), "key"), (AnyView(Label(string, image: resource)), string),
    ]
    for (label, title) in labels { #expect(shown(label.labelStyle(.titleOnly)) == title) }
    #expect(resource == ImageResource(name: "none", bundle: .main))
    #expect(Image(resource) == Image("none"))
  }

  @Test func labeledContentShowsLabelAndValue() {
    let string = "**plain**"
    #expect(shown(LabeledContent("**key**") { Text("value") }) == "keyvalue")
    #expect(shown(LabeledContent(string) { Text("value") }) == "**plain**value")
    #expect(shown(LabeledContent("key", value: string)) == "key**plain**")
    #expect(shown(LabeledContent(string, value: string)) == string + string)
    #expect(shown(LabeledContent("key", value: 0.5, format: .percent), locale: "en") == "key50%")
    #expect(shown(LabeledContent(string, value: 1234.5, format: .number), locale: "de") == "**plain**1.234,5")
    let views = LabeledContent {
      Text("value")
    } label: {
      Text("label")
    }
    #expect(shown(views) == "labelvalue")
    #expect(shown(views.labeledContentStyle(.automatic)) == "labelvalue")
    #expect(shown(views.labeledContentStyle(Doubled())) == "labelvaluevalue")
  }

  @Test func aPhonesValueStandsAtTheTrailingEdge() {
    func width(_ profile: PlatformProfile) -> CGFloat {
      let content = LabeledContent("a", value: "b")
      let session = Session(content, proposal: ProposedViewSize(width: 300, height: nil)) {
        $0.platformProfile = profile
      }
      defer { session.end() }
      session.update()
      return session.root.element?.size.width ?? 0
    }
    #expect(width(.phone) == 300)
    #expect(width(.desktop) < 100)
  }

  @Test func furtherTextsOfALabelAreSubtitles() {
    let content = LabeledContent {
      Text("value")
    } label: {
      Text("title")
      Text("subtitle")
    }
    let session = Session(content, proposal: .unspecified)
    defer { session.end() }
    let runs = placedRuns(session.picture().root)
    #expect(runs.map(\.run.text) == ["title", "subtitle", "value"])
    guard runs.count == 3 else { return }
    #expect(runs[0].x == runs[1].x && runs[1].y > runs[0].y + 8 && runs[2].y == runs[0].y)
    #expect(runs[1].run.size < runs[0].run.size && runs[1].paint != runs[0].paint)
    #expect(runs[2].x > runs[0].x)
  }

  @Test func linksHaveTheTint() throws {
    let url = try #require(URL(string: "https://a.b"))
    let title = "**plain**"
    #expect(shown(Link("**key**", destination: url)) == "key")
    #expect(shown(Link(title, destination: url)) == title)
    #expect(shown(Link(destination: url) { Text("views") }) == "views")
    #expect(size(Link("key", destination: url)) == size(Text("key")))
    let style = LinkShapeStyle()
    #expect(shown(Text("a").foregroundStyle(style)) == "a")
  }

  @Test func nothingToShowFillsTheRoom() {
    let session = Session(
      ContentUnavailableView("None", systemImage: "tray", description: Text("why")),
      proposal: ProposedViewSize(width: 400, height: 300))
    defer { session.end() }
    session.update()
    let size = session.root.element?.size
    #expect(size == CGSize(width: 400, height: 300))
    #expect(text(of: session).contains("None") && text(of: session).contains("why"))
    let string = "**a**"
    #expect(shown(ContentUnavailableView(string, systemImage: "tray")).contains(string))
    #expect(shown(ContentUnavailableView.search).contains("No Results"))
    #expect(shown(ContentUnavailableView.search(text: "**q**")).contains("“**q**”"))
    #expect(shown(ContentUnavailableView.search(text: "")).contains("No Results"))
    let parts = ContentUnavailableView {
      Label("one", systemImage: "tray")
    } description: {
      Text("two")
    } actions: {
      Button("three") {}
    }
    #expect(["one", "two", "three"].allSatisfy { shown(parts).contains($0) })
  }
}
