import MacroExpansions
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expands the macros of this package in `source` and compares the result and the diagnostics, as
/// `assertMacroExpansion` of swift-syntax does, reporting to Swift Testing.
func expectExpansion(
  _ source: String, _ expected: String, diagnostics: [DiagnosticSpec] = [],
  applyFixIts: [String]? = nil, fixedSource: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let conformance = MacroSpec(type: AnimatableExpansion.self, conformances: ["Animatable"])
  assertMacroExpansion(
    source, expandedSource: expected, diagnostics: diagnostics,
    macroSpecs: [
      "Entry": MacroSpec(type: EntryExpansion.self),
      "Preview": MacroSpec(type: PreviewExpansion.self),
      "Previewable": MacroSpec(type: PreviewableExpansion.self),
      "Animatable": conformance,
      "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredExpansion.self),
      "bundle": MacroSpec(type: BundleExpansion.self),
    ],
    applyFixIts: applyFixIts, fixedSource: fixedSource, indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(
          fileID: failure.location.fileID, filePath: failure.location.filePath,
          line: failure.location.line, column: failure.location.column))
    },
    fileID: fileID, filePath: filePath, line: line, column: column)
}
