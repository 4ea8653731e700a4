import Foundation
import SceneHost

/// What a user does to a window, line by line, as a text that a person can read and write.
///
///     size 320x200
///     tap "Add"             # a label or an accessibility identifier
///     tap 20,30 2           # a point of the window, twice
///     type "Ada"
///     press command+return
///     wait 0.5              # seconds of the session's clock, which pass at once
///     run 0.5               # seconds of the machine's, in which timers and queues work
///     settle
///     expect "Count 1"
///     png "after.png"
///
/// The steps are `tap NAME|POINT [COUNT]`, `click-secondary NAME|POINT`, `hold NAME|POINT SECONDS`, `hover
/// NAME|POINT|out`,
/// `drag POINT POINT [SECONDS]`, `scroll POINT X,Y`, `press KEY`, `type TEXT`, `focus NAME`, `pick OPTION of NAME`, `perform ACTION on
/// NAME`,
/// `size WxH`, `wait SECONDS`, `run SECONDS`, `settle`, `expect TEXT`, `absent TEXT`, `value TEXT of NAME`, `png PATH` and `tree`.
/// Names
/// and texts stand in quotation marks, with `\"`, `\\`, `\n`, `\t` and `\u{…}` for what cannot; `#` begins a remark.
/// `expect` and
/// `absent` ask whether any view has a label, an identifier or a value of that text. `run` goes in scripts that a program plays
/// in its main function, as `--script FILE` does, because the main queue works there meanwhile; in a task of the main actor, as
/// tests are, `HeadlessSession.run(for:)` is what lets time pass.
public struct Script: Sendable, CustomStringConvertible {
  /// A line that cannot be read, or that did not go as it says.
  public struct Failure: Error, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong with it.
    public let message: String
    public var description: String { "line \(line): \(message)" }
  }

  private(set) var steps: [(line: Int, step: ScriptStep)] = []

  init(_ steps: [ScriptStep]) { self.steps = steps.enumerated().map { ($0.offset + 1, $0.element) } }

  /// The script that a text has.
  ///
  /// - Throws: A `Failure` for the first line that cannot be read.
  public init(_ text: String) throws(Failure) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var reader = ScriptLine(line)
      do throws(ScriptLine.Problem) {
        if let step = try reader.step() { steps.append((index + 1, step)) }
      } catch {
        throw Failure(line: index + 1, message: error.message)
      }
    }
  }

  /// The text of the script, a line for each step.
  public var description: String { steps.map { $0.step.description + "\n" }.joined() }
}

/// A line of a script, as it is read.
struct ScriptLine {
  struct Problem: Error { let message: String }

  private var words: [Word] = []
  private let text: Substring

  private enum Word: Equatable {
    case plain(String)
    case quoted(String)
  }

  init(_ text: Substring) { self.text = text }

  /// The step that the line says; nil where there is none on it.
  mutating func step() throws(Problem) -> ScriptStep? {
    words = try split()
    guard let verb = words.first else { return nil }
    words.removeFirst()
    guard case .plain(let name) = verb, let step = try step(name) else {
      throw Problem(message: "no such step: \(text)")
    }
    guard words.isEmpty else { throw Problem(message: "too much on the line: \(text)") }
    return step
  }

  private mutating func step(_ name: String) throws(Problem) -> ScriptStep? {
    switch name {
    case "tap": return .tap(try target(), count: words.isEmpty ? 1 : try count())
    case "click-secondary": return .secondaryClick(try target())
    case "hold": return .press(try target(), duration: try seconds())
    case "hover":
      if words == [.plain("out")] {
        words = []
        return .hover(nil)
      }
      return .hover(try target())
    case "drag":
      return .drag(
        from: try point(), to: try point(), duration: words.isEmpty ? 0.2 : try seconds(),
        holding: words.isEmpty ? 0 : try seconds())
    case "scroll":
      let (place, distance) = (try point(), try point())
      return .scroll(at: place, by: CGSize(width: distance.x, height: distance.y))
    case "press":
      guard let (key, modifiers) = ScriptStep.key(try plain("a key")) else {
        throw Problem(message: "no such key: \(text)")
      }
      return .key(key, modifiers)
    case "type": return .type(try quoted())
    case "focus": return .focus(try quoted())
    case "pick": return .pick(try quoted(), of: try quoted(after: "of"))
    case "perform": return .perform(try action(), on: try quoted(after: "on"))
    case "size": return .size(try size())
    case "wait": return .wait(try seconds())
    case "run": return .run(try seconds())
    case "settle": return .settle
    case "expect": return .expect(try quoted())
    case "absent": return .absent(try quoted())
    case "value": return .value(try quoted(), of: try quoted(after: "of"))
    case "png": return .picture(try quoted())
    case "tree": return .tree
    default: return nil
    }
  }

