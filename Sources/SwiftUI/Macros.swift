import Foundation
import SwiftUICore

/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, with its key.
///
///     extension EnvironmentValues {
///       @Entry var captionColor: Color = .secondary
///     }
///
/// The default stands after `=`. It may be left out where the type is optional and then is nil; properties of
/// `FocusedValues` are always optional and have no other default. With a type annotation the default is
/// computed each time it is asked for, so an object made in it is a new one each time; without an annotation
/// it is made once, and its type must be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Declares a preview of a view, for a host that shows previews while the source is being written. The
/// declarations are found at run time; no host shows them yet.
///
///     #Preview("Dark") {
///       Card().preferredColorScheme(.dark)
///     }
///
/// The body is a view builder; one with a `return` is a plain closure. Nothing of it runs until a host asks
/// for the preview, so it costs a shipped program no time.
///
/// - Parameters:
///   - name: The preview's title; nil shows the file's name.
///   - body: Makes the view. Properties at its top that are marked ``Previewable()`` keep state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as its size.
///
///     #Preview("Badge", traits: .sizeThatFitsLayout) {
///       Badge(count: 3)
///     }
///
/// - Parameters:
///   - name: The preview's title; nil shows the file's name.
///   - traits: How the preview is shown; a later trait wins over an earlier one of the same kind.
///   - additionalTraits: Further traits.
///   - body: Makes the view. Properties at its top that are marked ``Previewable()`` keep state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a dynamic property stand at the top of a `#Preview` body.
///
///     #Preview {
///       @Previewable @State var isOn = false
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
///
/// The marked declarations become properties of a view that wraps the rest, so they must come first, each with
/// a default that names none of the others.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a structure animatable: writes its `animatableData` from its stored properties.
///
///     @Animatable struct Arc: Shape {
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
///       …
///     }
///
/// Each `var` takes part whose storage is its own: not constants, and not properties with a wrapper, as `@State`.
/// Its type must be `Animatable`; mark those that are not with ``AnimatableIgnored()``.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Keeps a stored property out of the `animatableData` that ``Animatable()`` writes: it changes at once.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

/// The bundle with the resources of the target in which it stands; the program's own for a target without any.
///
///     Text("Greeting", bundle: #bundle)
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "SwiftUIMacros", type: "BundleMacro")
