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
  /// Byte offset of each cluster, and the length.
  let offsets: [Int32]
  /// The same in the caller's text, where that was changed; nil where it is the same.
  let sourceOffsets: [Int32]?
  /// First glyph of each cluster, and the number of glyphs. Clusters are in logical order, the glyphs of
  /// one in visual order.
  let glyphStarts: [Int32]
  /// Where each cluster starts when all stand in one row in logical order, and the sum, in points.
  let positions: [Double]
  let hanging: [Bool]
  let glyphs: [ShapedGlyph]
  /// Vertical metrics of each run, in points.
  let metrics: [RunMetrics]
  /// Whether all runs have the same metrics.
  let isSimple: Bool
  private let recent = Mutex<[TextLayout]>([])

  var clusterCount: Int { offsets.count - 1 }

  init(shaper: Shaper) {
    bytes = shaper.source.bytes
    attributes = shaper.attributes
    direction = shaper.direction
    language = shaper.language
    items = shaper.items
    paragraphs = shaper.paragraphs
    breaks = shaper.breaks
    runStarts = shaper.runStarts
    offsets = shaper.offsets
    sourceOffsets = shaper.sourceOffsets
    glyphStarts = shaper.glyphStarts
    positions = shaper.positions
    hanging = shaper.hanging
    glyphs = shaper.glyphs
    let metrics = shaper.attributes.map(RunMetrics.init)
    self.metrics = metrics
    isSimple = metrics.dropFirst().allSatisfy { $0 == metrics[0] }
  }

  /// Whether there is no text at all; its size is zero.
  package var isEmpty: Bool { offsets.count <= 1 }

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
  /// the layout's `validWidths`.
  package func layout(_ options: TextLayoutOptions) -> TextLayout {
    var width = options.width ?? .infinity
    width = width.isNaN ? .infinity : max(width, 0)
    var known: TextLayout?
    recent.withLock { recent in
      known = recent.last { $0.answers(options, width: width) }
    }
    if let known { return known }
    let layout = TextLayout(self, options, width: width)
    recent.withLock { recent in
      // A layout of very many lines is large; one is enough.
      if recent.count >= 4 || layout.lines.count > 1024 { recent.removeAll() }
      recent.append(layout)
    }
    return layout
  }
}
