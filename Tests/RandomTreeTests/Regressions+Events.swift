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

  @Test("what holds a view that is hovered is left by the mouse, though the view is another by then")
  func hoverReplaced() {
    let tree = Specimen("hovered", id: 1, choice: 1, [Specimen("liveToggle", id: 2, choice: 2)])
    check([World(tree), World(tree, events: [.click(.control(0))])])
  }

  @Test("a field that fits no more loses the focus")
  func focusOfCandidate() {
    let field = Specimen("liveField", id: 2, choice: 1)
    let tree = Specimen("viewThatFits", id: 1, [Specimen("circle", id: 3), field])
    check([
      World(tree, width: 526, height: 0), World(tree, width: 526, height: 0, events: [.focus(0)]),
      World(tree, width: 18, height: .nan),
    ])
  }

  @Test("a menu that opens when a double tap has not come is closed when nobody does anything")
  func lateMenu() {
    let tree = Specimen("gesture", id: 1, choice: 46, [Specimen("liveMenu", id: 2)])
    let drag = UserEvent.drag(.control(0), x: -2, y: 3, isMouse: true, isCancelled: false)
    check([World(tree), World(tree, events: [drag])])
  }

  @Test("a field that has faded to nothing loses the focus")
  func fadedField() {
    func world(_ opacity: Double) -> World {
      World(Specimen("opacity", id: 14, numbers: [opacity, 27], [Specimen("liveSecureField", id: 21)]))
    }
    var faded = world(0)
    faded.arrival = .animated
    faded.events = [.perform(221)]
    check([world(24), faded], span: 1)
  }

  @Test("of several views in a scroll view it is told whether any is seen, whatever was told before")
  func severalSeen() {
    func world(_ width: Double, _ height: Double, _ event: UserEvent) -> World {
      let seen = Specimen(
        "scrollVisibility", id: 37, [Specimen("readingBody", id: 33), Specimen("liveSecureField", id: 34)])
      let scroll = Specimen("scrollView", id: 38, choice: 1, [Specimen("filledByProgram", id: 25), seen])
      return World(
        Specimen("group", id: 60, [scroll, box(43)]), width: width, height: height, events: [event])
    }
    check([world(400, 300, .key(0, modifiers: 0)), world(0, 66, .blur)], span: 2)
  }
}
