import Foundation

/// Works out a `TextLayout`: lines, truncation, shrinking, then places.
struct LayoutPlan {
  let text: ShapedText
  let options: TextLayoutOptions
  /// The proposed width; infinity when there is none.
  let width: Double

  private(set) var scale = 1.0
  private(set) var lines: [TextLayout.Line] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false
  private(set) var validWidths: ClosedRange<Double>
  private(set) var breakWidths: ClosedRange<Double>
  private(set) var validHeights: ClosedRange<Double>?

  init(_ text: ShapedText, _ options: TextLayoutOptions, width: Double) {
    self.text = text
    self.options = options
    self.width = width
    validWidths = 0...Double.infinity
    breakWidths = validWidths
    validHeights = options.height.flatMap { $0.isFinite ? $0...$0 : nil }
  }

  mutating func fit() {
    guard !text.isEmpty || options.reservedLines > 0 else {
      place()
      return
    }
    let isCut = breakLines()
    if isCut { truncate() }
    place()
  }

  /// Breaks the text, smaller if need be and allowed; returns whether some of it is cut. The trial is gone
  /// when the lines are worked on, so that they are not copied.
  private mutating func breakLines() -> Bool {
    let trial = fittingTrial()
    scale = trial.scale
    lines = trial.lines
    breakWidths = scale == 1 ? trial.validWidths : width...width
    return trial.isCut
  }

  /// The lines at the full size, or at the largest, to a thousandth, at which they fit; the smallest allowed if
  /// there is none.
  private mutating func fittingTrial() -> LineTrial {
    let factor = options.minimumScaleFactor
    guard factor < 1 else {
      let trial = LineTrial(text, options, width: width, scale: 1)
      validHeights = trial.validHeights
      return trial
    }
    if let whole = wholeTrial(1) { return whole }
    var low = max(factor, 0.01)
    guard var best = wholeTrial(low) else { return LineTrial(text, options, width: width, scale: low) }
    var high = 1.0
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if let trial = wholeTrial(middle) {
        low = middle
        best = trial
      } else {
        high = middle
      }
    }
    return best
  }

  /// The lines at a scale, if all of the text fits into the width and the height.
  private func wholeTrial(_ scale: Double) -> LineTrial? {
    var free = options
    free.height = nil
    let trial = LineTrial(text, free, width: width, scale: scale)
    guard !trial.isCut, trial.isWithin(width, text) else { return nil }
    guard let height = options.height, height.isFinite else { return trial }
    return roundUp(trial.height(text, options)) <= height + 1e-9 ? trial : nil
  }

  // MARK: Truncation

  private mutating func truncate() {
    guard var line = lines.popLast() else { return }
    let truncation = LineTruncation(
      text, from: line.range.lowerBound, paragraph: line.paragraph, width: width / scale, options: options)
    if let squeeze = truncation.squeeze {
      line.range = line.range.lowerBound..<truncation.end
      line.visibleEnd = truncation.visibleEnd
      line.squeeze = squeeze
      line.cut = nil
      breakWidths = width...width
    } else {
      line.range = line.range.lowerBound..<truncation.end
      line.visibleEnd = truncation.end
      line.cut = truncation.cut
      isTruncated = true
      let kept = breakWidths.clamped(to: truncation.validWidths)
      breakWidths = scale == 1 && kept.contains(width) ? kept : width...width
    }
    lines.append(line)
  }

  // MARK: Places

  private mutating func place() {
    var reported = 0.0
    var full = 0.0
    for index in lines.indices {
      let widths = self.widths(of: lines[index])
      lines[index].width = widths.visible
      full = max(full, widths.full)
      reported = max(reported, max(widths.visible, min(widths.full, width)))
    }
    var height = stack()
    if options.reservedLines > lines.count, let last = lines.last {
      let metrics = metrics(of: last)
      height += Double(min(options.reservedLines, 1 << 20) - lines.count) * pitch(metrics)
    }
    size = CGSize(width: roundUp(reported), height: roundUp(height))
    align()
    // A wider proposal would let more of the hanging blanks count.
    let low = max(breakWidths.lowerBound, full)
    validWidths = full <= width + 1e-9 ? min(low, width)...breakWidths.upperBound : width...width
  }

  private func widths(of line: TextLayout.Line) -> (visible: Double, full: Double) {
    let start = text.position(line.range.lowerBound)
    if let cut = line.cut {
      let hidden = text.position(cut.hidden.upperBound) - text.position(cut.hidden.lowerBound)
      let shown = text.position(line.range.upperBound) - start - hidden + cut.ellipsis.rowWidth
      return (shown * scale, shown * scale)
    }
    let squeezed = line.squeeze * Double(max(line.visibleEnd - line.range.lowerBound - 1, 0))
    let visible = text.position(line.visibleEnd) - start - squeezed
    if line.squeeze > 0 { return (visible * scale, visible * scale) }
    return (visible * scale, (text.position(line.range.upperBound) - start) * scale)
  }

  /// Gives lines their tops and baselines; returns the height.
  private mutating func stack() -> Double {
    var bottom = 0.0
    var metrics = lines.first.map { self.metrics(of: $0) }
    for index in lines.indices {
      if !text.isSimple { metrics = self.metrics(of: lines[index]) }
      guard let metrics else { break }
      let lead = index == 0 ? 0 : pitch(metrics) - metrics.ascent - metrics.descent
      lines[index].top = bottom + lead
      lines[index].baseline = lines[index].top + metrics.ascent
      bottom = lines[index].baseline + metrics.descent
      lines[index].bottom = bottom
    }
    return bottom
  }

  private func pitch(_ metrics: RunMetrics) -> Double {
    LineTrial.pitch(metrics, options)
  }

  private func metrics(of line: TextLayout.Line) -> RunMetrics {
    LineTrial.metrics(text, line.range, scale: scale, pixelLength: options.pixelLength)
  }

  private mutating func align() {
    let isRightToLeft = (options.direction ?? text.direction) == .rightToLeft
    if options.followsWriting, options.alignment != .center {
      for index in lines.indices {
        align(index, share(text.paragraphs[lines[index].paragraph].level & 1 == 1))
      }
      return
    }
    let share = share(isRightToLeft)
    guard share > 0 else { return }
    for index in lines.indices { align(index, share) }
  }

  private mutating func align(_ line: Int, _ share: Double) {
    lines[line].x = (Double(size.width) - lines[line].width) * share
  }

  /// How much of the room beside a line is on its left.
  private func share(_ isRightToLeft: Bool) -> Double {
    switch options.alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func roundUp(_ length: Double) -> Double {
    LineTrial.roundUp(length, to: options.pixelLength)
  }
}
