import DisplayList

/// What an image's shapes are painted with: a style, and its levels for symbols of several layers.
package struct ImageInk {
  private enum Levels {
    /// The foreground style of an environment.
    case foreground(EnvironmentValues, bounds: CGRect)
    /// Paints by level; of one alone the further levels are fainter.
    case paints([ShapePaint])
  }

  package let primary: ShapePaint
  private let levels: Levels

  /// Paints by level; without any nothing shows.
  init(_ paints: [ShapePaint]) {
    primary = paints.first ?? ShapePaint(.color(.clear))
    levels = .paints(paints)
  }

  /// The foreground style of a node.
  package init(_ scope: EnvironmentScope, bounds: CGRect) {
    primary = foregroundShapePaint(in: scope, bounds: bounds)
    levels = .foreground(EnvironmentValues(scope: scope), bounds: bounds)
  }

  /// The foreground style of an environment.
  package init(_ environment: EnvironmentValues, bounds: CGRect) {
    primary = ForegroundStyle().paint(in: environment, bounds: bounds)
    levels = .foreground(environment, bounds: bounds)
  }

  /// A style and its levels, within an environment.
  package init(_ style: AnyShapeStyle, _ environment: EnvironmentValues, bounds: CGRect) {
    var environment = environment
    environment.foreground = ForegroundLevels(styles: [environment.bound(style)])
    self.init(environment, bounds: bounds)
  }

  /// Whether there are several styles, which ask for a palette.
  package var hasPalette: Bool {
    switch levels {
    case .foreground(let environment, _): environment.foreground.map { $0.styles.count > 1 } ?? false
    case .paints(let paints): paints.count > 1
    }
  }

  /// A level of the first style.
  package func hierarchical(_ level: Int) -> ShapePaint {
    guard level > 0 else { return primary }
    switch levels {
    case .paints:
      var paint = primary
      paint.multiplyOpacity(by: HierarchicalShapeStyle.fading(level))
      return paint
    case .foreground(var environment, let bounds):
      if let first = environment.foreground?.styles.first {
        environment.foreground = ForegroundLevels(styles: [first])
      }
      return HierarchicalShapeStyle(level: level).paint(in: environment, bounds: bounds)
    }
  }

  /// The style of a level, the last one for those beyond.
  package func palette(_ level: Int) -> ShapePaint {
    guard level > 0, hasPalette else { return hierarchical(level) }
    switch levels {
    case .paints(let paints): return paints[min(level, paints.count - 1)]
    case .foreground(let environment, let bounds):
      let count = environment.foreground?.styles.count ?? 1
      return HierarchicalShapeStyle(level: min(level, count - 1)).paint(in: environment, bounds: bounds)
    }
  }
}
