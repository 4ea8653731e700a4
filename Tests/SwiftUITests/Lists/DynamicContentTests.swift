import DataTransfer
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import ViewGraph

@MainActor @Suite("Loops that users edit")
struct DynamicContentTests {
  @Observable final class Model {
    var numbers = [1, 2, 3, 4]
    var log: [String] = []
    var step = 1
  }

  private struct Loop: View {
    let model: Model
    var body: some View {
      Text("fixed")
      ForEach(model.numbers, id: \.self) { number in
        if number == 2 { Text("two") }
        Text("\(number)").deleteDisabled(number == 3)
      }
      .onDelete { model.numbers.remove(atOffsets: $0) }
      .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
      .onDelete(perform: nil)
    }
  }

  @Test("rows know the offset of their element, what can be done with it, and nothing of other loops")
  func offsets() {
    let probe = RowProbe(Loop(model: Model()))
    #expect(probe.editing.map { $0?.index } == [nil, 0, 1, 1, 2, 3])
    #expect(probe.editing.map { $0?.canDelete } == [nil, true, true, true, false, true])
    #expect(probe.editing.allSatisfy { $0?.canMove != false && $0?.canInsert != true })
  }

  @Test("actions run with the closures of the moment, and rows that have gone do nothing")
  func actions() {
    let model = Model()
    let probe = RowProbe(Loop(model: model))
    let (first, last) = (probe.editing[1], probe.editing[5])
    first?.delete()
    probe.update()
    #expect(model.numbers == [2, 3, 4])
    last?.delete()
    probe.update()
    #expect(model.numbers == [2, 3])
    last?.delete()
    first?.move([0], to: 2)
    probe.update()
    #expect(model.numbers == [2, 3])
    probe.editing[1]?.move([0], to: 2)
    probe.update()
    #expect(model.numbers == [3, 2])
    probe.editing[1]?.delete(IndexSet([0, 1, 77]))
    probe.update()
    #expect(model.numbers.isEmpty && probe.editing.count == 1)
    #expect(probe.problem == nil)
  }

  @Test("other closures alone do not make the list look again, and the last ones run")
  func closures() {
    struct Rows: View {
      let model: Model
      var body: some View {
        let step = model.step
        ForEach(0..<1) { Text("\($0)") }.onDelete { _ in model.log.append("\(step)") }
      }
    }
    let model = Model()
    let probe = RowProbe(Rows(model: model))
    let looks = probe.looks
    model.step = 2
    probe.update()
    #expect(probe.looks == looks)
    probe.editing.first??.delete()
    #expect(model.log == ["2"])
  }

  @Test("of nested loops the nearest with actions counts")
  func nested() {
    let probe = RowProbe(
      ForEach(0..<2) { outer in
        ForEach(0..<2) { Text("\(outer)\($0)") }
        ForEach(0..<2) { Text("\(outer)\($0)") }.onDelete { _ in }
      }
      .onMove { _, _ in })
    #expect(probe.editing.map { $0?.index } == [0, 0, 0, 1, 1, 1, 0, 1])
    #expect(probe.editing.map { $0?.canDelete } == [false, false, true, true, false, false, true, true])
    #expect(Set(probe.editing.compactMap { $0?.loop }).count == 3)
  }

  @Test("edit actions change the collection by themselves, unless the program has actions of its own")
  func editActions() {
    struct Rows: View {
      @Bindable var model: Model
      let overrides: Bool
      var body: some View {
        let loop = ForEach($model.numbers, id: \.self, editActions: .all) { $number in Text("\(number)") }
        if overrides { loop.onDelete { _ in model.log.append("mine") } } else { loop }
      }
    }
    let model = Model()
    let probe = RowProbe(Rows(model: model, overrides: false))
    #expect(probe.editing.compactMap { $0?.index } == [0, 1, 2, 3])
    probe.editing[1]?.delete()
    probe.update()
    probe.editing[2]?.move([2], to: 0)
    probe.update()
    #expect(model.numbers == [4, 1, 3])
    let own = RowProbe(Rows(model: model, overrides: true))
    own.editing[0]?.delete()
    #expect(model.log == ["mine"] && model.numbers == [4, 1, 3] && own.editing[0]?.canMove == true)
    let none = RowProbe(ForEach(.constant([1]), id: \.self, editActions: []) { Text("\($0.wrappedValue)") })
    #expect(none.editing.first as? RowEditing == nil)
  }

  @Test("what is dropped goes to the inmost action that takes it")
  func insertion() {
    let model = Model()
    let probe = RowProbe(
      ForEach(0..<2) { Text("\($0)") }
        .dropDestination(for: String.self) { model.log.append("\($0) at \($1)") }
        .onInsert(of: [.png]) { model.log.append("\($1.count) at \($0)") })
    let row = probe.editing[1]
    let text = NSItemProvider.of("apple")
    let picture = NSItemProvider(item: Data() as NSData, typeIdentifier: UTType.png.identifier)
    #expect(row?.canInsert == true && row?.accepts([text]) == true && row?.accepts([picture]) == true)
    #expect(row?.insert([text], at: 1) == true)
    #expect(row?.insert([picture, text], at: 2) == true)
    #expect(row?.accepts([]) == false && row?.insert([], at: 0) == false)
    #expect(model.log.first == "[\"apple\"] at 1")
  }

  @Test("a loop keeps its data through modifiers")
  func data() {
    func first<C: DynamicViewContent>(_ content: C) -> Int? { content.data.first as? Int }
    #expect(first(ForEach([5, 6], id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }) == 5)
  }
}
