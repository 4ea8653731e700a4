import Foundation
import Geometry
import LayoutEngine

/// A place or a rectangle of one view, for another to refer to: a geometry proxy converts it to the
/// coordinates of its own view.
public struct Anchor<Value> {
  let source: AnchorSource<Value>

  /// What an anchor is made from.
  public struct Source {
    let make: (ElementNode) -> AnchorSource<Value>
    init(make: @escaping (ElementNode) -> AnchorSource<Value>) { self.make = make }
  }

  func resolve(in node: ElementNode?, recordingFor proxy: GeometryProxy) -> Value {
    proxy.followGlobalFrame()
    proxy.follow(source)
    return source.resolve(node)
  }
}

extension Anchor {
  /// Whether the view that it belongs to is laid out.
  package var isPlaced: Bool { source.node.map { !$0.isDead && $0.flags.contains(.isPlaced) } ?? false }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.source.isSame(as: b.source) }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source.identity)) }
}

/// The view that an anchor belongs to, for those who follow where it stands.
class AnchorPlace {
  fileprivate(set) weak var node: ElementNode?

  fileprivate init(_ node: ElementNode) { self.node = node }

  /// The view's frame in the root's space; nil once the view is gone.
  final var frame: CGRect? { node.flatMap { $0.isDead ? nil : $0.frame(in: .global) } }
}

/// A geometric value that belongs to a node.
final class AnchorSource<Value>: AnchorPlace {
  /// The value in the root's space when the anchor was made: what holds once the node is gone.
  private let last: Value
  fileprivate let inNode: (ElementNode) -> Value
  fileprivate let convert: (Value, ContentTransform) -> Value

  init(
    _ node: ElementNode, inNode: @escaping (ElementNode) -> Value,
    convert: @escaping (Value, ContentTransform) -> Value
  ) {
    self.inNode = inNode
    self.convert = convert
    last = convert(inNode(node), node.transformToRoot)
    super.init(node)
  }

  var identity: AnyObject { node ?? self }

  func resolve(_ place: ElementNode?) -> Value {
    let back = place?.transformToRoot.inverted ?? .identity
    guard let node, !node.isDead else { return convert(last, back) }
    return convert(inNode(node), node.transformToRoot.followed(by: back))
  }

  func isSame(as other: AnchorSource<Value>) -> Bool { node != nil && node === other.node }
}

extension Anchor.Source {
  /// Several places of one view, in the order of the array.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(make: { node in
      let parts = array.map { $0.make(node) }
      return AnchorSource(
        node, inNode: { node in parts.map { $0.inNode(node) } },
        convert: { values, way in zip(parts, values).map { $0.convert($1, way) } })
    })
  }

  /// A place that may be none: its value is nil then.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(make: { node in
      let part = anchor?.make(node)
      return AnchorSource(
        node, inNode: { node in part?.inNode(node) },
        convert: { value, way in value.flatMap { value in part?.convert(value, way) } })
    })
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source {
      AnchorSource($0, inNode: { _ in rect }, convert: { $1.apply(to: $0) })
    }
  }

  /// A point in fractions of the view's size, as a rectangle of no size.
  package static func unitRect(at unit: UnitPoint) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      AnchorSource(
        node,
        inNode: {
          CGRect(origin: CGPoint(x: unit.x * $0.size.width, y: unit.y * $0.size.height), size: .zero)
        }, convert: { $1.apply(to: $0) })
    }
  }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      AnchorSource(node, inNode: { $0.bounds }, convert: { $1.apply(to: $0) })
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { AnchorSource($0, inNode: { _ in point }, convert: { $1.apply(to: $0) }) }
  }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      AnchorSource(
        node, inNode: { CGPoint(x: unit.x * $0.size.width, y: unit.y * $0.size.height) },
        convert: { $1.apply(to: $0) })
    }
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
