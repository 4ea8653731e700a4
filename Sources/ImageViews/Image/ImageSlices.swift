import DisplayList

/// The parts of an image, and where they go: one for an image that is stretched whole, nine for one with caps.
enum ImageSlices {
  /// The parts that show. An image that is not resizable is stretched whole; so is one whose caps leave nothing
  /// between them. Without caps of its own a resizable image has those of its catalogue.
  static func of(
    _ size: CGSize, _ resizing: Image.Resizing?, _ slicing: ImageSlicing?, in rect: CGRect
  ) -> [ImageItem.Slice] {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let resizing else { return [ImageItem.Slice(source: whole, rect: rect)] }
    let caps = resizing.hasCaps ? nil : slicing
    let mode = caps == nil || resizing.mode == .tile ? resizing.mode : caps?.mode ?? .stretch
    let columns = spans(
      Double(size.width), caps?.left ?? resizing.leading, caps?.right ?? resizing.trailing,
      center: caps?.centerWidth, into: rect.minX, Double(rect.width))
    let rows = spans(
      Double(size.height), caps?.top ?? resizing.top, caps?.bottom ?? resizing.bottom,
      center: caps?.centerHeight, into: rect.minY, Double(rect.height))
    var slices: [ImageItem.Slice] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(x: column.target, y: row.target, width: column.length, height: row.length)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        let tile = CGSize(
          width: column.isCap ? target.width : source.width * size.width,
          height: row.isCap ? target.height : source.height * size.height)
        let isTiled = mode == .tile && !(column.isCap && row.isCap)
        slices.append(ImageItem.Slice(source: source, rect: target, tile: isTiled ? tile : nil))
      }
    }
    return slices
  }

  private struct Span {
    var source, sourceLength: Double
    var target, length: Double
    var isCap: Bool
  }

  /// An image's side in three: the ends keep their length, the middle takes the rest.
  private static func spans(
    _ length: Double, _ first: Double, _ last: Double, center: Double?, into start: Double, _ room: Double
  ) -> [Span] {
    guard first + last > 0, length > 0, first + last < length else {
      return [Span(source: 0, sourceLength: 1, target: start, length: room, isCap: false)]
    }
    let shrink = min(1, room / (first + last))
    let (head, tail) = (first * shrink, last * shrink)
    let middle = min(center ?? .infinity, length - first - last)
    return [
      Span(source: 0, sourceLength: first / length, target: start, length: head, isCap: true),
      Span(
        source: first / length, sourceLength: middle / length, target: start + head,
        length: room - head - tail, isCap: false),
      Span(
        source: 1 - last / length, sourceLength: last / length, target: start + room - tail, length: tail,
        isCap: true),
    ]
  }
}
