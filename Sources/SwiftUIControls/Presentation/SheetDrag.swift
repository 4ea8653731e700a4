import SwiftUICore
import ViewGraph

/// Whether drags on what scrolls in a sheet move the sheet.
///
/// Owner: the sheet, which writes how it is in its body.
final class SheetDrag: ScrollDragTaker {
  /// Whether it is at the window's lower edge.
  private var isSheet = false
  /// Whether a swipe up makes it higher.
  private var grows = false

  @MainActor
  func update(isSheet: Bool, _ sheet: SheetHeights, _ interaction: PresentationContentInteraction?) {
    self.isSheet = isSheet
    grows = sheet.canGrow && interaction != .scrolls
  }

  func takesDrag(towards edge: VerticalEdge, isAtTop: Bool) -> Bool {
    guard isSheet else { return false }
    return edge == .bottom ? isAtTop : grows
  }
}
