import SwiftUICore
import ViewGraph

/// The platform's style: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style of gauges for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value, with the bounds at its ends, the label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A style with a bar in the tint: 16 points thick on the desktop and 6 on a phone.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar with a mark at the value, between the bounds, as on a watch: `accessoryLinear` with a tint of its own.
public struct LinearGaugeStyle: GaugeStyle {
  private enum Filling { case tint, color(Color), gradient(Gradient) }
  private let filling: Filling

  /// A style with a bar in the tint.
  public nonisolated init() { filling = .tint }

  /// A style with a bar in a colour.
  @available(*, deprecated, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Color) { filling = .color(tint) }

  /// A style with a bar in a gradient, from the lower bound to the upper one.
  @available(*, deprecated, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Gradient) { filling = .gradient(tint) }

  public func makeBody(configuration: Configuration) -> some View {
    let gauge = AccessoryLinearGauge(configuration: configuration)
    switch filling {
    case .tint: gauge
    case .color(let color): gauge.tint(color)
    case .gradient(let gradient): gauge.tint(gradient)
    }
  }
}

/// A bar in the tint with a mark at the value, between the bounds. The label is for assistive technology, and so is what
/// says the value where there are labels at the bounds; else that stands before the bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A style with a bar of 8 points.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration)
  }
}

/// A thin bar that is filled up to the value, under the label and above what says the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A style with a bar of 8 points.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearCapacityGauge(configuration: configuration)
  }
}

/// An open ring in the tint with a mark at the value, which stands in the middle; the bounds, or else the label, stand in the
/// opening at the bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A style with a ring of 58 points.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGauge(configuration: configuration)
  }
}

/// A closed ring that is filled up to the value, which stands in the middle; where nothing says the value the label does.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A style with a ring of 58 points.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularCapacityGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
