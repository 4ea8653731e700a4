import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Sheets") @MainActor
struct SheetTests {
  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0
    var name = "Sheet"
    var body: some View {
      VStack {
        Text(name)
        Text("presented \(isPresented)")
        Button("Count \(count)") { count += 1 }
        Button("Close \(name)") { dismiss() }
      }
    }
  }

  private struct Screen: View {
    let log: Noted
    @State private var isPresented = false
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("is \(isPresented)")
        Button("Open") { isPresented = true }
        Button("Behind \(taps)") { taps += 1 }
        Spacer()
      }
      .sheet(isPresented: $isPresented, onDismiss: { log.add("gone, \(isPresented)") }) { Sheet() }
    }
  }

  @Test("in the dark the page of a list and its cards are lighter in a phone's sheet than in the window")
  func elevated() {
    struct Screen: View {
      @State private var isPresented = true
      let inSheet: Bool
      var body: some View {
        if inSheet {
          Color.clear.sheet(isPresented: $isPresented) { List { Text("Row") } }
        } else {
          List { Text("Row") }
        }
      }
    }
    func colors(_ inSheet: Bool) -> [UInt8] {
      let session = presenting(Screen(inSheet: inSheet).environment(\.colorScheme, .dark), .phone)
      session.settled()
      let row = session.findAll(.named("Row")).first?.frame ?? .zero
      let image = session.image()
      return [row.minY - 3, row.maxY + 100].map { y in
        image.premultipliedRGBA[(Int(y) * image.width + image.width / 2) * 4]
      }
    }
    #expect(colors(false) == [28, 0])
    #expect(colors(true) == [44, 28])
  }

  @Test(
    "a sheet is there instead of what is behind, until it is dismissed", arguments: bothProfiles)
  func opens(profile: PlatformProfile) throws {
    let log = Noted()
    let session = presenting(Screen(log: log), profile)
    let place = try session.find("Behind 0").frame
    try session.tap("Open")
    session.settled()
    #expect(session.shows("Sheet") && session.shows("presented true"))
    #expect(!session.shows("Open") && !session.shows("is true"))
    #expect(log.take() == [])
    // What is behind does nothing, wherever it is pressed; on a phone the press beside a sheet dismisses it.
    if profile == .desktop {
      session.tap(at: CGPoint(x: place.midX, y: place.midY))
      #expect(session.shows("Sheet"))
    }
    try session.tap("Count 0")
    #expect(session.shows("Count 1"))
    try session.tap("Close Sheet")
    session.settled()
    #expect(!session.shows("Sheet"))
    #expect(session.shows("is false") && session.shows("Behind 0"))
    #expect(log.take() == ["gone, false"])
    // Its state begins anew.
    try session.tap("Open")
    session.settled()
    #expect(session.shows("Count 0"))
  }

  @Test("the escape key dismisses a sheet, unless its content says no", arguments: [false, true])
  func escape(isDisabled: Bool) throws {
    struct Screen: View {
      let isDisabled: Bool
      @State private var isPresented = true
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) {
          Text("Sheet").interactiveDismissDisabled(isDisabled)
        }
      }
    }
    let session = presenting(Screen(isDisabled: isDisabled), .desktop)
    session.settled()
    session.press(.escape)
    session.settled()
    #expect(session.shows("Sheet") == isDisabled)
  }

  @Test("another item is another sheet, and the first one goes")
  func items() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      let log: Noted
      @State private var item: Item?
      var body: some View {
        Button("One") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { log.add("gone") }) { shown in
            VStack {
              Text("Item \(shown.id)").onAppear { log.add("item \(shown.id)") }
              Button("Other") { item = Item(id: 2) }
              Button("None") { item = nil }
            }
          }
      }
    }
    let log = Noted()
    let session = presenting(Screen(log: log))
    try session.tap("One")
    session.settled()
    #expect(log.take() == ["item 1"])
    try session.tap("Other")
    session.settled()
    #expect(session.shows("Item 2") && !session.shows("Item 1"))
    #expect(log.take() == ["gone", "item 2"])
    try session.tap("None")
    session.settled()
    #expect(!session.shows("Item 2"))
    #expect(log.take() == ["gone"])
  }

  @Test("content has the environment of the view, and preferences stay in the sheet")
  func environment() throws {
    struct Name: PreferenceKey {
      static var defaultValue: String { "none" }
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    struct Inner: View {
      @Environment(\.locale) private var locale
      @EnvironmentObject private var model: Model
      var body: some View {
        Text("\(locale.identifier), \(model.name)").preference(key: Name.self, value: "sheet")
      }
    }
    final class Model: ObservableObject { @Published var name = "model" }
    struct Screen: View {
      @StateObject private var model = Model()
      @State private var name = "none"
      @State private var isPresented = true
      var body: some View {
        VStack {
          Color.clear.sheet(isPresented: $isPresented) { Inner() }
            .environment(\.locale, Locale(identifier: "fr_CH")).environmentObject(model)
          Button("Away") { isPresented = false }.keyboardShortcut("w")
          Text("name \(name)")
        }
        .onPreferenceChange(Name.self) { name = $0 }
      }
    }
    let session = presenting(Screen(), .desktop)
    session.settled()
    #expect(session.shows("fr_CH, model"))
    // A shortcut of what is behind does nothing.
    session.press("w", modifiers: .command)
    session.settled()
    #expect(session.shows("fr_CH, model"))
    session.press(.escape)
    session.settled()
    #expect(session.shows("name none"))
  }

  @Test("sheets over sheets: the one in front is used, and all go with the first")
  func nested() throws {
    struct Outer: View {
      @State private var isPresented = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("Inner") { isPresented = true }.sheet(isPresented: $isPresented) {
            VStack {
              Sheet(name: "Second")
              Button("All") { dismiss() }
            }
          }
        }
      }
    }
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        Button("Outer") { isPresented = true }.sheet(isPresented: $isPresented) { Outer() }
      }
    }
    let session = presenting(Screen())
    try session.tap("Outer")
    session.settled()
    try session.tap("Inner")
    session.settled()
    #expect(session.shows("Second") && !session.shows("Inner") && !session.shows("Outer"))
    try session.tap("Close Second")
    session.settled()
    #expect(session.shows("Inner") && !session.shows("Second"))
    try session.tap("Inner")
    session.settled()
    try session.tap("All")
    session.settled()
    #expect(session.shows("Outer") && !session.shows("Inner") && !session.shows("Second"))
  }

  @Test("of two sheets of one screen the second comes when the first has been dismissed")
  func oneAtATime() throws {
    struct Screen: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        VStack {
          Color.clear.sheet(isPresented: $first) { Sheet(name: "First") }
          Color.clear.sheet(isPresented: $second) { Sheet(name: "Second") }
        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    #expect(session.shows("First") && !session.shows("Second"))
    try session.tap("Close First")
    session.settled()
    #expect(session.shows("Second") && !session.shows("First"))
  }

  @Test("the focus stays in a sheet, and goes back to where it was")
  func focus() throws {
    struct Screen: View {
      @State private var isPresented = false
      @State private var text = ""
      @State private var inner = ""
      var body: some View {
        VStack {
          TextField("Outer", text: $text)
          Button("Open") { isPresented = true }.keyboardShortcut("o")
        }
        .sheet(isPresented: $isPresented) {
          VStack {
            TextField("A", text: $inner)
            TextField("B", text: $inner)
          }
        }
      }
    }
    let session = presenting(Screen(), .desktop)
    try session.tap("Outer")
    session.press("o", modifiers: .command)
    session.settled()
    #expect(session.focusedElement == nil)
    for name in ["A", "B", "A"] {
      session.press(.tab)
      #expect(session.focusedElement?.label == name)
    }
    session.press(.escape)
    session.settled()
    #expect(session.focusedElement?.label == "Outer")
  }

  @Test("a menu in a sheet opens above it, and only it closes")
  func menu() throws {
    let screen = Color.clear.sheet(isPresented: .constant(true)) {
      Menu("Menu") { Button("Item") {} }
    }
    let session = presenting(screen, .desktop)
    session.settled()
    try session.tap("Menu")
    session.settled()
    #expect(session.shows("Item"))
    session.press(.escape)
    session.settled()
    #expect(!session.shows("Item") && session.shows("Menu"))
  }

  @Test("a row, and a screen that another lies above, go on presenting")
  func presentersOutOfSight() throws {
    struct Row: View {
      @State private var isPresented = false
      let scroll: () -> Void
      var body: some View {
        Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) {
          VStack {
            Sheet()
            Button("Scroll") { scroll() }
          }
        }
      }
    }
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          ScrollViewReader { proxy in
            List(0..<100, id: \.self) { number in
              if number == 0 {
                Row {
                  proxy.scrollTo(90)
                  path = [7]
                }
              } else {
                Text("\(number)")
              }
            }
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    let session = presenting(Screen())
    try session.tap("Open")
    session.settled()
    try session.tap("Scroll")
    session.settled()
    #expect(session.shows("Sheet"))
    try session.tap("Close Sheet")
    session.settled()
    #expect(session.shows("Number 7"))
  }

  @Test("a cover is as large as the window, and its view alone can dismiss it")
  func cover() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Color.clear.fullScreenCover(isPresented: $isPresented) {
          VStack {
            GeometryReader { Text("\(Int($0.size.width))") }
            Sheet()
          }
        }
      }
    }
    for profile in bothProfiles {
      let session = presenting(Screen(), profile)
      session.settled()
      #expect(session.shows(profile == .phone ? "390" : "700"))
      session.press(.escape)
      session.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 500))
      session.settled()
      #expect(session.shows("Sheet"))
      try session.tap("Close Sheet")
      session.settled()
      #expect(!session.shows("Sheet"))
    }
  }

  @Test("what presents may stand at a view without elements", arguments: bothProfiles)
  func withoutView(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var isSheet = false
      @State private var isAlert = false
      @State private var isCover = false
      var body: some View {
        VStack {
          Button("Sheet") { isSheet = true }
            .background(EmptyView().sheet(isPresented: $isSheet) { Text("In the sheet") })
          Button("Alert") { isAlert = true }
            .background(EmptyView().alert("In the alert", isPresented: $isAlert) { Button("OK") {} })
          Button("Cover") { isCover = true }
            .overlay(Group {}.fullScreenCover(isPresented: $isCover) { Text("In the cover") })
        }
      }
    }
    for (button, text) in [
      ("Sheet", "In the sheet"), ("Alert", "In the alert"), ("Cover", "In the cover"),
    ] {
      let session = presenting(Screen(), profile)
      try session.tap(button)
      session.settled()
      #expect(session.shows(text))
    }
  }

  @Test("in a size that the program asks for the content is in the middle")
  func sizedContent() throws {
    for (sizing, size) in [
      ("form", CGSize(width: 540, height: 620)), ("page", CGSize(width: 744, height: 840)),
    ] {
      let content = Text("Content").presentationBackground(.red)
      let screen = Color.clear.sheet(isPresented: .constant(true)) {
        if sizing == "form" {
          content.presentationSizing(.form)
        } else {
          content.presentationSizing(.page)
        }
      }
      let session = HeadlessSession(screen, size: CGSize(width: 1000, height: 900))
      session.settled()
      let frame = try session.find("Content").frame
      #expect(abs(frame.midX - 500) < 1 && abs(frame.midY - 450) < 1)
      let image = session.image()
      func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let pixel = (Int(y) * image.width + Int(x)) * 4
        return image.premultipliedRGBA[pixel] > 180 && image.premultipliedRGBA[pixel + 1] < 120
      }
      #expect(isRed(500 - size.width / 2 + 20, 450) && isRed(500, 450 + size.height / 2 - 20))
      #expect(!isRed(500 - size.width / 2 - 10, 450) && !isRed(500, 450 + size.height / 2 + 10))
    }
  }

  @Test("the return key in a field of a desktop's sheet presses the button that confirms")
  func returnKey() throws {
    struct Screen: View {
      let log: Noted
      var hasAction = false
      @State private var text = ""
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          field.toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { log.add("done \(text)") } }
          }
        }
      }
      @ViewBuilder private var field: some View {
        if hasAction {
          TextField("Name", text: $text).onSubmit { log.add("submitted") }
        } else {
          TextField("Name", text: $text)
        }
      }
    }
    let log = Noted()
    for hasAction in [false, true] {
      let session = presenting(Screen(log: log, hasAction: hasAction), .desktop)
      session.settled()
      try session.tap("Name")
      session.type("a")
      session.press(.return)
      #expect(log.take() == [hasAction ? "submitted" : "done a"])
    }
  }

  @Test("on the desktop a sheet is as large as its content, or as a sizing says")
  func sizes() throws {
    func size(_ content: some View) throws -> CGSize {
      let screen = Color.clear.sheet(isPresented: .constant(true)) {
        content.accessibilityElement().accessibilityLabel("content")
      }
      let session = presenting(screen, .desktop)
      session.settled()
      return try session.find("content").frame.size
    }
    #expect(try size(Color.red.frame(width: 200, height: 150)) == CGSize(width: 200, height: 150))
    #expect(try size(Color.red) == CGSize(width: 420, height: 320))
    #expect(try size(Color.red.frame(width: 2_000, height: 90)).height == 90)
    #expect(try size(Color.red.presentationSizing(.form)) == CGSize(width: 540, height: 488))
    let fitted = Color.red.frame(idealWidth: 300, idealHeight: 200)
      .presentationSizing(.form.fitted(horizontal: true, vertical: true))
    #expect(try size(fitted).width >= 300)
  }
}
