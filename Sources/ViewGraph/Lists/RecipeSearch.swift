/// A search for the first elements with some identities, by one walk through a list: what has been found is
/// no longer looked for.
final class RecipeSearch {
  /// Where the first element with an identity is, which is known by its number.
  typealias Place = (number: Int, index: Int)

  /// What is looked for, each once.
  let identities: [AnyHashable]
  private let asked: [AnyHashable]
  private let numbers: [AnyHashable: Int]
  /// Of each, whether it is still looked for.
  private var open: [Bool]
  private var left: Int
  /// The types of the identities, with how many are still looked for, and which of them each has.
  private var types: [(type: Any.Type, left: Int)] = []
  private var typeNumbers: [Int] = []
  /// The identities as those of a loop, by the loop's type of identities.
  private var typed: [ObjectIdentifier: Any] = [:]

  init(_ asked: [AnyHashable]) {
    var numbers: [AnyHashable: Int] = [:]
    var identities: [AnyHashable] = []
    for identity in asked where numbers[identity] == nil {
      numbers[identity] = identities.count
      identities.append(identity)
    }
    self.asked = asked
    self.identities = identities
    self.numbers = numbers
    open = Array(repeating: true, count: identities.count)
    left = identities.count
    for identity in identities {
      let type = type(of: identity.base)
      let number = types.firstIndex { $0.type == type } ?? types.count
      if number == types.count { types.append((type, 0)) }
      types[number].left += 1
      typeNumbers.append(number)
    }
  }

  var isDone: Bool { left == 0 }
  var openNumbers: [Int] { isDone ? [] : open.indices.filter { open[$0] } }
  var openTypes: [Any.Type] { types.filter { $0.left > 0 }.map(\.type) }

  func isOpen(_ number: Int) -> Bool { open[number] }
  func looksFor(_ identity: AnyHashable) -> Bool {
    // Comparing is cheaper than hashing.
    if identities.count == 1 { return open[0] && identities[0] == identity }
    return numbers[identity].map(isOpen) ?? false
  }

  /// Notes that an identity is at an index; nothing where it is not looked for any more.
  func take(_ number: Int, _ index: Int) -> [Place] {
    guard open[number] else { return [] }
    set(number, isOpen: false)
    return [(number, index)]
  }

  func take(_ identity: AnyHashable, _ index: Int) -> [Place] {
    numbers[identity].map { take($0, index) } ?? []
  }

  /// Looks again for what was found where no element of the list is.
  func giveBack(_ places: [Place]) {
    for place in places { set(place.number, isOpen: true) }
  }

  private func set(_ number: Int, isOpen: Bool) {
    open[number] = isOpen
    left += isOpen ? 1 : -1
    types[typeNumbers[number]].left += isOpen ? 1 : -1
  }

  /// Those that are of a type, and the numbers of each.
  struct Typed<ID: Hashable> {
    var ids: ContiguousArray<ID> = []
    var numbers: [ID: [Int]] = [:]
  }

  func identities<ID: Hashable>(as type: ID.Type) -> Typed<ID> {
    if let known = typed[ObjectIdentifier(type)] as? Typed<ID> { return known }
    var made = Typed<ID>()
    for (number, identity) in identities.enumerated() {
      guard let id = identity.base as? ID else { continue }
      if made.numbers[id] == nil { made.ids.append(id) }
      made.numbers[id, default: []].append(number)
    }
    typed[ObjectIdentifier(type)] = made
    return made
  }

  /// For each identity as it was asked for, where it was found.
  func results(_ places: [Place]) -> [Int?] {
    var found: [Int?] = Array(repeating: nil, count: identities.count)
    for place in places { found[place.number] = place.index }
    return asked.map { numbers[$0].flatMap { found[$0] } }
  }
}

/// What lists have answered since the outermost search that is under way began: each section of a list that is made of another
/// asks that one for the same identities.
final class IdentitySearches {
  private var answers: [ObjectIdentifier: (identities: [AnyHashable], places: [Int?])] = [:]
  private var isSearching = false

  func answer(to identities: [AnyHashable], in root: ViewNode, _ search: () -> [Int?]) -> [Int?] {
    if let known = answers[ObjectIdentifier(root)], known.identities == identities { return known.places }
    let isOutermost = !isSearching
    isSearching = true
    let places = search()
    answers[ObjectIdentifier(root)] = (identities, places)
    if isOutermost {
      isSearching = false
      answers.removeAll(keepingCapacity: true)
    }
    return places
  }
}
