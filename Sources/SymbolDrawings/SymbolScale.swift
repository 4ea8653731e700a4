/// The size of a symbol relative to the text beside it.
package enum SymbolScale: Hashable, Sendable {
  case small, medium, large

  package var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.27
    }
  }
}
