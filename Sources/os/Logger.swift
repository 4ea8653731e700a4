import Foundation

/// Writes messages about a part of a program to standard error.
///
///     Logger(subsystem: "org.example.notes", category: "sync").error("lost \(count) notes")
///
/// There is no log store on Linux: messages go to standard error, a line each, with the level, the subsystem
/// and the category. Those of the levels debug and info are left out unless the environment variable
/// `OS_ACTIVITY_MODE` is `debug` or `info`. Privacy is kept: what is marked private is written as `<private>`.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without subsystem.
  public init() { log = .default }
  /// A logger whose messages carry a subsystem and a category; an empty one is left out.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger that writes to a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  /// Writes a message of the level debug, as `debug(_:)` does.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message of the level debug, where that is asked for.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message of the level info, where that or debug is asked for.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a message of the level error, as `error(_:)` does.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes a message of the level error.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes a message of the level fault, as `fault(_:)` does.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  /// Writes a message of the level fault.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  /// A level by its number. One without a name is written as a notice.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth a note: written as a notice.
  public static let `default` = OSLogType(0)
  /// What may help later. Left out unless `OS_ACTIVITY_MODE` is `info` or `debug`.
  public static let info = OSLogType(1)
  /// What helps during development. Left out unless `OS_ACTIVITY_MODE` is `debug`.
  public static let debug = OSLogType(2)
  /// A failure of the program.
  public static let error = OSLogType(16)
  /// A failure that points to a mistake in the program.
  public static let fault = OSLogType(17)

  fileprivate var name: String {
    switch self {
    case .info: return "info"
    case .debug: return "debug"
    case .error: return "error"
    case .fault: return "fault"
    default: return "notice"
    }
  }
}

/// Where messages of a part of a program go.
public final class OSLog: Sendable {
  /// The log of messages without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing.
  public static let disabled = OSLog(prefix: nil)

  /// Nil for a log that writes nothing.
  private let prefix: String?

  /// A log whose messages carry a subsystem and a category; an empty one is left out.
  public convenience init(subsystem: String, category: String) {
    let names = [subsystem, category].filter { !$0.isEmpty }
    self.init(prefix: names.isEmpty ? "" : " [\(names.joined(separator: ":"))]")
  }

  private init(prefix: String?) { self.prefix = prefix }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    guard prefix != nil else { return false }
    switch type {
    case .debug: return Self.mode == "debug"
    case .info: return Self.mode == "debug" || Self.mode == "info"
    default: return true
    }
  }

  private static let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] ?? ""

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard let prefix, isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data("\(type.name)\(prefix): \(message())\n".utf8))
  }
}

/// Writes a message with values in the places that its format names (`%@`, `%d`, `%{public}@`).
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  var format = "\(message)"
  for mark in ["{public}", "{private}"] { format = format.replacingOccurrences(of: "%" + mark, with: "%") }
  log.write(type, String(format: format, arguments: arguments))
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}
