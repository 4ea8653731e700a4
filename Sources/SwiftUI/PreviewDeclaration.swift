import SwiftUICore

/// What a `#Preview` in a program's source becomes. Written by the macro; programs do not name it.
///
/// The requirements are read by preview hosts, which find the conforming types through ``PreviewRegistry``.
public protocol _PreviewDeclaration {
  /// The title given to the preview, nil when it has none.
  static var previewName: String? { get }
  /// `Module/File.swift`, where the preview stands.
  static var previewFileID: String { get }
  /// The line on which it begins, from 1.
  static var previewLine: Int { get }
  /// Its traits in source order.
  @MainActor static var previewTraits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// Makes the view, anew at each call.
  @MainActor static func makePreviewBody() -> any View
}

/// Calls the body of a `#Preview`. Written by the macro; programs do not name it.
///
/// A closure given here is a view builder, unless it says `return`.
@MainActor public func _makePreviewBody(@ViewBuilder _ body: @MainActor () -> any View) -> any View {
  body()
}

/// Writes a preview's type to `place`. Written by the macro; programs do not name it.
///
/// Each preview holds a constant function that calls this and is marked as used: optimised builds then keep
/// the type, for ``PreviewRegistry`` to find.
public func _recordPreview(_ type: any _PreviewDeclaration.Type, at place: UnsafeMutableRawPointer) {
  place.initializeMemory(as: (any _PreviewDeclaration.Type).self, to: type)
}

/// The name space of what a `#Preview` can declare.
public enum Preview {
  /// The kind of preview that shows a view.
  public struct ViewTraits: Sendable {}
}
