import DisplayList

/// A part of an image, and where it goes: one for an image that is stretched whole, nine for one with caps.
struct ImageSlice {
  /// In unit coordinates of the image.
  var source: CGRect
  /// Points.
  var target: CGRect
  /// The size of a copy in points, where the part is repeated.
  var tile: CGSize
  var isTiled: Bool

  /// The parts that show. An image that is not resizable is stretched whole; so is one whose caps leave nothing
  /// between them. Without caps of its own a resizable image has those of its catalogue.
  static func slices(
    of size: CGSize, _ resizing: Image.Resizing?, _ slicing: ImageSlicing?, in rect: CGRect
  ) -> [ImageSlice] {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let resizing else {
      return [ImageSlice(source: whole, target: rect, tile: rect.size, isTiled: false)]
    }
    let own = resizing.top + resizing.leading + resizing.bottom + resizing.trailing > 0
    let caps = own ? nil : slicing
    let mode = caps == nil || resizing.mode == .tile ? resizing.mode : caps?.mode ?? .stretch
    let columns = spans(
      Double(size.width), caps?.left ?? resizing.leading, caps?.right ?? resizing.trailing,
      center: caps?.centerWidth, into: rect.minX, Double(rect.width))
    let rows = spans(
      Double(size.height), caps?.top ?? resizing.top, caps?.bottom ?? resizing.bottom,
      center: caps?.centerHeight, into: rect.minY, Double(rect.height))
    var slices: [ImageSlice] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(x: column.target, y: row.target, width: column.length, height: row.length)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        let tile = CGSize(
          width: column.isCap ? target.width : source.width * size.width,
          height: row.isCap ? target.height : source.height * size.height)
        slices.append(
          ImageSlice(
            source: source, target: target, tile: tile,
            isTiled: mode == .tile && !(column.isCap && row.isCap)))
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

  /// Copies beyond this number are drawn as one stretched copy.
  private static let copyLimit = 4_096.0

  /// The part of a drawing of a size, in its place.
  func items(_ fragment: Fragment, of size: CGSize, id: UInt64) -> [Item] {
    let part = CGRect(
      x: source.minX * size.width, y: source.minY * size.height, width: source.width * size.width,
      height: source.height * size.height)
    guard part.width > 0, part.height > 0 else { return [] }
    var step = target.size
    var (lefts, tops) = ([target.minX], [target.minY])
    if isTiled, tile.width > 0, tile.height > 0,
      (target.width / tile.width + 1) * (target.height / tile.height + 1) <= Self.copyLimit
    {
      step = tile
      lefts = Array(stride(from: target.minX, to: target.maxX, by: tile.width))
      tops = Array(stride(from: target.minY, to: target.maxY, by: tile.height))
    }
    let (x, y) = (step.width / part.width, step.height / part.height)
    // What is beside the part does not show in its copies.
    let piece = Placed(Fragment(id: id, items: [.group(.clip(Path(part), FillStyle()), Placed(fragment))]))
    let copies = tops.flatMap { top in
      lefts.map { left -> Item in
        let place = CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: left - part.minX * x, ty: top - part.minY * y)
        return .group(.transform(.value(ProjectionTransform(place))), piece)
      }
    }
    return [.group(.clip(Path(target), FillStyle()), Placed(Fragment(id: id, items: copies)))]
  }
}
