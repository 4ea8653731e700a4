import DisplayList
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A leaf of a fixed size with a name; `ink` is read from the environment while it is drawn.
nonisolated struct Tile: LeafView {
  typealias Body = Never
  let name: String
  var width = 10.0
  var height = 10.0

  init(_ name: String, width: Double = 10, height: Double = 10) {
    self.name = name
    self.width = width
    self.height = height
  }

  static func _makeViewType() -> _ViewType { makeLeafType() }
  func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .always(CGSize(width: width, height: height))
  }
  func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
}

struct InkKey: EnvironmentKey { static var defaultValue: String { "plain" } }

extension EnvironmentValues {
  var ink: String {
    get { self[InkKey.self] }
    set { self[InkKey.self] = newValue }
  }
}

/// A margin of one point on all sides.
nonisolated struct Margin: ElementModifier {
  typealias Body = Never
  var width = 1.0
  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
  func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    let size = context.child.answer(proposal).size
    return .exactly(proposal, CGSize(width: size.width + 2 * width, height: size.height + 2 * width))
  }
  func place(_ context: PlaceContext) {
    context.child.place(context.proposal)
    context.childOrigin = CGPoint(x: width, y: width)
  }
}

extension View {
  func margin(_ width: Double = 1) -> some View { modifier(Margin(width: width)) }
}

/// A tree under test.
@MainActor
final class ListStage {
  let graph = Graph()
  let root: RootNode

  init<V: View>(_ view: V) {
    graph.reporter.isSilent = true
    root = RootNode(view, graph: graph)
    settle()
  }

  func settle() {
    root.layout(Proposal(ProposedViewSize(width: 200, height: 200)))
    _ = root.picture()
  }

  /// Makes a change and brings the tree up to date.
  func change(_ write: () -> Void) {
    write()
    graph.update()
    settle()
  }

  struct Shown: Equatable {
    var name: String
    var frame: CGRect
    var ink: String
  }

  /// The boxes in layout order, each with its place in the root's space.
  var shown: [Shown] {
    var found: [Shown] = []
    func visit(_ element: ElementNode, _ origin: CGPoint) {
      if let leaf = element as? LeafNode, leaf.type?.type == Tile.self {
        found.append(
          Shown(
            name: leaf.value(as: Tile.self).pointee.name, frame: CGRect(origin: origin, size: leaf.size),
            ink: EnvironmentValues(scope: leaf.environment).ink))
      }
      element.forEachElement { child in
        let place = element.origin(of: child)
        visit(child, CGPoint(x: origin.x + place.x, y: origin.y + place.y))
      }
    }
    if let element = root.element { visit(element, .zero) }
    return found
  }

  var names: [String] { shown.map(\.name) }
  var tops: [CGFloat] { shown.map(\.frame.minY) }
  var lefts: [CGFloat] { shown.map(\.frame.minX) }
  var reports: [Report.Kind] { graph.reporter.reports.map(\.kind) }
}

/// Counts how often something happened.
final class Tally: @unchecked Sendable {
  private(set) var count = 0
  var names: [String] = []
  func add(_ name: String = "") {
    count += 1
    names.append(name)
  }
}

/// A row with a body, and a number that tells one life of it from the next.
struct CountedRow: View {
  let name: String
  let tally: Tally
  @State private var life = Life()

  final class Life {
    nonisolated(unsafe) private static var last = 0
    let number: Int
    init() {
      Self.last += 1
      number = Self.last
    }
  }

  var body: some View {
    let _ = tally.add(name)
    Tile(name)
  }
}

/// A view whose state names it: the name of its first appearance.
struct Keeper: View {
  @State private var first: String
  init(_ name: String) { _first = State(initialValue: name) }
  var body: some View { Tile(first) }
}

extension ContainerValues {
  private struct PinnedKey: ContainerValueKey { static var defaultValue: Bool { false } }
  private struct LevelKey: ContainerValueKey { static var defaultValue: Int { 0 } }
  var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
