import SwiftUICore
import ViewGraph

extension Production {
  /// Leaves whose sizes do not depend on fonts, and views that keep or read something.
  static let testLeaves: [Production] = [
    .leaf("box", 6) { Box(width: $0.x, height: $0.y) },
    .leaf("flexible", 4) { Flexible(ideal: $0.x, limit: $0.flag(0) ? $0.y : nil) },
    .leaf("line", 4) { Line(letters: $0.specimen.choice) },
    .leaf("empty", 0.5) { _ in EmptyView() },
    .leaf("reader") { NumberLeaf(onlyDraws: $0.variety(2) == 0) },
    .leaf("keeper", 2) { Keeper(id: $0.specimen.id, store: $0.maker.store) },
    .leaf("stated", 2) { Stated(id: $0.specimen.id, store: $0.maker.store).id($0.specimen.id) },
    .leaf("observer") { ModelReader(model: $0.maker.store.model, onlySometimes: $0.flag(0)) },
    .leaf("bodyless") { _ in EmptyBody() },
    .leaf("severalRoots") { SeveralRoots(number: $0.number, isLong: $0.flag(0)) },
  ]
}
