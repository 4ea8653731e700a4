import Foundation

extension Path {
  /// A rectangle with equally rounded corners, from the middle of its right side, clockwise on screen.
  ///
  /// A corner is at most half the smaller side wide and high; without a width or height above 0 (or with NaN)
  /// the path is that of a plain rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of the same radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners have their own radii; `leading` is the left side.
  ///
  /// A corner takes at most half of each side it touches, or what the neighbouring corner leaves of it.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle whose corners are half its smaller side.
  package init(capsuleIn rect: CGRect, style: RoundedCornerStyle = .continuous) {
    let box = rect.standardized
    self.init(roundedRect: box, cornerRadius: min(box.width, box.height) / 2, style: style)
  }

  /// A rounded rectangle that lies `inset` within `rect` on every side: its corners are smaller by the inset.
  /// Empty where nothing is left of the rectangle.
  package init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, inset: CGFloat) {
    let size = CGSize(
      width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    self.init(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: size, style: style)
  }

  /// An unevenly rounded rectangle that lies `inset` within `rect` on every side.
  package init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle, inset: CGFloat
  ) {
    self.init(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii.inset(by: inset), style: style
    )
  }

  /// Adds a rectangle with equally rounded corners as a subpath of its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard let rect = Path.accepted(rect) else { return }
    let rounded = RoundedRect(rect, cornerSize: cornerSize, style: style)
    add(rounded.map { .roundedRect($0) } ?? .rect(rect), transform)
  }

  /// Adds a rectangle whose corners have their own radii as a subpath of its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard let rect = Path.accepted(rect) else { return }
    let rounded = RoundedRect(rect, cornerRadii: cornerRadii, style: style)
    add(rounded.map { .roundedRect($0) } ?? .rect(rect), transform)
  }
}

extension PathElements {
  /// From the middle of the straight part of the right side: down, and clockwise on screen around the corners.
  mutating func add(_ r: RoundedRect) {
    let box = r.rect
    let down = CGVector(dx: 0, dy: 1)
    let left = CGVector(dx: -1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let right = CGVector(dx: 1, dy: 0)
    move(to: CGPoint(x: box.maxX, y: (box.minY + r.topRight.height + box.maxY - r.bottomRight.height) / 2))
    addCorner(
      CGPoint(x: box.maxX, y: box.maxY), r.style,
      CornerSide(r.bottomRight.height, r.topRight.height, box.height, down),
      CornerSide(r.bottomRight.width, r.bottomLeft.width, box.width, left))
    addCorner(
      CGPoint(x: box.minX, y: box.maxY), r.style,
      CornerSide(r.bottomLeft.width, r.bottomRight.width, box.width, left),
      CornerSide(r.bottomLeft.height, r.topLeft.height, box.height, up))
    addCorner(
      CGPoint(x: box.minX, y: box.minY), r.style,
      CornerSide(r.topLeft.height, r.bottomLeft.height, box.height, up),
      CornerSide(r.topLeft.width, r.topRight.width, box.width, right))
    addCorner(
      CGPoint(x: box.maxX, y: box.minY), r.style,
      CornerSide(r.topRight.width, r.topLeft.width, box.width, right),
      CornerSide(r.topRight.height, r.bottomRight.height, box.height, down))
    close()
  }

  private mutating func addCorner(
    _ corner: CGPoint, _ style: RoundedCornerStyle, _ a: CornerSide, _ b: CornerSide
  ) {
    // The point this far from the corner, back along the way in and ahead along the way out.
    func at(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x - a.way.dx * back + b.way.dx * ahead, y: corner.y - a.way.dy * back + b.way.dy * ahead)
    }
    switch style {
    case .circular:
      let rest = 1 - Path.kappa
      line(to: at(a.radius, 0))
      cubic(to: at(0, b.radius), at(a.radius * rest, 0), at(0, b.radius * rest))
    case .continuous:
      let (near, far) = (CornerSide.shoulder.near, CornerSide.shoulder.far)
      let (nearControl, farControl) = (CornerSide.control.near, CornerSide.control.far)
      line(to: at(a.start, 0))
      cubic(to: at(far * a.radius, near * b.radius), at(a.outerControl, 0), at(a.innerControl, 0))
      cubic(
        to: at(near * a.radius, far * b.radius),
        at(farControl * a.radius, nearControl * b.radius),
        at(nearControl * a.radius, farControl * b.radius))
      cubic(to: at(0, b.start), at(0, b.innerControl), at(0, b.outerControl))
    }
  }
}

/// How a rounded corner runs along one of its two sides. Lengths are distances from the corner.
private struct CornerSide {
  /// Where the middle curve of a continuous corner ends, in radii along the two sides.
  static let shoulder: (near: CGFloat, far: CGFloat) = (0.0749114, 0.631494)
  /// The control points of that curve.
  static let control: (near: CGFloat, far: CGFloat) = (0.169060, 0.372824)
  /// How far a continuous corner reaches where there is room, in radii.
  static let reach: CGFloat = 1.528665

  let radius: CGFloat
  /// The direction of travel along the side, of length 1.
  let way: CGVector
  /// Where a continuous corner begins.
  let start: CGFloat
  let outerControl: CGFloat
  let innerControl: CGFloat

  /// Where the side has no room for the reach of both of its corners, they share it in proportion to their
  /// radii, and the first curve's control points move in with its start.
  init(_ radius: CGFloat, _ neighbour: CGFloat, _ length: CGFloat, _ way: CGVector) {
    self.radius = radius
    self.way = way
    guard radius > 0 else {
      (start, outerControl, innerControl) = (0, 0, 0)
      return
    }
    start = min(Self.reach * radius, length * radius / (radius + neighbour))
    let room = ((start / radius - 1) / (Self.reach - 1)).clamped(to: 0...1)
    outerControl = radius * (0.96 + room * (1.08849 - 0.96))
    innerControl = radius * (0.82 + room * (0.868407 - 0.82))
  }
}
