import Foundation

/// The folders in which data lies that is installed on a machine (the XDG base directories), the user's first.
package enum DataFolders {
  package static var all: [String] {
    let environment = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let own = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    return [own].compactMap { $0 } + shared.map(String.init)
  }
}
