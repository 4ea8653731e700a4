import DisplayList
import Geometry
import HeadlessHost
import SceneHost
import ViewGraph

/// Something that a picture shows, with what moves it taken into account.
struct ShownItem: Equatable {
  /// The box around an area or a line, or where the first letter's baseline begins (of no size).
  var box: CGRect
  /// The numbers of the paint and of the line, and of the points inside the box.
  var paint: [Double]

  /// What lies between this and another item.
  func mixed(with other: ShownItem, _ share: Double) -> ShownItem {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return ShownItem(
      box: CGRect(
        x: mix(box.minX, other.box.minX), y: mix(box.minY, other.box.minY),
        width: mix(box.width, other.box.width), height: mix(box.height, other.box.height)),
      paint: zip(paint, other.paint).map(mix))
  }

  /// The greatest difference in any number; infinite where there are not as many.
  func difference(from other: ShownItem) -> Double {
    guard paint.count == other.paint.count else { return .infinity }
    let boxes = zip(box.numbers, other.box.numbers).map { abs($0 - $1) }
    return (boxes + zip(paint, other.paint).map { abs($0 - $1) }).max() ?? 0
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension HeadlessSession {
  /// What the session's picture shows, in paint order: areas, lines, images and texts. Effects but offsets and flat maps count as
  /// items of no size with their numbers.
  var shownItems: [ShownItem] {
    let picture = picture
    var shown: [ShownItem] = []
    picture.collect(picture.root, .identity, &shown)
    return shown
  }
}

extension Picture {
  fileprivate func collect(
    _ placed: Placed, _ outer: CGAffineTransform, _ shown: inout [ShownItem]
  ) {
    let moved = offset(of: placed.slot)
    let map = CGAffineTransform(
      translationX: placed.origin.x + moved.x, y: placed.origin.y + moved.y
    ).concatenating(outer)
    for item in placed.fragment.items {
      switch item {
      case .children(let tree): tree.forEach { collect($0, map, &shown) }
      case .native(_, let content): collect(content, map, &shown)
      case .group(let effect, let content):
        if case .transform(let property) = effect, let affine = transform(property).affine {
          collect(content, affine.concatenating(map), &shown)
        } else {
          let numbers = ItemNumbers(of: [.group(effect, Placed(.empty))], drawnBy: .max).values.values
          if case .clip(let path, _) = effect {
            shown.append(ShownItem(box: path.boundingRect.applying(map), paint: points(path, map)))
          } else if case .mask(let mask) = effect {
            collect(mask, map, &shown)
          } else if case .blur(let radius, _) = effect {
            shown.append(ShownItem(box: .zero, paint: [radius]))
          } else if case .transform(let property) = effect {
            let depth = transform(property)
            shown.append(
              ShownItem(
                box: .zero, paint: [depth.m11, depth.m12, depth.m13, depth.m21, depth.m22, depth.m23]))
          } else if case .opacity(let property) = effect {
            // What has faded rests in a group that shows all.
            if opacity(property) != 1 { shown.append(ShownItem(box: .zero, paint: [opacity(property)])) }
          } else {
            shown.append(ShownItem(box: .zero, paint: numbers))
          }
          collect(content, map, &shown)
        }
      case .fill(let path, _, _), .stroke(let path, _, _):
        shown.append(
          ShownItem(box: path.boundingRect.applying(map), paint: numbers(item) + points(path, map)))
      case .glyphs(let run, _):
        let start = run.origin.applying(map)
        shown.append(ShownItem(box: CGRect(origin: start, size: .zero), paint: numbers(item)))
      case .image(let image):
        shown.append(ShownItem(box: image.rect.applying(map), paint: numbers(item)))
      }
    }
  }

  private func points(_ path: Path, _ map: CGAffineTransform) -> [Double] {
    var points: [Double] = []
    path.applying(map).forEach { element in
      switch element {
      case .move(let point), .line(let point): points += [point.x, point.y]
      case .quadCurve(let point, _), .curve(let point, _, _): points += [point.x, point.y]
      case .closeSubpath: break
      }
    }
    return points
  }

  private func numbers(_ item: Item) -> [Double] { ItemNumbers(of: [item], drawnBy: .max).values.values }
}
