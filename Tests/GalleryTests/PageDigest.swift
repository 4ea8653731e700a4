import Foundation
import Geometry
import ImageCodecs

/// A page in few cells: what stands where, without the letters' shapes.
struct PageDigest {
  /// Cells across a page.
  static let columns = 48

  let rows: Int
  /// Red, green and blue of each cell, 0 to 255.
  let cells: [Double]

  /// The means of a picture's pixels, on white.
  init(_ image: CGImage) {
    let columns = Self.columns
    let rows = max(1, Int((Double(image.height) / Double(image.width) * Double(columns)).rounded()))
    var sums = [Double](repeating: 0, count: rows * columns * 3)
    var counts = [Double](repeating: 0, count: rows * columns)
    for y in 0..<image.height {
      let row = min(y * rows / image.height, rows - 1)
      for x in 0..<image.width {
        let cell = row * columns + min(x * columns / image.width, columns - 1)
        let pixel = (y * image.width + x) * 4
        counts[cell] += 1
        let white = 255 - Double(image.pixels[pixel + 3])
        for part in 0..<3 { sums[cell * 3 + part] += Double(image.pixels[pixel + part]) + white }
      }
    }
    self.rows = rows
    cells = sums.enumerated().map { $1 / max(counts[$0 / 3], 1) }
  }

  /// The digest that a file holds.
  init(png data: Data) throws {
    self.init(try PNGDecoder().decode(data))
  }

  /// The digest as a picture of a pixel a cell.
  var png: Data {
    get throws {
      var pixels = [UInt8](repeating: 255, count: rows * Self.columns * 4)
      for (index, value) in cells.enumerated() {
        pixels[index / 3 * 4 + index % 3] = UInt8(min(max(value, 0), 255).rounded())
      }
      return try pixels.withUnsafeBytes { bytes in
        try PNGEncoder(level: 12).encode(
          bytes, width: Self.columns, height: rows, bytesPerRow: Self.columns * 4, order: .rgba)
      }
    }
  }

  /// What differs, in words; nil where the pictures show the same. Another version of a font moves letters
  /// by fractions of a point and changes a cell by a few steps; a word or a shape that is missing or has
  /// moved changes some cell by many.
  func difference(from other: PageDigest) -> String? {
    guard rows == other.rows else { return "\(rows) rows of cells, not \(other.rows)" }
    var worst = (amount: 0.0, cell: 0)
    var total = 0.0
    for cell in 0..<rows * Self.columns {
      var amount = 0.0
      for part in cell * 3..<cell * 3 + 3 { amount = max(amount, abs(cells[part] - other.cells[part])) }
      total += amount
      if amount > worst.amount { worst = (amount, cell) }
    }
    let mean = total / Double(rows * Self.columns)
    guard worst.amount > Self.cellTolerance || mean > Self.meanTolerance else { return nil }
    let (row, column) = worst.cell.quotientAndRemainder(dividingBy: Self.columns)
    return "the cell at column \(column), row \(row) by \(Int(worst.amount)) of 255; on the mean \(mean)"
  }

  static let cellTolerance = 20.0
  static let meanTolerance = 0.5
}
