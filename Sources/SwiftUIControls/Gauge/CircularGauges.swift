import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The size of a dial, in points. Measured.
private let dialSize: CGFloat = 58

/// An open ring with a mark at the value.
struct AccessoryCircularGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let showsLabel = configuration.minimumValueLabel == nil
    ZStack {
      GaugeDial(value: configuration.value, isOpen: true)
      configuration.currentValueLabel.font(.system(size: 18, weight: .medium)).minimumScaleFactor(0.5)
        .lineLimit(1).frame(width: 36)
    }
    .frame(width: dialSize, height: dialSize)
    .overlay(alignment: .bottom) {
      Group {
        if showsLabel {
          configuration.label.frame(maxWidth: 26)
        } else {
          HStack(spacing: 2) {
            configuration.minimumValueLabel.frame(maxWidth: .infinity)
            configuration.maximumValueLabel.frame(maxWidth: .infinity)
          }
          // Between the ends of the ring.
          .frame(width: 28)
        }
      }
      .font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.6)
    }
    .unseenLabel(configuration.label, when: !showsLabel)
  }
}

/// A closed ring that is filled up to the value.
struct AccessoryCircularCapacityGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let showsLabel = configuration.currentValueLabel == nil
    ZStack {
      GaugeDial(value: configuration.value, isOpen: false)
      Group {
        if showsLabel { configuration.label } else { configuration.currentValueLabel }
      }
      .font(.system(size: 16, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1).frame(width: 38)
    }
    .frame(width: dialSize, height: dialSize)
    .unseenLabel(configuration.label, when: !showsLabel)
  }
}

/// The ring of a dial. It runs clockwise from the lower bound; the other way round where the layout runs from right to left.
private struct GaugeDial: View {
  let value: Double
  let isOpen: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.layoutDirection) private var direction

  private static let thickness: CGFloat = 6
  /// Degrees from the trailing edge, clockwise, to the lower bound, and from there to the upper one.
  private var start: Double { isOpen ? 135 : -90 }
  private var sweep: Double { isOpen ? 270 : 360 }

  var body: some View {
    let width = Self.thickness
    ZStack {
      if isOpen {
        GaugeArc(start: start, sweep: sweep, inset: width / 2).stroke(filling, style: line)
        GaugeDot(degrees: start + sweep * value, inset: width / 2, radius: width / 2 + 2).fill(.background)
        GaugeDot(degrees: start + sweep * value, inset: width / 2, radius: width / 2).fill(.primary)
      } else {
        GaugeArc(start: start, sweep: sweep, inset: width / 2).stroke(filling, style: line).opacity(0.25)
        // A round end would show at 0, too.
        if value > 0 {
          GaugeArc(start: start, sweep: sweep * value, inset: width / 2).stroke(filling, style: line)
        }
      }
    }
    // Drawn from left to right, gradient and all, and mirrored as a whole.
    .environment(\.layoutDirection, .leftToRight)
    .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
    .accessibilityHidden(true)
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: Self.thickness, lineCap: .round) }

  private var filling: AnyShapeStyle {
    guard let gradient = tint?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + sweep)))
  }
}

/// A part of a circle, in degrees clockwise from the right.
private struct GaugeArc: Shape {
  let start: Double
  var sweep: Double
  let inset: CGFloat
  var animatableData: Double {
    get { sweep }
    set { sweep = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - inset, 0)
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(start),
        endAngle: .degrees(start + sweep), clockwise: false)
    }
  }
}

/// A dot on a circle, in degrees clockwise from the right.
private struct GaugeDot: Shape {
  var degrees: Double
  let inset: CGFloat
  let radius: CGFloat
  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let reach = max(min(rect.width, rect.height) / 2 - inset, 0)
    let angle = Angle.degrees(degrees).radians
    let center = CGPoint(x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
    return Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
