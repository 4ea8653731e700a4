import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A message of one of the macros, shown by the compiler at the code that caused it.
///
/// `id` names the rule that was broken and never changes; `message` is for people and may.
struct MacroDiagnostic: DiagnosticMessage {
  let id: String
  let message: String
  let severity: DiagnosticSeverity

  init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.id = id
    self.message = message
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: id) }

  /// Reports this message at `node`, offering `fixIts`.
  func report(
    at node: some SyntaxProtocol, fixIts: [FixIt] = [], in context: some MacroExpansionContext
  ) {
    context.diagnose(Diagnostic(node: node, message: self, fixIts: fixIts))
  }
}

/// The title of a correction that the compiler can apply.
struct MacroFixIt: FixItMessage {
  let id: String
  let message: String

  init(_ id: String, _ message: String) {
    self.id = id
    self.message = message
  }

  var fixItID: MessageID { MessageID(domain: "SwiftUIMacros", id: id) }
}
