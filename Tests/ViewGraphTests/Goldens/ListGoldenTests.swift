import SwiftUI
import Testing

/// The measured fixtures of lists.
@MainActor
struct ListGoldenTests {
  @Test func desktop() {
    GoldenTests().check("list/basic", 320, 260) {
      List {
        TextBox(35).probe("row1")
        TextBox(45).probe("row2")
        Flex().frame(height: 40).probe("tall")
        HStack {
          TextBox(41.5).probe("wideText")
          Spacer()
          TextBox(9).probe("wideTrailing")
        }
        .probe("wide")
        box(48.5, 24).probe("label")
        box(70, 18.5).probe("toggle")
      }
      .probe("list")
    }
  }

  private func rows(_ name: String, height: CGFloat = 16) -> some View {
    List {
      TextBox(35, height).probe("\(name)Row1")
      TextBox(45, height).probe("\(name)Row2")
    }
  }

  @Test func styles() {
    GoldenTests().check("list/styles", 320, 320) {
      VStack(spacing: 8) {
        rows("inset").listStyle(.inset).frame(height: 70).probe("inset")
        rows("plain").listStyle(.plain).frame(height: 70).probe("plain")
        rows("bordered").listStyle(.bordered).frame(height: 70).probe("bordered")
        rows("sidebar", height: 18.5).listStyle(.sidebar).frame(height: 70).probe("sidebar")
      }
      .probe("stack")
    }
  }

  private func phone<V: View>(_ name: String, _ height: CGFloat, _ view: V) {
    GoldenTests().check(name, 320, height) { view.environment(\.platformProfile, .phone) }
  }

  @Test func cards() {
    phone(
      "ios/list/basic", 400,
      List {
        TextBox(44.5, 24.5).probe("row1")
        TextBox(57, 24.5).probe("row2")
        Section {
          TextBox(52, 24.5).probe("row3")
          HStack {
            TextBox(44, 24.5).probe("detailLabel")
            Spacer()
            TextBox(42, 24.5).probe("detailValue")
          }
          .probe("detailRow")
        } header: {
          TextBox(60, 24.5)
        }
      }
      .probe("list"))
  }

  @Test func plainOnAPhone() {
    phone(
      "ios/list/plain", 300,
      List {
        TextBox(44.5, 24.5).probe("row1")
        TextBox(57, 24.5).probe("row2")
        Section {
          TextBox(52, 24.5).probe("row3")
        } header: {
          TextBox(60, 24.5)
        }
      }
      .listStyle(.plain).probe("list"))
  }

  private struct Item: Identifiable {
    let id: Int
    let width: CGFloat
  }

  private struct Steps: View {
    @Binding var items: [Item]
    @Binding var selection: Int?

    var body: some View {
      List(items, selection: $selection) { TextBox($0.width).probe("item\($0.id)") }.probe("list")
    }
  }

  @Test("rows that are selected and removed")
  func steps() {
    var items = [Item(id: 1, width: 35), Item(id: 2, width: 45), Item(id: 3, width: 41.5)]
    var selection: Int?
    func show(_ name: String) {
      let steps = Steps(items: .constant(items), selection: .constant(selection))
      let session = Session(steps, proposal: ProposedViewSize(width: 320, height: 200))
      GoldenTests().compare(name, session)
      session.end()
    }
    show("list/steps")
    selection = 2
    show("list/steps select")
    items.removeFirst()
    show("list/steps remove")
    selection = nil
    show("list/steps deselect")
  }
}
