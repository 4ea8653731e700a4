import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Nothing to show")
struct UnavailableViewTests {
  private func parts(actions: Int = 0) -> some View {
    ContentUnavailableView {
      blank("label", 60, 40)
    } description: {
      blank("description", 80, 20)
    } actions: {
      ForEach(0..<actions, id: \.self) { blank("action \($0)", 30, 10) }
    }
  }

  @Test("label and description are 6 points apart, in the middle of what is proposed")
  func middle() {
    let display = Display(parts(), size: CGSize(width: 200, height: 166))
    #expect(display["label"] == rect(70, 50, 60, 40))
    #expect(display["description"] == rect(60, 96, 80, 20))
  }

  @Test("actions are below, 14 points from the description and 8 from one another")
  func actions() {
    let display = Display(parts(actions: 2), size: CGSize(width: 200, height: 208))
    #expect(display["label"] == rect(70, 50, 60, 40))
    #expect(display["description"] == rect(60, 96, 80, 20))
    #expect(display["action 0"] == rect(85, 130, 30, 10))
    #expect(display["action 1"] == rect(85, 148, 30, 10))
  }

  @Test("where nothing is proposed it is as large as its parts and the padding around")
  func ideal() {
    #expect(size(of: parts()) == CGSize(width: 112, height: 98))
    #expect(size(of: parts(actions: 1)) == CGSize(width: 112, height: 122))
  }

  @Test("it takes what it is proposed in each dimension")
  func proposals() {
    #expect(
      size(of: parts(), proposal: ProposedViewSize(width: 300, height: 200))
        == CGSize(width: 300, height: 200))
    #expect(
      size(of: parts(), proposal: ProposedViewSize(width: 300, height: nil)) == CGSize(width: 300, height: 98)
    )
    #expect(
      size(of: parts(), proposal: ProposedViewSize(width: nil, height: 200))
        == CGSize(width: 112, height: 200))
  }

  @Test("a description that is missing leaves no gap")
  func noDescription() {
    let view = ContentUnavailableView { blank("label", 60, 40) }
    #expect(size(of: view) == CGSize(width: 92, height: 72))
    let title = ContentUnavailableView("title", systemImage: "star")
    let described = ContentUnavailableView("title", systemImage: "star", description: Text("why"))
    let line = size(of: Text("why").font(.callout))?.height ?? 0
    #expect((size(of: described)?.height ?? 0) - (size(of: title)?.height ?? 0) == line + 6)
  }

  @Test("a label has its icon above the title, 10 points apart, both in the middle")
  func label() {
    let view = ContentUnavailableView {
      Label {
        blank("title", 80, 20)
      } icon: {
        blank("icon", 30, 30)
      }
    }
    let display = Display(view)
    #expect(display.size == CGSize(width: 112, height: 92))
    #expect(display["icon"] == rect(41, 16, 30, 30))
    #expect(display["title"] == rect(16, 56, 80, 20))
  }

  @Test("the icon is large and secondary, the title bold, the description smaller and secondary")
  func look() {
    let view = ContentUnavailableView {
      Label {
        Text("title")
      } icon: {
        Text("icon")
      }
    } description: {
      Text("why")
    }
    let display = Display(view, profile: .phone)
    let secondary = ResolvedColor.rgb(60, 60, 67, 0.6)
    #expect(display.texts == ["icon", "title", "why"])
    #expect(display.runs.map(\.run.size) == [44, 22, 16])
    #expect(display.inks == [secondary, .black, secondary])
  }

  @Test("lines of a title and of a description are centred")
  func lines() throws {
    let view = ContentUnavailableView {
      Text("label")
    } description: {
      Text("i\nmmmm")
    }
    let display = Display(view)
    let narrow = try #require(display.runs.first { $0.run.text == "i" })
    let wide = try #require(display.runs.first { $0.run.text == "mmmm" })
    #expect(narrow.x > wide.x + 10)
  }

  @Test("a label style of the program does not reach the label")
  func labelStyle() {
    let view = ContentUnavailableView {
      Label {
        blank("title", 80, 20)
      } icon: {
        blank("icon", 30, 30)
      }
    } actions: {
      Label {
        Text("Action title")
      } icon: {
        blank("action icon", 30, 30)
      }
    }
    let display = Display(view.labelStyle(.iconOnly))
    #expect(display["title"] != nil && display["icon"] != nil)
    #expect(display.texts.isEmpty && display["action icon"] != nil)
  }

  @Test("every initialiser shows its title and description")
  func initialisers() {
    let string = "**plain**"
    let resource = LocalizedStringResource("**key**")
    let views: [(AnyView, String)] = [
      (AnyView(ContentUnavailableView("**key**", systemImage: "star", description: Text("why"))), "keywhy"),
      (AnyView(ContentUnavailableView("**key**", image: "none", description: Text("why"))), "keywhy"),
      (
        AnyView(ContentUnavailableView(string, systemImage: "star", description: Text("why"))), string + "why"
      ),
      (AnyView(ContentUnavailableView(string, image: "none", description: Text("why"))), string + "why"),
      (AnyView(ContentUnavailableView(resource, systemImage: "star", description: Text("why"))), "keywhy"),
      (AnyView(ContentUnavailableView(resource, image: "none")), "key"),
    ]
    for (view, text) in views { #expect(shown(view) == text) }
  }

  @Test("a search names its text, and gives advice")
  func search() {
    #expect(shown(ContentUnavailableView.search) == "No ResultsCheck the spelling or try a new search.")
    #expect(
      shown(ContentUnavailableView.search(text: "tea"))
        == "No Results for “tea”Check the spelling or try a new search.")
  }

  @Test("a search follows the language of its environment")
  func language() {
    let display = Display(ContentUnavailableView.search)
    display.session.setEnvironment { $0.locale = Locale(identifier: "de") }
    #expect(display.texts.first == "Keine Ergebnisse")
    display.session.setEnvironment { $0.locale = Locale(identifier: "fr") }
    #expect(display.texts.first == "Aucun résultat")
  }

  @Test("actions that come and go change the place of the rest")
  func changingActions() {
    let count = Remote(0)
    let display = Display(Driven(count) { parts(actions: $0) }, size: CGSize(width: 200, height: 200))
    #expect(display["label"]?.minY == 67)
    count.value = 1
    #expect(display["label"]?.minY == 55)
    #expect(display["action 0"]?.minY == 135)
    count.value = 0
    #expect(display["label"]?.minY == 67)
  }
}
