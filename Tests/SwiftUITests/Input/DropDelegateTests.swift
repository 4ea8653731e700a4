import HeadlessHost
import SceneHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Items that are dropped")
struct DropDelegateTests {
  private let log = DropLog()

  private struct Teller: DropDelegate {
    let log: DropLog
    var operation: DropOperation?
    var isValid = true

    func validateDrop(info: DropInfo) -> Bool { isValid }
    func dropEntered(info: DropInfo) { log.add("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { operation.map { DropProposal(operation: $0) } }
    func dropExited(info: DropInfo) { log.add("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.add("performed \(info.itemProviders(for: [.text]).count) at \(Int(info.location.x))")
      return true
    }
  }

  private func window(_ target: some View, _ source: some View) -> HeadlessSession {
    HeadlessSession(
      HStack(spacing: 0) {
        source.frame(width: 100, height: 100)
        target.frame(width: 100, height: 100)
      }, size: CGSize(width: 200, height: 100))
  }

  private func drag(_ session: HeadlessSession) {
    session.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 130, y: 50), holding: 0.6)
  }

  private var item: some View { Color.red.onDrag { NSItemProvider(object: "apple" as NSString) } }

  @Test("a delegate is told step by step; after a drop it is told of no leaving")
  func delegate() {
    drag(window(Color.blue.onDrop(of: [.text], delegate: Teller(log: log)), item))
    #expect(log.take() == ["entered", "performed 1 at 30"])
    drag(window(Color.blue.onDrop(of: [.text], delegate: Teller(log: log, operation: .move)), item))
    #expect(log.take() == ["entered", "performed 1 at 30"])
  }

  @Test("a drop that a delegate forbids, or has no interest in, is not performed")
  func forbidden() {
    drag(window(Color.blue.onDrop(of: [.text], delegate: Teller(log: log, operation: .forbidden)), item))
    #expect(log.take() == ["entered", "exited"])
    drag(window(Color.blue.onDrop(of: [.text], delegate: Teller(log: log, isValid: false)), item))
    drag(window(Color.blue.onDrop(of: [.image], delegate: Teller(log: log)), item))
    #expect(log.lines.isEmpty)
  }

  @Test("an action is given the items of the types, and a binding says that it is targeted")
  func action() {
    var targeted: [Bool] = []
    let binding = Binding {
      targeted.last ?? false
    } set: {
      targeted.append($0)
    }
    let target = Color.blue.onDrop(of: [.plainText], isTargeted: binding) { [log] providers, place in
      log.add("at \(Int(place.x))")
      return providers.first?.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { log.add(text ?? "none") }
      } != nil
    }
    drag(window(target, item))
    #expect(log.lines == ["at 30", "apple"])
    #expect(targeted == [true, false])
  }

  @Test("a session follows a drag through its phases, and says what has been done")
  func session() {
    let target = Color.blue
      .dropDestination(for: String.self) { [log] items, session in log.add("\(items) \(session.phase)") }
      .dropConfiguration {
        DropConfiguration(operation: $0.suggestedOperations.contains(.move) ? .move : .copy)
      }
      .onDropSessionUpdated { [log] in log.add("\($0.phase)") }
    let source = Color.red.draggable("apple")
      .dragConfiguration(DragConfiguration(allowMove: true))
      .onDragSessionUpdated { [log] session in
        if case .ended(let operation) = session.phase { log.add("source \(operation)") }
      }
    let session = window(target, source)
    drag(session)
    let lines = log.take()
    #expect(lines.first == "entering")
    #expect(
      lines.suffix(4) == [
        "[\"apple\"] ended(SwiftUICore.DropOperation.move)", "ended(SwiftUICore.DropOperation.move)",
        "source move", "dataTransferCompleted",
      ])
  }

  @Test("a destination that is not enabled takes nothing")
  func notEnabled() {
    drag(
      window(
        Color.blue.dropDestination(for: String.self, isEnabled: false) { [log] _, _ in log.add("dropped") },
        item))
    #expect(log.lines.isEmpty)
  }
}
