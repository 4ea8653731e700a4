import SwiftUI
import TestSupport
import Testing

/// What was done with caches, in order.
private final class Log { var entries: [String] = [] }

/// Counts what is done with its cache.
private struct Caching: Layout {
  let log: Log
  var width: CGFloat = 10
  var updatesInPlace = false

  struct Cache { var sum: CGFloat }

  private func sum(_ subviews: Subviews) -> CGFloat {
    subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
  }
  func makeCache(subviews: Subviews) -> Cache {
    log.entries.append("make \(subviews.count)")
    return Cache(sum: sum(subviews))
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    log.entries.append("update \(subviews.count)")
    if updatesInPlace { cache.sum = sum(subviews) } else { cache = makeCache(subviews: subviews) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: cache.sum, height: width)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

@MainActor @Suite("Caches of layouts")
struct LayoutCacheTests {
  @Test("a cache is made once, and updated when the layout or a subview changes; by default it is made anew")
  func cache() {
    let width = Remote<CGFloat>(20)
    let log = Log()
    let laid = Laid {
      Driven(width) { width in
        Caching(log: log) {
          tile("a", width, 10)
          tile("b", 20, 10)
        }
      }
    }
    #expect(laid.size.width == 40)
    #expect(log.entries == ["make 2"])
    log.entries = []
    width.value = 50
    #expect(laid.size.width == 70)
    #expect(laid["b"]?.minX == 50)
    #expect(log.entries == ["update 2", "make 2"])
  }

  @Test("an update of a program's own keeps the cache; subviews that come and go update it")
  func updatedCache() {
    let count = Remote(1)
    let log = Log()
    let laid = Laid {
      Driven(count) { count in
        Caching(log: log, updatesInPlace: true).callAsFunction {
          ForEach(0..<count, id: \.self) { tile("\($0)", 20, 10) }
        }
      }
    }
    #expect(laid.size.width == 20)
    count.value = 3
    #expect(laid.size.width == 60)
    count.value = 2
    #expect(laid.size.width == 40)
    #expect(log.entries.first == "make 1")
    #expect(log.entries.dropFirst().allSatisfy { $0.hasPrefix("update") })
    #expect(log.entries.contains("update 3") && log.entries.contains("update 2"))
  }

  @Test("another value of the layout counts at once")
  func layoutValue() {
    let height = Remote<CGFloat>(10)
    let log = Log()
    let laid = Laid {
      Driven(height) { height in Caching(log: log, width: height).callAsFunction { tile("a", 20, 10) } }
    }
    #expect(laid.size == CGSize(width: 20, height: 10))
    height.value = 35
    #expect(laid.size == CGSize(width: 20, height: 35))
  }
}
