extension Specimen {
  /// The dynamic views whose own content differs between two trees. What lies in a dynamic view inside is
  /// that view's.
  @MainActor
  static func changedRegions(_ old: Store, _ new: Specimen) -> [Int] {
    var changed: [Int] = []
    new.visit { specimen in
      guard specimen.kind == "dynamic", let before = old.regions[specimen.id] else { return }
      if !sameRegion(before, specimen.children) { changed.append(specimen.id) }
    }
    return changed
  }

  /// The views whose state is to be another.
  @MainActor
  static func changedStates(_ old: Store, _ new: Specimen) -> [Int] {
    var changed: [Int] = []
    new.visit { specimen in
      guard let state = specimen.state, let before = old.states[specimen.id] else { return }
      if before.bitPattern != state.bitPattern { changed.append(specimen.id) }
    }
    return changed
  }

  /// Whether two lists show the same, left aside what lies in dynamic views inside and
  /// what states are to be.
  static func sameRegion(_ a: [Specimen], _ b: [Specimen]) -> Bool {
    guard a.count == b.count else { return false }
    for (a, b) in zip(a, b) {
      guard a.kind == b.kind, a.id == b.id, a.key == b.key, a.choice == b.choice, a.origin == b.origin,
        a.keeps == b.keeps, a.kind == "stated" || sameBits(a.numbers.prefix(2), b.numbers.prefix(2))
      else { return false }
      if a.kind != "dynamic", !sameRegion(a.children, b.children) { return false }
    }
    return true
  }

  private static func sameBits(_ a: ArraySlice<Double>, _ b: ArraySlice<Double>) -> Bool {
    a.elementsEqual(b) { $0.bitPattern == $1.bitPattern }
  }
}
