import DisplayList

/// What an image's shapes are painted with: the foreground style, and its levels for symbols of several layers.
struct ImageInk {
  let primary: ShapePaint
  /// The environment that levels are found in; nil where there is but a paint.
  private let environment: EnvironmentValues?
  private let bounds: CGRect

  /// A paint alone, whose further levels are fainter.
  init(_ primary: ShapePaint) {
    self.primary = primary
    environment = nil
    bounds = .zero
  }

  /// The foreground style of a node.
  init(_ scope: EnvironmentScope, bounds: CGRect) {
    primary = foregroundShapePaint(in: scope, bounds: bounds)
    environment = EnvironmentValues(scope: scope)
    self.bounds = bounds
  }

  /// Whether the foreground has several styles, which asks for a palette.
  var hasPalette: Bool { environment?.foreground.map { $0.styles.count > 1 } ?? false }

  /// A level of the first style.
  func hierarchical(_ level: Int) -> ShapePaint {
    guard level > 0 else { return primary }
    guard var environment else { return faded(level) }
    if let first = environment.foreground?.styles.first {
      environment.foreground = ForegroundLevels(styles: [first])
    }
    return HierarchicalShapeStyle(level: level).paint(in: environment, bounds: bounds)
  }

  /// The style of a level, the last one for those beyond.
  func palette(_ level: Int) -> ShapePaint {
    guard level > 0 else { return primary }
    guard let environment, let count = environment.foreground?.styles.count, count > 1 else {
      return hierarchical(level)
    }
    return HierarchicalShapeStyle(level: min(level, count - 1)).paint(in: environment, bounds: bounds)
  }

  private func faded(_ level: Int) -> ShapePaint {
    var paint = primary
    paint.multiplyOpacity(by: HierarchicalShapeStyle.fading(level))
    return paint
  }
}
