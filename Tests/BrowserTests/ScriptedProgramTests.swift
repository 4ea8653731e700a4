import Foundation
import Testing

@Suite("A script on a program's command line")
struct ScriptedProgramTests {
  @Test("timers of the program fire while a script lets time pass")
  func timers() throws {
    let folder = try TemporaryFolder()
    let script = folder.url.appending(path: "steps.txt")
    try "tap \"Clock\"\nrun 1.5\ntree\n".write(to: script, atomically: true, encoding: .utf8)
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let tree = try Program.output(
      programs.appending(path: "Gallery").path(percentEncoded: false),
      ["--script", script.path(percentEncoded: false)])
    let line = try #require(tree.split(separator: "\n").first { $0.contains("Metronome") }, "\(tree)")
    #expect(line.contains("value: \"1\""))
  }
}
