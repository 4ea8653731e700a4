import Foundation
import Geometry
import TestSupport
import Testing

@testable import DisplayList

@Suite("Changes between trees of fragments")
struct FragmentTreeChangesTests {
  private typealias Change = FragmentTree.Change

  private func changes(_ new: [Placed], since old: [Placed]) -> [FragmentTree.Change] {
    FragmentTree(new).changes(since: FragmentTree(old))
  }

  @Test(
    "a tree has no changes since itself, nor since another tree of the same children",
    arguments: [0, 5, 3_000])
  func none(count: Int) {
    let all = rows(count)
    let tree = FragmentTree(all)
    #expect(tree.changes(since: tree).isEmpty)
    #expect(tree.changes(since: FragmentTree(all)).isEmpty)
  }

  @Test("all children have come to an empty tree, and gone from one that is empty now")
  func comeAndGone() {
    let all = rows(3)
    #expect(changes(all, since: []) == (0..<3).map { Change(old: nil, new: $0) })
    #expect(changes([], since: all) == (0..<3).map { Change(old: $0, new: nil) })
  }

  @Test("a child that is drawn anew, moved or moved by another slot is told with its index")
  func replaced() {
    let all = rows(1_500)
    var edited = all
    edited[3] = Placed(Fragment(id: 3, items: []), at: all[3].origin)
    edited[700].origin.x += 1
    edited[1_499].slot = slot(2)
    #expect(changes(edited, since: all) == [3, 700, 1_499].map { Change(old: $0, new: $0) })
    let replaced = FragmentTree(all).replacing(700, with: edited[700])
    #expect(replaced.changes(since: FragmentTree(all)) == [Change(old: 700, new: 700)])
  }

  @Test("a child in the place of another has come, and the other has gone")
  func exchanged() {
    let all = rows(100)
    var edited = all
    edited[40] = part(4_000, box(0, 0, 1, 1))
    #expect(changes(edited, since: all) == [Change(old: 40, new: nil), Change(old: nil, new: 40)])
  }

  @Test("an insertion and a removal leave the children beside them out, whose indices move")
  func inserted() {
    let all = rows(100)
    var edited = all
    edited.insert(part(4_000, box(0, 0, 1, 1)), at: 40)
    #expect(changes(edited, since: all) == [Change(old: nil, new: 40)])
    #expect(changes(all, since: edited) == [Change(old: 40, new: nil)])
  }

  @Test("one child brought to the front passes those that it was behind")
  func broughtToFront() {
    let all = rows(5)
    let edited = [all[0], all[2], all[3], all[4], all[1]]
    #expect(changes(edited, since: all) == [Change(old: 1, new: 4, isReordered: true)])
  }

  @Test("of children that change places, those between them that stay have been passed as well")
  func swapped() {
    let all = rows(5)
    let edited = [all[0], all[3], all[2], all[1], all[4]]
    #expect(
      changes(edited, since: all) == [
        Change(old: 2, new: 2, isReordered: true), Change(old: 1, new: 3, isReordered: true),
      ])
  }

  @Test("children of equal ids are paired in their order")
  func equalIDs() {
    let twins = [part(1, box(0, 0, 1, 1)), part(1, box(5, 0, 1, 1)), part(2, box(9, 0, 1, 1))]
    #expect(changes([twins[0], twins[1]], since: twins) == [Change(old: 2, new: nil)])
    #expect(changes([twins[1], twins[2]], since: twins) == [Change(old: 0, new: nil)])
    let three = [twins[0], twins[1], twins[1], twins[2]]
    #expect(changes(three, since: twins) == [Change(old: nil, new: 2)])
    #expect(
      changes([twins[1], twins[0], twins[2]], since: twins) == [0, 1].map { Change(old: $0, new: $0) })
  }

  @Test("children that are not told of are the same, and in the same order", arguments: 0..<60)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var all = rows(Int.random(in: 0...90, using: &random))
    var nextID: UInt64 = 1_000
    for step in 0..<12 {
      var edited = all
      for _ in 0...(step % 3) {
        let index = edited.indices.randomElement(using: &random)
        switch (Int.random(in: 0..<6, using: &random), index) {
        case (0, let index?): edited.remove(at: index)
        case (1, let index?): edited[index].origin.x += 1
        case (2, let index?):
          edited.insert(edited.remove(at: index), at: edited.indices.randomElement(using: &random) ?? 0)
        case (3, let index?): edited.swapAt(index, edited.indices.randomElement(using: &random) ?? index)
        case (4, _): edited.shuffle(using: &random)
        default:
          nextID += 1
          edited.insert(part(nextID, box(0, 0, 1, 1)), at: Int.random(in: 0...edited.count, using: &random))
        }
      }
      let found = changes(edited, since: all)
      let gone = Set(found.compactMap(\.old))
      let come = Set(found.compactMap(\.new))
      let before = all.indices.filter { !gone.contains($0) }.map { all[$0] }
      let after = edited.indices.filter { !come.contains($0) }.map { edited[$0] }
      let isSame =
        before.count == after.count
        && zip(before, after).allSatisfy { $0.fragment === $1.fragment && $0.origin == $1.origin }
      #expect(isSame, "seed \(seed), step \(step)")
      for change in found {
        if let old = change.old, let new = change.new {
          #expect(all[old].fragment.id == edited[new].fragment.id, "seed \(seed), step \(step)")
        }
      }
      let moved = pairsThatChangedOrder(all, edited)
      let reordered = Set(found.filter(\.isReordered).compactMap(\.new)).map { edited[$0].fragment.id }
      let isTold = moved.allSatisfy { reordered.contains($0.0) || reordered.contains($0.1) }
      #expect(isTold, "seed \(seed), step \(step)")
      all = edited
    }
  }

  /// Ids of two children each of which the later paints first and the earlier last.
  private func pairsThatChangedOrder(_ old: [Placed], _ new: [Placed]) -> [(UInt64, UInt64)] {
    var position: [UInt64: Int] = [:]
    for (index, child) in old.enumerated() { position[child.fragment.id] = index }
    let kept = new.compactMap { child in position[child.fragment.id].map { (child.fragment.id, $0) } }
    var pairs: [(UInt64, UInt64)] = []
    for (index, first) in kept.enumerated() {
      for second in kept[(index + 1)...] where second.1 < first.1 { pairs.append((first.0, second.0)) }
    }
    return pairs
  }
}
