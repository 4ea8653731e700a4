import BenchmarkScenarios
import Foundation

// bench <scenario> <N>: one JSON line for each measurement. Without a scenario: the names.
let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let scenario = Scenarios.all.first(where: { $0.name == name }) else {
  print("usage: bench <scenario> <N>\nscenarios: " + Scenarios.all.map(\.name).joined(separator: " "))
  exit(arguments.isEmpty ? 0 : 2)
}
let n = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
for result in scenario.run(n) { print(result.line) }
