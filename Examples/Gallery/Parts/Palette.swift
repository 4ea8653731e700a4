import SwiftUI

/// The Gallery's own colours, light and dark.
struct Palette {
  var page: Color
  var card: Color
  var well: Color
  var shadow: Color

  static let light = Palette(
    page: Color(red: 0.949, green: 0.949, blue: 0.969), card: .white,
    well: Color(red: 0.955, green: 0.96, blue: 0.975), shadow: .black.opacity(0.07))
  static let dark = Palette(
    page: Color(red: 0.05, green: 0.05, blue: 0.06), card: Color(red: 0.11, green: 0.11, blue: 0.12),
    well: Color(red: 0.16, green: 0.16, blue: 0.175), shadow: .black.opacity(0.5))
}

extension EnvironmentValues {
  /// The palette that goes with the colour scheme.
  var palette: Palette { colorScheme == .dark ? .dark : .light }
}
