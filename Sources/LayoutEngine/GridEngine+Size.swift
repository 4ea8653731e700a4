import Foundation
import Geometry

extension GridEngine {
  /// Sizes columns and rows for `proposal` and returns the grid's answer.
  ///
  /// - Parameters:
  ///   - proposal: nil gives every column and row its ideal extent; infinity its largest.
  ///   - measure: the answer of a cell to a proposal: at most three times for its column and three times for
  ///     its row, once each when it is rigid.
  ///   - guide: the alignment guide along an axis of a cell of the given size; called only for
  ///     `GridGuide.custom`.
  @discardableResult
  package func size(
    _ proposal: Proposal, measure: (Int, Proposal) -> SizeAnswer,
    guide: (Int, Axis, CGSize) -> Double = { _, _, _ in 0 }
  ) -> SizeAnswer {
    for index in slots.indices { slots[index].isAlways = true }
    var widthRange = sizeColumns(proposal.width, measure: measure, guide: guide)
    if !widenForMerged(proposal.width, measure: measure) {
      widthRange = .exactlyClamped(proposal.width)
    }
    var stack = StackLayout(axis: .vertical)
    swap(&stack, &rowStack)
    let heights = stack.size(Proposal(width: .nan, height: proposal.height)) { row, offer in
      measureRow(row, height: offer.height, measure: measure, guide: guide)
    }
    swap(&stack, &rowStack)
    isRigid = false
    updateSize()
    answer = SizeAnswer(size: size, width: widthRange, height: heights.height)
    return answer
  }

  private func sizeColumns(
    _ width: Double, measure: (Int, Proposal) -> SizeAnswer, guide: (Int, Axis, CGSize) -> Double
  ) -> AxisRange {
    let gaps = merged.isEmpty ? [] : columnStack.slots.map(\.gap)
    var stack = StackLayout(axis: .horizontal)
    swap(&stack, &columnStack)
    let answer = stack.size(Proposal(width: width, height: .nan)) { column, offer in
      var range = AxisRange.always
      var isDecided = false
      for member in columnStarts[column]..<columnStarts[column + 1] {
        let cell = columnCells[member]
        if slots[cell].isUnsizedHorizontally { continue }
        let answer = measure(cell, offer).sanitized
        range = range.intersection(answer.width)
        isDecided = true
        slots[cell].isAlways = slots[cell].isAlways && answer.isAlways
        slots[cell].columnWidth = Double(answer.size.width)
        slots[cell].guideX = horizontalGuide(cell, answer.size, guide)
      }
      if !isDecided, !merged.isEmpty { return mergedShare(of: column, offer, gaps: gaps, measure: measure) }
      let extent = columnExtent(column)
      return SizeAnswer(
        size: CGSize(width: extent.length, height: 0), width: range, height: .always)
    }
    swap(&stack, &columnStack)
    for column in columns.indices { columns[column].width = columnStack.slots[column].length }
    return answer.width
  }

  /// What a column takes in which only merged cells stand: of the widest of them an equal part, when it is
  /// offered as much for each of its columns. A cell that takes no more than its least takes nothing here: it
  /// widens its columns once the others are known.
  private func mergedShare(
    of column: Int, _ offer: Proposal, gaps: [Double], measure: (Int, Proposal) -> SizeAnswer
  ) -> SizeAnswer {
    var share = SizeAnswer.always(.zero)
    for cell in merged where !slots[cell].isUnsizedHorizontally {
      let first = slots[cell].column
      let count = slots[cell].span
      guard column >= first, column < first + count else { continue }
      let between = gaps[(first + 1)..<(first + count)].reduce(0, +)
      let whole = Proposal(width: offer.width * Double(count) + between, height: .nan)
      let answer = measure(cell, whole).sanitized
      if answer.width.isAlways { continue }
      share.width = .exactlyClamped(offer.width)
      let least = measure(cell, Proposal(width: 0, height: .nan)).sanitized
      guard answer.size.width > least.size.width else { continue }
      let part = lengthOrZero((Double(answer.size.width) - between) / Double(count))
      share.size.width = Swift.max(share.size.width, CGFloat(part))
    }
    return share
  }

  /// The extent of the cells that decide the width of a column.
  func columnExtent(_ column: Int) -> AlignedExtent {
    var aligned = AlignedExtent()
    var anchored = 0.0
    for member in columnStarts[column]..<columnStarts[column + 1] {
      let cell = columnCells[member]
      if slots[cell].isUnsizedHorizontally { continue }
      if slots[cell].isAnchored {
        anchored = Swift.max(anchored, slots[cell].columnWidth)
      } else {
        aligned.add(length: slots[cell].columnWidth, guide: slots[cell].guideX)
      }
    }
    return aligned.covering(anchored)
  }

