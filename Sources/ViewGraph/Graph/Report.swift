import Foundation

/// A problem in a program's views that has a defined result. It is reported once, with the view's path.
package struct Report: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case duplicateID = "duplicate id"
    case stateWrittenDuringUpdate = "state written during an update"
    case depthExceeded = "views nested too deep"
    case tooManyNodes = "too many views"
    case diverging = "an update that feeds back on itself"
    case tooManyParts = "a value of too many parts"
    case reentered = "a view that asks for its own picture"
    case tooManyLayers = "too many layers"
    case invalidValue = "invalid value"
    case missingObject = "missing environment object"
    case countChanged = "a constant range changed"
    case staleValue = "a value of a view that has gone"
    case unknownWindow = "a window that no scene declares"
    case severalScrollViews = "several scroll views where one is observed"
  }
  package var kind: Kind
  package var message: String
  package var path: String
}

/// Where reports go: standard error, or a test. What is left out of a picture is reported on the thread that
/// draws it.
package final class Reporter: @unchecked Sendable {
  private let lock = Lock()
  private var reported: Set<Report> = []
  private var list: [Report] = []
  package var isSilent = false

  package init() {}

  package var reports: [Report] { lock.withLock { list } }

  package func report(_ kind: Report.Kind, _ message: String, at node: ViewNode?) {
    guard lock.withLock({ list.count < 1_000 }) else { return }
    // Those above a node that has left the tree may be gone.
    report(kind, message, path: node.map { $0.isDead ? "" : $0.path } ?? "")
  }

  func report(_ kind: Report.Kind, _ message: String, path: String) {
    let report = Report(kind: kind, message: message, path: path)
    let isNew = lock.withLock {
      guard list.count < 1_000, reported.insert(report).inserted else { return false }
      list.append(report)
      return true
    }
    guard isNew, !isSilent else { return }
    let place = report.path.isEmpty ? "" : " (in \(report.path))"
    FileHandle.standardError.write(Data("SwiftUI: \(kind.rawValue): \(message)\(place)\n".utf8))
  }

  /// Reports what is wrong with a value, while it is used in the tree at work.
  package static func report(_ kind: Report.Kind, _ message: @autoclosure () -> String) {
    guard let graph = Graph.current else { return }
    graph.reporter.report(kind, message(), at: graph.tracked)
  }

  package func removeAll() {
    lock.withLock {
      reported.removeAll()
      list.removeAll()
    }
  }
}

extension ViewNode {
  /// The custom views above and including this one, outermost first: how a message names a place.
  package var path: String { Self.path(of: pathTypes) }

  /// The types of those views, innermost first.
  var pathTypes: [_ViewType] {
    var types: [_ViewType] = []
    var node: ViewNode? = self
    while let current = node, types.count < 24 {
      if current is BodyNode, let type = current.type { types.append(type) }
      node = current.parent
    }
    return types
  }

  static func path(of types: [_ViewType]) -> String {
    types.reversed().map { String(String(describing: $0.type).prefix { $0 != "<" }) }
      .joined(separator: " > ")
  }
}
