import BenchmarkCheck
import BenchmarkScenarios
import CInstruments
import Foundation

// bench <scenario> <N> [--runs R] [--alone]   one JSON line for each measurement; alone: none of others' work
// bench --check [--renew] [FILE]    compares with the thresholds that are kept, or keeps others
// bench --once PROGRAM [FILE]       what a fresh process does once
Instruments.allocations = { instruments_allocations() }
Instruments.heapBytes = { instruments_heap_bytes() }
if instruments_are_watched() {
  Instruments.start = { instruments_start() }
  Instruments.stop = { instruments_stop($0) }
}
var arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "--check" {
  do {
    let command = CheckCommand(
      Array(arguments.dropFirst()), countsInstructions: instruments_count_instructions())
    exit(try command.run() ? 0 : 1)
  } catch {
    print("bench: \(error)")
    exit(1)
  }
}

if arguments.first == "--once" {
  guard let program = arguments.dropFirst().first.flatMap(FreshProcess.init) else {
    print("programs: " + FreshProcess.allCases.map(\.rawValue).joined(separator: " "))
    exit(2)
  }
  let file = program.run()
  if let path = arguments.dropFirst(2).first { try file.write(to: URL(filePath: path)) }
  exit(0)
}

if let at = arguments.firstIndex(of: "--runs"), at + 1 < arguments.count {
  Instruments.runs = max(1, Int(arguments[at + 1]) ?? 1)
  arguments.removeSubrange(at...at + 1)
}
if let at = arguments.firstIndex(of: "--alone") {
  Instruments.measuresPeers = false
  arguments.remove(at: at)
}
guard let name = arguments.first, let scenario = Scenarios.all.first(where: { $0.name == name }) else {
  print("usage: bench <scenario> <N>\nscenarios: " + Scenarios.all.map(\.name).joined(separator: " "))
  exit(arguments.isEmpty ? 0 : 2)
}
let n = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
for result in scenario.run(n) { print(result.line) }
