import Foundation
import ViewGraph

/// What the views of one tree are made from, shared by all of them and followed by none: a view that is to
/// look again is poked.
@MainActor
final class Store {
  /// The content of the dynamic views, by the specimen's identity.
  private(set) var regions: [Int: [Specimen]] = [:]
  /// What the states of views are to be that follow their specimens.
  private(set) var states: [Int: Double] = [:]
  let model: TreeModel
  let bag: Bag
  /// What controls show and change.
  let fields: Fields
  /// How views are made to look again, in the order in which they said so: there may be several of one specimen.
  private var pokes: [Int: [Poke]] = [:]
  /// The lives of the views that keep something, by the specimen's identity.
  private var tokens: [Int: [TokenReference]] = [:]
  /// How often more a view has appeared than disappeared, by the specimen's identity.
  private(set) var appearances: [Int: Int] = [:]
  let lives = Lives()
  /// What the root shows.
  var root: Specimen?
  /// The identity by which the root is poked.
  nonisolated static let rootID = -1

  init(model: TreeModel = TreeModel(), bag: Bag = Bag(), fields: Fields? = nil) {
    self.model = model
    self.bag = bag
    self.fields = fields ?? Fields()
  }

  func adopt(_ tree: Specimen) {
    regions.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    tree.visit {
      if $0.kind == "dynamic" { regions[$0.id] = $0.children }
      if let state = $0.state { states[$0.id] = state }
    }
    pokes = pokes.filter { regions[$0.key] != nil || states[$0.key] != nil || $0.key == Self.rootID }
  }

  /// Takes in a view that looks again when its version changes.
  func register(_ id: Int, version: State<Int>) {
    let binding = version.projectedValue
    register(id, version.location) { _ in
      if id % 2 == 0 { version.wrappedValue += 1 } else { binding.wrappedValue += 1 }
    }
  }

  /// Takes in a view whose state follows its specimen.
  func register(_ id: Int, _ state: State<Double?>) {
    let binding = state.projectedValue
    // By the state itself or by a binding: both are ways of programs.
    register(id, state.location) {
      if id % 2 == 0 { state.wrappedValue = $0 } else { binding.wrappedValue = $0 }
    }
  }

  /// - Parameter place: Where the state is kept, which tells the places apart where the view stands.
  private func register(_ id: Int, _ place: AnyObject?, poke: @escaping @Sendable (Double) -> Void) {
    guard let place, pokes[id]?.contains(where: { $0.place === place }) != true else { return }
    pokes[id, default: []].append(Poke(place: place, run: poke))
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

  /// What makes the views of specimens look again: to be run on any thread.
  func pokes(_ ids: [Int]) -> [@Sendable () -> Void] {
    ids.flatMap { id in
      let state = states[id] ?? 0
      return (pokes[id] ?? []).map { poke in
        let run = poke.run
        return { @Sendable in run(state) }
      }
    }
  }

  func end() { pokes.removeAll() }
}

/// How one view is made to look again.
private struct Poke {
  let place: AnyObject
  let run: @Sendable (Double) -> Void
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
