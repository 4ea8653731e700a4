import SwiftUICore
import TextViews
import ViewGraph

/// A view that shows how far something has come.
///
/// Where the share that is done is known it is a bar across the width that is offered, or a ring (`circular`); where it is
/// not, a spinner, or a bar with a part that goes to and fro. A share below 0 counts as 0, one above 1 as 1; NaN, and a
/// total of 0, as not known.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  nonisolated init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// A view for a share that is not known, with a label of any views.
  public nonisolated init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// A view for a value of a total, with a label.
  ///
  /// - Parameter value: Nil where it is not known.
  public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// A view for a value of a total, with a label and a view that says the value.
  ///
  /// - Parameter value: Nil where it is not known.
  public nonisolated init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }
}

extension ProgressView: View {
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: SingleView(erasing: label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: SingleView(erasing: currentValueLabel)))
    style.body(configuration)
      .semantics(.progressIndicator, value: fraction.map(\.percentage))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A view for a share that is not known.
  public nonisolated init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// A view for a value of a total.
  ///
  /// - Parameter value: Nil where it is not known.
  public nonisolated init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
    self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A view with a translated title for a share that is not known.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// A view with a title that a resource names for a share that is not known.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

  /// A view with a title as it is for a share that is not known.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S) where S: StringProtocol { self.init { Text(title) } }

  /// A view with a translated title for a value of a total.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A view with a title that a resource names for a value of a total.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// A view with a title as it is for a value of a total.
  @_disfavoredOverload
  public nonisolated init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The view that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
