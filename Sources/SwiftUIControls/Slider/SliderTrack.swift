import Foundation
import SwiftUICore
import ViewGraph

/// The line of a slider with its knob: 16 points high on the desktop and 31 on a phone.
///
/// The knob goes where a pointer presses or drags. On a phone a drag moves it from where it stands, wherever the finger is.
struct SliderTrack: View {
  let value: SliderValue
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction
  /// The share at which a drag began; nil while there is none.
  @State private var start: Double?

  private var isPhone: Bool { profile == .phone }
  private var isRightToLeft: Bool { direction == .rightToLeft }
  private var metrics: SliderMetrics { SliderMetrics(isPhone: isPhone) }

  var body: some View {
    let fraction = value.fraction
    GeometryReader { proxy in
      ZStack {
        SliderShape(part: .line, fraction: fraction, metrics: metrics).fill(Color.primary.opacity(0.12))
        SliderShape(part: .filled, fraction: fraction, metrics: metrics).fill(.tint)
        SliderShape(part: .knob, fraction: fraction, metrics: metrics).fill(.white)
          .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
      }
      .contentShape(Rectangle())
      .endingDrag(DragGesture(minimumDistance: 0)) {
        drag($0, over: proxy.size.width)
      } ended: { _ in
        start = nil
        value.editingChanged(false)
      }
    }
    .frame(height: metrics.height)
    // The knob covers the line, however faint the slider is.
    .compositingGroup()
    .disabledLook()
  }

  private func drag(_ drag: DragGesture.Value, over width: CGFloat) {
    if start == nil {
      start = value.fraction
      value.editingChanged(true)
    }
    let travel = max(width - metrics.knob.width, 1)
    var share: Double
    if isPhone {
      share = (start ?? 0) + Double(drag.translation.width / travel) * (isRightToLeft ? -1 : 1)
    } else {
      share = Double((drag.location.x - metrics.knob.width / 2) / travel)
      if isRightToLeft { share = 1 - share }
    }
    value.fraction = share
  }
}

struct SliderMetrics {
  let isPhone: Bool
  var height: CGFloat { isPhone ? 31 : 16 }
  var knob: CGSize { isPhone ? CGSize(width: 38, height: 24) : CGSize(width: 22, height: 16) }
  var line: CGFloat { isPhone ? 6 : 5 }
}

/// A part of a slider. Shapes are mirrored where the layout runs from right to left.
private struct SliderShape: Shape {
  enum Part { case line, filled, knob }

  let part: Part
  var fraction: Double
  let metrics: SliderMetrics
  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let knob = metrics.knob
    let middle = knob.width / 2 + (rect.width - knob.width) * CGFloat(fraction)
    var frame: CGRect
    switch part {
    case .line: frame = CGRect(x: 0, y: 0, width: rect.width, height: metrics.line)
    case .filled: frame = CGRect(x: 0, y: 0, width: middle, height: metrics.line)
    case .knob: frame = CGRect(x: middle - knob.width / 2, y: 0, width: knob.width, height: knob.height)
    }
    frame.origin.x += rect.minX
    frame.origin.y = rect.midY - frame.height / 2
    return Path(roundedRect: frame, cornerRadius: frame.height / 2, style: .circular)
  }
}

/// The parts of a slider in a row, 8 points apart, each in the middle of the height. Measured: their places are rounded to
/// half points, halves up.
struct SliderRow: Layout {
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(proposal.width, subviews)
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(max(subviews.count - 1, 0)), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let y = ((bounds.height - size.height) / 2 * 2 + 0.5).rounded(.down) / 2
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + y), proposal: ProposedViewSize(width: width, height: size.height))
      x += size.width + Self.gap
    }
  }

  /// The labels take what they need, the line the rest.
  private func widths(_ offered: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    let gaps = Self.gap * CGFloat(max(subviews.count - 1, 0))
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard let line = subviews.indices.first(where: { subviews[$0][IsSliderLine.self] }) else { return widths }
    let labels = widths.indices.filter { $0 != line }.reduce(0) { $0 + widths[$1] }
    if let offered, offered.isFinite {
      widths[line] = max(offered - labels - gaps, 0)
    } else {
      widths[line] = offered ?? 100
    }
    return widths
  }
}

/// Marks the line among the parts of a slider.
struct IsSliderLine: LayoutValueKey { static var defaultValue: Bool { false } }
