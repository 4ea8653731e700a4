import ViewGraph

/// How much something stands out among what is around it.
public enum Prominence: Hashable, Sendable {
  /// As much as usual.
  case standard
  /// More than usual.
  case increased
}

/// How much a badge draws attention to itself.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }
  private let level: Level

  /// As much as usual.
  public static let standard = BadgeProminence(level: .standard)
  /// More than usual: for what asks for something to be done.
  public static let increased = BadgeProminence(level: .increased)
  /// Less than usual: for what merely informs.
  public static let decreased = BadgeProminence(level: .decreased)
}

/// How much the background of views stands out, and so whether they need more contrast.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Level { case standard, increased }
  private let level: Level

  /// A background on which views look as usual.
  public static let standard = BackgroundProminence(level: .standard)
  /// A vivid background, such as that of a selected row in a list that has the focus.
  public static let increased = BackgroundProminence(level: .increased)
}

extension EnvironmentValues {
  /// How much the headers of sections stand out. Standard by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much badges stand out. Standard by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// How much the background of a view stands out. Standard by default. Lists set it for the rows that are selected; a view
  /// in front of a vivid background of the program's own has it set by the program.
  ///
  /// On a background of increased prominence the levels of the foreground style (`primary`, `secondary` and so on) are of
  /// white, and the lower ones fade less, where no foreground style is set.
  public var backgroundProminence: BackgroundProminence {
    get { viewBackground.prominence }
    set { viewBackground.prominence = newValue }
  }

  private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
}

extension View {
  /// Sets how much the headers of the sections below stand out in lists. The inmost setting holds: one on a section before
  /// one on its list.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets how much the badges of the views below stand out in lists. The inmost setting holds.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
