import MacroExpansions
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that the compiler starts to expand the macros of module `SwiftUI`.
///
/// It asks for them by this module's name. What they do is in `MacroExpansions`, a library: tests that name a program of the
/// compiler's have SwiftPM compile all tests, and all that these import, a second time.
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

final class EntryMacro: EntryExpansion {}
final class PreviewMacro: PreviewExpansion {}
final class PreviewableMacro: PreviewableExpansion {}
final class AnimatableMacro: AnimatableExpansion {}
final class AnimatableIgnoredMacro: AnimatableIgnoredExpansion {}
final class BundleMacro: BundleExpansion {}
