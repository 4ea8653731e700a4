import Foundation
import TreeGrammar

// Soak [--minutes N] [--seed S] [--trees N] [--edits N] [--hostile]: random trees with random edits until the
// time is over or all are done. A failure is shrunk and printed with its seed, and the run goes on.
var options: [String: String] = [:]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
  if name.hasPrefix("--") {
    options[name] = arguments.first?.hasPrefix("--") == false ? arguments.popFirst() : ""
  }
}
Watchdog.shared.start(limit: .seconds(120))
let soak = Soak(
  minutes: options["--minutes"].flatMap(Double.init), firstSeed: options["--seed"].flatMap(UInt64.init) ?? 1,
  trees: options["--trees"].flatMap(Int.init), edits: options["--edits"].flatMap(Int.init) ?? 20,
  pool: options["--hostile"] == nil ? .ordinary : .hostile,
  failures: options["--failures"].flatMap(Int.init) ?? 5)
exit(soak.run() == 0 ? 0 : 1)
