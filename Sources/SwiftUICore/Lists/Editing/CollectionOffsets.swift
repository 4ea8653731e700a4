import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets from the beginning. Offsets at which there is none are passed by.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    kept.reserveCapacity(count)
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to stand before the one that is at another offset; at the count, to the end. Those
  /// that move keep their order, and so do the others. Offsets at which there is none are passed by.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let target = Swift.min(Swift.max(destination, 0), all.count)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    let before = all[..<target].enumerated().filter { !source.contains($0.offset) }.map(\.element)
    let after = all.enumerated().dropFirst(target).filter { !source.contains($0.offset) }.map(\.element)
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
