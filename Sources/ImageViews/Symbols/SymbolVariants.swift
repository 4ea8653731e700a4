import Foundation

/// Forms of a symbol that belong together: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private var enclosure: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(enclosure: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(enclosure: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(enclosure: "rectangle")
  /// The symbol with filled areas.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle, in place of another enclosure.
  public var circle: SymbolVariants { with { $0.enclosure = "circle" } }
  /// These variants in a square, in place of another enclosure.
  public var square: SymbolVariants { with { $0.enclosure = "square" } }
  /// These variants in a rectangle, in place of another enclosure.
  public var rectangle: SymbolVariants { with { $0.enclosure = "rectangle" } }
  /// These variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These variants, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether these variants include others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// These variants and others; of two enclosures the other's.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol's variant; what the name says already stays.
  func name(_ name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    func has(_ part: String) -> Bool { parts.contains(part) }
    if self == .none || name.isEmpty { return name }
    let wasFilled = has("fill")
    if wasFilled { parts.removeAll { $0 == "fill" } }
    if isSlashed, !has("slash") { parts.append("slash") }
    if let enclosure, !has(enclosure) { parts.append(enclosure) }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolRenderingKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// In how many colours symbols are drawn. Nil for one colour, or for a palette where the foreground has several
  /// styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols below in a variant, in addition to those set above; `.none` clears them. A symbol of
  /// the program's own without such a variant shows as it is named.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }

  /// The size of symbols below relative to the text beside them.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// In how many colours symbols below are drawn. Nil for one colour, or for a palette where the foreground has
  /// several styles.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
