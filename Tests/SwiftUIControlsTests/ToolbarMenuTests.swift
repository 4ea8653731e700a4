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
}
