import SwiftSyntax
import SwiftSyntaxMacros

/// `@AnimatableIgnored`: keeps a stored property out of what `@Animatable` writes.
///
/// It expands to nothing; `AnimatableProperty` looks for it.
open class AnimatableIgnoredExpansion: PeerMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(VariableDeclSyntax.self) {
      MacroDiagnostic.animatableIgnoredNotAVariable.report(at: node, in: context)
    }
    return []
  }
}

extension MacroDiagnostic {
  static let animatableIgnoredNotAVariable = MacroDiagnostic(
    "animatableIgnoredNotAVariable", "'@AnimatableIgnored' can only be applied to a stored property")
}
