import Foundation
import Geometry
import Testing

@testable import DisplayList

@Suite("Trees of fragments")
struct FragmentTreeTests {
  /// Around every number of children at which another level begins.
  private static let counts = [0, 1, 2, 31, 32, 33, 64, 1_023, 1_024, 1_025, 32_768, 32_769]

  @Test("children keep their order and are found by their index", arguments: counts)
  func order(count: Int) {
    let tree = FragmentTree(rows(count))
    #expect(tree.count == count)
    #expect(tree.ids == (0..<count).map { UInt64($0) })
    let samples = Set([0, 31, 32, 1_023, 1_024, count / 2, count - 1]).filter { $0 >= 0 && $0 < count }
    for index in samples { #expect(tree[index].fragment.id == UInt64(index)) }
  }

  @Test("bounds and depth are those of all children", arguments: counts)
  func bounds(count: Int) {
    var all = rows(count)
    #expect(FragmentTree(all).bounds == (count == 0 ? .null : box(0, 0, 50, Double(count) * 10 - 2)))
    #expect(FragmentTree(all).depth == (count == 0 ? 0 : 1))
    guard count > 0 else { return }
    all[count - 1] = part(9, children(part(10, box(-5, 3, 1, 1))))
    #expect(FragmentTree(all).depth == 2)
    #expect(FragmentTree(all).bounds.minX == -5)
  }

  @Test("a child without anything to draw counts, and adds nothing to the bounds")
  func emptyChildren() {
    let tree = FragmentTree([
      Placed(.empty), part(1, box(3, 3, 2, 2)), Placed(.empty, at: CGPoint(x: -50, y: 0)),
    ])
    #expect(tree.count == 3)
    #expect(tree.bounds == box(3, 3, 2, 2))
    #expect(FragmentTree([Placed(.empty)]).bounds.isNull)
  }

  @Test(
    "replacing a child gives a tree with it, and leaves the one before as it was", arguments: [1, 33, 1_025])
  func replacing(count: Int) {
    let tree = FragmentTree(rows(count))
    for index in Set([0, count / 2, count - 1]) {
      let other = tree.replacing(index, with: part(9_999, box(-9, 0, 2, 2)))
      var expected = (0..<count).map { UInt64($0) }
      expected[index] = 9_999
      #expect(other.ids == expected)
      #expect(other[index].fragment.id == 9_999)
      #expect(other.bounds.minX == -9)
      #expect(tree[index].fragment.id == UInt64(index) && tree.bounds.minX == 0)
    }
  }

  @Test("the bounds shrink when the child that reached furthest is replaced by a smaller one")
  func shrinking() {
    var all = rows(1_000)
    all[500] = part(500, box(0, 0, 900, 1))
    let tree = FragmentTree(all)
    #expect(tree.bounds.width == 900)
    #expect(tree.replacing(500, with: part(500, box(0, 0, 10, 1))).bounds.width == 50)
  }

  @Test("replacing one of 100,000 shares every chunk beside the path to it")
  func sharing() throws {
    let tree = FragmentTree(rows(100_000))
    let other = tree.replacing(70_000, with: part(1, box(0, 0, 1, 1)))
    func chunks(_ chunk: FragmentTree.Chunk?) -> [FragmentTree.Chunk] {
      chunk.map { [$0] + $0.chunks.flatMap(chunks) } ?? []
    }
    let (before, after) = (chunks(tree.root), chunks(other.root))
    #expect(before.count == after.count)
    #expect(zip(before, after).filter { $0 !== $1 }.count == 4, "a chunk of each level")
    #expect(before.allSatisfy { $0.placed.count <= 32 && $0.chunks.count <= 32 })
  }

  @Test("every child that touches a rectangle is near it, and few others are", arguments: [7, 500, 40_000])
  func near(count: Int) {
    let tree = FragmentTree(rows(count))
    for rect in [box(0, 25, 10, 10), box(49, 0, 500, 100), box(-20, Double(count) * 10 - 12, 25, 400)] {
      let touching = (0..<count).filter { tree[$0].bounds.intersects(rect) }
      #expect(tree.indices(near: rect) == touching)
      var visited: [Int] = []
      tree.forEach(in: rect) { visited.append(Int($0.fragment.id)) }
      #expect(visited == visited.sorted())
      #expect(Set(touching).isSubset(of: visited))
      #expect(visited.count <= touching.count + 64, "chunks of 32 are visited whole")
    }
    #expect(tree.indices(near: box(51, 0, 10, 1_000)).isEmpty)
    #expect(tree.indices(near: .null).isEmpty)
  }

  @Test("a child without area, as a line has, touches what it lies in")
  func lines() {
    let line = part(1, .fill(Path(box(5, 5, 20, 0)), .color(.black), FillStyle()))
    let tree = FragmentTree([line])
    #expect(tree.indices(near: box(0, 0, 10, 10)) == [0])
    #expect(tree.indices(near: box(0, 6, 10, 10)).isEmpty)
  }

  @Test("children that a slot may have moved are near everything, and none of their siblings")
  func moving() {
    var all = rows(200)
    all[100].slot = slot(0)
    let found = FragmentTree(all).indices(near: box(0, 0, 50, 8))
    #expect(found.contains(100) && found.contains(0))
    #expect(found.filter { $0 >= 32 } == [100])
  }

  @Test("visits pass over the chunks that hold nothing of what is looked for")
  func indexed() {
    var all = rows(2_000)
    all[70].slot = slot(3)
    all[1_999] = part(1, .group(.opacity(.slot(slot(9))), part(2, box(0, 0, 1, 1))))
    let tree = FragmentTree(all)
    func found(_ slots: SlotID...) -> [Int] {
      let set = SlotSet(slots)
      var found: [Int] = []
      tree.forEachIndexed(where: { $0.slots.mayIntersect(set) }) { index, _ in found.append(index) }
      return found
    }
    #expect(found(slot(3)) == [70])
    #expect(found(slot(9), slot(3)) == [70, 1_999])
    #expect(found(slot(4)).isEmpty)
    #expect(found().isEmpty)
  }
}
