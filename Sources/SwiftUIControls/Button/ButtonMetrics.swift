import SwiftUICore
import ViewGraph

/// How large the plate of a button is around its label.
///
/// On a phone plates have a height of their own, so that a symbol and a title beside it have the same; a label that needs more
/// makes its plate higher.
struct ButtonMetrics {
  /// Points at each side, and at least above and below.
  let horizontal: CGFloat, vertical: CGFloat
  let cornerRadius: CGFloat
  /// Of the plate; nil where the label alone says it.
  let minimumHeight: CGFloat?
  /// The label's font, where it has none of its own; nil for that of the text around.
  let font: Font?

  init(_ size: ControlSize, isPhone: Bool) {
    (horizontal, vertical, cornerRadius, minimumHeight, font) =
      switch (isPhone, size) {
      case (false, .mini): (6, 1, 4, nil, .system(size: 9))
      case (false, .small): (7, 2, 4, nil, .system(size: 11))
      case (false, .regular): (8, 3, 5, nil, nil)
      case (false, .large): (12, 6, 7, nil, nil)
      case (false, .extraLarge): (16, 10, 9, nil, nil)
      case (true, .mini), (true, .small): (10, 3, 6, 28, .subheadline)
      case (true, .regular): (12, 4, 8, 34, nil)
      case (true, .large), (true, .extraLarge): (20, 12, 12, 50, nil)
      }
  }
}

/// A padded label on a plate that has a height of its own: the label in its middle, or as high as it needs.
struct PlateLayout: Layout {
  let minimumHeight: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let label = subviews.first else { return .zero }
    let size = label.sizeThatFits(proposal)
    return CGSize(width: size.width, height: max(size.height, minimumHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for label in subviews {
      label.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension ControlSize {
  /// How high pop-up buttons, segments and groups of controls are on the desktop.
  var desktopHeight: CGFloat {
    switch self {
    case .mini: 16
    case .small: 20
    case .regular: 24
    case .large: 30
    case .extraLarge: 36
    }
  }
}
