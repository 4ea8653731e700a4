import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a dynamic property at the top of a `#Preview` body.
///
/// It expands to nothing. `PreviewExpansion` moves the marked declarations into a view of their own; this macro
/// reports those that it cannot see, because they are not in a preview.
open class PreviewableExpansion: PeerMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      MacroDiagnostic.previewableNotAVariable.report(at: node, in: context)
      return []
    }
    let inPreview = context.lexicalContext.contains { scope in
      let name =
        scope.as(MacroExpansionDeclSyntax.self)?.macroName
        ?? scope.as(MacroExpansionExprSyntax.self)?.macroName
      return name?.text == "Preview"
    }
    if !inPreview {
      MacroDiagnostic.previewableOutsidePreview.report(at: node, in: context)
    }
    return []
  }
}

extension MacroDiagnostic {
  static let previewableNotAVariable = MacroDiagnostic(
    "previewableNotAVariable", "'@Previewable' can only be applied to a property")
  static let previewableOutsidePreview = MacroDiagnostic(
    "previewableOutsidePreview", "'@Previewable' can only be used in the body of '#Preview'")
  static let previewableNotAtTop = MacroDiagnostic(
    "previewableNotAtTop", "'@Previewable' declarations must come first in the body of '#Preview'")
}
