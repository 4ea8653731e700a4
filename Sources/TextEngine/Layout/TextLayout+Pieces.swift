import DisplayList
import Foundation

/// Lines taken apart, for those who draw them piece by piece.
extension TextLayout {
  /// Clusters of one look that stand next to each other in a line and read in one direction, or an ellipsis.
  package struct Piece: Sendable {
    let segment: VisualOrder.Segment
    package let line: Int
    /// Left edge, in the layout's coordinates.
    package let x: Double
    package let width: Double

    package var isRightToLeft: Bool { segment.isRightToLeft }
    /// Clusters; an ellipsis is one.
    package var count: Int { segment.isEllipsis ? 1 : segment.range.count }
  }

  /// The pieces of a line from left to right; none for a line that there is not.
  package func pieces(ofLine index: Int) -> [Piece] {
    guard lines.indices.contains(index) else { return [] }
    let line = lines[index]
    var x = line.x
    return VisualOrder(text, line).segments.map { segment in
      let piece = Piece(segment: segment, line: index, x: x, width: width(of: segment, in: line))
      x += piece.width
      return piece
    }
  }

  func width(of segment: VisualOrder.Segment, in line: Line) -> Double {
    if segment.isEllipsis { return (line.cut?.ellipsis.rowWidth ?? 0) * scale }
    let natural = text.position(segment.range.upperBound) - text.position(segment.range.lowerBound)
    return (natural - line.squeeze * Double(segment.range.count)) * scale
  }

  /// Some clusters of a piece, counted from its left. Numbers beyond its ends count as its ends.
  package func part(_ range: Range<Int>, of piece: Piece) -> Piece {
    let range = range.clamped(to: 0..<piece.count)
    guard !piece.segment.isEllipsis else {
      guard range.isEmpty else { return piece }
      return Piece(segment: piece.segment, line: piece.line, x: piece.x, width: 0)
    }
    let whole = piece.segment.range
    func part(_ range: Range<Int>) -> VisualOrder.Segment {
      var segment = piece.segment
      segment.range =
        piece.isRightToLeft
        ? (whole.upperBound - range.upperBound)..<(whole.upperBound - range.lowerBound)
        : (whole.lowerBound + range.lowerBound)..<(whole.lowerBound + range.upperBound)
      return segment
    }
    let line = lines[piece.line]
    return Piece(
      segment: part(range), line: piece.line, x: piece.x + width(of: part(0..<range.lowerBound), in: line),
      width: width(of: part(range), in: line))
  }

  /// The places of a piece's clusters in the text, in clusters, from left to right. An ellipsis has that of
  /// what it stands for.
  package func clusters(of piece: Piece) -> [Int] {
    guard !piece.segment.isEllipsis else { return [lines[piece.line].cut?.hidden.lowerBound ?? 0] }
    return piece.isRightToLeft ? piece.segment.range.reversed() : Array(piece.segment.range)
  }

  /// The look of a piece.
  package func attributes(of piece: Piece) -> TextAttributes {
    if piece.segment.isEllipsis, let ellipsis = lines[piece.line].cut?.ellipsis {
      return ellipsis.attributes[0]
    }
    return text.attributes[max(piece.segment.run, 0)]
  }

  /// Ascent, descent and what is between lines, of a piece or of a whole line, in points: of a piece from its own
  /// baseline, however much that is raised.
  package func metrics(of piece: Piece) -> (ascent: Double, descent: Double, leading: Double) {
    let ellipsis = piece.segment.isEllipsis ? lines[piece.line].cut?.ellipsis : nil
    var metrics = ellipsis?.metrics[0] ?? text.metrics[max(piece.segment.run, 0)]
    let rise = attributes(of: piece).rise
    metrics.ascent -= max(rise, 0)
    metrics.descent -= max(-rise, 0)
    metrics.pitch -= abs(rise)
    return measures(metrics)
  }

  package func metrics(ofLine index: Int) -> (ascent: Double, descent: Double, leading: Double) {
    measures(LineTrial.metrics(text, lines[index].range, scale: 1, pixelLength: 0))
  }

  private func measures(_ metrics: RunMetrics) -> (ascent: Double, descent: Double, leading: Double) {
    let leading = metrics.pitch - metrics.ascent - metrics.descent
    return (metrics.ascent * scale, metrics.descent * scale, max(leading, 0) * scale)
  }

  /// Whether a line reads from right to left.
  package func isRightToLeft(line index: Int) -> Bool {
    text.paragraphs[lines[index].paragraph].level & 1 == 1
  }
}
