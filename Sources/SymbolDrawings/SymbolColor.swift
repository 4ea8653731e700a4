/// The colour of a symbol's layer, by the name that asset catalogues have for it (`systemRedColor`). What it looks
/// like depends on the environment that the symbol is shown in; a name that is not known is the foreground there.
package struct SymbolColor: Hashable, Sendable {
  package let name: String

  static let red = SymbolColor(name: "systemRedColor")
  static let orange = SymbolColor(name: "systemOrangeColor")
  static let yellow = SymbolColor(name: "systemYellowColor")
  static let green = SymbolColor(name: "systemGreenColor")
  static let cyan = SymbolColor(name: "systemCyanColor")
  static let blue = SymbolColor(name: "systemBlueColor")
  static let white = SymbolColor(name: "whiteColor")
}
