import Foundation

/// Symbols of hands, as the area that thick lines cover.
enum SymbolHands {
  static func drawing(_ name: String) -> SymbolDrawing? {
    switch name {
    case "hand.raised.fingers.spread": SymbolDrawing(lines: spread)
    case "hand.raised.fingers.spread.fill": SymbolDrawing(lines: Path(), areas: spread)
    case "hands.clap": clap { SymbolDrawing.Layer(lines: $0, level: $1) }
    case "hands.clap.fill": clap { SymbolDrawing.Layer(areas: $0, level: $1) }
    default: nil
    }
  }

  private static func silhouette(_ palm: String, _ fingers: String, width: Double) -> Path {
    let pen = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return fingers.split(separator: "M").reduce(SVGPathData.path(palm)) { hand, finger in
      hand.union(SVGPathData.path("M" + finger).strokedPath(pen))
    }
  }

  private static var spread: Path {
    silhouette(
      "M7.8 13.6L16.9 12.4L17.2 16.2A5.1 5.1 0 0 1 7.5 18.6Z",
      "M9.2 14.6L6 6.4 M11.7 13.6L10.9 3.9 M14.2 13.4L15.9 4.7 M15.8 15L19.8 8.6 M8.9 17.6L3.6 13.4",
      width: 2.7)
  }

  /// A hand before another, and lines where they meet.
  private static func clap(_ layer: (Path, Int) -> SymbolDrawing.Layer) -> SymbolDrawing {
    let upright = silhouette(
      "M-4.6 -1L4.6 -1L4.6 4A4.6 4.6 0 0 1 -4.6 4Z",
      "M-3.3 0V-6.6 M-1.1 0V-8.2 M1.1 0V-8.4 M3.3 0V-7 M-3 4.6L-6.4 .6", width: 2.5)
    func turned(_ degrees: Double, _ x: Double, _ y: Double) -> Path {
      let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      return upright.applying(turn.concatenating(CGAffineTransform(translationX: x, y: y)))
    }
    let front = turned(-38, 9.8, 14.8)
    let room = front.union(front.strokedPath(StrokeStyle(lineWidth: 3.6, lineJoin: .round)))
    let back = turned(-24, 15.4, 13.4).subtracting(room)
    let rays = SVGPathData.path("M15.6 1.6v2.2 M19.2 2.4l-1.1 1.9 M22 4.9l-1.9 1.1")
    return SymbolDrawing(layers: [
      SymbolDrawing.Layer(lines: rays, level: 2), layer(back, 1), layer(front, 0),
    ])
  }
}
