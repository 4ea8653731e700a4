import Foundation
import ViewGraph

/// What the views of one tree are made from, shared by all of them and followed by none: a view that is to
/// look again is poked.
@MainActor
final class Store {
  /// The content of the dynamic views, by the specimen's identity.
  private(set) var regions: [Int: [Specimen]] = [:]
  /// What the states of stated views are to be.
  private(set) var lengths: [Int: Double] = [:]
  let model = TreeModel()
  private var pokes: [Int: [ObjectIdentifier: () -> Void]] = [:]
  /// The lives of the views that keep something, by the specimen's identity.
  private var tokens: [Int: [TokenReference]] = [:]
  /// How often more a view has appeared than disappeared, by the specimen's identity.
  private(set) var appearances: [Int: Int] = [:]
  let lives = Lives()
  /// What the root shows.
  var root: Specimen?
  /// The identity by which the root is poked.
  nonisolated static let rootID = -1

  func adopt(_ tree: Specimen) {
    regions.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    tree.visit {
      if $0.kind == "dynamic" { regions[$0.id] = $0.children }
      if $0.kind == "stated" { lengths[$0.id] = $0.number(0) }
    }
    pokes = pokes.filter { regions[$0.key] != nil || lengths[$0.key] != nil || $0.key == Self.rootID }
  }

  /// Tells the model's followers what it says now.
  func setModel(_ world: World) {
    if model.number.bitPattern != world.model.bitPattern { model.number = world.model }
    if model.isWide != world.isModelWide { model.isWide = world.isModelWide }
  }

  /// Takes in how a view is poked; `instance` tells the places apart where the view stands.
  func register(_ id: Int, _ instance: AnyObject?, poke: @escaping () -> Void) {
    guard let instance else { return }
    pokes[id, default: [:]][ObjectIdentifier(instance)] = poke
  }

  func note(_ id: Int, _ token: Token) {
    if tokens[id]?.contains(where: { $0.token === token }) != true {
      tokens[id, default: []].append(TokenReference(token: token))
    }
  }

  /// The states that live of the views that keep something, by the specimen's identity.
  func livingTokens() -> [Int: [Token]] { tokens.compactMapValues(\.living) }

  func appeared(_ id: Int) { appearances[id, default: 0] += 1 }
  func disappeared(_ id: Int) { appearances[id, default: 0] -= 1 }
  func changed(_ id: Int) { changes += 1 }
  private(set) var changes = 0

  func poke(_ id: Int) {
    for poke in (pokes[id] ?? [:]).values { poke() }
  }

  func end() { pokes.removeAll() }
}

private struct TokenReference { weak var token: Token? }

extension [TokenReference] {
  /// Those that live; nil where none does.
  fileprivate var living: [Token]? {
    let living = compactMap(\.token)
    return living.isEmpty ? nil : living
  }
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
