import AppHistories
import Foundation
import TreeGrammar

/// What the command line asks for.
struct SoakCommand {
  static let usage = """
    Soak [OPTION VALUE]...

    Random trees with random edits and events until the time is over or all are done. A failure is shrunk and printed with
    its seed, and the run goes on. The seeds are shared by several processes.

      --minutes N      ends after so many minutes; without it and --trees there is no end
      --trees N        ends after so many trees
      --edits N        edits and events of a tree; 20 where nothing is said
      --size N         specimens in a tree at first; of many sizes where nothing is said
      --seed S         the first seed; 1 where nothing is said
      --hostile        numbers that are infinite, huge, negative or none
      --calm           trees are edited, and nobody does anything with them
      --failures N     ends after so many failures; 5 where nothing is said
      --slow SECONDS   names the seeds that take longer
      --apps N         random apps with screens in place of trees, each with a history of --edits steps
      --jobs N         processes; as many as there are cores where nothing is said
    """

  /// A command line that cannot be followed, in words for its user.
  struct Misuse: Error { var message: String }

  private var values: [String: String] = [:]
  private static let names = [
    "--minutes", "--trees", "--edits", "--size", "--seed", "--failures", "--slow", "--jobs", "--share",
    "--apps",
  ]

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if ["--hostile", "--calm", "--help"].contains(name) {
        values[name] = ""
      } else if Self.names.contains(name) {
        guard let text = rest.popFirst(), let number = Double(text), number >= 0 else {
          throw Misuse(message: "\(name) needs a number that is not negative")
        }
        guard name == "--minutes" || name == "--slow" || UInt64(text) != nil else {
          throw Misuse(message: "\(name) needs a whole number")
        }
        values[name] = text
      } else {
        throw Misuse(message: "there is no option \(name)")
      }
    }
  }

  var asksForHelp: Bool { values["--help"] != nil }
  private func whole(_ name: String) -> Int? { values[name].flatMap(Int.init) }

  var trees: Int? { whole("--trees") }
  /// How many apps with screens run in place of trees.
  var apps: Int? { whole("--apps") }
  /// How many processes run.
  var jobs: Int {
    let wanted = whole("--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
    return max(1, min(wanted, apps ?? trees ?? wanted))
  }
  /// Nil in the process that starts the others.
  var share: Int? { whole("--share") }

  /// Runs the apps of this process's share, and answers how many fail.
  @MainActor
  func runApps(_ count: Int, told: (String) -> Void) -> Int {
    var (done, failed) = (0, 0)
    let first = values["--seed"].flatMap(UInt64.init) ?? 1
    for index in stride(from: share ?? 0, to: count, by: jobs) where failed < whole("--failures") ?? 5 {
      done += 1
      guard let failure = History.failure(seed: first &+ UInt64(index), steps: whole("--edits") ?? 20) else {
        continue
      }
      failed += 1
      told(failure)
    }
    told("\(done) apps, \(failed) failures in this share")
    return failed
  }

  @MainActor
  var soak: Soak {
    Soak(
      minutes: values["--minutes"].flatMap(Double.init),
      firstSeed: values["--seed"].flatMap(UInt64.init) ?? 1,
      trees: trees, edits: whole("--edits") ?? 20, pool: values["--hostile"] == nil ? .ordinary : .hostile,
      failures: whole("--failures") ?? 5, slow: values["--slow"].flatMap(Double.init), size: whole("--size"),
      isCalm: values["--calm"] != nil,
      share: Soak.Share(index: share ?? 0, count: jobs))
  }
}
