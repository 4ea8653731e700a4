import SwiftUI
import SwiftUICore
import TestSupport
import Testing

private struct Framed: LabelStyle {
  var width: CGFloat = 10
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(width) }
}

/// The title before the icon, in a column.
private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.title
      configuration.icon
    }
  }
}

/// Shows the icon where there is room for it, by properties of its own.
private struct Reading: LabelStyle {
  @Environment(\.horizontalSizeClass) private var width
  func makeBody(configuration: Configuration) -> some View {
    if width == .compact { configuration.icon } else { configuration.title }
  }
}

/// Two views, and none of a stack.
private struct Loose: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon
  }
}

@MainActor @Suite("Layout of labels")
struct LabelLayoutTests {
  private var label: some View {
    Label {
      blank("title", 40, 10)
    } icon: {
      blank("icon", 16, 16)
    }
  }

  private func label<Title: View, Icon: View>(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) -> some View {
    Label(title: title, icon: icon)
  }

  @Test("the icon stands 8 points before the title, on one baseline")
  func row() {
    let display = Display(label)
    #expect(display.size == CGSize(width: 64, height: 16))
    #expect(display["icon"] == rect(0, 0, 16, 16))
    #expect(display["title"] == rect(24, 6, 40, 10))
  }

  @Test("from right to left the icon stands at the right")
  func rightToLeft() {
    let display = Display(label) { $0.layoutDirection = .rightToLeft }
    #expect(display["icon"] == rect(48, 0, 16, 16))
    #expect(display["title"] == rect(0, 6, 40, 10))
  }

  @Test("an icon stands on the first baseline of a title of several lines")
  func firstBaseline() throws {
    let view = label {
      Text("one\ntwo")
    } icon: {
      blank("icon", 5, 5)
    }
    let display = Display(view)
    #expect(display.texts == ["one", "two"])
    #expect(display["icon"]?.maxY == display.runs.first?.y)
  }

  @Test("a part that is empty leaves the other alone, without a gap")
  func emptyParts() {
    let title = label {
      blank("title", 40, 10)
    } icon: {
    }
    #expect(Display(title)["title"] == rect(0, 0, 40, 10))
    #expect(Display(title).size == CGSize(width: 40, height: 10))
    let icon = label {
    } icon: {
      blank("icon", 16, 16)
    }
    #expect(Display(icon).size == CGSize(width: 16, height: 16))
    let nothing = label {
    } icon: {
    }
    #expect(Display(nothing).size == .zero)
    #expect(Display(title.labelStyle(.iconOnly)).size == .zero)
    #expect(Display(icon.labelStyle(.titleOnly)).size == .zero)
  }

  @Test("the label of an empty string is as high as a line")
  func emptyTitle() {
    #expect(Display(Label("", systemImage: "star").labelStyle(.titleOnly)).size == Display(Text("")).size)
  }

  @Test("parts of several views are in one row")
  func severalViews() {
    let view = label {
      blank("a", 10, 10)
      blank("b", 20, 10)
    } icon: {
      blank("c", 30, 10)
      blank("d", 40, 10)
    }
    let display = Display(VStack(spacing: 0) { view })
    #expect(display["c"] == rect(0, 0, 30, 10))
    #expect(display["d"] == rect(38, 0, 40, 10))
    #expect(display["a"] == rect(86, 0, 10, 10))
    #expect(display["b"] == rect(104, 0, 20, 10))
    let titles = Display(VStack(spacing: 0) { view.labelStyle(.titleOnly) })
    #expect(titles["a"] == rect(0, 0, 10, 10) && titles["b"] == rect(18, 0, 20, 10))
    let icons = Display(VStack(spacing: 0) { view.labelStyle(.iconOnly) })
    #expect(icons["c"] == rect(0, 0, 30, 10) && icons["d"] == rect(38, 0, 40, 10))
  }

  @Test("the built-in styles show the title, the icon or both")
  func styles() {
    #expect(Display(label.labelStyle(.titleOnly))["title"] == rect(0, 0, 40, 10))
    #expect(Display(label.labelStyle(.titleOnly))["icon"] == nil)
    #expect(Display(label.labelStyle(.iconOnly))["icon"] == rect(0, 0, 16, 16))
    #expect(Display(label.labelStyle(.iconOnly)).size == CGSize(width: 16, height: 16))
    for style in [AnyView(label.labelStyle(.titleAndIcon)), AnyView(label.labelStyle(.automatic))] {
      #expect(Display(style)["icon"] == rect(0, 0, 16, 16))
      #expect(Display(style)["title"] == rect(24, 6, 40, 10))
    }
  }

