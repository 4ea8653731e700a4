import Foundation
import Synchronization

/// `bench --check [--renew] [FILE]`: runs the scenarios that the thresholds name and compares.
public struct CheckCommand: Sendable {
  private let file: URL
  private let renews: Bool
  private let countsInstructions: Bool

  /// - Parameters:
  ///   - arguments: What follows `--check`.
  ///   - countsInstructions: Whether the program was built where callgrind's header is.
  public init(_ arguments: [String], countsInstructions: Bool) {
    renews = arguments.contains("--renew")
    file = URL(filePath: arguments.first { !$0.hasPrefix("-") } ?? "Benchmarks/thresholds.json")
    self.countsInstructions = countsInstructions
  }

  /// Whether all thresholds hold.
  public func run() throws -> Bool {
    var thresholds = try Thresholds.read(file)
    let host = Self.host
    let callgrind = try Callgrind(
      program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
      countsInstructions: countsInstructions)
    defer { callgrind.clean() }
    if let absence = callgrind.absence {
      print("bench: INSTRUCTIONS ARE NOT CHECKED: \(absence). `Tools/setup` installs valgrind.")
    }
    if host != thresholds.host, !renews {
      print(
        "bench: instructions and allocations are not compared with those kept, which are of \(thresholds.host); "
          + "this is \(host). Limits and growth are checked.")
    }
    let samples = try Self.samples(thresholds.runs, callgrind)
    Self.printTable(samples, thresholds)
    if renews { thresholds.renew(samples, host: host) }
    let verdict = Verdict(samples, thresholds, host: host)
    for line in verdict.improvements { print("better: \(line)") }
    for line in verdict.unmatched { print("new: \(line)") }
    for line in verdict.failures { print("FAILED: \(line)") }
    if renews {
      try thresholds.write(to: file)
      print("\(file.path) is renewed")
    } else if !verdict.improvements.isEmpty || !verdict.unmatched.isEmpty {
      print("`make thresholds` keeps these counts.")
    }
    return verdict.failures.isEmpty
  }

  private static func samples(_ runs: [Thresholds.Run], _ callgrind: Callgrind) throws -> [Sample] {
    let results = Mutex<[Int: Result<[Sample], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: runs.count) { index in
      let result = Result { try callgrind.samples(runs[index]) }
      results.withLock { $0[index] = result }
    }
    let finished = results.withLock { $0 }
    return try runs.indices.flatMap { try finished[$0]?.get() ?? [] }
  }

  private static func printTable(_ samples: [Sample], _ thresholds: Thresholds) {
    func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
      let space = String(repeating: " ", count: max(0, width - text.count))
      return left ? text + space : space + text
    }
    print(
      pad("measurement", 40, left: true), pad("instructions", 14), pad("", 8), pad("allocations", 12),
      pad("", 8),
      pad("bodies", 8), pad("measures", 9))
    for sample in samples {
      let kept = thresholds.counts[sample.key] ?? [:]
      func column(_ counter: String) -> (String, String) {
        guard let count = sample.counts[counter] else { return ("–", "") }
        return (text(count), kept[counter].map { percent(count, $0) } ?? "")
      }
      let (instructions, allocations) = (column("instructions"), column("allocations"))
      print(
        pad(sample.key, 40, left: true), pad(instructions.0, 14), pad(instructions.1, 8),
        pad(allocations.0, 12),
        pad(allocations.1, 8), pad(column("bodies").0, 8), pad(column("measures").0, 9))
    }
  }

  /// What instruction counts depend on: processor, system, compiler.
  private static var host: String {
    #if arch(x86_64)
      let processor = "x86_64"
    #elseif arch(arm64)
      let processor = "arm64"
    #else
      let processor = "another processor"
    #endif
    let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let system = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?
      .dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" }
    return "\(processor), \(system ?? "an unknown system"), \(compiler)"
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }
}
