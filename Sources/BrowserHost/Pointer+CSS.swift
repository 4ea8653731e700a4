import SwiftUICore

extension Pointer {
  /// The cursor that looks so in CSS.
  var cursor: String {
    guard isVisible else { return "none" }
    switch style.kind {
    case .default: return "default"
    case .horizontalText: return "text"
    case .verticalText: return "vertical-text"
    case .rectSelection: return "crosshair"
    case .grabIdle: return "grab"
    case .grabActive: return "grabbing"
    case .link: return "pointer"
    case .zoomIn: return "zoom-in"
    case .zoomOut: return "zoom-out"
    case .columnResize(let directions):
      if directions == .leading { return isMirrored ? "e-resize" : "w-resize" }
      if directions == .trailing { return isMirrored ? "w-resize" : "e-resize" }
      return "col-resize"
    case .rowResize(let directions):
      if directions == .up { return "n-resize" }
      return directions == .down ? "s-resize" : "row-resize"
    case .frameResize(let position, let directions): return frameCursor(position, directions)
    }
  }

  private func frameCursor(
    _ position: FrameResizePosition, _ directions: FrameResizeDirection.Set
  ) -> String {
    let (vertical, isLeading): (String, Bool?) =
      switch position {
      case .top: ("n", nil)
      case .bottom: ("s", nil)
      case .leading: ("", true)
      case .trailing: ("", false)
      case .topLeading: ("n", true)
      case .topTrailing: ("n", false)
      case .bottomLeading: ("s", true)
      case .bottomTrailing: ("s", false)
      }
    let outward = vertical + (isLeading.map { $0 != isMirrored ? "w" : "e" } ?? "")
    if directions == .outward { return outward + "-resize" }
    let inward = String(outward.map { ["n": "s", "s": "n", "w": "e", "e": "w"][$0] ?? $0 })
    if directions == .inward { return inward + "-resize" }
    switch outward {
    case "n", "s": return "ns-resize"
    case "w", "e": return "ew-resize"
    case "nw", "se": return "nwse-resize"
    default: return "nesw-resize"
    }
  }
}
