/// Lines at one scale, cut to the limits of the options.
struct LineTrial {
  var lines: [TextLayout.Line]
  var isCut: Bool
  var scale: Double
  var validWidths: ClosedRange<Double>
  /// The heights for which as many lines are allowed: those that are compared, nil where height is not
  /// limited.
  var validHeights: ClosedRange<Double>?

  init(_ text: ShapedText, _ options: TextLayoutOptions, width: Double, scale: Double) {
    self.scale = scale
    var limit = max(options.lineLimit ?? .max, 1)
    var height = options.height ?? .infinity
    if height.isNaN { height = .infinity }
    validHeights = height.isFinite ? height...height : nil
    if height.isFinite, text.isSimple {
      let metrics = Self.metrics(text, 0..<0, scale: scale, pixelLength: options.pixelLength)
      let pitch = Self.pitch(metrics, options)
      let least = max(options.reservedLines, 1)
      let count = max(Self.count(height, pitch: pitch), least)
      if scale == 1, count < 1 << 20 {
        // A little less than the pitch allows: sums of pitches are not exact.
        let low = count == least ? -Double.infinity : min(pitch * Double(count), height)
        validHeights = low...max(pitch * (Double(count) + 1) - pitch * 1e-6, height)
      }
      limit = min(limit, count)
    }
    var breaker = LineBreaker(text, width: width / scale, limit: limit)
    if height.isFinite, !text.isSimple {
      var used = 0.0
      var count = 0
      for line in breaker.lines {
        let metrics = Self.metrics(text, line.range, scale: scale, pixelLength: options.pixelLength)
        used += Self.pitch(metrics, options)
        if used > height + 1e-9, count >= max(options.reservedLines, 1) { break }
        count += 1
      }
      if count < breaker.lines.count {
        breaker = LineBreaker(text, width: width / scale, limit: count)
      }
    }
    isCut = breaker.isCut
    validWidths = breaker.validWidths
    lines = breaker.lines
  }

  /// From the top of the first line to the bottom of the last.
  func height(_ text: ShapedText, _ options: TextLayoutOptions) -> Double {
    var height = 0.0
    for (index, line) in lines.enumerated() {
      let metrics = Self.metrics(text, line.range, scale: scale, pixelLength: options.pixelLength)
      height += index == 0 ? metrics.ascent + metrics.descent : Self.pitch(metrics, options)
    }
    return height
  }

  /// Whether no line is wider: one of a single letter may be.
  func isWithin(_ width: Double, _ text: ShapedText) -> Bool {
    lines.allSatisfy { line in
      let natural = text.position(line.visibleEnd) - text.position(line.range.lowerBound)
      return natural * scale <= width + LineBreaker.tolerance
    }
  }

  static func pitch(_ metrics: RunMetrics, _ options: TextLayoutOptions) -> Double {
    max(metrics.pitch, metrics.unroundedHeight + TextAttributes.bounded(options.lineSpacing))
  }

  /// How many lines a height holds; at least one.
  private static func count(_ height: Double, pitch: Double) -> Int {
    guard pitch > 0 else { return .max }
    let count = (height / pitch + 1e-9).rounded(.down)
    return count < 1 ? 1 : count < 1e9 ? Int(count) : .max
  }

  static func metrics(
    _ text: ShapedText, _ range: Range<Int>, scale: Double, pixelLength: Double
  ) -> RunMetrics {
    let first = text.isSimple ? 0 : text.run(of: min(range.lowerBound, max(text.clusterCount - 1, 0)))
    var metrics = text.metrics[first]
    if !text.isSimple {
      var run = first + 1
      while run < text.metrics.count, text.runStarts[run] < range.upperBound {
        if text.runStarts[run + 1] > text.runStarts[run] { metrics.formUnion(text.metrics[run]) }
        run += 1
      }
    }
    guard scale != 1 || pixelLength > 0 else { return metrics }
    let height = roundUp((metrics.ascent + metrics.descent) * scale, to: pixelLength)
    metrics.ascent = roundUp(metrics.ascent * scale, to: pixelLength)
    metrics.descent = height - metrics.ascent
    metrics.pitch = roundUp(metrics.pitch * scale, to: pixelLength)
    metrics.unroundedHeight *= scale
    return metrics
  }

  static func roundUp(_ length: Double, to pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return length }
    return (length / pixel - 1e-6).rounded(.up) * pixel
  }
}
