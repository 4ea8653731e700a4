import Foundation
import ViewGraph

/// What the views of one tree are made from, shared by all of them and followed by none: a view that is to
/// look again is poked.
@MainActor
final class Store {
  /// The content of the dynamic views, by the specimen's identity.
  private(set) var regions: [Int: [Specimen]] = [:]
  private var pokes: [Int: [ObjectIdentifier: () -> Void]] = [:]
  /// The lives of the views that keep something, by the specimen's identity.
  private(set) var tokens: [Int: Set<ObjectIdentifier>] = [:]
  let lives = Lives()
  /// What the root shows.
  var root: Specimen?
  /// The identity by which the root is poked.
  nonisolated static let rootID = -1

  func take(_ tree: Specimen) {
    regions.removeAll(keepingCapacity: true)
    tree.visit { if $0.kind == .dynamic { regions[$0.id] = $0.children } }
    pokes = pokes.filter { regions[$0.key] != nil || $0.key == Self.rootID }
  }

  /// Takes in how a view is poked; `instance` tells the places apart where the view stands.
  func register(_ id: Int, _ instance: AnyObject?, poke: @escaping () -> Void) {
    guard let instance else { return }
    pokes[id, default: [:]][ObjectIdentifier(instance)] = poke
  }

  func note(_ id: Int, _ token: Token) { tokens[id, default: []].insert(ObjectIdentifier(token)) }

  func poke(_ id: Int) {
    for poke in (pokes[id] ?? [:]).values { poke() }
  }

  func end() { pokes.removeAll() }
}

/// Counts the tokens that live.
final class Lives: @unchecked Sendable {
  fileprivate(set) var count = 0
}

/// What a view keeps in its state: lives as long as the view does.
final class Token: @unchecked Sendable {
  private let lives: Lives
  init(_ lives: Lives) {
    self.lives = lives
    lives.count += 1
  }
  deinit { lives.count -= 1 }
}

extension Specimen {
  /// The dynamic views whose own content differs between two trees. What lies in a dynamic view inside is
  /// that view's.
  @MainActor
  static func changedRegions(_ old: Store, _ new: Specimen) -> [Int] {
    var changed: [Int] = []
    new.visit { specimen in
      guard specimen.kind == .dynamic, let before = old.regions[specimen.id] else { return }
      if !sameRegion(before, specimen.children) { changed.append(specimen.id) }
    }
    return changed
  }

  /// Whether two lists show the same, what lies in dynamic views inside left aside.
  static func sameRegion(_ a: [Specimen], _ b: [Specimen]) -> Bool {
    guard a.count == b.count else { return false }
    for (a, b) in zip(a, b) {
      guard a.kind == b.kind, a.id == b.id, a.key == b.key, a.choice == b.choice,
        sameBits(a.numbers, b.numbers)
      else { return false }
      if a.kind != .dynamic, !sameRegion(a.children, b.children) { return false }
    }
    return true
  }

  private static func sameBits(_ a: [Double], _ b: [Double]) -> Bool {
    a.elementsEqual(b) { $0.bitPattern == $1.bitPattern }
  }
}
