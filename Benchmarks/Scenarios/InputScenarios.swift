import Foundation
import SceneHost
import SwiftUICore
import ViewGraph

/// A row that counts how often it is tapped.
private struct TappedRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack(spacing: 4) {
      Box(width: 8, height: 8)
      Line(text: count < 1000 ? "on" : "off")
    }
    .frame(width: 80)
    .onTapGesture { count = 1000 - count }
  }
}

/// A column of rows, in a window that shows twenty of them.
private struct TappedRows: View {
  let n: Int
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<n, id: \.self) { TappedRow(number: $0) } }
    }
  }
}

extension Scenarios {
  /// From a tap on one of n rows to the picture that shows it, and what it takes to find the row alone.
  static func input(_ n: Int) -> [Measurement] {
    let session = Session(TappedRows(n: n), proposal: ProposedViewSize(width: 400, height: 400))
    _ = session.picture()
    let place = CGPoint(x: 200, y: 200)
    let tap = measure("input-tap", n, runs: 51, counters: { session.graph.counters }) {
      session.send(PointerEvent(.down, at: place))
      session.send(PointerEvent(.up, at: place))
      _ = session.picture()
    }
    let hit = measure("input-hit", n, runs: 51, counters: { session.graph.counters }) {
      _ = HitTestPass.hit(place, in: session.graph)
    }
    let hover = measure("input-hover", n, runs: 51, counters: { session.graph.counters }) {
      session.send(PointerEvent(.moved, at: place))
      _ = session.picture()
    }
    return [tap, hit, hover]
  }
}
