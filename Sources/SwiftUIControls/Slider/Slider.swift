import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control that chooses a value within bounds by a knob on a line.
///
/// It takes the width that it is offered; on the desktop the label stands before it, on a phone it is for assistive
/// technology alone. Bounds without a length leave the value at the lower one. The value follows the knob by steps where a
/// step is set.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  private let value: SliderValue
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.formPlacement) private var placement

  nonisolated init(value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
    self.value = value
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider: View {
  private var showsLabel: Bool {
    Label.self != EmptyView.self && (profile == .desktop || placement.hasColumn) && labels != .hidden
  }

  public var body: some View {
    Group {
      if placement.kind == .outside {
        SliderRow {
          if showsLabel { SingleView(label) }
          line
        }
      } else {
        LabeledControl(showsLabel: showsLabel, fills: true) {
          SingleView(label)
        } content: {
          SliderRow { line }
        }
      }
    }
    .unseenLabel(label, when: Label.self != EmptyView.self && !showsLabel)
    .semantics(
      .slider, title: label as? Text, value: value.fraction.percentage,
      adjust: { value.fraction = value.stepped(up: $0) })
  }

  @MainActor @ViewBuilder private var line: some View {
    if ValueLabel.self != EmptyView.self { SingleView(minimum).font(.footnote) }
    SliderTrack(value: value).layoutValue(key: IsSliderLine.self, value: true)
    if ValueLabel.self != EmptyView.self { SingleView(maximum).font(.footnote) }
  }
}

/// The value of a slider, as a share of what its knob travels.
struct SliderValue {
  let get: () -> Double
  let set: (Double) -> Void
  /// The share of a step; nil for no steps.
  let step: Double?
  let editingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?,
    _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound) - Double(bounds.lowerBound))
    let share = step.map { Double($0) / length }
    let stepShare = share.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.step = stepShare
    self.editingChanged = editingChanged
    get = {
      let share = (Double(value.wrappedValue) - lower) / length
      return share.isNaN ? 0 : min(max(share, 0), 1)
    }
    set = { share in
      var share = min(max(share, 0), 1)
      if let stepShare {
        share = min(
          (share / stepShare).rounded() * stepShare, (1 / stepShare + 1e-9).rounded(.down) * stepShare)
      }
      let next = length > 0 && length.isFinite ? V(lower + share * length) : bounds.lowerBound
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
  }

  var fraction: Double {
    get { get() }
    nonmutating set { if !newValue.isNaN { set(newValue) } }
  }

  /// A step on, or a tenth of the way where there are no steps.
  func stepped(up: Bool) -> Double { fraction + (step ?? 0.1) * (up ? 1 : -1) }
}

extension Slider {
  /// A slider with a label, and with labels at both ends.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// A slider with a label, and with labels at both ends, that goes by steps.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(),
      minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// A slider with a label that goes by steps.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step, onEditingChanged), label: label(),
      minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without labels.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// A slider without labels that goes by steps.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step, onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}
