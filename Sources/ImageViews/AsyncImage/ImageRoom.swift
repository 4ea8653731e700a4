import Foundation
import LayoutEngine
import ViewGraph

/// What was proposed last to an image that is being loaded.
nonisolated final class ImageRoom {
  fileprivate(set) var proposal = Proposal.unspecified

  /// Points, 0 for a side that is not proposed; nil where the image is to have its own size.
  var size: CGSize? {
    let (width, height) = (proposal.width, proposal.height)
    guard width.isFinite || height.isFinite else { return nil }
    return CGSize(width: width.finite(or: 0), height: height.finite(or: 0))
  }
}

/// Notes what is proposed to the content.
nonisolated struct ImageRoomReader: ElementModifier {
  typealias Body = Never
  let room: ImageRoom

  static var affects: ModifierAspects { .placement }

  func place(_ context: PlaceContext) {
    room.proposal = context.proposal
    context.placeChild()
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}
