import Testing
import TreeGrammar

/// What random trees have found that users work with, at its smallest.
@Suite("What random trees with events have found")
@MainActor
struct EventRegressions {
  private func check(_ worlds: [World], span: Int = 3) {
    let finding = Trial(worlds, span: span).run()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }

  private func box(_ id: Int, _ width: Double = 0, _ height: Double = 0) -> Specimen {
    Specimen("box", id: id, numbers: [width, height])
  }

  @Test("a bar along an edge is hit where it shows", arguments: 0..<4)
  func bar(choice: Int) {
    check([World(Specimen("safeAreaInset", id: 1, choice: choice, [box(2, 60, 60), box(3, 9, 9)]))])
  }

  @Test("what a blur or a drawing group cuts off is not hit", arguments: ["blur", "drawingGroup"])
  func cutOff(kind: String) {
    let overflowing = Specimen("background", id: 1, [box(2, 60, 60), box(3, 9, 9)])
    check([World(Specimen(Kind(stringLiteral: kind), id: 4, numbers: [2], choice: 1, [overflowing]))])
  }

  @Test("a session that has ended keeps nothing that follows its preferences")
  func endOfPreferences() { check([World(box(1, 9, 9))]) }
}
