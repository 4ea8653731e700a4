import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Pictures that stand still")
struct StillPictureTests {
  private let slots: [SlotValue] = [
    .offset(CGPoint(x: 5, y: 7)), .opacity(0.25),
    .transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))),
  ]
  private let square = Fragment(
    id: 1, items: [.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), FillStyle())])

  private func slot(_ index: Int32) -> SlotID { SlotID(index: index) }

  @Test("offsets of slots are in the places")
  func offsets() {
    let inner = Placed(square, at: CGPoint(x: 1, y: 1), slot: slot(0))
    let outer = Placed(Fragment(id: 2, items: [.children(FragmentTree([inner]))]), at: CGPoint(x: 3, y: 0))
    let still = outer.still(slots)
    #expect(still.slot == nil && still.origin == CGPoint(x: 3, y: 0))
    #expect(still.bounds == CGRect(x: 9, y: 8, width: 10, height: 10))
    #expect(!still.fragment.isMoving)
  }

  @Test("opacities and maps of slots are in the effects, those of masks too")
  func effects() throws {
    let masked = Fragment(id: 3, items: [.group(.mask(Placed(square, slot: slot(0))), Placed(square))])
    let mapped = Fragment(id: 4, items: [.group(.transform(.slot(slot(2))), Placed(masked))])
    let faded = Placed(Fragment(id: 5, items: [.group(.opacity(.slot(slot(1))), Placed(mapped))]))
    let still = faded.still(slots)
    // What stands beside the picture later says nothing of it.
    let picture = Picture(size: .zero, root: still)
    guard case .group(.opacity(let opacity), let first) = still.fragment.items[0],
      case .group(.transform(let map), let second) = first.fragment.items[0],
      case .group(.mask(let mask), _) = second.fragment.items[0]
    else { throw Missing() }
    #expect(picture.opacity(opacity) == 0.25)
    #expect(picture.transform(map).m11 == 2)
    #expect(mask.slot == nil && mask.origin == CGPoint(x: 5, y: 7))
    #expect(!still.fragment.isMoving)
  }

  @Test("elements of the host's own are their pictures")
  func native() throws {
    let link = NativeElement(kind: .link(url: "a"), rect: CGRect(x: 0, y: 0, width: 4, height: 4), node: 9)
    let still = Placed(Fragment(id: 6, items: [.native(link, Placed(square, slot: slot(0)))])).still(slots)
    guard case .children(let tree) = still.fragment.items[0] else { throw Missing() }
    var origins: [CGPoint] = []
    tree.forEach { origins.append($0.origin) }
    #expect(origins == [CGPoint(x: 5, y: 7)])
  }

  private struct Missing: Error {}
}
