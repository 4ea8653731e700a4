import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

private struct Column: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

private struct Framed: LabeledContentStyle {
  var width: CGFloat = 10
  func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(width) }
}

private struct Reading: LabeledContentStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    if isEnabled { configuration.content }
  }
}

@MainActor @Suite("Labelled content")
struct LabeledContentTests {
  private var content: some View {
    LabeledContent {
      blank("content", 30, 10)
    } label: {
      blank("label", 50, 20)
    }
  }

  @Test("every initialiser shows its label, then its value")
  func initialisers() {
    let string = "**plain**"
    let resource = LocalizedStringResource("**key**")
    #expect(shown(LabeledContent(resource) { Text("value") }) == "keyvalue")
    #expect(shown(LabeledContent(resource, value: string)) == "key" + string)
    #expect(shown(LabeledContent(resource, value: 0.5, format: .percent), locale: "en") == "key50%")
    #expect(shown(LabeledContent("**key**", value: string.dropFirst(2))) == "keyplain**")
    #expect(shown(LabeledContent("**key**", value: 2, format: .number)) == "key2")
    #expect(shown(LabeledContent(string, value: 2, format: .number)) == string + "2")
  }

  private let red = ResolvedColor.rgb(255, 56, 60)

  private func inks(_ rows: some View, _ profile: PlatformProfile) -> [ResolvedColor] {
    Display(Form { rows }.formStyle(.grouped), size: CGSize(width: 390, height: 300), profile: profile).inks
  }

  @Test(
    "controls in a value have the ink that they have elsewhere", arguments: [PlatformProfile.phone, .desktop])
  func controls(profile: PlatformProfile) {
    let url = URL(filePath: "/")
    let controls = [AnyView(Button("b") {}), AnyView(Link("b", destination: url)), AnyView(Menu("b") {})]
    for control in controls {
      let content = LabeledContent("a") { control }
      #expect(inks(content, profile).last == inks(control, profile).last)
      #expect(inks(content.foregroundStyle(.red), profile).last == red)
      let inFooter = Section {
      } footer: {
        control
      }
      #expect(inks(inFooter, profile).last == inks(control, profile).last)
    }
    #expect(inks(LabeledContent("a") { Button("b") {}.foregroundStyle(.red) }, profile).last == red)
    let text = inks(LabeledContent("a") { Text("b") }, profile)
    #expect(text.count == 2 && text[0] != text[1])
  }

  @Test("a formatted value is in the environment's language, and follows it")
  func languages() {
    let display = Display(LabeledContent("a", value: 1234.5, format: .number))
    display.session.setEnvironment { $0.locale = Locale(identifier: "de") }
    #expect(display.texts == ["a", "1.234,5"])
    display.session.setEnvironment { $0.locale = Locale(identifier: "en") }
    #expect(display.texts == ["a", "1,234.5"])
  }

  @Test("on the desktop the value stands 8 points after the label, on one baseline")
  func desktop() {
    let display = Display(content)
    #expect(display.size == CGSize(width: 88, height: 20))
    #expect(display["label"] == rect(0, 0, 50, 20))
    #expect(display["content"] == rect(58, 10, 30, 10))
  }

  @Test("on a phone the value stands at the trailing edge, in a secondary colour")
  func phone() {
    let display = Display(content, size: CGSize(width: 200, height: 20), profile: .phone)
    #expect(display["label"] == rect(0, 0, 50, 20))
    #expect(display["content"] == rect(170, 10, 30, 10))
    let texts = LabeledContent("label", value: "value")
    #expect(Display(texts, profile: .phone).inks == [.black, .rgb(60, 60, 67, 0.6)])
    #expect(Display(texts).inks == [.black, .black])
  }

  @Test("from right to left label and value change sides")
  func rightToLeft() {
    let desktop = Display(content) { $0.layoutDirection = .rightToLeft }
    #expect(desktop["label"] == rect(38, 0, 50, 20))
    #expect(desktop["content"] == rect(0, 10, 30, 10))
    let phone = Display(content, size: CGSize(width: 200, height: 20), profile: .phone) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(phone["label"] == rect(150, 0, 50, 20))
    #expect(phone["content"] == rect(0, 10, 30, 10))
  }

  @Test("views of a label after the first are subtitles: below it, 2 points apart, at its leading edge")
  func subtitles() {
    let view = LabeledContent {
      blank("content", 30, 10)
    } label: {
      blank("title", 50, 20)
      blank("first", 20, 10)
      blank("second", 40, 10)
    }
    let display = Display(view)
    #expect(display["title"] == rect(0, 0, 50, 20))
    #expect(display["first"] == rect(0, 22, 20, 10))
    #expect(display["second"] == rect(0, 34, 40, 10))
    #expect(display["content"]?.minX == 58)
    let rightToLeft = Display(view) { $0.layoutDirection = .rightToLeft }
    #expect(rightToLeft["title"]?.maxX == 88)
    #expect(rightToLeft["first"] == rect(68, 22, 20, 10))
  }

