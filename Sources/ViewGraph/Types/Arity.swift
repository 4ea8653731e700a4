extension _ViewType.Arity {
  /// What two views side by side contribute.
  static func + (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (.fixed(let a), .fixed(let b)): .fixed(a + b)
    case (.content(let key, let times, let plus), .fixed(let count)),
      (.fixed(let count), .content(let key, let times, let plus)):
      .content(of: key, times: times, plus: plus + count)
    case (.content(let a, let timesA, let plusA), .content(let b, let timesB, let plusB)) where a == b:
      .content(of: a, times: timesA + timesB, plus: plusA + plusB)
    default: .dynamic
    }
  }

  /// What a modifier's body contributes around content that is known.
  func replacingContent(of modifier: ObjectIdentifier, with content: Self) -> Self {
    guard case .content(modifier, let times, let plus) = self else { return self }
    switch content {
    case .fixed(let count): return .fixed(times * count + plus)
    case .content(let outer, let outerTimes, let outerPlus):
      return .content(of: outer, times: times * outerTimes, plus: times * outerPlus + plus)
    case .dynamic: return .dynamic
    }
  }
}
