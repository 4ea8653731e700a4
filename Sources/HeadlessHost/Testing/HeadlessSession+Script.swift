import Foundation
import SceneHost

extension HeadlessSession {
  /// Does what a script says, step by step; of an app in the window that is in front at each step.
  ///
  /// - Parameters:
  ///   - folder: Where the paths of pictures begin; nil for the process's working directory.
  ///   - report: Given what the script's `tree` steps tell.
  ///   - picture: Takes the place of writing a picture to a file: given the path that the script says.
  /// - Throws: A `Script.Failure` for the first step that does not go as it says; the steps before it are done.
  public func play(
    _ script: Script, in folder: URL? = nil, report: (String) -> Void = { print($0) },
    picture: ((_ path: String) throws -> Void)? = nil
  ) throws(Script.Failure) {
    for (line, step) in script.steps {
      do {
        if case .picture(let path) = step, let picture {
          try picture(path)
        } else {
          try windowInFront.play(step, folder, report)
        }
      } catch {
        throw Script.Failure(line: line, message: "\(step): \(error)")
      }
    }
  }

  private func play(_ step: ScriptStep, _ folder: URL?, _ report: (String) -> Void) throws {
    switch step {
    case .tap(.name(let name), let count): try find(.named(name)).tap(count: count)
    case .tap(.point(let point), let count): tap(at: point, count: count)
    case .secondaryClick(.name(let name)): try find(.named(name)).secondaryClick()
    case .secondaryClick(.point(let point)): secondaryClick(at: point)
    case .press(.name(let name), let duration): try find(.named(name)).press(for: duration)
    case .press(.point(let point), let duration): press(at: point, for: duration)
    case .hover(.name(let name)?): try find(.named(name)).hover()
    case .hover(.point(let point)?): hover(at: point)
    case .hover(nil): hover(at: nil)
    case .drag(let start, let end, let duration, let holding):
      drag(from: start, to: end, duration: duration, holding: holding)
    case .scroll(let point, let distance): scroll(by: distance, at: point)
    case .key(let key, let modifiers): press(key, modifiers: modifiers)
    case .type(let text): type(text)
    case .focus(let name): try find(.named(name)).focus()
    case .pick(let option, let name): try find(.named(name)).pick(option)
    case .perform(let action, let name): try find(.named(name)).perform(action)
    case .size(let size): self.size = size
    case .wait(let seconds): advance(by: seconds)
    case .run(let seconds): try recorded(.run(seconds)) { try runLoop(for: seconds) }
    case .settle: try settle()
    case .expect(let text):
      if !says(text) { throw LookupError(description: "nothing says \"\(text)\" in:\n\(tree)") }
    case .absent(let text):
      if says(text) { throw LookupError(description: "something says \"\(text)\" in:\n\(tree)") }
    case .value(let value, let name):
      let element = try find(.named(name))
      guard element.value == value else { throw LookupError(description: "it is \(element)") }
    case .picture(let path):
      let url = folder.map { URL(fileURLWithPath: path, relativeTo: $0) } ?? URL(fileURLWithPath: path)
      try pngData(scale: scale).write(to: url)
    case .tree: report(tree)
    }
  }

  private func says(_ text: String) -> Bool {
    elements.contains { $0.label == text || $0.identifier == text || $0.value == text }
  }

  // MARK: Recording

  /// Does something that a script can say, and writes it down where that is asked for. What it consists of is not written
  /// down as well.
  func recorded<Result>(_ step: @autoclosure () -> ScriptStep, _ body: () throws -> Result) rethrows -> Result
  {
    guard var steps = recording else { return try body() }
    // As it is before: what is done may change how the view is called.
    let step = step()
    recording = nil
    // What is not done is not written down.
    defer { recording = steps }
    let result = try body()
    steps = ScriptStep.joining(steps, step)
    return result
  }

  /// Writes down what is done from now on, and drops what was written down before.
  public func startRecording() { recording = [] }

  /// What has been done since `startRecording()`, as a script that does it again; nothing more is written down.
  public func stopRecording() -> Script {
    defer { recording = nil }
    return Script(recording ?? [])
  }
}
