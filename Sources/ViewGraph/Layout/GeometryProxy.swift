import Foundation
import Geometry
import LayoutEngine

/// The size and place of a geometry reader. What is asked while the content is made is followed: the content
/// is made anew when the answer is another.
///
/// A proxy that is kept longer than the reader answers with zero once the reader has left the tree, and a warning
/// names where it stood.
public struct GeometryProxy {
  private let reference: ElementReference

  package init(node: ElementNode?) { reference = ElementReference(node) }

  private func read<Value>(or gone: Value, _ body: (ElementNode) -> Value) -> Value {
    reference.read("a GeometryProxy", or: gone, body)
  }

  private func read(_ kind: GeometryFact.Kind) -> CGRect { read(or: .zero) { read(kind, of: $0) } }

  private func read(_ kind: GeometryFact.Kind, of node: ElementNode) -> CGRect {
    let fact = GeometryFact(kind: kind)
    let value = fact.value(node)
    content(for: node)?.recordRead(fact, value)
    return value
  }

  /// What is made by the closure that reads, which may be a view or a row inside that has been given the proxy.
  private func content(for node: ElementNode) -> (any GeometryReading)? {
    var reader = node.graph.tracked
    while let current = reader {
      if let content = current as? any GeometryReading, content.reads(of: node) { return content }
      reader = current.parent
    }
    return nil
  }

  /// Points.
  public var size: CGSize { read(.size).size }

  /// The reader's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { read(.frame(coordinateSpace)) }

  /// The reader's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    read(.frame(coordinateSpace.coordinateSpace))
  }

  /// The bounds of a named coordinate space in the reader's own; nil where there is none of the name above.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read(or: nil) { node in
      guard let container = node.ancestor(of: coordinateSpace.coordinateSpace) else { return nil }
      node.graph.frames.follow(container, by: content(for: node)?.reader)
      return read(.bounds(coordinateSpace.coordinateSpace), of: node)
    }
  }

  /// Whether the reader's content is laid out from right to left.
  package var isRightToLeft: Bool { read(or: false, \.isRightToLeft) }

  /// How far the safe area stands in from the reader's edges, in points.
  public var safeAreaInsets: EdgeInsets {
    let value = read(.safeArea)
    return EdgeInsets(top: value.minY, leading: value.minX, bottom: value.height, trailing: value.width)
  }

  /// The value of an anchor in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    Engine.work { anchor.resolve(in: reference.element, recordingFor: self) }
  }

  /// Follows where the reader stands in the root's space.
  func followGlobalFrame() { _ = read(.frame(.global)) }

  /// Follows where the view of an anchor stands in the root's space.
  func follow(_ anchor: AnchorPlace) {
    guard let anchored = anchor.node, !anchored.isDead else { return }
    let reader = reference.element.flatMap { content(for: $0)?.reader }
    // A reader of another session is not followed: neither session lives as long as the other's frames.
    if reader.map({ $0.graph === anchored.graph }) != false {
      anchored.graph.frames.follow(anchored, by: reader)
    }
    _ = read(.anchored(AnchoredFrame(place: anchor)))
  }
}

/// A node that observes the values that it has read from a geometry.
protocol GeometryReading: AnyObject {
  func recordRead(_ fact: GeometryFact, _ value: CGRect)
  /// The element of that geometry.
  var reader: ContainerNode { get }
  /// Whether the node observes the geometry of this element.
  func reads(of element: ElementNode) -> Bool
}

extension GeometryContentNode: GeometryReading {
  func reads(of element: ElementNode) -> Bool { reader === element }
}
