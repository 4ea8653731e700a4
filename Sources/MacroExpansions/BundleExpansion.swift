import SwiftSyntax
import SwiftSyntaxMacros

/// `#bundle`: the bundle with the resources of the target in which it stands.
///
/// Swift packages say by a compilation condition whether a target has resources.
open class BundleExpansion: ExpressionMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    """
    {
      #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
        return Foundation.Bundle.module
      #else
        return Foundation.Bundle.main
      #endif
    }()
    """
  }
}
