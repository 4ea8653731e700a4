import LayoutEngine

/// What debug builds check of caches: one in `CacheChecks.interval` of what they return is worked out anew and compared.
/// Release builds have none of it.
struct CacheChecks {
  static let interval = 64
  var count = 0
  /// What is asked while something is worked out anew is not checked in its turn, which would double with each level.
  var isRunning = false
}

extension ElementNode {
  /// Whether what a cache of the element's has returned is what it would be if it were worked out now; true where it is
  /// not the turn for it, and where working it out would run guides or a layout of a program's once more.
  final func isCurrent(_ compare: () -> Bool) -> Bool {
    let graph = graph
    graph.cacheChecks.count &+= 1
    guard graph.cacheChecks.count % CacheChecks.interval == 0, !graph.cacheChecks.isRunning,
      !flags.contains(.hasGuides)
    else { return true }
    graph.cacheChecks.isRunning = true
    let counted = graph.counters
    defer {
      graph.counters = counted
      graph.cacheChecks.isRunning = false
    }
    return compare()
  }

  /// Whether a remembered answer is what the element would answer now.
  final func isCurrent(_ answer: SizeAnswer, for proposal: Proposal) -> Bool {
    // What waits to be asked again remembers what it was.
    guard graph.waiting.measuring.isEmpty else { return true }
    return isCurrent {
      guard !refersToScrollView, let anew = answerAnew(proposal)?.sanitized.size else { return true }
      return close(anew.width, answer.size.width) && close(anew.height, answer.size.height)
    }
  }
}