  // MARK: Parts

  private func split() throws(Problem) -> [Word] {
    var words: [Word] = []
    var rest = text[...]
    while let next = rest.first {
      if next == " " || next == "\t" {
        rest = rest.dropFirst()
      } else if next == "#" {
        break
      } else if next == "\"" {
        words.append(.quoted(try Self.quotation(&rest)))
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "#" }
        words.append(.plain(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  private static func quotation(_ rest: inout Substring) throws(Problem) -> String {
    var text = ""
    rest = rest.dropFirst()
    while let next = rest.popFirst() {
      if next == "\"" { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      switch rest.popFirst() {
      case "\""?: text.append("\"")
      case "\\"?: text.append("\\")
      case "n"?: text.append("\n")
      case "t"?: text.append("\t")
      case "u"? where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
          throw Problem(message: "no such character: \\u{\(digits)}")
        }
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: throw Problem(message: "after a backslash stands one of \" \\ n t u{…}")
      }
    }
    throw Problem(message: "a quotation mark is missing")
  }

  private mutating func plain(_ what: String) throws(Problem) -> String {
    guard case .plain(let word)? = words.first else { throw Problem(message: "\(what) is missing: \(text)") }
    words.removeFirst()
    return word
  }

  private mutating func quoted(after word: String? = nil) throws(Problem) -> String {
    if let word, try plain("\"\(word)\"") != word {
      throw Problem(message: "\"\(word)\" is missing: \(text)")
    }
    guard case .quoted(let name)? = words.first else {
      throw Problem(message: "a text in quotation marks is missing: \(text)")
    }
    words.removeFirst()
    return name
  }

  private mutating func target() throws(Problem) -> ScriptStep.Target {
    if case .quoted? = words.first { return .name(try quoted()) }
    return .point(try point("a name in quotation marks, or a point, such as 20,30"))
  }

  private mutating func point(_ what: String = "a point, such as 20,30") throws(Problem) -> CGPoint {
    let parts = try plain(what).split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw Problem(message: "\(what) is missing: \(text)")
    }
    return CGPoint(x: x, y: y)
  }

  private mutating func size() throws(Problem) -> CGSize {
    guard let size = PictureCommand.size(try plain("a size, such as 320x200")) else {
      throw Problem(message: "a size is above 0 and up to 16384: \(text)")
    }
    return size
  }

  private mutating func seconds() throws(Problem) -> Double {
    guard let seconds = Double(try plain("a number of seconds")), (0...1e6).contains(seconds) else {
      throw Problem(message: "a number of seconds up to a million is missing: \(text)")
    }
    return seconds
  }

  private mutating func count() throws(Problem) -> Int {
    guard let count = Int(try plain("a count")), (1...1000).contains(count) else {
      throw Problem(message: "a count from 1 to 1000 is missing: \(text)")
    }
    return count
  }

  private mutating func action() throws(Problem) -> ViewElement.Action {
    if case .quoted? = words.first { return .named(try quoted()) }
    let name = try plain("an action")
    let all: [ViewElement.Action] =
      [
        .activate, .increment, .decrement, .escape, .magicTap, .delete, .showMenu, .zoomIn, .zoomOut,
      ] + Edge.allCases.map { .scroll($0) }
    guard let action = all.first(where: { $0.kind.description == name }) else {
      throw Problem(message: "no such action: \(text)")
    }
    return action
  }
}