  /// Asks merged cells what they need, from the narrowest, and widens their columns by equal parts.
  /// - Returns: whether the result is the same for every proposed width.
  private func widenForMerged(
    _ proposed: Double, measure: (Int, Proposal) -> SizeAnswer
  ) -> Bool {
    var isIndependent = true
    let order = merged.sorted { (slots[$0].span, $0) < (slots[$1].span, $1) }
    for cell in order where !slots[cell].isUnsizedHorizontally {
      let spanned = cellWidth(cell)
      let slack = Swift.max(Proposal.clamped(proposed) - totalWidth, 0)
      let offer = proposed.isNaN ? .nan : spanned + (slack.isNaN ? 0 : slack)
      let answer = measure(cell, Proposal(width: offer, height: .nan)).sanitized
      let range = answer.width
      // The cell is offered at least its columns' width: an answer that holds for that and all above holds for any
      // width of the grid.
      if !(range.lower <= spanned && range.upper == .infinity && range.holdsForNil) { isIndependent = false }
      slots[cell].isAlways = slots[cell].isAlways && answer.isAlways
      slots[cell].columnWidth = Double(answer.size.width)
      widen(cell, spanned: spanned)
    }
    return isIndependent
  }

  /// Widens the columns of a merged cell by equal parts until it fits.
  func widen(_ cell: Int, spanned: Double) {
    let surplus = slots[cell].columnWidth - spanned
    guard surplus > 0 else { return }
    let first = slots[cell].column
    let part = surplus / Double(slots[cell].span)
    for column in first..<(first + slots[cell].span) { columns[column].width += part }
  }

  private func measureRow(
    _ row: Int, height: Double, measure: (Int, Proposal) -> SizeAnswer, guide: (Int, Axis, CGSize) -> Double
  ) -> SizeAnswer {
    var range = AxisRange.always
    for cell in rows[row].cells where !slots[cell].isUnsizedVertically {
      let answer = measure(cell, Proposal(width: cellWidth(cell), height: height)).sanitized
      range = range.intersection(answer.height)
      slots[cell].isAlways = slots[cell].isAlways && answer.isAlways
      slots[cell].rowHeight = Double(answer.size.height)
      slots[cell].guideY = verticalGuide(cell, answer.size, guide)
    }
    return SizeAnswer(
      size: CGSize(width: 0, height: rowExtent(row).length), width: .always, height: range)
  }

  /// The extent of the cells that decide the height of a row.
  func rowExtent(_ row: Int) -> AlignedExtent {
    var aligned = AlignedExtent()
    var anchored = 0.0
    for cell in rows[row].cells where !slots[cell].isUnsizedVertically {
      if slots[cell].isAnchored {
        anchored = Swift.max(anchored, slots[cell].rowHeight)
      } else {
        aligned.add(length: slots[cell].rowHeight, guide: slots[cell].guideY)
      }
    }
    return aligned.covering(anchored)
  }

  /// The width of all columns that a cell spans, and of the spaces between them.
  func cellWidth(_ cell: Int) -> Double {
    let first = slots[cell].column
    if slots[cell].span == 1 { return columns[first].width }
    var width = columns[first].width
    for column in (first + 1)..<(first + slots[cell].span) {
      width += columnStack.slots[column].gap + columns[column].width
    }
    return lengthOrZero(width)
  }

  private var totalWidth: Double {
    var width = 0.0
    for column in columns.indices { width += columnStack.slots[column].gap + columns[column].width }
    return lengthOrZero(width)
  }

  /// Writes where columns begin and the size of the whole.
  func updateSize() {
    var end = 0.0
    for column in columns.indices {
      end += columnStack.slots[column].gap
      columns[column].x = end
      end += columns[column].width
    }
    size = CGSize(width: lengthOrZero(end), height: rowStack.length)
  }

  func horizontalGuide(_ cell: Int, _ size: CGSize, _ guide: (Int, Axis, CGSize) -> Double) -> Double {
    let rule = columns[slots[cell].column].guide
    if rule.kind != .custom || slots[cell].isAnchored { return rule.value(Double(size.width.held)) }
    return guide(cell, .horizontal, size).held
  }

  func verticalGuide(_ cell: Int, _ size: CGSize, _ guide: (Int, Axis, CGSize) -> Double) -> Double {
    let rule = rowGuide(slots[cell].row)
    if rule.kind != .custom || slots[cell].isAnchored { return rule.value(Double(size.height.held)) }
    return guide(cell, .vertical, size).held
  }

  func rowGuide(_ row: Int) -> GridGuide { rows[row].guide ?? vertical }
}

extension AlignedExtent {
  /// The extent, or a length that starts with it where that is larger.
  func covering(_ length: Double) -> AlignedExtent {
    guard length > self.length else { return self }
    var result = AlignedExtent()
    result.add(length: length, guide: guide)
    return result
  }
}
