import Foundation
import Geometry
import LayoutEngine

/// A frame of reference for positions.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// That of the root of the view tree.
  case global
  /// That of the view itself.
  case local
  /// That of the nearest view above with the name.
  case named(AnyHashable)

  /// Whether positions refer to the root of the view tree.
  public var isGlobal: Bool { self == .global }
  /// Whether positions refer to the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type whose values name a frame of reference.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the root of the view tree.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the root of the view tree.
  public init() {}
  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the view itself.
  public init() {}
  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the nearest view above with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the root of the view tree.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view above that `coordinateSpace(_:)` gives the name. Where none has it,
  /// positions refer to the root.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

  /// The space of the nearest scroll view above, that of its visible part.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

  /// The space of the nearest scroll view above that scrolls along the axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: axis))
  }
}

/// The name of a scroll view's coordinate space.
package struct ScrollSpace: Hashable {
  package var axis: Axis?
  package init(axis: Axis?) { self.axis = axis }
}

/// Gives a view a name that views below can refer positions to.
nonisolated struct CoordinateSpaceModifier: ElementModifier {
  typealias Body = Never
  let name: AnyHashable
  static nonisolated var affects: ModifierAspects { [] }
}

extension View {
  /// Names the view's coordinate space, so that views below can refer positions to it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinate space, so that views below can refer positions to it.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

extension ElementNode {
  /// Whether this element declares the coordinate space with a name.
  func declaresSpace(named name: AnyHashable) -> Bool {
    if let unary = self as? UnaryNode, unary.modifierType.type == CoordinateSpaceModifier.self {
      return unary.value(as: CoordinateSpaceModifier.self).pointee.name == name
    }
    if let container = self as? ContainerNode { return container.algorithm.declaresSpace(named: name) }
    return false
  }

  func ancestor(of space: CoordinateSpace) -> ElementNode? {
    guard case .named(let name) = space else { return nil }
    var node: ElementNode? = self
    while let current = node {
      if current.declaresSpace(named: name) { return current }
      node = current.layoutParent
    }
    return nil
  }

  /// From this element's coordinates to those of an ancestor, nil for the root's space: one transform, so that a
  /// rectangle is boxed once, whatever turns it on the way.
  ///
  /// - Parameter presented: Whether animations count as they show now, as for input. Otherwise they have ended.
  package func transform(to ancestor: ElementNode?, presented: Bool = false) -> ContentTransform {
    if ancestor == nil, !presented { return transformToRoot }
    var transform = ContentTransform.identity
    var node = self
    while node !== ancestor, let parent = node.layoutParent {
      let origin = presented ? parent.presentedOrigin(of: node) : parent.origin(of: node)
      transform = transform.followed(by: .translation(origin))
        .followed(by: presented ? parent.presentedContentTransform : parent.contentTransform)
      node = parent
    }
    guard ancestor == nil else { return transform }
    let origin = presented ? node.graph.presentedRootOrigin : node.graph.rootOrigin
    return transform.followed(by: .translation(origin))
  }

  /// Where a point of this element lies in the space of an ancestor, nil for the root's.
  package func convert(_ point: CGPoint, to ancestor: ElementNode?) -> CGPoint {
    transform(to: ancestor).apply(to: point)
  }

  /// The smallest rectangle around what is seen of a rectangle of this element, in the space of an ancestor, nil for
  /// the root's.
  package func convert(_ rect: CGRect, to ancestor: ElementNode?) -> CGRect {
    transform(to: ancestor).apply(to: rect)
  }

  /// Which point of this element lies at a point in the space of an ancestor, nil for the root's; nil where none does.
  package func convert(_ point: CGPoint, from ancestor: ElementNode?, presented: Bool = false) -> CGPoint? {
    transform(to: ancestor, presented: presented).revert(point)
  }

  /// The smallest rectangle of this element around the bounds of an ancestor; null where nothing of it is there.
  func bounds(of ancestor: ElementNode) -> CGRect {
    transform(to: ancestor).inverted?.apply(to: ancestor.bounds) ?? .null
  }

  /// The element's frame in a coordinate space. A name that no element above declares means the root's space.
  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return bounds
    case .global: return convert(bounds, to: nil)
    case .named: return convert(bounds, to: ancestor(of: space))
    }
  }
}
