import Foundation

/// Opens a URL: calls the handler that a view above has set, or has the host open it.
public struct OpenURLAction: Sendable {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }
    let kind: Kind

    /// The handler has opened the URL.
    public static var handled: Result { Result(kind: .handled) }
    /// The URL is dropped.
    public static var discarded: Result { Result(kind: .discarded) }
    /// The host is to open the URL.
    public static var systemAction: Result { Result(kind: .system(nil)) }
    /// The host is to open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// How the host opens a URL: it calls the closure with whether it did.
  package typealias System = @MainActor (URL, @escaping (Bool) -> Void) -> Void

  private let handler: UncheckedBox<((URL) -> Result)?>
  fileprivate var system: UncheckedBox<System>?

  /// An action that calls a handler, which decides what happens with the URL.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = UncheckedBox(handler) }

  /// The host's action.
  package init(system: @escaping System) {
    handler = UncheckedBox(nil)
    self.system = UncheckedBox(system)
  }

  fileprivate init() { handler = UncheckedBox(nil) }

  /// Opens a URL. Without a host that opens URLs nothing opens.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and reports whether it was opened: false also where no host opens URLs.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler.value?(url) ?? .systemAction
    switch result.kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let system else { return completion(false) }
      system.value(other ?? url, completion)
    }
  }
}

extension EnvironmentValues {
  /// Opens URLs. A handler set here can leave a URL to the host, which it still reaches.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      if action.system == nil { action.system = self[OpenURLKey.self].system }
      self[OpenURLKey.self] = action
    }
  }

  private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
}
