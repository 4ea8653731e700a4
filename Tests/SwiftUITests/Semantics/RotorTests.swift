import HeadlessHost
import SwiftUI
import Testing

/// Rotors: lists of places that assistive technology goes through.
@MainActor @Suite("Rotors") struct RotorTests {
  private struct Message: Identifiable {
    var id: Int
    var subject: String
    var isImportant: Bool
  }

  private struct Mailbox: View {
    @State var messages = [
      Message(id: 1, subject: "one", isImportant: false), Message(id: 2, subject: "two", isImportant: true),
      Message(id: 3, subject: "three", isImportant: true),
    ]
    @AccessibilityFocusState private var read: Int?
    var body: some View {
      VStack {
        ForEach(messages) { message in
          Text(message.subject).accessibilityFocused($read, equals: message.id)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Important") {
        ForEach(messages) { message in
          if message.isImportant { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
      .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
      Button("Drop") { messages.removeLast() }
      Text("reads \(read ?? 0)")
    }
  }

  @Test("a rotor has the entries that there are by then, and leads to their views")
  func entries() throws {
    let session = HeadlessSession(Mailbox(), size: CGSize(width: 300, height: 300))
    #expect(session.rotors.map(\.name) == ["Important", "All"])
    let important = try session.rotor("Important")
    #expect(important.entries == ["two", "three"])
    #expect(try important.follow("three").label == "three")
    #expect(session.exists("reads 3"))
    try session.tap("Drop")
    #expect(important.entries == ["two"])
    #expect(throws: LookupError.self) { try important.follow("three") }
    #expect(try session.rotor("All").entries == ["one", "two"])
    #expect(throws: LookupError.self) { try session.rotor("None") }
  }

  @Test("an entry may name its view in a namespace, and brings it into being")
  func namespaces() throws {
    struct Pages: View {
      @Namespace private var names
      @State private var page = 1
      var body: some View {
        VStack {
          if page == 1 {
            Text("first")
          } else {
            HStack {
              Image(systemName: "star"); Text("second").accessibilityRotorEntry(id: "2", in: names)
            }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor(.headings) {
          AccessibilityRotorEntry("Go on", id: "2", in: names) { page = 2 }
        }
      }
    }
    let session = HeadlessSession(Pages(), size: CGSize(width: 300, height: 300))
    #expect(session.rotors.map(\.name) == ["Headings"])
    #expect(try session.rotor("Headings").follow("Go on").label == "second")
  }

  @Test("parts of a view's own text are entries that say what they are")
  func ranges() throws {
    let text = "Ada met Grace"
    let ranges = [
      text.startIndex..<text.index(text.startIndex, offsetBy: 3),
      text.range(of: "Grace") ?? text.startIndex..<text.endIndex,
    ]
    let session = HeadlessSession(
      Text(text).accessibilityRotor("People", textRanges: ranges), size: CGSize(width: 300, height: 100))
    let people = try session.rotor("People")
    #expect(people.entries == ["Ada", "Grace"])
    #expect(try people.follow("Grace").label == text)
  }
}