  @Test("a title takes the width that the icon leaves, and no more than it needs")
  func width() {
    let view = label {
      Color.clear.frame(height: 10).testProbe("title")
    } icon: {
      blank("icon", 16, 16)
    }
    #expect(Display(view, size: CGSize(width: 100, height: 16))["title"] == rect(24, 6, 76, 10))
    #expect(Display(label, size: CGSize(width: 100, height: 16))["title"] == rect(42, 6, 40, 10))
  }

  @Test("a style arranges title and icon as it likes")
  func custom() {
    let display = Display(label.labelStyle(Reversed()))
    #expect(display.size == CGSize(width: 40, height: 26))
    #expect(display["title"] == rect(0, 0, 40, 10))
    #expect(display["icon"] == rect(12, 10, 16, 16))
  }

  @Test("the views of a style are one label, in a row")
  func looseStyle() {
    let display = Display(VStack(spacing: 0) { label.labelStyle(Loose()) })
    #expect(display["title"] == rect(0, 3, 40, 10))
    #expect(display["icon"] == rect(48, 0, 16, 16))
  }

  @Test("a label made of a configuration has the style around, at any depth")
  func decorating() {
    #expect(Display(label.labelStyle(Framed())).size == CGSize(width: 84, height: 36))
    #expect(Display(label.labelStyle(Framed()).labelStyle(.iconOnly)).size == CGSize(width: 36, height: 36))
    let twice = label.labelStyle(Framed(width: 1)).labelStyle(Framed(width: 2)).labelStyle(.iconOnly)
    #expect(Display(twice).size == CGSize(width: 22, height: 22))
    #expect(Display(label.labelStyle(Reversed()).labelStyle(Framed())).size == CGSize(width: 40, height: 26))
  }

  @Test("a style reads the environment in properties of its own, and follows it")
  func environment() {
    let styled = label.labelStyle(Reading())
    #expect(Display(styled).size == CGSize(width: 40, height: 10))
    let display = Display(styled.environment(\.horizontalSizeClass, .compact))
    #expect(display.size == CGSize(width: 16, height: 16))
    let changing = Display(styled)
    #expect(changing["icon"] == nil)
    changing.session.setEnvironment { $0.horizontalSizeClass = .compact }
    #expect(changing["title"] == nil)
    #expect(changing["icon"]?.size == CGSize(width: 16, height: 16))
  }

  @Test("a label style reaches labels in buttons, links and lists")
  func reach() {
    let label = Label {
      Text("Title")
    } icon: {
      blank("icon", 16, 16)
    }
    let views = VStack {
      Button(action: {}) { label }
      Link(destination: URL(filePath: "/")) { label }
      NavigationLink(destination: { Color.red }, label: { label })
      List { label }
    }
    let display = Display(views.labelStyle(.iconOnly), size: CGSize(width: 200, height: 200))
    #expect(display["icon"] != nil)
    #expect(display.texts.isEmpty)
  }

  @Test("title and icon have the font and the foreground of the label")
  func inheritance() {
    let view = Label {
      Text("a")
    } icon: {
      Text("b")
    }
    let display = Display(view.font(.system(size: 30)).foregroundStyle(.red))
    #expect(display.texts == ["b", "a"])
    #expect(display.runs.map(\.run.size) == [30, 30])
    #expect(display.inks == [.rgb(255, 56, 60), .rgb(255, 56, 60)])
  }

  @Test("state in a title is kept when the style's values or the label's surroundings change")
  func state() {
    let handle = Handle()
    let number = Remote(0)
    let display = Display(
      Driven(number) { number in
        Label {
          Stateful("a", handle)
          Text("\(number)")
        } icon: {
          blank("icon", 5, 5)
        }
        .labelStyle(Framed(width: CGFloat(number)))
        .opacity(number == 0 ? 1 : 0.5)
      })
    display.session.update()
    handle.width = 30
    #expect(display["a"]?.width == 30)
    number.value = 1
    #expect(display["a"]?.width == 30)
    #expect(display.texts.contains("1"))
  }

  @Test(
    "on a phone a symbol grows with the title when text does",
    arguments: [DynamicTypeSize.xSmall, .accessibility3])
  func typeSizes(size: DynamicTypeSize) {
    func height(_ size: DynamicTypeSize) -> CGFloat {
      Display(Label("title", systemImage: "star"), profile: .phone) { $0.dynamicTypeSize = size }.size.height
    }
    #expect((height(size) > height(.large)) == (size > .large))
    #expect((height(size) < height(.large)) == (size < .large))
  }
}
