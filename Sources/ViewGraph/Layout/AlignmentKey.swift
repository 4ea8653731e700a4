import Foundation
import Geometry

/// A type that names an alignment guide and gives its default position.
public protocol AlignmentID {
  /// The guide's position in a view that does not set it, from the view's top leading corner, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide as the engine compares it: the standard ones are identified by a number.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package enum Standard: UInt8, Sendable {
    case start, center, end, firstBaseline, lastBaseline, custom
    /// Of several views in a container the least holds.
    case least
    /// The same, and texts have it at their leading edge.
    case textStart
  }

  package let id: ObjectIdentifier
  package let isVertical: Bool
  package let standard: Standard
  package let type: any AlignmentID.Type

  init(_ type: any AlignmentID.Type, vertical: Bool, standard: Standard = .custom) {
    self.type = type
    id = ObjectIdentifier(type)
    isVertical = vertical
    self.standard = standard
  }

  package var isBaseline: Bool { standard == .firstBaseline || standard == .lastBaseline }
  /// Whether texts have the guide by themselves.
  package var isOfTexts: Bool { isBaseline || standard == .textStart }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isVertical == b.isVertical
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Where the guide lies when nothing sets it.
  func defaultValue(_ dimensions: ViewDimensions) -> Double {
    switch standard {
    case .start: 0
    case .center: Double(isVertical ? dimensions.height : dimensions.width) / 2
    case .end: Double(isVertical ? dimensions.height : dimensions.width)
    case .firstBaseline, .lastBaseline: Double(dimensions.height)
    case .custom, .least, .textStart: Double(type.defaultValue(in: dimensions))
    }
  }
}

enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum CenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum ListRowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TextStartID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum FormControlsID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
