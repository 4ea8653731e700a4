/// The size of a symbol relative to the text beside it.
enum SymbolScale: Hashable, Sendable {
  case small, medium, large

  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.27
    }
  }
}
