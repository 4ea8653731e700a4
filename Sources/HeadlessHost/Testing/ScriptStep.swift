import Foundation
import SceneHost

/// One line of a script: what a user does to a window, or what is to show.
enum ScriptStep: Equatable {
  case tap(Target, count: Int)
  case secondaryClick(Target)
  case press(Target, duration: Double)
  case hover(Target?)
  case drag(from: CGPoint, to: CGPoint, duration: Double, holding: Double)
  case scroll(at: CGPoint, by: CGSize)
  case key(KeyEquivalent, EventModifiers)
  case type(String)
  case focus(String)
  case pick(String, of: String)
  case perform(ViewElement.Action, on: String)
  case size(CGSize)
  case wait(Double)
  case run(Double)
  case settle
  case expect(String)
  case absent(String)
  case value(String, of: String)
  case picture(String)
  case tree

  enum Target: Equatable {
    case name(String)
    case point(CGPoint)
  }

  /// Steps with one more, which is one with the last where both are the same and go on.
  static func joining(_ steps: [ScriptStep], _ step: ScriptStep) -> [ScriptStep] {
    switch (steps.last, step) {
    case (.wait(let before)?, .wait(let more)): steps.dropLast() + [.wait(before + more)]
    case (.run(let before)?, .run(let more)): steps.dropLast() + [.run(before + more)]
    case (.type(let before)?, .type(let more)): steps.dropLast() + [.type(before + more)]
    default: steps + [step]
    }
  }

  /// A number as a script has it: without a fraction where it has none.
  static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(format: "%.0f", number) : "\(number)"
  }
  static func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
  static func text(_ frame: CGRect) -> String {
    "\(text(frame.origin)) \(text(frame.width))x\(text(frame.height))"
  }

  static func quoted(_ text: String) -> String {
    var line = "\""
    for character in text {
      switch character {
      case "\"", "\\": line += "\\\(character)"
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case _ where character.isNewline:
        line += character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
      default: line.append(character)
      }
    }
    return line + "\""
  }
}

// MARK: Keys

extension ScriptStep {
  private static let keys: [(name: String, key: KeyEquivalent)] = [
    ("return", .return), ("tab", .tab), ("space", .space), ("escape", .escape), ("delete", .delete),
    ("deleteForward", .deleteForward), ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow),
    ("right", .rightArrow), ("home", .home), ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown),
    ("clear", .clear), ("hash", "#"), ("quote", "\""), ("newline", "\n"),
  ]
  private static let modifiers: [(name: String, modifier: EventModifiers)] = [
    ("command", .command), ("control", .control), ("option", .option), ("shift", .shift),
  ]

  /// A key with the modifiers before it, as in `command+shift+s`.
  static func key(_ text: String) -> (KeyEquivalent, EventModifiers)? {
    var rest = text[...]
    var held: EventModifiers = []
    while let modifier = modifiers.first(where: { rest.hasPrefix($0.name + "+") }) {
      held.insert(modifier.modifier)
      rest = rest.dropFirst(modifier.name.count + 1)
    }
    if let known = keys.first(where: { $0.name == rest }) { return (known.key, held) }
    guard rest.count == 1, let character = rest.first else { return nil }
    return (KeyEquivalent(character), held)
  }

  static func text(_ key: KeyEquivalent, _ held: EventModifiers) -> String {
    let names = modifiers.filter { held.contains($0.modifier) }.map(\.name)
    let name = keys.first { $0.key == key }?.name ?? String(key.character)
    return (names + [name]).joined(separator: "+")
  }
}

// MARK: Lines

extension ScriptStep: CustomStringConvertible {
  var description: String {
    func text(_ target: Target) -> String {
      switch target {
      case .name(let name): Self.quoted(name)
      case .point(let point): Self.text(point)
      }
    }
    switch self {
    case .tap(let target, let count): return "tap \(text(target))" + (count == 1 ? "" : " \(count)")
    case .secondaryClick(let target): return "click-secondary \(text(target))"
    case .press(let target, let duration): return "hold \(text(target)) \(Self.text(duration))"
    case .hover(let target): return "hover \(target.map(text) ?? "out")"
    case .drag(let start, let end, let duration, let holding):
      return "drag \(Self.text(start)) \(Self.text(end)) \(Self.text(duration))"
        + (holding > 0 ? " \(Self.text(holding))" : "")
    case .scroll(let point, let distance):
      return "scroll \(Self.text(point)) \(Self.text(CGPoint(x: distance.width, y: distance.height)))"
    case .key(let key, let modifiers): return "press \(Self.text(key, modifiers))"
    case .type(let words): return "type \(Self.quoted(words))"
    case .focus(let name): return "focus \(Self.quoted(name))"
    case .pick(let option, let name): return "pick \(Self.quoted(option)) of \(Self.quoted(name))"
    case .perform(let action, let name):
      var word = action.kind.description
      if case .named(let title) = action { word = Self.quoted(title) }
      return "perform \(word) on \(Self.quoted(name))"
    case .size(let size): return "size \(Self.text(size.width))x\(Self.text(size.height))"
    case .wait(let seconds): return "wait \(Self.text(seconds))"
    case .run(let seconds): return "run \(Self.text(seconds))"
    case .settle: return "settle"
    case .expect(let text): return "expect \(Self.quoted(text))"
    case .absent(let text): return "absent \(Self.quoted(text))"
    case .value(let value, let name): return "value \(Self.quoted(value)) of \(Self.quoted(name))"
    case .picture(let path): return "png \(Self.quoted(path))"
    case .tree: return "tree"
    }
  }
}
