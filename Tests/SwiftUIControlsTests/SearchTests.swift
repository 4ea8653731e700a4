import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Search") @MainActor
struct SearchTests {
  private static let fruits = ["Apple", "Banana", "Cherry"]

  private struct Results: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      List {
        Text(isSearching ? "searching" : "idle")
        Button("End") { dismissSearch() }
        ForEach(SearchTests.fruits.filter { query.isEmpty || $0.lowercased().contains(query) }, id: \.self) {
          Text($0)
        }
        ForEach(0..<40) { Text("Row \($0)") }
      }
    }
  }

  private struct Screen: View {
    @State private var query = ""
    @State private var scope = 0
    @State private var submitted = "nothing"
    var body: some View {
      NavigationStack {
        Results(query: query)
          .navigationTitle("Fruits")
          .searchable(text: $query, prompt: "Find")
          .searchSuggestions {
            if query == "a" {
              Text("An apple").searchCompletion("apple")
              Text("No completion")
            }
          }
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Red").tag(1)
          }
          .onSubmit(of: .search) { submitted = query }
          .onSubmit { submitted = "a field" }
          .safeAreaInset(edge: .bottom) { Text("submitted \(submitted), scope \(scope)") }
      }
    }
  }

  @Test("a field whose text the program goes by, until the search is ended", arguments: bothProfiles)
  func searches(profile: PlatformProfile) throws {
    let session = presenting(Screen(), profile)
    #expect(session.shows("idle") && session.shows("Banana") && !session.shows("Red"))
    try session.tap("Find")
    session.settled()
    #expect(session.shows("searching") && session.focusedElement?.label == "Find")
    // On a phone the field takes the room of the title.
    #expect(session.shows("Fruits") == (profile == .desktop))
    #expect(session.shows("Cancel") == (profile == .phone))
    session.type("ban")
    session.settled()
    #expect(session.shows("Banana") && !session.shows("Apple"))
    session.press(.return)
    session.settled()
    #expect(session.shows("submitted ban, scope 0") && session.shows("searching"))
    try session.tap("Clear text")
    session.settled()
    #expect(session.shows("Apple"))
    try session.tap("End")
    session.settled()
    #expect(session.shows("idle") && session.shows("Fruits") && session.focusedElement == nil)
  }

  @Test("the escape key, and on a phone a button, end a search and empty the field", arguments: bothProfiles)
  func cancels(profile: PlatformProfile) throws {
    let session = presenting(Screen(), profile)
    try session.tap("Find")
    session.type("ban")
    session.settled()
    if profile == .phone { try session.tap("Cancel") } else { session.press(.escape) }
    session.settled()
    #expect(session.shows("idle") && session.shows("Apple"))
    #expect(try session.find("Find").value ?? "" == "")
  }

  @Test("suggestions show while they are made, fill the field and submit", arguments: bothProfiles)
  func suggestions(profile: PlatformProfile) throws {
    let session = presenting(Screen(), profile)
    try session.tap("Find")
    session.settled()
    #expect(!session.shows("Suggestions"))
    session.type("a")
    session.settled()
    #expect(session.shows("Suggestions") && session.shows("No completion"))
    let suggestion = try session.find("An apple").frame
    #expect(try suggestion.minY > session.find("Find").frame.maxY)
    try session.tap("An apple")
    session.settled()
    #expect(session.shows("submitted apple, scope 0") && !session.shows("An apple"))
    #expect(session.shows("Apple") && !session.shows("Banana"))
    // Where the program hides them there are none.
    let hidden = presenting(
      Screen().searchSuggestions(.visible, for: .content).searchSuggestions(.hidden, for: [.content, .menu]),
      profile)
    try hidden.tap("Find")
    hidden.type("a")
    hidden.settled()
    #expect(hidden.shows("An apple") == (profile == .phone))
  }

  @Test("scopes show while the user searches", arguments: bothProfiles)
  func scopes(profile: PlatformProfile) throws {
    let session = presenting(Screen(), profile)
    try session.tap("Find")
    session.settled()
    // A phone's come with the first letter.
    if profile == .phone { session.type("a") }
    session.settled()
    try session.tap("Red")
    if profile == .phone { session.press(.delete) }
    session.settled()
    #expect(session.shows("submitted nothing, scope 1"))
    struct Late: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("content").searchable(text: $query)
            .searchScopes(.constant(0), activation: .onTextEntry) { Text("All").tag(0) }
        }
      }
    }
    let late = presenting(Late(), profile)
    try late.tap("Search")
    late.settled()
    #expect(!late.shows("All"))
    late.type("x")
    late.settled()
    #expect(late.shows("All"))
  }

  @Test("a phone's field goes behind the bar as content is scrolled, unless it is always to show")
  func drawer() throws {
    struct Always: View {
      let placement: SearchFieldPlacement
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Results(query: query).navigationTitle("Fruits").searchable(text: $query, placement: placement)
        }
      }
    }
    for (placement, stays) in [
      (SearchFieldPlacement.automatic, false), (.navigationBarDrawer, false),
      (.navigationBarDrawer(displayMode: .always), true),
    ] {
      let session = presenting(Always(placement: placement))
      let (title, field) = (try session.find("Fruits").frame, try session.find("Search").frame)
      #expect(title.maxY <= field.minY)
      session.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 195, y: 500))
      session.settled()
      #expect(session.shows("Search") == stays && session.shows("Fruits"))
      session.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 195, y: 500))
      session.settled()
      #expect(try session.find("Search").frame == field)
    }
  }

  @Test("the program begins and ends a search", arguments: bothProfiles)
  func presented(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var query = ""
      @State private var isPresented = true
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text("\(isPresented) \(isFocused)")
            Button("Stop") { isPresented = false }
            Button("Focus") { isFocused = true }
          }
          .searchable(text: $query, isPresented: $isPresented)
          .searchFocused($isFocused)
        }
      }
    }
    let session = presenting(Screen(), profile)
    session.settled()
    #expect(session.shows("true true") && session.focusedElement?.label == "Search")
    try session.tap("Stop")
    session.settled()
    #expect(session.shows("false false") && session.focusedElement == nil)
    try session.tap("Focus")
    session.settled()
    #expect(session.shows("true true"))
  }

  @Test("tokens stand before the text, come by suggestions and go by the delete key", arguments: bothProfiles)
  func tokens(profile: PlatformProfile) throws {
    struct Token: Identifiable { let id: String }
    final class Said { var text = "" }
    struct Screen: View {
      let said: Said
      @State private var query = ""
      @State private var tokens = [Token(id: "red")]
      @State private var suggested = [Token(id: "green")]
      var body: some View {
        // On a phone the suggestions cover the text.
        let _ = said.text = "has \(tokens.map(\.id).joined(separator: "+")), \(query)"
        NavigationStack {
          Text("has \(tokens.map(\.id).joined(separator: "+")), \(query)")
            .searchable(text: $query, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
        }
      }
    }
    let said = Said()
    let session = presenting(Screen(said: said), profile)
    #expect(session.shows("red"))
    #expect(try session.find("red").frame.maxX <= session.find("Search").frame.minX)
    try session.tap("Search")
    session.type("gr")
    session.settled()
    try session.tap("green")
    session.settled()
    #expect(session.shows("has red+green, "))
    if session.focusedElement == nil { try session.tap("Search") }
    session.type("x")
    for expected in ["has red+green, ", "has red, ", "has , "] {
      session.press(.delete)
      session.settled()
      #expect(said.text == expected)
    }
  }

  @Test("tokens whose views change them")
  func editableTokens() throws {
    struct Token: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Screen: View {
      @State private var query = ""
      @State private var tokens = [Token(id: 1), Token(id: 2)]
      var body: some View {
        NavigationStack {
          Text("on \(tokens.filter(\.isOn).map(\.id).description)")
            .searchable(text: $query, editableTokens: $tokens) { $token in
              Button("Token \(token.id)") { token.isOn.toggle() }
            }
        }
      }
    }
    let session = presenting(Screen())
    try session.tap("Token 2")
    session.settled()
    #expect(session.shows("on [2]"))
  }

  @Test("a search around a stack is its root's, and stays there", arguments: bothProfiles)
  func aroundStack(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var query = ""
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("query \(query)")
            NavigationLink("Go") { Text("Inside") }
            Button("Sheet") { isPresented = true }
          }
          .sheet(isPresented: $isPresented) { NavigationStack { Text("In the sheet") } }
        }
        .searchable(text: $query)
      }
    }
    let session = presenting(Screen(), profile)
    try session.tap("Search")
    session.type("x")
    session.settled()
    #expect(session.shows("query x"))
    try session.tap("Go")
    session.settled()
    #expect(session.shows("Inside") && !session.shows("Search"))
    let other = presenting(Screen(), profile)
    try other.tap("Sheet")
    other.settled()
    #expect(other.shows("In the sheet") && !other.shows("Search"))
  }

  @Test("without a stack the desktop's window has the field, and a phone none", arguments: bothProfiles)
  func inWindow(profile: PlatformProfile) {
    let session = presenting(Text("content").searchable(text: .constant("")), profile)
    #expect(session.shows("Search") == (profile == .desktop))
  }

  @Test("a search as an item of the program's choice, in the bar's middle, and as a button")
  func items() throws {
    struct Screen: View {
      var placement = SearchFieldPlacement.automatic
      var isItem = false
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title")
            .searchable(text: $query, placement: placement)
            .toolbar { if isItem { DefaultToolbarItem(kind: .search, placement: .bottomBar) } }
        }
      }
    }
    let low = presenting(Screen(isItem: true))
    #expect(try low.find("Search").frame.minY > 600)
    let middle = presenting(Screen(placement: .toolbarPrincipal))
    #expect(try middle.find("Search").frame.midY < 44)
    for profile in bothProfiles {
      let small = presenting(Screen().searchToolbarBehavior(.minimize), profile)
      #expect(try small.find("Search").role == .button)
      try small.tap("Search")
      small.settled()
      #expect(small.focusedElement?.label == "Search")
    }
  }

  @Test(
    "a search around several stacks has the focus where the user is; a suggestion that is chosen closes them")
  func severalFields() throws {
    struct Around: View {
      @State private var text = ""
      var body: some View {
        TabView {
          ForEach(["One", "Two"], id: \.self) { name in
            NavigationStack { Text("Content \(name)").navigationTitle(name) }.tabItem { Text("Tab \(name)") }
          }
        }
        .searchable(text: $text) { Text("Suggested").searchCompletion("chosen") }
      }
    }
    let session = presenting(Around(), .desktop)
    for name in ["One", "Two", "One"] {
      try session.tap("Tab \(name)")
      session.settled()
      try session.tap("Search")
      session.settled()
      #expect(try session.find("Search").isFocused, "\(name)")
      #expect(session.shows("Suggested"))
      session.press(.escape)
      session.settled()
    }
    try session.tap("Search")
    session.settled()
    try session.tap("Suggested")
    session.settled()
    #expect(try session.find("Search").value == "chosen" && !session.shows("Suggested"))
  }

  @Test("scopes show as the platform has it, or as the program says")
  func scopeActivation() throws {
    struct Searched: View {
      let activation: SearchScopeActivation
      @State private var text = ""
      @State private var scope = "All"
      var body: some View {
        NavigationStack { Text("Content") }
          .searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("All").tag("All")
            Text("Some").tag("Some")
          }
      }
    }
    for (activation, profile, waits) in [
      (SearchScopeActivation.automatic, PlatformProfile.phone, true), (.automatic, .desktop, false),
      (.onTextEntry, .desktop, true), (.onSearchPresentation, .phone, false),
    ] {
      let session = presenting(Searched(activation: activation), profile)
      session.settled()
      try session.tap("Search")
      session.settled()
      #expect(session.shows("Some") != waits)
      session.type("a")
      session.settled()
      #expect(session.shows("Some"))
      session.press(.delete)
      session.settled()
      #expect(session.shows("Some"), "until the search has ended")
      session.press(.escape)
      session.settled()
      #expect(!session.shows("Some"))
    }
  }

  @Test("tokens leave room for what is typed", arguments: bothProfiles)
  func tokenRoom(profile: PlatformProfile) throws {
    struct Token: Identifiable {
      let id: String
    }
    struct Searched: View {
      @State private var text = "Ber"
      @State private var tokens = ["Photographs", "Favourite places", "Last summer"].map(Token.init)
      @State private var isSearching = true
      var body: some View {
        NavigationStack { Text("Content") }
          .searchable(text: $text, tokens: $tokens, isPresented: $isSearching) { Text($0.id) }
      }
    }
    let session = presenting(Searched().dynamicTypeSize(.accessibility1), profile)
    session.settled()
    let field = try #require(session.elements.first { $0.role == .textField || $0.value == "Ber" }).frame
    #expect(field.width >= 69 && field.minX >= 0 && field.maxX <= session.size.width)
    for name in ["Clear text"] + (profile == .phone ? ["Cancel"] : []) {
      let frame = try session.find(.named(name)).frame
      #expect(frame.minX >= 0 && frame.maxX <= session.size.width, "\(name) \(frame)")
    }
  }
}
