import Foundation
import SceneHost

/// Why a view could not be used, with what the views say of themselves.
public struct LookupError: Error, CustomStringConvertible {
  public let description: String
}

extension HeadlessSession {
  /// The one element that is meant.
  ///
  /// - Throws: A `LookupError` where there is none, or are several: it names what comes near and shows the window's tree.
  public func find(_ query: ElementQuery) throws -> ViewElement {
    let found = findAll(query)
    guard found.count == 1, let element = found.first else {
      throw LookupError(
        description: found.isEmpty
          ? "no view with \(query)\(nearest(to: query)) in:\n\(tree)"
          : "\(found.count) views with \(query) in:\n\(tree)")
    }
    return element
  }

  /// The one element with a label or an accessibility identifier.
  ///
  /// - Throws: A `LookupError` where there is none, or are several.
  @_disfavoredOverload
  public func find(_ name: String) throws -> ViewElement { try find(.named(name)) }

  /// All elements that are meant, in reading order.
  public func findAll(_ query: ElementQuery) -> [ViewElement] { elements.filter(query.matches) }

  /// Whether any element is meant.
  public func exists(_ query: ElementQuery) -> Bool { elements.contains(where: query.matches) }

  /// All elements of the window, in reading order, each before what is inside of it; the first is the window.
  public var elements: [ViewElement] {
    var found: [ViewElement] = []
    _ = root?.first { node in
      found.append(ViewElement(node, in: self))
      return false
    }
    return found
  }

  /// What the window says to assistive technology: a line for each element, what is inside of it further in.
  public var tree: String { root?.description ?? "nothing" }

  /// The element with the focus: the one around the view that has it, or the first inside of that.
  public var focusedElement: ViewElement? {
    guard let root, let focused = session.graph.focus.focusedElement else { return nil }
    return root.element(for: focused).map { ViewElement($0, in: self) }
  }

  /// The frames, in the window's coordinates, of the views of a type that take part in the layout, in the tree's order. A
  /// view that is a list of views has a frame for each of them.
  public func frames<Content: View>(of type: Content.Type) -> [CGRect] {
    update()
    return session.root.elements(of: type).map { $0.frame(in: .global) }
  }

  private var root: SemanticsNode? { session.semantics }

  func node(of element: ViewElement) throws -> SemanticsNode {
    guard let node = root?.first(where: { $0.handle == element.handle }) else {
      throw LookupError(description: "has left the window: \(element); what is there:\n\(tree)")
    }
    return node
  }

  /// The names that come nearest to the one that is looked for, in words.
  private func nearest(to query: ElementQuery) -> String {
    guard let name = query.name, !name.isEmpty else { return "" }
    let all = elements.flatMap { [$0.label, $0.identifier, $0.value].compactMap(\.self) }
    var seen: Set<String> = []
    // What has the name itself fails for another reason: it is shown.
    if let found = elements.first(where: { $0.label == name || $0.identifier == name }) {
      return "; there is \(found)"
    }
    let near = all.filter { !$0.isEmpty && seen.insert($0).inserted }
      .map { (text: $0, distance: name.distance(to: $0)) }
      .filter { $0.distance * 2 <= max(name.count, $0.text.count) }
      .sorted { $0.distance < $1.distance }
      .prefix(3).map { "\"\($0.text)\"" }
    return near.isEmpty ? "" : "; near it: " + near.joined(separator: ", ") + ";"
  }
}

extension String {
  /// How many characters are to be put in, taken out or changed to make the other text, upper and lower case being one.
  /// Of long texts only the beginnings are compared.
  fileprivate func distance(to other: String) -> Int {
    let (a, b) = (Array(lowercased().prefix(64)), Array(other.lowercased().prefix(64)))
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in b.enumerated() {
        let changed = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
