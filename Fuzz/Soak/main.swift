import Foundation
import TreeGrammar

let arguments = Array(CommandLine.arguments.dropFirst())
do throws(SoakCommand.Misuse) {
  let command = try SoakCommand(arguments)
  if command.asksForHelp {
    print(SoakCommand.usage)
  } else if command.share == nil, command.jobs > 1 {
    exit(Jobs(count: command.jobs, arguments: arguments).run() ? 0 : 1)
  } else {
    if let apps = command.apps { exit(command.runApps(apps) { print($0) } == 0 ? 0 : 1) }
    Watchdog.shared.start(limit: .seconds(120))
    exit(command.soak.run() == 0 ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("Soak: \(error.message); Soak --help lists the options\n".utf8))
  exit(2)
}
