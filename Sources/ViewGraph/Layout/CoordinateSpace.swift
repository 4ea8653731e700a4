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

/// The name that scroll views bear.
package struct ScrollSpace: Hashable {
  package var axis: Axis?
  package init(axis: Axis?) { self.axis = axis }
}

/// Gives a view a name that views below can refer positions to.
nonisolated struct CoordinateSpaceModifier: ElementModifier {
  typealias Body = Never
  let name: AnyHashable
  static nonisolated var affects: ModifierAspects { [] }
  nonisolated static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
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
  /// The names by which views below know this element's coordinate space.
  func bears(_ name: AnyHashable) -> Bool {
    if let unary = self as? UnaryNode, unary.modifierType.type == CoordinateSpaceModifier.self {
      return unary.value(as: CoordinateSpaceModifier.self).pointee.name == name
    }
    if let container = self as? ContainerNode { return container.algorithm.bears(name) }
    return false
  }

  func ancestor(of space: CoordinateSpace) -> ElementNode? {
    guard case .named(let name) = space else { return nil }
    var node: ElementNode? = self
    while let current = node {
      if current.bears(name) { return current }
      node = current.layoutParent
    }
    return nil
  }

  /// Where a point of this element lies in the space of an ancestor, nil for the root's.
  package func convert(_ point: CGPoint, to ancestor: ElementNode?) -> CGPoint {
    var point = point
    var node = self
    while node !== ancestor, let parent = node.layoutParent {
      let origin = parent.origin(of: node)
      point.x += origin.x
      point.y += origin.y
      point = parent.shift(point)
      node = parent
    }
    if ancestor == nil {
      point.x += node.graph.rootOrigin.x
      point.y += node.graph.rootOrigin.y
    }
    return point
  }

  /// The element's frame in a coordinate space; a name that nobody bears means the root's space.
  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: originInRoot, size: size)
    case .named: return CGRect(origin: convert(.zero, to: ancestor(of: space)), size: size)
    }
  }
}
