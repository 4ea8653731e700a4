import Foundation
import Geometry

/// A guide across a horizontal line: where views of a column, or a view and its frame, meet.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide that a type of the program's own names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, vertical: false) }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
    key = AlignmentKey(id, vertical: false, standard: standard)
  }

  /// The leading edge: the left one where the layout runs from left to right.
  public static let leading = HorizontalAlignment(LeadingID.self, .start)
  /// The middle of the width.
  public static let center = HorizontalAlignment(CenterID.self, .center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingID.self, .end)
  /// Where the separator of a list row starts; the leading edge where no row says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// Where the separator of a list row ends; the trailing edge where no row says otherwise.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)

  /// The mean of the guides that are set, nil when none is: how a container combines its children's.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    mean(of: values)
  }
}

/// A guide across a vertical line: where views of a row, or a view and its frame, meet.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide that a type of the program's own names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, vertical: true) }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
    key = AlignmentKey(id, vertical: true, standard: standard)
  }

  public static let top = VerticalAlignment(TopID.self, .start)
  /// The middle of the height.
  public static let center = VerticalAlignment(MiddleID.self, .center)
  public static let bottom = VerticalAlignment(BottomID.self, .end)
  /// The baseline of the topmost line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self, .firstBaseline)
  /// The baseline of the lowest line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self, .lastBaseline)

  /// What a container makes of the guides that its children set, nil when none does: the least of first
  /// baselines, the greatest of last ones, else the mean.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    switch key.standard {
    case .firstBaseline: values.compactMap { $0 }.min()
    case .lastBaseline: values.compactMap { $0 }.max()
    default: mean(of: values)
    }
  }
}

private func mean<S: Sequence>(of values: S) -> CGFloat? where S.Element == CGFloat? {
  var sum: CGFloat = 0
  var count: CGFloat = 0
  for case let value? in values {
    sum += value
    count += 1
  }
  return count > 0 ? sum / count : nil
}

extension AlignmentKey {
  func combine(_ values: [CGFloat?]) -> CGFloat? {
    switch standard {
    case .firstBaseline: values.compactMap { $0 }.min()
    case .lastBaseline: values.compactMap { $0 }.max()
    default: mean(of: values)
    }
  }
}

/// A guide on both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// A guide along the depth axis. A flat host shows no depth: the guide positions views in layout only.
public struct DepthAlignment: Equatable, Sendable {
  package enum Place: Sendable { case back, center, front }
  package let place: Place

  public static let back = DepthAlignment(place: .back)
  public static let center = DepthAlignment(place: .center)
  public static let front = DepthAlignment(place: .front)
}
