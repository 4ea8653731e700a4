import Foundation
import ViewGraph

/// Where a scroll view stands, or is to stand: for ``SwiftUICore/View/scrollPosition(_:anchor:)``.
///
/// A program sends the scroll view to a view, an edge or a point by writing one of them. When the user scrolls, the
/// value says so (`isPositionedByUser`), and of which view it has the identity (`viewID`); where it stood before is
/// forgotten.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case none
    case view(Identity, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An identity.
  struct Identity: Equatable, Sendable {
    let value: any Hashable & Sendable
    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
  }

  private(set) var target: Target
  /// Reads the identities of the type from a scroll view.
  private let find: @Sendable (ScrollReport, UnitPoint?) -> Identity?
  private let type: ObjectIdentifier
  /// Another with each that the program writes, so that the same target again is another movement.
  private(set) var number: UInt64 = 0

  /// Whether the user has scrolled since a program has said where to. A program that writes true leaves the scroll view
  /// where it is.
  public var isPositionedByUser = false

  private init<ID: Hashable & Sendable>(_ target: Target, _ id: ID.Type) {
    self.target = target
    type = ObjectIdentifier(id)
    find = { report, anchor in report.target(id, at: anchor).map { Identity(value: $0) } }
  }

  /// A position of which nothing is said yet.
  ///
  /// - Parameter type: The type of the identities that are told when the user scrolls.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) { self.init(.none, type) }

  /// A position at a view with an identity.
  ///
  /// - Parameter anchor: Which point of the view is to meet that point of what is seen; nil for the
  ///   smallest movement.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(Identity(value: id), anchor), ID.self)
  }

  /// A position at an edge of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), type)
  }

  /// A position at an offset of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), type)
  }

  /// A position at an offset of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), type)
  }

  /// A position at a horizontal offset of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), type)
  }

  /// A position at a vertical offset of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), type)
  }

  /// The edge at which the program has put the scroll view; nil where it has put it elsewhere or the
  /// user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The offset at which the program has put the scroll view; nil where it has put it elsewhere, gave one axis alone or
  /// the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal offset at which the program has put the scroll view; nil where there is none.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical offset at which the program has put the scroll view; nil where there is none.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The identity of the view at which the program has put the scroll view, or the user: of one of those that a
  /// `scrollTargetLayout()` arranges.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id, _) = target else { return nil }
    return id.value
  }

  /// The same, as a value of a type; nil where it is of another.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Goes to a view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(Identity(value: id), anchor))
  }

  /// Goes to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }

  /// Goes to an offset of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }

  /// Goes to an offset of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }

  /// Goes to a horizontal offset of the content, in points.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }

  /// Goes to a vertical offset of the content, in points.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  private mutating func go(_ target: Target) {
    self.target = target
    number &+= 1
    isPositionedByUser = false
  }

  /// The user has scrolled.
  mutating func userHasScrolled(_ report: ScrollReport, anchor: UnitPoint?) {
    isPositionedByUser = true
    target = find(report, anchor).map { .view($0, anchor) } ?? .none
  }

  /// Where the scroll view is to go; nil where the program has not said.
  func destination(anchor: UnitPoint?) -> ScrollDestination? {
    guard !isPositionedByUser else { return nil }
    switch target {
    case .none: return nil
    case .view(let id, let own): return .view(AnyHashable(id.value), anchor: own ?? anchor)
    case .edge(let edge): return .edge(edge)
    case .point(let x, let y): return .point(x: x, y: y)
    }
  }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.target == b.target && a.type == b.type && a.isPositionedByUser == b.isPositionedByUser
      && a.number == b.number
  }
}
