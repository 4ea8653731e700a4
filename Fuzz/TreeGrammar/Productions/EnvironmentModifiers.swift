import SwiftUICore
import ViewGraph

extension Production {
  /// Values of the environment that are set for some numbers only, or no longer.
  static let environmentModifiers: [Production] = [
    .modifier("second", 0.5) { $0.content.environment(\.treeSecond, $0.number) },
    .modifier("pair", 0.6) { $0.content.environment(\.treePair, $0.number) },
    .modifier("transformedPair", 0.5, closures: true) { parts in
      parts.content.transformEnvironment(\.treePair) { $0 = parts.number / 4 + parts.read() }
    },
    // Sets the key for some numbers only.
    .modifier("sometimesSecond", 0.6, closures: true) { parts in
      parts.content.transformEnvironment(\.self) {
        if parts.number + parts.read() > 10 { $0.treeSecond = parts.number }
      }
    },
    // Sets one key while another one says so.
    .modifier("followingSecond", 0.5) { parts in
      parts.content.transformEnvironment(\.self) {
        if $0.treeNumber > 10 { $0.treeSecond = $0.treeNumber / 2 }
      }
    },
    .modifier("modelObject", 0.6) { parts in
      parts.content.environment(parts.flag(0) ? parts.maker.store.model : nil)
    },
  ]
}
