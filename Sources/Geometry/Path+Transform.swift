import Foundation

extension Path {
  /// The path under a transform; empty where the transform has an entry that is not finite.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    guard transform.isFinite else { return Path() }
    switch storage {
    case .empty: return self
    case .elements(let elements): return Path(elements.applying(transform))
    case .simple(let shape):
      guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else {
        return Path(elements.applying(transform))
      }
      guard let rect = Path.accepted(shape.rect.scaledAndMoved(transform)) else { return Path() }
      switch shape {
      case .rect: return Path(.rect(rect))
      case .ellipse: return Path(.ellipse(rect))
      case .roundedRect(let rounded):
        return Path(.roundedRect(rounded.scaled(x: transform.a, y: transform.d, onto: rect)))
      }
    }
  }

  /// The path moved by an offset in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path under a map with perspective. Curves keep their control points' images, which is exact for an
  /// affine map; for one with perspective lines are exact, and curves are flattened first.
  package func applying(_ transform: ProjectionTransform) -> Path {
    if let affine = transform.affine { return applying(affine) }
    var result = PathElements()
    for subpath in subpaths {
      result.move(to: subpath.start.applying(transform))
      for segment in subpath.segments {
        segment.flatten(tolerance: 0.01) { result.line(to: $0.applying(transform)) }
      }
      if subpath.isClosed { result.close() }
    }
    return Path(result)
  }
}

extension CGRect {
  fileprivate func scaledAndMoved(_ t: CGAffineTransform) -> CGRect {
    CGRect(x: minX * t.a + t.tx, y: minY * t.d + t.ty, width: width * t.a, height: height * t.d)
  }
}
