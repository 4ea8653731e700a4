import SwiftUICore

extension History {
  /// Compares what shows and what lives with what the program has said.
  func look() throws(Disagreement) {
    let chain = root.chain
    guard let top = chain.last else { return }
    let shown = shownLabels
    try lookAtScreens(of: top, shown)
    try lookAtLives(chain)
    try lookAtAppearances(of: top)
  }

  private func lookAtScreens(of top: LayerModel, _ shown: Set<String>) throws(Disagreement) {
    var expected: Set<String> = []
    switch top.presented {
    case .alert: expected = ["Alert of \(top.number)"]
    case .dialog: expected = ["Dialog of \(top.number)"]
    default: if !isAtSidebar(top) { expected = [top.stack.front] }
    }
    try expect(shown == expected, "\(shown.sorted()) are shown, and not \(expected.sorted())")
    if top.presented == nil, top.style == .columns {
      let rows = (0..<4).filter { session.tree.contains("\"Row \($0)\"") }.count
      try expect(rows == (hasColumns || top.row == nil ? 4 : 0), "\(rows) rows are shown")
    }
  }

  /// Labels of screens, alerts and dialogs that show.
  private var shownLabels: Set<String> {
    let words = ["Root ", "Detail ", "Value ", "Alert of ", "Dialog of "]
    let labels = session.tree.split(separator: "\"").filter { part in words.contains { part.hasPrefix($0) } }
    return Set(labels.map(String.init))
  }

  private func lookAtLives(_ chain: [LayerModel]) throws(Disagreement) {
    var most: [String: Int] = [:]
    for layer in chain {
      for index in layer.visited where layer.stacks.indices.contains(index) {
        let stack = layer.stacks[index]
        most[stack.rootLabel, default: 0] += 1
        if stack.hasDetail { most[stack.detailLabel, default: 0] += 1 }
        for value in stack.values { most[stack.label(of: value), default: 0] += 1 }
      }
    }
    for (label, count) in census.alive.sorted(by: { $0.key < $1.key }) {
      try expect(count <= most[label] ?? 0, "\(label) lives on \(count) times")
    }
  }

  /// Of the layer in front the screen that shows has appeared, once, and no other.
  private func lookAtAppearances(of top: LayerModel) throws(Disagreement) {
    for (index, stack) in top.stacks.enumerated() {
      let front = index == (top.style == .tabs ? top.tab : 0) && !isAtSidebar(top) ? stack.front : nil
      for label in stack.allLabels {
        let count = census.appeared[label] ?? 0
        try expect(count == (label == front ? 1 : 0), "\(label) has appeared \(count) times")
      }
    }
  }
}

extension StackModel {
  /// The screen in front.
  var front: String {
    if let value = values.last { return label(of: value) }
    return hasDetail ? detailLabel : rootLabel
  }

  var allLabels: [String] { [rootLabel, detailLabel] + (0..<8).map { label(of: $0) } }
}
