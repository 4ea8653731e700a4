import SwiftUICore
import ViewGraph

extension Production {
  /// Loops over their specimens.
  static let loops: [Production] = [
    .loop("forEach", 4, closures: true) { parts in
      let maker = parts.maker
      if parts.variety(2) == 0 {
        return ForEach(parts.specimen.children, id: \.key) { child in
          if parts.reading != nil { Box(width: 1, height: parts.read()) }
          erased(maker.view(child, 0))
        }
      }
      return ForEach(parts.specimen.children.map(LoopItem.init)) { item in
        if item.specimen.choice % 2 == 0 {
          erased(maker.view(item.specimen, 0))
        } else {
          HStack(spacing: 1 + parts.read()) { erased(maker.view(item.specimen, 0)) }
        }
      }
    },
    .loop("forEachRange", 0.5, closures: true) { parts in
      let (children, maker) = (parts.specimen.children, parts.maker)
      return ForEach(0..<children.count) { index in
        erased(maker.view(children[index], 0)).padding(parts.read())
      }
    },
    .loop("forEachBinding", closures: true) {
      Loop(items: $0.specimen.children.map(LoopItem.init), maker: $0.maker, reading: $0.reading)
    },
  ]
}

struct LoopItem: Identifiable {
  let specimen: Specimen
  var id: Int { specimen.key }
}

/// A loop over a binding.
private struct Loop: View {
  let items: [LoopItem]
  let maker: ViewMaker
  let reading: Reading?

  var body: some View {
    ForEach(.constant(items)) { item in
      erased(maker.view(item.wrappedValue.specimen, 0))
      if reading != nil { Box(width: reading(), height: 1) }
    }
  }
}
