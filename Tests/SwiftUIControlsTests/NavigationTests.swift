import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Navigation stacks")
struct NavigationStackTests {
  private let size = CGSize(width: 200, height: 300)

  private func display<V: View>(
    _ view: V, profile: PlatformProfile = .desktop, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Display {
    Display(view, size: size, profile: profile, environment: environment)
  }

  private var root: some View { Color.clear.testProbe("root") }

  @Test("without a title the root has the whole of the stack")
  func untitled() {
    let display = display(NavigationStack { root }.testProbe("stack"))
    #expect(display["stack"] == rect(0, 0, 200, 300))
    #expect(display["root"] == rect(0, 0, 200, 300))
    #expect(display.items.isEmpty)
  }

  @Test("content that is larger than the stack leaves the bar where it is", arguments: bothProfiles)
  func largeContent(profile: PlatformProfile) throws {
    let root = Color.blue.frame(width: 500, height: 900).navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .primaryAction) { blank("item", 20, 10) } }
    let display = display(NavigationStack { root }.testProbe("stack"), profile: profile)
    #expect(display["stack"] == rect(0, 0, 200, 300))
    let item = try #require(display["item"])
    #expect(item.maxX <= 200 && item.minX > 100 && item.minY >= 0 && item.maxY < 50)
  }

  @Test("a root of a fixed size stands in the middle")
  func fixed() {
    #expect(display(NavigationStack { blank("root", 20, 10) })["root"] == rect(90, 145, 20, 10))
  }

  @Test("on the desktop a title stands at the leading end of a bar of 44 points, above a line of one")
  func inline() throws {
    let display = display(NavigationStack { root.navigationTitle("Inbox") })
    #expect(display.texts == ["Inbox"])
    #expect(display["root"] == rect(0, 45, 200, 255))
    let run = try #require(display.runs.first)
    #expect(run.x == 12)
    // The bar and the line.
    #expect(display.fills.count == 2)
  }

  @Test("on a phone a title is large, at the leading edge below the bar's row, without a line")
  func large() throws {
    let display = display(NavigationStack { root.navigationTitle("Inbox") }, profile: .phone)
    let run = try #require(display.runs.first)
    #expect(run.run.size == 34)
    #expect(run.x == 16)
    #expect(display.fills == [], "it is clear at the edge")
    let height = 44 + 3 + 8 + Display(Text("Inbox").font(.largeTitle.bold()), profile: .phone).size.height
    #expect(display["root"] == rect(0, height, 200, 300 - height))
  }

  @Test("a display mode is that on either platform")
  func modes() {
    for profile in [PlatformProfile.desktop, .phone] {
      func top(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
        display(
          NavigationStack { root.navigationTitle("Inbox").navigationBarTitleDisplayMode(mode) },
          profile: profile)["root"]?.minY
      }
      let line: CGFloat = profile == .desktop ? 1 : 0.5
      #expect(top(.inline) == 44 + line)
      #expect(
        top(.large) == 44 + 3 + 8
          + Display(Text("Inbox").font(.largeTitle.bold()), profile: profile).size.height)
      #expect(top(.automatic) == top(profile == .desktop ? .inline : .large))
    }
  }

  @Test("a mode without a title shows no bar")
  func modeAlone() {
    let display = display(NavigationStack { root.navigationBarTitleDisplayMode(.large) })
    #expect(display["root"] == rect(0, 0, 200, 300))
  }

  @Test("every form of the title shows it, as a key or as it is")
  func titles() {
    let string = "**plain**"
    func texts(_ view: some View) -> [String] { display(NavigationStack { view }).texts }
    #expect(texts(root.navigationTitle("**key**")) == ["key"])
    #expect(texts(root.navigationTitle(string)) == [string])
    #expect(texts(root.navigationTitle(Text("te") + Text("xt"))).joined() == "text")
  }

  @Test("the title is that of the view furthest inside, and of the first of several side by side")
  func precedence() {
    func texts(@ViewBuilder _ view: () -> some View) -> [String] {
      display(NavigationStack { view() }).texts
    }
    #expect(texts { VStack { root.navigationTitle("inner") }.navigationTitle("outer") } == ["inner"])
    let siblings = texts {
      VStack {
        root
        root.navigationTitle("first")
        root.navigationTitle("second")
      }
    }
    #expect(siblings == ["first"])
    #expect(texts { VStack { List { root.navigationTitle("row") } } } == ["row"])
  }

  @Test("a title that changes, comes or goes changes the bar")
  func changes() {
    let title = Remote<String?>("one")
    let display = display(
      Driven(title) { title in
        NavigationStack {
          if let title { root.navigationTitle(title) } else { root }
        }
      })
    #expect(display.texts == ["one"])
    title.value = "two"
    #expect(display.texts == ["two"])
    title.value = nil
    #expect(display.texts == [] && display["root"] == rect(0, 0, 200, 300))
    title.value = "three"
    #expect(display.texts == ["three"] && display["root"]?.minY == 45)
  }

  @Test("the root keeps its state when a title comes")
  func state() {
    let handle = Handle()
    let title = Remote("")
    struct Screen: View {
      let handle: Handle
      let hasTitle: Bool
      var body: some View {
        VStack {
          Stateful("state", handle)
          if hasTitle { Color.clear.navigationTitle("Title") }
        }
      }
    }
    let display = display(
      Driven(title) { title in NavigationStack { Screen(handle: handle, hasTitle: !title.isEmpty) } })
    display.session.update()
    handle.width = 30
    title.value = "title"
    #expect(display.texts == ["Title"])
    #expect(display["state"]?.width == 30)
  }

  @Test("a stack in a stack shows its own title and leaves the outer one its own")
  func nested() {
    let display = display(
      NavigationStack {
        VStack(spacing: 0) {
          NavigationStack { root.navigationTitle("inner") }
        }
        .navigationTitle("outer")
      })
    #expect(display.texts.sorted() == ["inner", "outer"])
    #expect(display["root"] == rect(0, 90, 200, 210))
  }

  @Test("from right to left a large title stands at the right")
  func rightToLeft() throws {
    let display = display(
      NavigationStack { root.navigationTitle("Inbox").navigationBarTitleDisplayMode(.large) }
    ) { $0.layoutDirection = .rightToLeft }
    let run = try #require(display.runs.first)
    let width = Display(Text("Inbox").font(.largeTitle.bold())).size.width
    // A text is as wide as whole half points, its glyphs are not.
    #expect(abs(run.x - (200 - 16 - width)) < 0.5)
  }

  @Test("a path holds values of any types, last in, first out")
  func path() {
    var path = NavigationPath()
    #expect(path.isEmpty && path.count == 0)
    path.append(1)
    path.append("two")
    path.append(3.0)
    #expect(!path.isEmpty && path.count == 3)
    path.removeLast()
    #expect(path.count == 2)
    path.removeLast(0)
    path.removeLast(-4)
    #expect(path.count == 2)
    path.removeLast(9)
    #expect(path.isEmpty)
  }

  @Test(
    "a link outside of a list is a button on the desktop, in the style of buttons that is set, and a label on a phone"
  )
  func linkLook() {
    func fills(_ profile: PlatformProfile, _ view: some View) -> Int {
      Display(NavigationStack { view }, size: CGSize(width: 300, height: 200), profile: profile).fills.count
    }
    let link = NavigationLink("Go") { Text("There") }
    for (profile, more) in [(PlatformProfile.desktop, 1), (.phone, 0)] {
      #expect(fills(profile, link) == fills(profile, Text("Go")) + more)
      #expect(fills(profile, link.buttonStyle(.plain)) == fills(profile, Text("Go")))
      #expect(fills(profile, link.buttonStyle(.borderedProminent)) == fills(profile, Text("Go")) + 1)
    }
  }

  @Test("a title with a subtitle stays in its bar at every size of text")
  func subtitleRoom() throws {
    for size in DynamicTypeSize.allCases {
      let session = presenting(
        NavigationStack {
          Text("Content").navigationTitle("Title").navigationSubtitle("Below")
            .navigationBarTitleDisplayMode(.inline)
        }.dynamicTypeSize(size), .phone)
      session.settled()
      let frames = try ["Title", "Below"].map { try session.find(.named($0)).frame }
      #expect(frames[0].minY >= -0.5 && frames[1].maxY <= 44.5, "\(size) \(frames)")
    }
  }
}

