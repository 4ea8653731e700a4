import Foundation

extension SymbolDrawing {
  /// A drawing between this one (0) and another (1); nil where their outlines have not the same steps.
  func mixed(with other: SymbolDrawing, by share: Double) -> SymbolDrawing? {
    guard layers.count == other.layers.count else { return nil }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var layers = layers
    for (index, theirs) in other.layers.enumerated() {
      guard let lines = layers[index].lines.mixed(with: theirs.lines, by: share),
        let areas = layers[index].areas.mixed(with: theirs.areas, by: share)
      else { return nil }
      layers[index].lines = lines
      layers[index].areas = areas
    }
    let base = baseline.flatMap { own in other.baseline.map { mix(own, $0) } }
    return SymbolDrawing(
      layers: layers,
      size: CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height)),
      unitsPerEm: mix(unitsPerEm, other.unitsPerEm), baseline: base ?? baseline)
  }
}

extension Path {
  /// A path between this one (0) and another (1); nil where they have not the same steps.
  fileprivate func mixed(with other: Path, by share: Double) -> Path? {
    var theirs: [Element] = []
    other.forEach { theirs.append($0) }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var path = Path()
    var index = 0
    var isAlike = true
    forEach { element in
      guard isAlike, index < theirs.count else { return isAlike = false }
      switch (element, theirs[index]) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: isAlike = false
      }
      index += 1
    }
    return isAlike && index == theirs.count ? path : nil
  }
}
