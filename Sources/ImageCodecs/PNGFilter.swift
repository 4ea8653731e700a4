/// The five reversible row filters of PNG.
enum PNGFilter {
  /// The filter whose residues, read as signed bytes, have the smallest sum of magnitudes.
  /// `trials` holds four rows; the residues returned lie in it or are `row` itself.
  static func best(
    of row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    trials: UnsafeMutablePointer<UInt8>
  ) -> (filter: UInt8, residues: UnsafePointer<UInt8>) {
    let (sub, up) = (trials, trials + count)
    let (average, paeth) = (trials + 2 * count, trials + 3 * count)
    for i in 0..<count {
      let left = i >= step ? row[i - step] : 0
      let corner = i >= step ? above[i - step] : 0
      sub[i] = row[i] &- left
      up[i] = row[i] &- above[i]
      average[i] = row[i] &- UInt8((Int(left) + Int(above[i])) / 2)
      paeth[i] = row[i] &- predict(left, above[i], corner)
    }
    var best: (filter: UInt8, residues: UnsafePointer<UInt8>, cost: Int) = (
      0, UnsafePointer(row), cost(row, count)
    )
    for (filter, residues) in [(UInt8(1), sub), (2, up), (3, average), (4, paeth)] {
      let cost = cost(residues, count)
      if cost < best.cost { best = (filter, UnsafePointer(residues), cost) }
    }
    return (best.filter, best.residues)
  }

  private static func cost(_ residues: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var sum = 0
    for i in 0..<count { sum &+= Int(Int8(bitPattern: residues[i]).magnitude) }
    return sum
  }

  @inline(__always) static func predict(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int32(left), Int32(up), Int32(corner))
    let (toLeft, toUp, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
  }

  /// Turns residues back into samples, in place. An unknown filter returns false.
  static func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int,
    step: Int
  ) -> Bool {
    switch (filter, above) {
    case (0, _), (2, nil): break
    case (1, _), (4, nil):
      for i in stride(from: step, to: count, by: 1) { row[i] &+= row[i - step] }
    case (2, let above?):
      for i in 0..<count { row[i] &+= above[i] }
    case (3, nil):
      for i in stride(from: step, to: count, by: 1) { row[i] &+= row[i - step] / 2 }
    case (3, let above?):
      for i in 0..<min(step, count) { row[i] &+= above[i] / 2 }
      for i in stride(from: step, to: count, by: 1) {
        row[i] &+= UInt8((UInt32(row[i - step]) + UInt32(above[i])) / 2)
      }
    case (4, let above?):
      for i in 0..<min(step, count) { row[i] &+= above[i] }
      for i in stride(from: step, to: count, by: 1) {
        row[i] &+= predict(row[i - step], above[i], above[i - step])
      }
    default: return false
    }
    return true
  }
}
