import DeepStack
import Foundation
import Geometry

/// An element of the tree of semantics: what it says, where it shows and what is inside of it. A value, which stays as
/// it was when the view tree changes.
package struct SemanticsNode {
  let content: SemanticsContent
  /// From the content's coordinates to the root's space.
  let transform: ContentTransform

  /// Names the element from outside; the same for as long as the view is in the tree.
  package var handle: NodeHandle { content.handle }
  package var semantics: Semantics {
    guard let pairs, content.semantics.label == nil, content.semantics.hasDetails else {
      return content.semantics
    }
    var semantics = content.semantics
    semantics.label = semantics.details.labelled.lazy.compactMap { pairs.labels[$0] }.first
    return semantics
  }
  /// The labels of those that are named by another element; nil in a tree in which none names another.
  var pairs: SemanticsPairs?
  /// The smallest rectangle around what shows of the element's frame, in the root's space.
  package var frame: CGRect { transform.apply(to: content.frame) }

  /// The elements inside, in reading order: that of the view tree, those with a higher sort priority first. Worked out
  /// when they are asked for.
  package var children: [SemanticsNode] {
    var nodes = content.parts.nodes(under: transform)
    if pairs != nil { for index in nodes.indices { nodes[index].pairs = pairs } }
    return nodes
  }

  /// Where a press activates the element, in the root's space.
  package var activationPoint: CGPoint {
    place(of: content.semantics.details.activationPoint ?? .unit(.center))
  }

  /// Where a point of the element shows, in the root's space.
  package func place(of point: SemanticsPoint) -> CGPoint {
    transform.apply(to: point.resolved(in: content.frame))
  }

  /// The first element in reading order, this one included, for which a condition holds.
  package func first(where condition: (SemanticsNode) -> Bool) -> SemanticsNode? {
    var waiting = [self]
    while let next = waiting.popLast() {
      if condition(next) { return next }
      waiting.append(contentsOf: next.children.reversed())
    }
    return nil
  }
}

/// What elements are called that stand elsewhere than what names them. Made with the tree, and shared by its elements.
final class SemanticsPairs: Sendable {
  let labels: [SemanticsID: String]

  /// Looks only where elements name others. Nil where none of them has a label.
  ///
  /// - Parameter looked: Counts the elements that are looked at.
  init?(in parts: [PlacedSemantics], looked: inout Int) {
    var labels: [SemanticsID: String] = [:]
    var waiting: [SemanticsContent] = parts.elements(under: .identity, with: .names).reversed().compactMap {
      $0.piece.element
    }
    while let content = waiting.popLast() {
      looked += 1
      if content.semantics.hasDetails, let label = content.semantics.label {
        // Of several that name one thing the first is heard.
        for id in content.semantics.details.labels where labels[id] == nil { labels[id] = label }
      }
      let inside = content.parts.elements(under: .identity, with: .names)
      waiting += inside.reversed().compactMap { $0.piece.element }
    }
    if labels.isEmpty { return nil }
    self.labels = labels
  }
}

/// An element of the tree, with its frame in the coordinates of the view whose piece it is in.
struct SemanticsContent {
  var handle: NodeHandle
  var semantics: Semantics
  var frame: CGRect
  var parts: [PlacedSemantics] = []
}

/// What a view inside contributes, and where it shows in the view around it.
struct PlacedSemantics {
  var piece: SemanticsPiece
  var transform: ContentTransform
}

/// What one view contributes to the tree, in its own coordinates, so that a view that moves changes nothing inside.
///
/// Immutable and shared: a view around it holds it as it is. Pieces nest as deep as views do, though a view that only
/// passes its content on adds no level.
final class SemanticsPiece: @unchecked Sendable {
  enum Content {
    /// No element. A name or an action makes one.
    case nothing
    /// Left out, with all that is said further out.
    case hidden
    case node(SemanticsContent)
    /// What several views contribute, or one that shows elsewhere.
    case list([PlacedSemantics])
  }

  /// What those who look for something in the tree go by, so that they leave out what has none of it.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// An element at any depth names another.
    static let names = Marks(rawValue: 1 << 0)
    /// An element at any depth is named by another.
    static let isNamed = Marks(rawValue: 1 << 1)
    /// An element of the piece's level is read before or after those around it.
    static let isPrioritized = Marks(rawValue: 1 << 2)
  }

  /// Changes in `deinit` alone.
  private(set) var content: Content
  /// How many elements of one level the piece has.
  let count: Int
  let marks: Marks

  static let nothing = SemanticsPiece(.nothing, count: 0)
  static let hidden = SemanticsPiece(.hidden, count: 0)

  private init(_ content: Content, count: Int) {
    self.content = content
    self.count = count
    switch content {
    case .nothing, .hidden: marks = []
    case .node(let node): marks = node.marks
    case .list(let parts): marks = parts.reduce(into: []) { $0.formUnion($1.piece.marks) }
    }
  }

  convenience init(_ node: SemanticsContent) { self.init(.node(node), count: 1) }

  /// Takes the piece down where the stack has room for what it nests.
  deinit { if count > 0 { DeepStack.withRoom { content = .nothing } } }

  var isHidden: Bool { if case .hidden = content { true } else { false } }
  /// The one element that the piece is; nil where it is none or several.
  var element: SemanticsContent? { if case .node(let node) = content { node } else { nil } }

  /// What several views contribute, in reading order.
  static func joining(_ parts: [PlacedSemantics]) -> SemanticsPiece {
    let parts = parts.filter { $0.piece.count > 0 }
    guard parts.count == 1, var part = parts.first else {
      return parts.isEmpty
        ? nothing : SemanticsPiece(.list(parts), count: parts.reduce(0) { $0 + $1.piece.count })
    }
    if case .identity = part.transform { return part.piece }
    if case .list(let inner) = part.piece.content, inner.count == 1 {
      part = PlacedSemantics(
        piece: inner[0].piece, transform: inner[0].transform.followed(by: part.transform))
    }
    return SemanticsPiece(.list([part]), count: part.piece.count)
  }

  /// The piece with each of its elements changed; those inside of them stay.
  func mapping(_ change: (inout SemanticsContent) -> Void) -> SemanticsPiece {
    switch content {
    case .nothing, .hidden: return self
    case .node(var node):
      change(&node)
      return SemanticsPiece(node)
    case .list(var parts):
      for index in parts.indices {
        parts[index].piece = DeepStack.withRoom { parts[index].piece.mapping(change) }
      }
      return SemanticsPiece(.list(parts), count: count)
    }
  }

  /// The piece's elements, in reading order.
  var nodes: [SemanticsNode] { [PlacedSemantics(piece: self, transform: .identity)].nodes(under: .identity) }
}

