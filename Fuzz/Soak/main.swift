import Foundation
import TreeGrammar

// Soak [--minutes N] [--seed S] [--trees N] [--edits N] [--hostile] [--failures N] [--jobs N] [--slow SECONDS]
// [--size N]:
// random trees with random edits until the time is over or all are done. A failure is shrunk and printed with its
// seed, and the run goes on; a seed that takes longer than `--slow` says is named. The seeds are shared by as many processes as there are cores, or as `--jobs` says.
var options: [String: String] = [:]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
  if name.hasPrefix("--") {
    options[name] = arguments.first?.hasPrefix("--") == false ? arguments.popFirst() : ""
  }
}
let trees = options["--trees"].flatMap(Int.init)
let wanted = options["--jobs"].flatMap(Int.init) ?? ProcessInfo.processInfo.activeProcessorCount
let jobs = max(1, min(wanted, trees ?? wanted))
if options["--share"] == nil, jobs > 1 {
  exit(Jobs(count: jobs, arguments: Array(CommandLine.arguments.dropFirst())).run() ? 0 : 1)
}
Watchdog.shared.start(limit: .seconds(120))
let soak = Soak(
  minutes: options["--minutes"].flatMap(Double.init), firstSeed: options["--seed"].flatMap(UInt64.init) ?? 1,
  trees: trees, edits: options["--edits"].flatMap(Int.init) ?? 20,
  pool: options["--hostile"] == nil ? .ordinary : .hostile,
  failures: options["--failures"].flatMap(Int.init) ?? 5,
  slow: options["--slow"].flatMap(Double.init), size: options["--size"].flatMap(Int.init),
  share: Soak.Share(index: options["--share"].flatMap(Int.init) ?? 0, count: jobs))
exit(soak.run() == 0 ? 0 : 1)
