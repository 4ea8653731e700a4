import Foundation

/// Runs the benchmark program and reads what it counted, under callgrind where there is one.
public struct Callgrind: Sendable {
  /// Why instructions are not counted; nil when they are.
  public private(set) var absence: String?
  private let program: URL
  private let valgrind: URL?
  /// Where callgrind writes, and where a copy of the program without debugging information lies.
  private let folder: URL

  public enum Failure: Error, CustomStringConvertible {
    case exit(String, Int32, String)

    public var description: String {
      switch self {
      case .exit(let command, let status, let message): "\(command) ended with \(status): \(message)"
      }
    }
  }

  /// - Parameter countsInstructions: Whether the program was built where callgrind's header is.
  public init(program: URL, countsInstructions: Bool) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let valgrind = Self.find(["valgrind"])
    let strip = Self.find(["strip", "llvm-strip"])
    var copy: URL?
    if let strip {
      // Valgrind reads debugging information at every start, and not all versions of it.
      let target = folder.appending(path: "bench")
      let result = try Self.run(strip, ["--strip-debug", "-o", target.path, program.path])
      if result.status == 0 { copy = target }
    }
    self.program = copy ?? program
    if valgrind == nil {
      absence = "there is no valgrind here"
    } else if !countsInstructions {
      absence = "this program was built where valgrind's headers were not; build it again"
    } else if copy == nil {
      absence = "there is no strip here (binutils)"
    }
    self.valgrind = absence == nil ? valgrind : nil
  }

  public func clean() { try? FileManager.default.removeItem(at: folder) }

  /// The samples of one scenario.
  public func samples(_ run: Thresholds.Run) throws -> [Sample] {
    let output = folder.appending(path: "\(run.scenario)-\(run.n)")
    let arguments = [run.scenario, String(run.n), "--runs", String(run.times), "--alone"]
    let result: (status: Int32, output: String, errors: String)
    if let valgrind {
      result = try Self.run(
        valgrind,
        [
          "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=\(output.path)", "--quiet",
          program.path,
        ] + arguments)
    } else {
      result = try Self.run(program, arguments)
    }
    guard result.status == 0 else {
      throw Failure.exit("bench \(arguments.joined(separator: " "))", result.status, result.errors)
    }
    let instructions = try instructions(output)
    return result.output.split(separator: "\n").compactMap { Sample(line: String($0)) }.map { sample in
      var sample = sample
      if let counts = instructions[sample.key]?.sorted() {
        // The median; of two the smaller.
        sample.counts["instructions"] = counts[(counts.count - 1) / 2]
      }
      return sample
    }
  }

  /// The counts of every run of every operation: callgrind writes a file for each, with the operation's name.
  private func instructions(_ output: URL) throws -> [String: [Double]] {
    guard valgrind != nil else { return [:] }
    var found: [String: [Double]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasPrefix(output.lastPathComponent + ".") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      var key: Substring?
      for line in text.split(separator: "\n", maxSplits: 40) {
        if let range = line.range(of: "Trigger: Client Request: ") { key = line[range.upperBound...] }
      }
      guard let key, let start = text.range(of: "\ntotals: ", options: .backwards) else { continue }
      let count = text[start.upperBound...].prefix { $0 != "\n" }
      found[String(key), default: []].append(Double(count) ?? 0)
    }
    return found
  }

  private static func find(_ names: [String]) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    for name in names {
      for folder in folders {
        let file = URL(filePath: String(folder)).appending(path: name)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    return nil
  }

  private static func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Reading the environment counts: it is the same everywhere.
    process.environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both are short: neither fills its pipe while the other is read.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: messages, as: UTF8.self)
    )
  }
}
