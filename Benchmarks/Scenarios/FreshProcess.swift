import CGraphicsLibraries
import Foundation
import HeadlessHost

/// What a fresh process does once, from its start to a file: the program starts itself to time it.
package enum FreshProcess: String, CaseIterable, Sendable {
  /// Nothing: what it costs to start the program and to load its libraries.
  case nothing
  /// Loads fontconfig's configuration and its list of fonts.
  case fontconfig
  /// One `Card`.
  case card
  /// A screen of about twenty views.
  case screen

  /// The file's bytes.
  @MainActor package func run() -> Data {
    switch self {
    case .nothing: return Data()
    case .fontconfig:
      let configuration = FcInitLoadConfigAndFonts()
      FcConfigDestroy(configuration)
      return Data()
    case .card: return ImageRenderer(content: Card(number: 1)).pngData() ?? Data()
    case .screen: return HeadlessSession(Screen(), size: Scenarios.window).pngData()
    }
  }
}

extension Scenarios {
  /// 12, 13: from starting a process to its end, n times each; and how large the program is.
  static func start(_ n: Int) -> [Measurement] {
    var results = FreshProcess.allCases.map { program -> Measurement in
      var status: Int32 = 0
      var result = measure("start-\(program.rawValue)", n, runs: max(n, 9)) {
        status |= run(["/proc/self/exe", "--once", program.rawValue, "/dev/null"])
      }
      result.isEqual = status == 0
      return result
    }
    let stripped = FileManager.default.temporaryDirectory.appending(path: "bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: stripped) }
    guard run(["strip", "-o", stripped.path, CommandLine.arguments[0]]) == 0 else { return results }
    let attributes = try? FileManager.default.attributesOfItem(atPath: stripped.path)
    var size = Measurement(name: "size", n: n)
    size.notes["stripped_bytes"] = (attributes?[.size] as? NSNumber)?.doubleValue ?? 0
    results.append(size)
    return results
  }
}

/// Runs a program of the path to its end and gives its status. Foundation's `Process` looks for the end only now
/// and then.
private func run(_ command: [String]) -> Int32 {
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  var child: pid_t = 0
  var status: Int32 = -1
  let failure = posix_spawnp(&child, command[0], nil, nil, &arguments, environ)
  guard failure == 0, waitpid(child, &status, 0) == child else { return -1 }
  return status
}

/// A settings screen of about twenty views.
struct Screen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: "Settings").font(.largeTitle).bold()
      ForEach(0..<4) { index in
        HStack {
          RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 28, height: 28)
          Text(verbatim: "Setting number \(index)")
          Spacer()
          Text(verbatim: index % 2 == 0 ? "On" : "Off").foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.white)
  }
}
