import Foundation

/// A side of a rectangle. Leading and trailing follow the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines of text begin: the left one where content runs from left to right.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines of text end.
  case trailing

  /// The edge of the same name; nil for front and back.
  public init?(_ edge: Edge3D) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    case .front, .back: return nil
    }
  }

  /// The edge of the same name.
  public init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }

  /// The edge of the same name.
  public init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }

  /// Any sides of a rectangle.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One edge.
    public init(_ e: Edge) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines of text begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A side at the start or end of a line.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where lines of text begin: the left one where content runs from left to right.
  case leading
  /// The side where lines of text end.
  case trailing

  /// Any sides at the start and end of a line.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The side where lines of text begin.
    public static let leading = Set(.leading)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Any of the upper and lower sides.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// A side of a box.
@frozen public enum Edge3D: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines of text begin: the left one where content runs from left to right.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines of text end.
  case trailing
  /// The side toward the viewer.
  case front
  /// The side away from the viewer.
  case back

  /// The edge of the same name.
  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }

  /// Any sides of a box.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One edge.
    public init(_ e: Edge3D) {
      self.init(rawValue: 1 << e.rawValue)
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines of text begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// The side toward the viewer.
    public static let front = Set(.front)
    /// The side away from the viewer.
    public static let back = Set(.back)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// The sides toward and away from the viewer.
    public static let depth: Set = [.front, .back]
    /// All six sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing, .front, .back]
  }
}
