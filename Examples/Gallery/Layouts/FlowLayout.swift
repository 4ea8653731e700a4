import SwiftUI

/// Views in lines, like words in a paragraph.
struct FlowLayout: Layout {
  var alignment = HorizontalAlignment.leading
  var spacing: CGFloat = 8

  /// A line: which views it holds, and how large it is.
  private struct Line {
    var range: Range<Int>
    var size: CGSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.map(\.size.height).reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, width: bounds.width) {
      let slack = bounds.width - line.size.width
      var x = bounds.minX
      if alignment == .center { x += slack / 2 } else if alignment == .trailing { x += slack }
      for index in line.range {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.size.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.size.height + spacing
    }
  }

  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if var line = lines.last, line.size.width + spacing + size.width <= width + 0.01 {
        line.range = line.range.lowerBound..<(index + 1)
        line.size.width += spacing + size.width
        line.size.height = max(line.size.height, size.height)
        lines[lines.count - 1] = line
      } else {
        lines.append(Line(range: index..<(index + 1), size: size))
      }
    }
    return lines
  }
}
