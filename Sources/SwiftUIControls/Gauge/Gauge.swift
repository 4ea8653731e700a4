import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A view that shows where a value lies within bounds.
///
/// Unlike a `ProgressView`, which shows how far something has come, it shows a level that may fall again. A value outside of
/// the bounds counts as the nearer of them; NaN, and any value within bounds without a length, as the lower one. A bar takes
/// the width that it is offered; a dial is 58 points wide and high. The tint colours it; a gradient that is set as the tint
/// goes along it from the lower bound to the upper one.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  private nonisolated init<V>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) where V: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let fraction = (Double(value) - lower) / (Double(bounds.upperBound) - lower)
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge: View {
  public var body: some View {
    let saysValue = CurrentValueLabel.self != EmptyView.self
    let saysBounds = BoundsLabel.self != EmptyView.self
    style.body(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: SingleView(erasing: label)),
        currentValueLabel: saysValue ? .init(content: SingleView(erasing: currentValueLabel)) : nil,
        minimumValueLabel: saysBounds ? .init(content: SingleView(erasing: minimumValueLabel)) : nil,
        maximumValueLabel: saysBounds ? .init(content: SingleView(erasing: maximumValueLabel)) : nil)
    )
    .semantics(
      .levelIndicator, title: label as? Text, value: saysValue ? nil : fraction.percentage)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label that says what it measures.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label that says what it measures, and one that says the value.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels that say what it measures, the value, and both bounds.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
