import SwiftUICore
import ViewGraph

/// A bar between the label, above, and the value, below.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let thickness: CGFloat = profile == .phone ? 6 : 16
    VStack(spacing: 0) {
      // Measured on the desktop: 8.15 points between label and bar, 4.74 between bar and value.
      configuration.label.padding(.bottom, 8.15)
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, thickness: thickness, showsMark: false)
        configuration.maximumValueLabel
      }
      if let value = configuration.currentValueLabel { value.padding(.top, 4.74) }
    }
  }
}

struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 4) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else {
        configuration.currentValueLabel
      }
      GaugeBar(value: configuration.value, thickness: 8, showsMark: true)
      configuration.maximumValueLabel
    }
    .font(.footnote)
    .unseenLabel(configuration.label, when: true)
    .unseenLabel(configuration.currentValueLabel, when: configuration.minimumValueLabel != nil)
  }
}

struct AccessoryLinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.footnote.weight(.semibold))
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, thickness: 8, showsMark: false)
        configuration.maximumValueLabel
      }
      .font(.footnote)
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The bar of a gauge: filled up to the value, or in the tint as a whole with a mark at the value.
private struct GaugeBar: View {
  let value: Double
  let thickness: CGFloat
  let showsMark: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack {
      if showsMark {
        Capsule().fill(filling)
        GaugeMark(value: value, border: 2).fill(.background)
        GaugeMark(value: value, border: 0).fill(.primary)
      } else {
        Capsule().fill(Color.primary.opacity(0.1))
        // The whole bar has the gradient, and shows up to the value.
        Capsule().fill(filling).mask { GaugeFilling(value: value).fill(.black) }
      }
    }
    .frame(height: thickness)
  }

  private var filling: AnyShapeStyle {
    guard let gradient = tint?.gradient else { return AnyShapeStyle(.tint) }
    let isMirrored = direction == .rightToLeft
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
        endPoint: isMirrored ? .leading : .trailing))
  }
}

/// The part of a bar up to the value, with a round end: nothing at 0, all of it at 1.
private struct GaugeFilling: Shape {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard value > 0 else { return Path() }
    var part = rect
    part.size.width = max(rect.width * CGFloat(value), min(rect.width, rect.height))
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

/// A dot on a bar at the value.
private struct GaugeMark: Shape {
  var value: Double
  /// Points that it reaches beyond the bar.
  let border: CGFloat
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.height / 2 + max(rect.width - rect.height, 0) * CGFloat(value)
    let dot = CGRect(x: x - rect.height / 2, y: rect.minY, width: rect.height, height: rect.height)
    return Path(ellipseIn: dot.insetBy(dx: -border, dy: -border))
  }
}
