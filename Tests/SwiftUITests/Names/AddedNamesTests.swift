import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

@testable import SwiftUICore
@testable import SymbolDrawings

private struct Scaled: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Sized(side: environment.colorScheme == .dark ? 20 : 10)
  }
}

private struct Sized: ViewModifier {
  let side: CGFloat
  @State private var number = 0
  func body(content: Content) -> some View { content.frame(width: side, height: side) }
}

/// Sendable as all shapes are, with a value of the environment.
private struct Notched: Shape {
  @Environment(\.isEnabled) private var isEnabled
  func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor
struct AddedNamesTests {
  @Test("what a shape holds of the environment may be sent") func sendable() {
    func name<Value: Sendable>(of value: Value) -> String { "\(Value.self)" }
    #expect(name(of: Environment(\.isEnabled)) == "Environment<Bool>")
    #expect(name(of: Notched()) == "Notched")
  }

  @Test("points, sizes, vectors and rectangles have functions that make them") func makers() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("vectors are scaled") func vectors() {
    #expect(2.5.scaled(by: 2) == 5)
    #expect(AnimatablePair(1.0, 2.0).scaled(by: 3) == AnimatablePair(3, 6))
  }

  @Test("a gradient is a style, from top to bottom") func gradient() {
    let gradient = Gradient(colors: [.red, .blue])
    func svg(_ view: some View) -> Data? {
      ImageRenderer(content: view.frame(width: 8, height: 20)).svgData()
    }
    let plain = svg(Rectangle().fill(gradient))
    #expect(plain != nil)
    #expect(plain == svg(Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))))
    #expect(svg(Rectangle().fill(gradient.secondary)) != plain)
  }

  @Test("buttons have a title and an icon") func buttons() {
    let resource = ImageResource(name: "none", bundle: .main)
    let title = "title".dropFirst()
    let named = LocalizedStringResource("key")
    let buttons = VStack {
      Button("a", systemImage: "star") {}
      Button("a", systemImage: "trash", role: .destructive) {}
      Button(title, systemImage: "star") {}
      Button(named, systemImage: "star", role: .cancel) {}
      Button("a", image: resource) {}
      Button(title, image: resource, role: .cancel) {}
      Button(named, image: resource) {}
      Button("a") {}
      Button(named) {}
    }
    func svg(_ view: some View) -> Data? { ImageRenderer(content: view.padding()).svgData() }
    #expect(svg(buttons) != nil)
    let labelled = Button(action: {}, label: { Label("a", systemImage: "star") })
    #expect(svg(Button("a", systemImage: "star") {}) == svg(labelled))
    #expect(
      svg(Button("a", systemImage: "star") {}.labelStyle(.iconOnly)) == svg(labelled.labelStyle(.iconOnly)))
  }

  @Test("an environmental modifier is the one for its place, and follows the environment")
  func environmental() {
    let session = HeadlessSession(
      Color.red.modifier(Scaled()).testProbe("box"), size: CGSize(width: 50, height: 50))
    #expect(session.frame(of: "box")?.size == CGSize(width: 10, height: 10))
    session.setEnvironment { $0.colorScheme = .dark }
    session.update()
    #expect(session.frame(of: "box")?.size == CGSize(width: 20, height: 20))
  }

  @Test("tasks have names") func tasks() async {
    var names: [String?] = []
    let session = HeadlessSession(
      Color.red.task(name: "first") { names.append(Task.name) }
        .task(id: 3, name: "second", priority: .high) { names.append(Task.name) }
        .task { names.append(Task.name) },
      size: CGSize(width: 5, height: 5))
    session.update()
    while names.count < 3 { await Task.yield() }
    #expect(Set(names) == ["first", "second", nil])
  }

  @Test("there is no undo manager in the environment, and a program's own undoes and redoes") func undo() {
    final class Document { var values: [Int] = [] }
    #expect(EnvironmentValues().undoManager == nil)
    let document = Document(), manager = UndoManager()
    func append(_ value: Int) {
      document.values.append(value)
      manager.registerUndo(withTarget: document) { _ in removeLast() }
    }
    func removeLast() {
      let value = document.values.removeLast()
      manager.registerUndo(withTarget: document) { _ in append(value) }
    }
    append(1)
    manager.beginUndoGrouping()
    append(2)
    append(3)
    manager.setActionName("Append")
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Append")
    manager.undo()
    #expect(document.values == [1])
    #expect(manager.canUndo && manager.canRedo && manager.redoActionName == "Append")
    manager.redo()
    #expect(document.values == [1, 2, 3])
    manager.undo()
    manager.undo()
    #expect(document.values == [] && !manager.canUndo)
    append(4)
    #expect(!manager.canRedo)
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
  }

  @Test(
    "symbols that the documents name have drawings", .enabled(if: SymbolLibrary.shared.isInstalled),
    arguments: ["film.stack", "film.stack.fill", "star.fill"])
  func symbols(name: String) {
    #expect(SymbolLibrary.shared.drawing(name) != nil)
  }
}
