import Foundation
import Geometry
import Testing

@testable import LayoutEngine

/// Nested stacks in which every node remembers its answers: how much work nesting makes.
@Suite struct NestingTests {
  private final class Node {
    let model: Model?
    var children: [Node]
    var layout: StackLayout
    var memo = AnswerMemo()
    let store = AnswerStore()
    var evaluations = 0

    init(_ model: Model) {
      self.model = model
      children = []
      layout = StackLayout(axis: .vertical)
    }

    init(_ axis: Axis, _ children: [Node]) {
      model = nil
      self.children = children
      layout = StackLayout(axis: axis)
      layout.setPlainChildren(count: children.count, spacing: 1)
    }

    func answer(_ proposal: Proposal) -> SizeAnswer {
      if let known = memo.answer(for: proposal, in: store) { return known }
      evaluations += 1
      let answer: SizeAnswer
      if let model {
        answer = model.answer(proposal)
      } else {
        let children = children
        answer = layout.size(proposal) { children[$0].answer($1) }
      }
      memo.insert(answer, for: proposal, in: store)
      return answer
    }

    var largestCount: Int {
      children.reduce(evaluations) { max($0, $1.largestCount) }
    }
  }

  private func alternating(depth: Int, leaf: Model) -> Node {
    var node = Node(leaf)
    for level in 0..<depth {
      node = Node(level.isMultiple(of: 2) ? .horizontal : .vertical, [Node(leaf), node, Node(leaf)])
    }
    return node
  }

  @Test(arguments: [4, 12, 40]) func measuresPerNodeDoNotGrowWithDepth(depth: Int) {
    for (leaf, limit) in [(Model.fixed(20, 10), 2), (.text(words: 3), 3), (.flexible, 9)] {
      let root = alternating(depth: depth, leaf: leaf)
      let answer = root.answer(Proposal(width: 4000, height: 3000))
      #expect(answer.size.width > 0)
      #expect(root.largestCount <= limit, "\(leaf) at depth \(depth)")
    }
  }

  @Test(arguments: 0..<100) func memoryChangesNoAnswer(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let models = (0..<4).map { _ in Model.random(depth: 2, using: &generator) }
    let root = Node(.horizontal, [Node(models[0]), Node(.vertical, models[1...].map(Node.init))])
    let inner = Model.stack(.vertical, spacing: 1, models[1...].map { (StackChild(), $0) })
    let plain = Model.stack(.horizontal, spacing: 1, [(StackChild(), models[0]), (StackChild(), inner)])
    for _ in 0..<20 {
      let proposal = Proposal(
        width: randomDimension(using: &generator), height: randomDimension(using: &generator))
      #expect(isClose(root.answer(proposal).size, plain.answer(proposal).size), "seed \(seed): \(proposal)")
    }
  }
}
