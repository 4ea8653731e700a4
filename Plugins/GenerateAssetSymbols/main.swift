import AssetCatalogs
import Foundation

// Writes the symbols of asset catalogues: `GenerateAssetSymbols OUTPUT.swift CATALOGUE.xcassets...`
func stop(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first else {
  stop("usage: GenerateAssetSymbols OUTPUT.swift CATALOGUE.xcassets...", 64)
}
let file = AssetSymbolFile(catalogs: Array(arguments.dropFirst()))
for warning in file.warnings { print("warning: \(warning)") }
do {
  try Data(file.source.utf8).write(to: output)
} catch {
  stop("error: \(output.path) cannot be written: \(error)", 1)
}
