/// Which views a change leaves standing, as far as the two trees say so for certain: a view keeps its state as
/// long as what surrounds it keeps its types and places, and in a loop as long as its row keeps its key.
struct Survival {
  private(set) var keepers: [Int] = []

  init(from old: Specimen, to new: Specimen) { compare(old, new) }

  private mutating func compare(_ old: Specimen, _ new: Specimen) {
    guard old.isAlike(new) else { return }
    if old.kind == "keeper" { keepers.append(old.id) }
    switch old.kind {
    case "dynamic" where !Self.haveOneShape(old.children, new.children): return
    case "forEach", "forEachBinding": compareRows(old.children, new.children)
    default:
      guard Self.haveOneShape(old.children, new.children) else { return }
      for (old, new) in zip(old.children, new.children) { compare(old, new) }
    }
  }

  private mutating func compareRows(_ old: [Specimen], _ new: [Specimen]) {
    let before = Dictionary(grouping: old, by: \.key)
    for (key, rows) in Dictionary(grouping: new, by: \.key).sorted(by: { $0.key < $1.key }) {
      // Which of two rows with one key keeps the state is not said.
      guard rows.count == 1, let row = before[key], row.count == 1 else { continue }
      if Self.haveOneShape(row, rows) { compare(row[0], rows[0]) }
    }
  }

  /// Whether views of two lists have the same types. What a loop or a dynamic view shows has types of its own.
  private static func haveOneShape(_ a: [Specimen], _ b: [Specimen]) -> Bool {
    guard a.count == b.count else { return false }
    for (a, b) in zip(a, b) {
      guard a.isAlike(b) else { return false }
      let isBoundary = a.kind == "dynamic" || (a.role == .loop && a.kind != "forEachRange")
      if !isBoundary, !haveOneShape(a.children, b.children) { return false }
    }
    return true
  }
}

extension Specimen {
  fileprivate var role: Kind.Role { kind.role }

  /// Whether both make views of the same types, as far as they themselves decide.
  fileprivate func isAlike(_ other: Specimen) -> Bool {
    kind == other.kind && id == other.id && choice == other.choice && hasReading == other.hasReading
  }
}
