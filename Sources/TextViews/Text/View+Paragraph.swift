import Foundation

/// Sets how many lines texts below have.
nonisolated struct LineLimitModifier: EnvironmentModifying {
  typealias Body = Never
  let limit: Int?
  let reserved: Int

  func write(to values: inout EnvironmentValues) {
    values.lineLimit = limit
    values.reservedLineCount = reserved
  }
}

extension View {
  /// Limits each text below to `number` lines. Nil does not limit; less than one counts as one.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(limit: number, reserved: 0))
  }

  /// Makes each text below at least as high as the lower bound's lines, and does not limit their number.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(limit: nil, reserved: limit.lowerBound))
  }

  /// Limits each text below to the upper bound's lines; less than one counts as one.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(limit: limit.upperBound, reserved: 0))
  }

  /// Makes each text below at least as high as the lower bound's lines, and limits it to the upper bound's.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Limits each text below to `limit` lines; with `reservesSpace` texts with fewer lines are as high as with
  /// all.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(limit: limit, reserved: reservesSpace ? limit : 0))
  }

  /// Points between the lines of texts below.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Where the lines of texts below stand within the text's width.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Which part of a line that does not fit is left out.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// To which share of their size texts below may shrink so as to fit: from 0 to 1. Not finite counts as 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether characters may move together so that a line fits.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// The case that texts below are brought to; nil leaves them.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
