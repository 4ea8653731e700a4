import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

@MainActor @Suite("Choices of two views")
struct ChoiceTests {
  private final class Kept {}

  /// Leaves bits free in each of its fields, in which an enum of its own would keep the case.
  private struct Roomy: View {
    let kept: Kept
    let flag: Bool
    let alignment: TextAlignment?
    let name: String
    var body: some View { EmptyView() }
  }

  private struct Small: View {
    let flag: Bool?
    var body: some View { EmptyView() }
  }

  @Test("what is chosen stands at the start, with its own type's layout, and takes its own room alone")
  func layout() {
    let (kept, name) = (Kept(), String(repeating: "a name that is no literal ", count: 3))
    let roomy: _ConditionalContent<Roomy, Small> = ViewBuilder.buildEither(
      first: Roomy(kept: kept, flag: true, alignment: .center, name: name))
    withUnsafeBytes(of: roomy) { bytes in
      let its = bytes.baseAddress?.assumingMemoryBound(to: Roomy.self).pointee
      #expect(its?.kept === kept && its?.flag == true && its?.alignment == .center && its?.name == name)
    }
    let small: _ConditionalContent<Roomy, Small> = ViewBuilder.buildEither(second: Small(flag: false))
    withUnsafeBytes(of: small) { bytes in
      #expect(bytes.baseAddress?.assumingMemoryBound(to: Small.self).pointee.flag == false)
    }
    let nested: _ConditionalContent<_ConditionalContent<Roomy, Small>, Small> = ViewBuilder.buildEither(
      first: roomy)
    withUnsafeBytes(of: nested) { bytes in
      #expect(bytes.baseAddress?.assumingMemoryBound(to: Roomy.self).pointee.name == name)
    }
    #expect(MemoryLayout.size(ofValue: nested) <= MemoryLayout<Roomy>.size + 2)
  }

  @MainActor private final class Log { var runs = 0 }

  private struct Card<Content: View>: View {
    let log: Log
    let content: Content
    var body: some View {
      let _ = log.runs += 1
      content
    }
  }

  private struct Cards: View {
    let log: Log
    @State private var number = 0

    @ViewBuilder private var choice: some View {
      // Equal each time, and no two in the same place of memory.
      if number < 2 { Text(verbatim: String(repeating: "a long text ", count: 4)) } else { Color.red }
    }

    var body: some View {
      VStack {
        Button("Next") { number += 1 }
        Card(log: log, content: choice)
      }
    }
  }

  @Test("a view is not made again for a choice that is the same, and is for another") func compared() throws {
    let log = Log()
    let session = HeadlessSession(Cards(log: log), size: CGSize(width: 300, height: 100))
    session.update()
    #expect(log.runs == 1)
    try session.tap("Next")
    #expect(log.runs == 1)
    try session.tap("Next")
    #expect(log.runs == 2)
  }
}