  @Test("subtitles are smaller and secondary, the title as it is")
  func subtitleLook() {
    let view = LabeledContent {
      EmptyView()
    } label: {
      Text("title")
      Text("subtitle")
    }
    let display = Display(view, profile: .phone)
    #expect(display.runs.map(\.run.size) == [17, 15])
    #expect(display.inks == [.black, .rgb(60, 60, 67, 0.6)])
  }

  @Test("a subtitle that comes and goes leaves the title where it was")
  func changingSubtitle() {
    let hasSubtitle = Remote(false)
    let display = Display(
      Driven(hasSubtitle) { hasSubtitle in
        LabeledContent {
          EmptyView()
        } label: {
          blank("title", 50, 20)
          if hasSubtitle { blank("subtitle", 20, 10) }
        }
      })
    #expect(display.size == CGSize(width: 50, height: 20))
    hasSubtitle.value = true
    #expect(display["title"] == rect(0, 0, 50, 20))
    #expect(display["subtitle"] == rect(0, 22, 20, 10))
    hasSubtitle.value = false
    #expect(display.size == CGSize(width: 50, height: 20))
    #expect(display["subtitle"] == nil)
  }

  @Test("an empty label or value leaves the other alone")
  func empty() {
    let unlabelled = LabeledContent {
      blank("content", 30, 10)
    } label: {
    }
    #expect(Display(unlabelled)["content"] == rect(0, 0, 30, 10))
    let valueless = LabeledContent {
    } label: {
      blank("label", 50, 20)
    }
    #expect(Display(valueless).size == CGSize(width: 50, height: 20))
    let nothing = LabeledContent {
    } label: {
    }
    #expect(Display(nothing).size == .zero)
  }

  @Test("a value of several views is in the row, in one piece of content")
  func severalViews() {
    let view = LabeledContent {
      blank("a", 10, 10)
      blank("b", 20, 10)
    } label: {
      blank("label", 50, 10)
    }
    let display = Display(VStack(spacing: 0) { view })
    #expect(display.size == CGSize(width: 96, height: 10))
    #expect(display["a"] == rect(58, 0, 10, 10))
    #expect(display["b"] == rect(76, 0, 20, 10))
  }

  @Test("the automatic style is the one where none is set")
  func automatic() {
    let display = Display(content.labeledContentStyle(.automatic).labeledContentStyle(Column()))
    #expect(display["content"] == rect(58, 10, 30, 10))
  }

  @Test("a style arranges label and value as it likes")
  func custom() {
    let display = Display(VStack { content }.labeledContentStyle(Column()))
    #expect(display.size == CGSize(width: 50, height: 30))
    #expect(display["label"] == rect(0, 0, 50, 20))
    #expect(display["content"] == rect(0, 20, 30, 10))
  }

  @Test("labelled content made of a configuration has the style around, at any depth")
  func decorating() {
    #expect(Display(content.labeledContentStyle(Framed())).size == CGSize(width: 108, height: 40))
    let column = content.labeledContentStyle(Framed(width: 1)).labeledContentStyle(Framed(width: 2))
      .labeledContentStyle(Column())
    #expect(Display(column).size == CGSize(width: 56, height: 36))
  }

  @Test("subtitles are subtitles in a style that decorates the automatic one")
  func decoratedSubtitles() {
    let view = LabeledContent {
      EmptyView()
    } label: {
      blank("title", 50, 20)
      blank("subtitle", 20, 10)
    }
    let display = Display(view.labeledContentStyle(Framed()))
    #expect(display["title"] == rect(10, 10, 50, 20))
    #expect(display["subtitle"] == rect(10, 32, 20, 10))
  }

  @Test("a style reads the environment in properties of its own, and follows it")
  func environment() {
    let styled = VStack { content.labeledContentStyle(Reading()) }
    #expect(Display(styled).size == CGSize(width: 88, height: 20))
    #expect(Display(styled.disabled(true)).size == CGSize(width: 50, height: 20))
    let display = Display(styled)
    #expect(display["content"] != nil)
    display.session.setEnvironment { $0.isEnabled = false }
    #expect(display["content"] == nil)
  }

  @Test("state in label and value is kept when the style's values change, and when a subtitle comes")
  func state() {
    let label = Handle(), value = Handle()
    let number = Remote(0)
    let display = Display(
      Driven(number) { number in
        LabeledContent {
          Stateful("value", value)
        } label: {
          Stateful("label", label)
          if number == 2 { blank("subtitle", 5, 5) }
        }
        .labeledContentStyle(Framed(width: CGFloat(number)))
      })
    display.session.update()
    label.width = 20
    value.width = 30
    #expect(display["label"]?.width == 20 && display["value"]?.width == 30)
    number.value = 1
    #expect(display["label"]?.width == 20 && display["value"]?.width == 30)
    number.value = 2
    #expect(display["value"]?.width == 30)
    #expect(display["label"]?.width == 20)
  }

  @Test("several in a column are rows of their own")
  func rows() {
    let display = Display(
      VStack(alignment: .leading, spacing: 0) {
        content
        LabeledContent("second", value: "value")
      })
    #expect(display["label"] == rect(0, 0, 50, 20))
    #expect(display.runs.map(\.x).first == 0)
    #expect(display.runs.allSatisfy { $0.y > 20 })
  }
}
