import Foundation
import TreeGrammar

/// Runs this program several times at once, each with its share of the seeds: a graph belongs to one thread, and
/// all that is shown belongs to the main actor.
///
/// The processes are in this one's group, so that what ends this one from outside ends them as well.
@MainActor
struct Jobs {
  var count: Int
  /// What this program was asked for.
  var arguments: [String]

  /// Waits for all; whether all went well.
  func run() -> Bool {
    let start = ContinuousClock.now
    var shares: [pid_t: Int] = [:]
    for share in 0..<count {
      guard let process = spawn(arguments + ["--jobs", "\(count)", "--share", "\(share)"]) else {
        printLine("share \(share): no process could be started")
        continue
      }
      shares[process] = share
    }
    var good = shares.count == count
    var status: Int32 = 0
    while !shares.isEmpty {
      let process = wait(&status)
      guard process > 0 else { break }
      guard let share = shares.removeValue(forKey: process), status != 0 else { continue }
      good = false
      let signal = status & 0x7f
      if signal != 0 {
        let file = Soak.seedFile(share: share)
        let seed = (try? String(contentsOf: file, encoding: .utf8)) ?? "an unknown seed\n"
        printLine("signal \(signal) ended share \(share) at \(seed)")
      }
    }
    printLine("\(count) processes, \(good ? "no failure" : "failures"), \(start.duration(to: .now))")
    return good
  }

  private func printLine(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private func spawn(_ arguments: [String]) -> pid_t? {
    // Whole trees are released at once: what the allocator keeps apart for small pieces it would join again each
    // time, a tenth of all the work.
    let allocator = ["GLIBC_TUNABLES": "glibc.malloc.mxfast=0"]
    let environment = ProcessInfo.processInfo.environment.merging(allocator) { set, _ in set }
      .map { "\($0)=\($1)" }
    var words = (["Soak"] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    return posix_spawn(&process, "/proc/self/exe", nil, nil, &words, &variables) == 0 ? process : nil
  }
}
