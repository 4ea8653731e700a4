import SwiftUICore
import ViewGraph

extension Production {
  /// How changes are animated, and how views come and go meanwhile.
  static let movements: [Production] = [
    .modifier("transition", 0.6, closures: true) { $0.content.coming($0) },
    .modifier("animated", 0.4) { parts in
      parts.content.animation(.linear(duration: 0.3), value: parts.specimen.choice)
    },
    .modifier("transaction", 0.3, closures: true) { parts in
      parts.content.transaction { if parts.read() > 10 { $0.animation = nil } }
    },
  ]
}

extension View {
  @ViewBuilder
  fileprivate func coming(_ parts: Parts) -> some View {
    switch parts.variety(6) {
    case 0: transition(.opacity)
    case 1: transition(.slide)
    case 2: transition(AnyTransition.scale.combined(with: .opacity))
    case 3: transition(.move(edge: .trailing))
    case 4: transition(.identity)
    default: transition(ReadingTransition(reading: parts.reading))
    }
  }
}
