import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Looking for rows of lists")
struct ListSearchTests {
  /// An identity that counts how often identities are compared and hashed.
  fileprivate struct Key: Hashable {
    let number: Int
    // Only touched on the main actor, where lists are updated and tests run.
    nonisolated(unsafe) static var asked = 0

    static func == (a: Key, b: Key) -> Bool {
      asked += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) {
      Key.asked += 1
      hasher.combine(number)
    }
  }

  @MainActor @Observable fileprivate final class Model {
    var several: Set<Key> = []
  }

  private struct Rows: View {
    @Bindable var model: Model
    let keys: [Key]
    let isSectioned: Bool

    var body: some View {
      if isSectioned {
        List(selection: $model.several) {
          ForEach(keys, id: \.self) { key in
            Section { Text("Row \(key.number)").tag(key) }
          }
        }
      } else {
        List(keys, id: \.self, selection: $model.several) { Text("Row \($0.number)") }
      }
    }
  }

  private let model = Model()

  private func session(_ count: Int, isSectioned: Bool) -> (HeadlessSession, [Key]) {
    let keys = (0..<count).map { Key(number: $0) }
    let session = HeadlessSession(
      Rows(model: model, keys: keys, isSectioned: isSectioned), size: CGSize(width: 300, height: 300))
    session.update()
    return (session, keys)
  }

  private func asked(_ work: () throws -> Void) rethrows -> Int {
    let before = Key.asked
    try work()
    return Key.asked - before
  }

  @Test("clicks and keys look through many sections once, not once for each of them") func sections() throws {
    let count = 400
    let (session, keys) = session(count, isSectioned: true)
    model.several = [keys[count - 1]]
    session.update()
    #expect(try asked { try session.tap("Row 2") } < count * 40)
    #expect(model.several == [keys[2]])
    model.several = [keys[count - 2]]
    session.update()
    #expect(asked { session.press(.downArrow) } < count * 40, "from what the program has selected")
    #expect(model.several == [keys[count - 1]])
    session.settled()
    #expect(session.exists("Row 399"))
  }

  @Test("a click looks for nothing, and keys look once for all that is selected") func selected() throws {
    let count = 5_000
    let (session, keys) = session(count, isSectioned: false)
    model.several = Set(keys.suffix(100))
    session.update()
    #expect(try asked { try session.tap("Row 2") } < count)
    #expect(model.several == [keys[2]])
    model.several = Set(keys.suffix(100))
    session.update()
    #expect(asked { session.press(.upArrow) } < count * 8)
    #expect(model.several == [keys[count - 101]], "from the first of them")
    model.several = Set(keys.suffix(100))
    session.update()
    session.press(.downArrow, modifiers: .shift)
    #expect(model.several == [keys[count - 100], keys[count - 99]])
  }
}