@MainActor @Suite("Navigation links")
struct NavigationLinkTests {
  private let blue = ResolvedColor.rgb(0, 136, 255)

  private var link: some View {
    NavigationLink {
      Color.red
    } label: {
      blank("label", 30, 10)
    }
  }

  @Test("every initialiser shows its label, and runs the closure of its destination once")
  func initialisers() {
    final class Made { var count = 0 }
    let made = Made()
    func destination() -> Color {
      made.count += 1
      return .red
    }
    let string = "**plain**"
    #expect(shown(NavigationLink("**key**") { destination() }) == "key")
    #expect(shown(NavigationLink(string) { destination() }) == string)
    let label = NavigationLink {
      destination()
    } label: {
      Text("label")
    }
    #expect(shown(label) == "label")
    #expect(made.count == 3)
  }

  @Test("outside a list a phone's link is its label in the tint")
  func outside() {
    #expect(Display(link, profile: .phone).size == CGSize(width: 30, height: 10))
    #expect(Display(NavigationLink("a") { Color.red }, profile: .phone).inks == [blue])
    #expect(
      Display(NavigationLink("a") { Color.red }.tint(.red), profile: .phone).inks == [.rgb(255, 56, 60)])
  }

  @Test("in a list the label stands at the leading edge in the foreground, a chevron at the trailing edge")
  func row() throws {
    let chevron = Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
    let width = Display(chevron).size.width
    let view = List {
      NavigationLink {
        Color.red
      } label: {
        Color.clear.frame(height: 10).testProbe("label")
      }
      NavigationLink("text") { Color.red }
    }
    let display = Display(view, size: CGSize(width: 200, height: 300))
    let label = try #require(display["label"])
    #expect(label.minX == 16 && label.minY == 17)
    // The label and the spacer share what the chevron leaves; the chevron ends at the inset.
    #expect(label.width <= 184 - width)
    #expect(display.inks.first == .black)
  }

  @Test("a link beside a list is none of its rows")
  func beside() {
    let view = VStack(spacing: 0) {
      link
      List { Color.red }
    }
    let display = Display(view, size: CGSize(width: 200, height: 300), profile: .phone)
    #expect(display["label"] == rect(85, 0, 30, 10))
  }

  @Test("in a row of a list a link's label of several views is in one row")
  func severalViews() {
    let view = List {
      NavigationLink {
        Color.red
      } label: {
        blank("a", 20, 10)
        blank("b", 30, 10)
      }
    }
    let display = Display(view, size: CGSize(width: 200, height: 300))
    #expect(display["a"]?.minX == 16)
    #expect(display["b"]?.minX == 44)
    #expect(display["a"]?.minY == display["b"]?.minY)
  }

  @Test("state in the label is kept when the link's surroundings change")
  func state() {
    let handle = Handle()
    let number = Remote(0)
    let display = Display(
      Driven(number) { number in
        NavigationLink {
          Text("\(number)")
        } label: {
          Stateful("a", handle)
        }
        .opacity(number == 0 ? 1 : 0.5)
      })
    display.session.update()
    handle.width = 30
    number.value = 1
    #expect(display["a"]?.width == 30)
  }
}
