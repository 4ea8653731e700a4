import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@Suite("The menu of a bar that has little room") @MainActor
struct ToolbarMenuTests {
  /// Items with states of their own.
  private struct OwnStates: View {
    final class Model: ObservableObject { @Published var name = "none" }
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Text("Presented") }
      }
    }
    struct Sorting: View {
      let log: NavigationLog
      @State private var order = 1
      var body: some View {
        Menu("Order \(order)") {
          Button("Second order") { order = 2 }
        }
        .onChange(of: order) { log.entries.append("order \(order)") }
      }
    }
    struct Picking: View {
      let log: NavigationLog
      @State private var kind = "a"
      var body: some View {
        Picker("Kind", selection: $kind) { ForEach(["a", "b", "c"], id: \.self) { Text("Kind \($0)") } }
          .onChange(of: kind) { log.entries.append("kind \(kind)") }
      }
    }
    struct Naming: View {
      @StateObject private var model = Model()
      var body: some View { Button("Name \(model.name)") { model.name = "given" } }
    }

    let log: NavigationLog

    var body: some View {
      Color.clear.toolbar {
        ToolbarItemGroup {
          Button("An item that is long and comes first") {}
          Picking(log: log)
          Counting()
          Presenting()
          Sorting(log: log)
          HStack { Naming() }
        }
        ToolbarItem(placement: .secondaryAction) { Button("Other") { log.entries.append("other") } }
      }
    }
  }

  @Test(
    "an item in the menu is the item in the bar: with its states, its presentations, its picker",
    arguments: [PlatformProfile.phone, .desktop])
  func sharedStates(profile: PlatformProfile) throws {
    let log = NavigationLog()
    let session = navigationWindow(
      NavigationStack { OwnStates(log: log) }, profile, size: CGSize(width: 300, height: 400))
    func choose(_ names: String...) throws {
      try session.tap("More")
      session.settled()
      for name in names {
        try session.tap(name)
        session.settled()
      }
    }
    try choose("Count 0")
    try choose("Count 1")
    try choose("Name none")
    try choose("Order 1", "Second order")
    try choose("Kind", "Kind b")
    #expect(log.entries == ["order 2", "kind b"])
    try choose("Present")
    #expect(session.shows("Presented") && !session.shows("More"))
    session.press(.escape)
    session.settled()
    #expect(!session.shows("Presented"), "it is presented once")
    session.size = CGSize(width: 1200, height: 400)
    session.settled()
    for name in [
      "An item that is long and comes first", "Kind", "Count 2", "Present", "Order 2", "Name given",
    ] {
      #expect(session.shows(name), "\(name)")
    }
    try choose("Other")
    #expect(log.entries.last == "other" && session.warnings.isEmpty)
  }

  @Test("a group that has collapsed stands at the end of its bar", arguments: [CGFloat(160), 190, 220, 235])
  func collapsedGroup(width: CGFloat) throws {
    let screen = Color.clear.navigationTitle("A title of this screen").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("First") {}
          Button("Second") {}
          Button("Third") {}
        } label: {
          Text("All")
        }
      }
    let session = navigationWindow(
      NavigationStack { screen }, .phone, size: CGSize(width: width, height: 300))
    #expect(try session.find("All").frame.maxX == width - 16)
  }

  @Test("bars stay as high as they are, and their texts grow to the largest of the usual sizes")
  func largeTexts() throws {
    func frames(_ size: DynamicTypeSize) throws -> [CGRect] {
      let screen = Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
        .dynamicTypeSize(size)
      let session = navigationWindow(
        NavigationStack { screen }.dynamicTypeSize(size), .phone, size: CGSize(width: 390, height: 300))
      return try ["Title", "Share", "Below"].map { try session.find($0).frame }
    }
    let largest = try frames(.xxxLarge)
    #expect(try frames(.accessibility5) == largest)
    #expect(try frames(.large)[1].width < largest[1].width && largest.allSatisfy { $0.height <= 44 })
  }
}
