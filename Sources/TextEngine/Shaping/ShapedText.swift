import DisplayList
import Foundation
import Synchronization

/// Text shaped once: its clusters with their advances and break opportunities, as plain arrays. Breaking,
/// measuring and drawing at any width read these and never shape again.
///
/// Get one from `ShapedText.shape`, keep it while the text stays, and call `layout` as often as need be.
package final class ShapedText: Sendable {
  /// A piece of one face, size and direction.
  struct Item: Sendable {
    var font: ResolvedFont
    var size: Double
    var level: UInt8
    /// Clusters, in logical order.
    var range: Range<Int>
  }

  /// A glyph with its place relative to the end of the glyph before it, in points, y downward.
  struct ShapedGlyph: Sendable {
    var index: UInt32
    var x: Float, y: Float
    var advance: Float
  }

  struct Cluster: Equatable, Sendable {
    /// Where the cluster starts when all stand in one row in logical order, in points.
    var position: Double
    /// Byte offset.
    var offset: Int32
    private var start: UInt32

    init(position: Double, offset: Int32, glyphStart: Int, hangs: Bool) {
      self.position = position
      self.offset = offset
      start = UInt32(truncatingIfNeeded: glyphStart) << 1 | (hangs ? 1 : 0)
    }

    /// The first glyph. The glyphs of one cluster are in visual order.
    var glyphStart: Int { Int(start >> 1) }
    /// Whether this is a blank that hangs at a line's end.
    var hangs: Bool { start & 1 == 1 }
  }

  /// A place where a line may end.
  struct Break: Sendable {
    /// The cluster that starts the next line.
    var cluster: Int32
    /// The cluster after the last one that does not hang.
    var visibleEnd: Int32
    /// Where that cluster starts.
    var visibleX: Double
    /// Where the line ends: at `visibleX`, or behind the hyphen that shows at a soft hyphen. Grows from break
    /// to break.
    var neededX: Double
    /// Whether a hyphen shows when a line ends here.
    var isHyphenated = false
  }

  struct Paragraph: Sendable {
    var range: Range<Int>
    var breaks: Range<Int>
    /// Embedding level of the paragraph: odd from right to left.
    var level: UInt8
    /// A line separator ends the paragraph.
    var endsInNewline: Bool
  }

  /// The shaped text, as UTF-8; see `SourceText` for what is changed.
  let bytes: [UInt8]
  package let attributes: [TextAttributes]
  package let direction: TextDirection
  let language: String?
  let items: [Item]
  let paragraphs: [Paragraph]
  let breaks: [Break]
  /// First cluster of each run, and the number of clusters.
  let runStarts: [Int]
  /// Clusters in logical order, and one that stands for the end.
  let clusters: [Cluster]
  /// The clusters' byte offsets in the caller's text, where that was changed; nil where they are the same.
  let sourceOffsets: [Int32]?
  let glyphs: [ShapedGlyph]
  /// Vertical metrics of each run, in points.
  let metrics: [RunMetrics]
  /// Whether all runs have the same metrics.
  let isSimple: Bool
  private let recent = Mutex(Recent())

  /// What was asked last.
  private struct Recent {
    var layouts: [TextLayout] = []
    /// The ellipsis of a text of one look.
    var ellipsis: ShapedText?
  }

  var clusterCount: Int { clusters.count - 1 }

  func position(_ cluster: Int) -> Double { clusters[cluster].position }
  func offset(_ cluster: Int) -> Int32 { clusters[cluster].offset }
  func glyphStart(_ cluster: Int) -> Int { clusters[cluster].glyphStart }
  func hangs(_ cluster: Int) -> Bool { clusters[cluster].hangs }

  /// Whether a cluster from here on does not hang.
  func hasInk(from cluster: Int) -> Bool {
    (cluster..<max(clusterCount, cluster)).contains { !clusters[$0].hangs }
  }

  init(shaper: Shaper) {
    bytes = shaper.source.bytes
    attributes = shaper.attributes
    direction = shaper.direction
    language = shaper.language
    items = shaper.items
    paragraphs = shaper.paragraphs
    breaks = shaper.breaks
    runStarts = shaper.runStarts
    clusters = shaper.clusters
    sourceOffsets = shaper.sourceOffsets
    glyphs = shaper.glyphs
    let metrics = shaper.attributes.map(RunMetrics.init)
    self.metrics = metrics
    isSimple = metrics.dropFirst().allSatisfy { $0 == metrics[0] }
  }

  /// Whether there is no text at all; its size is zero.
  package var isEmpty: Bool { clusters.count <= 1 }

  /// The width of the first letter, 0 where there is none.
  package var firstAdvance: Double { isEmpty ? 0 : position(1) }

  /// The run of a cluster.
  func run(of cluster: Int) -> Int {
    var low = 0
    var high = attributes.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= cluster { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The item that holds a cluster.
  func item(of cluster: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if items[middle].range.lowerBound <= cluster { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The text laid out. The answer for like options is remembered for as long as the width stays within
  /// the layout's `validWidths`, and the height within its `validHeights`.
  package func layout(_ options: TextLayoutOptions) -> TextLayout {
    var width = options.width ?? .infinity
    width = width.isNaN ? .infinity : max(width, 0)
    let known = recent.withLock { recent in
      recent.layouts.last { $0.answers(options, width: width) }
    }
    if let known { return known }
    let layout = TextLayout(self, options, width: width)
    recent.withLock { recent in
      // A layout of very many lines is large; one is enough.
      if recent.layouts.count >= 4 || layout.lines.count > 1024 {
        recent.layouts.removeAll(keepingCapacity: true)
      }
      recent.layouts.append(layout)
    }
    return layout
  }

  /// An ellipsis that looks like a cluster.
  func ellipsis(at cluster: Int) -> ShapedText {
    guard attributes.count == 1 else {
      return mark("\u{2026}", like: [attributes[run(of: cluster)]])
    }
    if let known = recent.withLock({ $0.ellipsis }) { return known }
    let ellipsis = mark("\u{2026}", like: attributes)
    recent.withLock { $0.ellipsis = ellipsis }
    return ellipsis
  }

  /// A mark that is no part of the text, of a look of it.
  private func mark(_ mark: String, like attributes: [TextAttributes]) -> ShapedText {
    var attributes = attributes
    if attributes[0].attachment != nil || attributes[0].original != nil {
      attributes[0].attachment = nil
      attributes[0].original = nil
    }
    return ShapedText.shape(mark, sharing: attributes, direction: direction, language: language)
  }
}