extension SemanticsContent {
  fileprivate var marks: SemanticsPiece.Marks {
    var marks = parts.reduce(into: SemanticsPiece.Marks()) { $0.formUnion($1.piece.marks) }
    marks.remove(.isPrioritized)
    if semantics.readingPriority != 0 { marks.insert(.isPrioritized) }
    if semantics.hasDetails {
      if !semantics.details.labels.isEmpty { marks.insert(.names) }
      if !semantics.details.labelled.isEmpty { marks.insert(.isNamed) }
    }
    return marks
  }
}

extension [PlacedSemantics] {
  /// The elements of one level, in reading order.
  func nodes(under transform: ContentTransform) -> [SemanticsNode] {
    elements(under: transform).compactMap { part in
      part.piece.element.map { SemanticsNode(content: $0, transform: part.transform) }
    }
  }

  /// The pieces of the elements of one level, in reading order, with where they show.
  ///
  /// - Parameter marks: What the elements that are meant have.
  func elements(
    under transform: ContentTransform, with marks: SemanticsPiece.Marks = []
  ) -> [PlacedSemantics] {
    var found: [PlacedSemantics] = []
    var isSorted = true
    var waiting: [(PlacedSemantics, under: ContentTransform)] = reversed().map { ($0, transform) }
    while let (part, outer) = waiting.popLast() {
      guard part.piece.marks.isSuperset(of: marks) else { continue }
      let transform = part.transform.followed(by: outer)
      switch part.piece.content {
      case .nothing, .hidden: break
      case .node:
        if part.piece.marks.contains(.isPrioritized) { isSorted = false }
        found.append(PlacedSemantics(piece: part.piece, transform: transform))
      case .list(let parts):
        for part in parts.reversed() { waiting.append((part, transform)) }
      }
    }
    if isSorted { return found }
    return found.map { ($0.piece.element?.semantics.readingPriority ?? 0, $0) }.enumerated().sorted {
      let (a, b) = ($0.element.0, $1.element.0)
      return a != b ? a > b : $0.offset < $1.offset
    }.map(\.element.1)
  }
}

extension Semantics {
  fileprivate var readingPriority: Double { sortPriority.isNaN ? 0 : sortPriority }
}

// MARK: Dumps

extension SemanticsNode: CustomStringConvertible {
  /// The tree, a line for each element, what is inside of it further in. Frames are not in it.
  package var description: String {
    var lines: [String] = []
    var waiting = [(node: self, depth: 0)]
    while let (node, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.semantics.description)
      waiting.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}

extension Semantics: CustomStringConvertible {
  package var description: String {
    var words = [role.rawValue]
    func quoted(_ text: String) -> String { "\"\(text)\"" }
    if let label { words.append(quoted(label)) }
    if let value { words.append("value: " + quoted(value)) }
    if let hint { words.append("hint: " + quoted(hint)) }
    if let identifier { words.append("id: " + quoted(identifier)) }
    if !traits.isEmpty { words.append(traits.description) }
    if headingLevel > 0 { words.append("h\(headingLevel)") }
    if !actions.isEmpty { words.append("(" + actions.map(\.kind.description).joined(separator: ", ") + ")") }
    if hasDetails { words += details.words }
    if readingPriority != 0 { words.append("priority: \(sortPriority)") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }
}

extension SemanticsTraits: CustomStringConvertible {
  package var description: String {
    let named = Self.names.enumerated().filter { rawValue & 1 << UInt32($0.offset) != 0 }.map(\.element)
    return "[" + named.joined(separator: ", ") + "]"
  }
}

extension SemanticsAction.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .delete: "delete"
    case .showMenu: "showMenu"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll(.top): "scrollTop"
    case .scroll(.bottom): "scrollBottom"
    case .scroll(.leading): "scrollLeading"
    case .scroll(.trailing): "scrollTrailing"
    case .zoomIn: "zoomIn"
    case .zoomOut: "zoomOut"
    case .named(let name): "\"\(name)\""
    }
  }
}
