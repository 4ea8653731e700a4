import Geometry
import ViewGraph

/// How far the sections of a list are from one another.
public struct ListSectionSpacing: Sendable {
  package enum Kind: Sendable {
    case standard, compact
    /// In points, finite and not negative.
    case points(CGFloat)
  }
  package let kind: Kind

  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Closer than the list's style has it.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A number of points. Negative numbers count as 0, and those that are not finite stand for the style's own spacing.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    spacing.isFinite
      ? ListSectionSpacing(kind: .points(min(max(spacing, 0), CGFloat(Limits.padding)))) : .default
  }
}

extension EnvironmentValues {
  /// The space between the rows of lists, in points, finite and not negative; nil for the style's own.
  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space between the sections of lists; nil where nothing is set.
  package var listSectionSpacing: ListSectionSpacing? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing? { nil } }
}

extension View {
  /// Sets the space between rows that follow each other in the lists below, in points; nil for that of their style.
  ///
  /// The inmost setting holds. Negative numbers count as 0, and those that are not finite as nil.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(
      \.listRowSpacing,
      spacing.flatMap { $0.isFinite ? min(max($0, 0), CGFloat(Limits.padding)) : nil })
  }

  /// Sets the space between sections that follow each other in a list, in points: on the list for all of its sections, or
  /// on a section.
  ///
  /// What is set inmost holds. Where neighbours ask for different spaces, there is the smaller one. Negative numbers count as 0,
  /// and those that are not finite stand for the style's own spacing.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the space between sections that follow each other in a list: on the list for all of its sections, or on a
  /// section.
  ///
  /// What is set inmost holds. Where neighbours ask for different spaces, there is the smaller one.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}
