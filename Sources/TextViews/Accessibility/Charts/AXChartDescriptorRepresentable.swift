import ViewGraph

/// What describes a chart of a view, for `accessibilityChartDescriptor(_:)`.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Makes the description of the chart, when the view appears.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings the description up to date, when what describes the chart has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Keeps the description of a chart for as long as its view lives.
nonisolated private struct ChartDescriptorModifier<Representable: AXChartDescriptorRepresentable>:
  ViewModifier
{
  nonisolated final class Storage {
    var descriptor: AXChartDescriptor?
  }

  let representable: Representable
  @OwnObject private var storage = Storage()

  init(_ representable: Representable) { self.representable = representable }

  @MainActor func body(content: Content) -> some View {
    content.accessibility(.chart(chart))
  }

  @MainActor private var chart: SemanticsChart {
    if let descriptor = storage.descriptor {
      representable.updateChartDescriptor(descriptor)
      return descriptor.semantics
    }
    let descriptor = representable.makeChartDescriptor()
    storage.descriptor = descriptor
    return descriptor.semantics
  }
}

extension View {
  /// Describes the chart that the view draws, so that those who do not see it can go through its series point by
  /// point. A
  /// view that says nothing else becomes an element by it.
  public nonisolated func accessibilityChartDescriptor<R>(
    _ representable: R
  ) -> some View where R: AXChartDescriptorRepresentable {
    modifier(ChartDescriptorModifier(representable))
  }
}
