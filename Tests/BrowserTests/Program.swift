import Foundation

/// Programs of the machine that tests ask for a second opinion.
enum Program {
  /// The first of the names that is a program in the path.
  static func find(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Chromium or Chrome.
  static var browser: String? {
    find(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"])
  }

  /// The elements of a page once its scripts have run for some seconds of the page's own time.
  static func dump(_ page: URL, browser: String, in folder: TemporaryFolder) throws -> String {
    try output(
      browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000", "--dump-dom",
        "--user-data-dir=\(folder.url.appending(path: "profile").path(percentEncoded: false))",
        page.absoluteString,
      ])
  }

  /// What a program prints. It is ended after two minutes, so that one that hangs does not hold up the others.
  static func output(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["-k", "5", "120", path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
