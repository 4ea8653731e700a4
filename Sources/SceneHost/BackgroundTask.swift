/// Work that a system wakes a program for.
///
/// Source: BackgroundTask in SwiftUI's documentation.
public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Bringing content up to date, as the program has asked for by an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }

  /// The end of the transfers of one session, which went on while the program did not run.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The end of the transfers of sessions, which went on while the program did not run.
  ///
  /// - Note: No effect on Linux: no host wakes programs (``Scene/backgroundTask(_:action:)``), so no session is asked for.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { BackgroundTask() }
}

extension Scene {
  /// Runs an action when the system wakes the program for a kind of work.
  ///
  /// - Note: No effect on Linux: no host wakes programs, which run as long as they are used.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene where D: Sendable, R: Sendable { self }
}
