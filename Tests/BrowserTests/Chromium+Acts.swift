import Foundation

extension Chromium {
  /// Does what a plan says, or says what does not come true.
  func perform(_ act: PagePlan.Act) throws -> String? {
    switch act {
    case .move(let point): try mouse("mouseMoved", point.x, point.y)
    case .click(let point, let count):
      for index in 1...max(count, 1) {
        try mouse("mousePressed", point.x, point.y, clicks: index)
        try mouse("mouseReleased", point.x, point.y, clicks: index)
      }
    case .secondaryClick(let point):
      try mouse("mousePressed", point.x, point.y, button: "right")
      try mouse("mouseReleased", point.x, point.y, button: "right")
    case .hold(let point, let duration):
      try mouse("mousePressed", point.x, point.y)
      Thread.sleep(forTimeInterval: duration)
      try mouse("mouseReleased", point.x, point.y)
    case .drag(let start, let end):
      try drag(from: start, to: end)
      try mouse("mouseReleased", end.x, end.y)
    case .key(let key, let code, let modifiers): try press(key, code: code, modifiers: modifiers)
    case .type(let text): try compose(text)
    case .wait(let seconds): Thread.sleep(forTimeInterval: seconds)
    case .settle: return try settles() ? nil : "it does not come to rest"
    case .see(let text): return try becomes(Self.says(text)) ? nil : "nothing says \"\(text)\""
    case .seeNot(let text): return try becomes("!" + Self.says(text)) ? nil : "something says \"\(text)\""
    }
    return nil
  }

  private static func says(_ text: String) -> String {
    let quoted = String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    return """
      [...client.spoken.querySelectorAll('*')].some((node) => \
      [node.textContent, node.ariaLabel, node.ariaValueText].includes(\(quoted)))
      """
  }

  private func press(_ key: String, code: Int, modifiers: Int) throws {
    var event: [String: Any] = [
      "type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers,
    ]
    if modifiers == 0, key.count == 1 || key == "Enter" {
      event["type"] = "keyDown"
      event["text"] = key == "Enter" ? "\r" : key
    }
    try command("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try command("Input.dispatchKeyEvent", event)
  }

  /// Types a text, of which an input method composes the last letter.
  private func compose(_ text: String) throws {
    guard let last = text.last else { return }
    try command("Input.insertText", ["text": String(text.dropLast())])
    let letter = last.isLetter ? "?" : String(last)
    try command("Input.imeSetComposition", ["text": letter, "selectionStart": 1, "selectionEnd": 1])
    try command("Input.insertText", ["text": String(last)])
  }

  /// Whether the page is soon sent nothing any more.
  private func settles() throws -> Bool {
    _ = try value(
      """
      if (!client.isCounted) {
        const apply = client.apply.bind(client);
        client.apply = (message) => { client.lastMessage = performance.now(); apply(message); };
        client.isCounted = true;
      }
      client.lastMessage = performance.now();
      """)
    return try becomes("performance.now() - client.lastMessage > 400")
  }
}
