import Foundation

/// Offsets count UTF-8 bytes of the runs' texts laid end to end, as the caller gave them.
extension TextLayout {
  /// The caret before the character at an offset: a rectangle without width from the line's top to its
  /// bottom, in the layout's coordinates. An offset inside a cluster means its start; outside the text, its
  /// nearest end. Behind a right-to-left character the caret stands at its left.
  package func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let cluster = text.cluster(atSource: offset)
    let index = lineIndex(of: cluster)
    let line = lines[index]
    var x = endX(of: line)
    for box in boxes(of: line) where box.range.contains(cluster) {
      x = box.edge(before: cluster, text, scale, line.squeeze)
      break
    }
    return CGRect(x: x, y: line.top, width: 0, height: line.bottom - line.top)
  }

  /// The offset whose caret is nearest to a point: in the line at the point's height, before or after the
  /// cluster under it. Points outside count as the nearest inside.
  package func offset(at point: CGPoint) -> Int {
    guard let last = lines.last else { return 0 }
    let line = lines.first { Double(point.y) < $0.bottom } ?? last
    let x = Double(point.x)
    var best = line.range.lowerBound
    var distance = Double.infinity
    func consider(_ cluster: Int, _ edge: Double) {
      guard abs(edge - x) < distance else { return }
      distance = abs(edge - x)
      best = cluster
    }
    let boxes = boxes(of: line)
    for box in boxes {
      for cluster in box.range {
        consider(cluster, box.edge(before: cluster, text, scale, line.squeeze))
      }
    }
    // The end of a box comes second: its caret may stand at the start of another box. The place behind a
    // line that was broken is the start of the next line.
    distance -= 1e-6
    for box in boxes {
      let end = box.range.upperBound
      guard end < line.range.upperBound || end == text.clusterCount else { continue }
      consider(end, box.edge(before: end, text, scale, line.squeeze))
    }
    return text.sourceOffset(ofCluster: best)
  }

  /// Where the line begins and ends that an offset is in, and where the blanks at its end begin, if any hang there.
  package func line(at offset: Int) -> (start: Int, visibleEnd: Int, end: Int) {
    guard !lines.isEmpty else { return (0, 0, 0) }
    let line = lines[lineIndex(of: text.cluster(atSource: offset))]
    return (
      text.sourceOffset(ofCluster: line.range.lowerBound), text.sourceOffset(ofCluster: line.visibleEnd),
      text.sourceOffset(ofCluster: line.range.upperBound)
    )
  }

  /// Whether the letters at an offset run from right to left, and whether their line does.
  package func direction(at offset: Int) -> (letters: Bool, line: Bool) {
    guard !lines.isEmpty else { return (false, false) }
    let cluster = text.cluster(atSource: offset)
    let line = lines[lineIndex(of: cluster)]
    let isRightToLeft = text.paragraphs[line.paragraph].level & 1 == 1
    let box = boxes(of: line).first { $0.range.contains(cluster) }
    return (box?.isRightToLeft ?? isRightToLeft, isRightToLeft)
  }

  /// Rectangles behind the characters of a range, from top to bottom and in each line from left to right;
  /// empty for an empty range.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    let first = text.cluster(atSource: range.lowerBound)
    let last = text.cluster(atSource: range.upperBound)
    guard first < last else { return [] }
    var result: [CGRect] = []
    for line in lines where line.range.overlaps(first..<last) {
      for box in boxes(of: line) where box.range.overlaps(first..<last) {
        let shared = box.range.clamped(to: first..<last)
        let start = box.edge(before: shared.lowerBound, text, scale, line.squeeze)
        let end = box.edge(before: shared.upperBound, text, scale, line.squeeze)
        let frame = CGRect(
          x: min(start, end), y: line.top, width: abs(end - start), height: line.bottom - line.top)
        if let previous = result.last, previous.minY == frame.minY, abs(previous.maxX - frame.minX) < 1e-6 {
          result[result.count - 1] = previous.union(frame)
        } else {
          result.append(frame)
        }
      }
    }
    return result
  }

  // MARK: Lines and boxes

  /// A piece of a line that reads in one direction.
  private struct Box {
    var range: Range<Int>
    var x: Double
    var width: Double
    var isRightToLeft: Bool

    /// Where a cluster of the box starts, reading; for the cluster behind the last, where that ends.
    func edge(before cluster: Int, _ text: ShapedText, _ scale: Double, _ squeeze: Double) -> Double {
      let natural = text.position(cluster) - text.position(range.lowerBound)
      let along = (natural - squeeze * Double(cluster - range.lowerBound)) * scale
      return isRightToLeft ? x + width - along : x + along
    }
  }

  private func lineIndex(of cluster: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= cluster { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func boxes(of line: Line) -> [Box] {
    var x = line.x
    var boxes: [Box] = []
    for segment in VisualOrder(text, line).segments {
      guard !segment.isEllipsis else {
        x += (line.cut?.ellipsis.rowWidth ?? 0) * scale
        continue
      }
      let natural = text.position(segment.range.upperBound) - text.position(segment.range.lowerBound)
      let width = (natural - line.squeeze * Double(segment.range.count)) * scale
      boxes.append(Box(range: segment.range, x: x, width: width, isRightToLeft: segment.isRightToLeft))
      x += width
    }
    return boxes + hangingBox(of: line, end: x)
  }

  /// The blanks that hang at the line's end, beyond what is visible; without a newline, which has no width.
  private func hangingBox(of line: Line, end: Double) -> [Box] {
    guard line.cut == nil, line.visibleEnd < line.range.upperBound else { return [] }
    let range = line.visibleEnd..<line.range.upperBound
    let width = (text.position(range.upperBound) - text.position(range.lowerBound)) * scale
    let isRightToLeft = text.paragraphs[line.paragraph].level & 1 == 1
    return [
      Box(
        range: range, x: isRightToLeft ? line.x - width : end, width: width, isRightToLeft: isRightToLeft)
    ]
  }

  /// Where reading the line ends.
  private func endX(of line: Line) -> Double {
    let isRightToLeft = text.paragraphs[line.paragraph].level & 1 == 1
    let hanging =
      line.cut == nil
      ? (text.position(line.range.upperBound) - text.position(line.visibleEnd)) * scale : 0
    return isRightToLeft ? line.x - hanging : line.x + line.width + hanging
  }
}

extension ShapedText {
  /// The cluster that holds a byte of the caller's text; the number of clusters for the text's end.
  func cluster(atSource offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < sourceOffset(ofCluster: clusterCount) else { return clusterCount }
    var low = 0
    var high = clusterCount
    while low < high {
      let middle = (low + high + 1) / 2
      if sourceOffset(ofCluster: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func sourceOffset(ofCluster cluster: Int) -> Int {
    Int(sourceOffsets?[cluster] ?? clusters[cluster].offset)
  }
}
