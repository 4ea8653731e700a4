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
  /// Where the separator of a list row starts; the leading edge where no row sets another.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// Where the separator of a list row ends; the trailing edge where no row sets another.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)

  /// Where the controls of a form begin, after their labels; the leading edge of a view without a label. Of several controls
  /// in a container the first says it.
  package static let formControls = HorizontalAlignment(FormControlsID.self, .least)

  /// The leading edge of text, of several texts that of the first; the leading edge of a view without text.
  package static let textStart = HorizontalAlignment(TextStartID.self, .textStart)

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

  /// The top edge.
  public static let top = VerticalAlignment(TopID.self, .start)
  /// The middle of the height.
  public static let center = VerticalAlignment(MiddleID.self, .center)
  /// The bottom edge.
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
    case .firstBaseline, .least, .textStart: values.compactMap { $0 }.min()
    case .lastBaseline: values.compactMap { $0 }.max()
    default: mean(of: values)
    }
  }
}

/// A guide on both axes.
public struct Alignment: Equatable, Sendable {
  /// The guide across the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide across the vertical axis.
  public var vertical: VerticalAlignment

  /// A guide on each axis.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre, on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge, on the baseline of the topmost line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The middle of the width, on the baseline of the topmost line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The trailing edge, on the baseline of the topmost line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The leading edge, on the baseline of the lowest line of text.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The middle of the width, on the baseline of the lowest line of text.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The trailing edge, on the baseline of the lowest line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// A guide along the depth axis. A flat host shows no depth: the guide positions views in layout only.
public struct DepthAlignment: Equatable, Sendable {
  package enum Place: Sendable { case back, center, front }
  package let place: Place

  /// The face away from the viewer.
  public static let back = DepthAlignment(place: .back)
  /// The middle of the depth.
  public static let center = DepthAlignment(place: .center)
  /// The face toward the viewer.
  public static let front = DepthAlignment(place: .front)
}
