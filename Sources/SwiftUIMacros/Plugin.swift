import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that the compiler starts to expand the macros of module `SwiftUI`.
@main
struct SwiftUIMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    AnimatableMacro.self,
    AnimatableIgnoredMacro.self,
    BundleMacro.self,
  ]
}
