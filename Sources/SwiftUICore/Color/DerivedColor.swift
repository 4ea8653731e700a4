import DeepStack

/// A colour made of others. A program makes a chain of them of any length, or one that holds a colour any number
/// of times.
struct DerivedColor: Hashable, Sendable, CustomStringConvertible {
  enum Recipe: Hashable, Sendable {
    case opacity(Color.Provider, Double)
    case mix(Color.Provider, Color.Provider, Double, ResolvedColor.MixingSpace)
  }

  private let recipe: ChainLink<Recipe>
  /// The colours that this one is made of, itself included.
  private let parts: Int

  init(_ recipe: Recipe) {
    self.recipe = ChainLink(recipe)
    let inner =
      switch recipe {
      case .opacity(let base, _): base.parts
      case .mix(let a, let b, _, _): a.parts + b.parts
      }
    parts = min(inner + 1, Limits.parts + 1)
  }

  private var isTooLarge: Bool { parts > Limits.parts }

  fileprivate var count: Int { parts }

  /// The colour in an environment; clear where it is made of too many.
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    guard !isTooLarge else {
      Reporter.report(.tooManyParts, "a colour made of more than \(Limits.parts) colours is clear")
      return .clear
    }
    return DeepStack.withRoom {
      switch recipe.value {
      case .opacity(let base, let factor): base.resolve(in: environment).multiplyingOpacity(by: factor)
      case .mix(let a, let b, let fraction, let space):
        a.resolve(in: environment).mix(with: b.resolve(in: environment), by: fraction, in: space)
      }
    }
  }

  var description: String {
    guard !isTooLarge else { return "more than \(Limits.parts) colors" }
    return DeepStack.withRoom {
      switch recipe.value {
      case .opacity(let base, let factor): "\(Self.percent(factor)) \(base)"
      case .mix(let a, let b, let fraction, _): "\(Self.percent(fraction)) mix of \(a) with \(b)"
      }
    }
  }

  private static func percent(_ share: Double) -> String { "\(Int(saturating: (share * 100).rounded()))%" }

  static func == (a: Self, b: Self) -> Bool {
    a.recipe === b.recipe || a.parts == b.parts && !a.isTooLarge && a.recipe == b.recipe
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    if !isTooLarge { hasher.combine(recipe) }
  }
}

extension Color.Provider {
  fileprivate var parts: Int {
    if case .derived(let color) = self { return color.count }
    return 1
  }
}
