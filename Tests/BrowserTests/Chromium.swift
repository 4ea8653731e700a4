import Foundation

/// A headless Chromium that a test drives by its debugging protocol, over a pair of pipes.
final class Chromium {
  struct Failure: Error, CustomStringConvertible { var description: String }

  private let process = Process()
  private let folder: TemporaryFolder
  private let input: FileHandle
  private let output: FileHandle
  private var buffer = Data()
  private var number = 0
  private var page: String?
  /// What the page has complained of.
  private(set) var complaints: [String] = []

  /// Opens a page at an address.
  init(_ browser: String, _ address: String, width: Int, height: Int) throws {
    // What is written to a browser that has ended is an error, and not the end of the tests.
    signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder()
    let (commands, answers) = (try Self.pipe("commands", in: folder), try Self.pipe("answers", in: folder))
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let profile = folder.url.appending(path: "profile").path(percentEncoded: false)
    process.arguments = [
      "-c",
      """
      exec timeout -k 5 600 "$0" --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe \
      --window-size=\(width),\(height) --user-data-dir="\(profile)" about:blank 3<"\(commands)" 4>"\(answers)"
      """,
      browser,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Each end waits for the other to be opened.
    input = try FileHandle(forWritingTo: URL(fileURLWithPath: commands))
    output = try FileHandle(forReadingFrom: URL(fileURLWithPath: answers))
    let targets = try command("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let target = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String ?? ""
    page =
      try command("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { _ = try command("\(domain).enable") }
    _ = try command("Page.navigate", ["url": address])
  }

  private static func pipe(_ name: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.url.appending(path: name).path(percentEncoded: false)
    guard mkfifo(path, 0o600) == 0 else { throw Failure(description: "no pipe \(path)") }
    return path
  }

  deinit {
    // It ends when nobody commands it any more.
    page = nil
    _ = try? command("Browser.close")
    try? input.close()
    process.waitUntilExit()
  }

  @discardableResult
  func command(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let page { message["sessionId"] = page }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      if answer["id"] as? Int == number {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      if let event = answer["method"] as? String,
        event == "Runtime.exceptionThrown" || event == "Log.entryAdded" || event == "Runtime.consoleAPICalled"
      {
        let parameters = answer["params"] as? [String: Any]
        let level = (parameters?["entry"] as? [String: Any])?["level"] as? String
        // A browser's advice is no complaint.
        if level != "verbose", level != "info" { complaints.append("\(parameters ?? [:])") }
      }
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      // What there is; `read(upToCount:)` waits for all of it.
      let more = output.availableData
      guard !more.isEmpty else { throw Failure(description: "the browser has ended") }
      buffer += more
    }
  }

  // MARK: What a user does

  func value(_ script: String) throws -> Any? {
    let result = try command("Runtime.evaluate", ["expression": script, "returnByValue": true])
    if let problem = result["exceptionDetails"] { throw Failure(description: "\(script): \(problem)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Whether a script becomes true within a minute or so: the machine may be busy with other tests.
  func becomes(_ script: String) throws -> Bool {
    for _ in 0..<1_200 {
      if try value(script) as? Bool == true { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  func mouse(_ type: String, _ x: Double, _ y: Double, button: String = "left", clicks: Int = 1) throws {
    let isMove = type == "mouseMoved"
    try command(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": isMove ? "none" : button, "clickCount": isMove ? 0 : clicks,
        "buttons": type == "mousePressed" ? (button == "right" ? 2 : 1) : 0,
      ])
  }

  func drag(from start: CGPoint, to end: CGPoint) throws {
    try mouse("mousePressed", start.x, start.y)
    for step in 1...5 {
      let share = Double(step) / 5
      try mouse("mouseMoved", start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Clicks the middle of the first element that a script finds.
  func click(_ script: String) throws {
    let middle = try middle(script)
    try mouse("mouseMoved", middle.x, middle.y)
    try mouse("mousePressed", middle.x, middle.y)
    try mouse("mouseReleased", middle.x, middle.y)
  }

  func middle(_ script: String) throws -> CGPoint {
    let box = try value(
      "(() => { const box = (\(script)).getBoundingClientRect();"
        + " return [box.left + box.width / 2, box.top + box.height / 2]; })()")
    guard let box = box as? [Double], box.count == 2 else {
      throw Failure(description: "\(script): no element")
    }
    return CGPoint(x: box[0], y: box[1])
  }
}
