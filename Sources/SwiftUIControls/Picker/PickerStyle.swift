import SwiftUICore
import ViewGraph

/// How pickers look. The styles are those of the package.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What the package makes of the style.
  nonisolated var _look: _PickerLook { get }
}

/// A look of pickers.
///
/// - Note: Made by the styles; a program has no use for it.
public struct _PickerLook: Hashable, Sendable {
  enum Kind { case automatic, menu, segmented, inline, radioGroup, palette, wheel, navigationLink }
  let kind: Kind
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { _PickerLook(kind: .automatic) }
  }
}

extension View {
  /// Sets how pickers below look.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerLook, style._look)
  }
}
