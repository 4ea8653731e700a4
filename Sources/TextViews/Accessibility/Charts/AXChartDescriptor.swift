import Foundation
import ViewGraph

/// What a chart shows, for those who do not see it: its axes, and the points of its series.
public class AXChartDescriptor {
  /// Which way the x-axis runs.
  public enum ContentDirection: Int, Sendable {
    /// Along the lines of a text, one way or the other, or down or up.
    case leftToRight, rightToLeft, topToBottom, bottomToTop
    /// Around the middle, as the hand of a clock goes, or the other way.
    case radialClockwise, radialCounterclockwise
  }

  /// What the chart is called, with attributes.
  public var attributedTitle: NSAttributedString?
  /// What one learns from the chart, in a sentence.
  public var summary: String?
  /// Which way the x-axis runs.
  ///
  /// - Note: No effect on Linux: the points are gone through in their order and read out, without sounds or places.
  public var contentDirection = ContentDirection.leftToRight
  /// Where the chart is drawn in its view, in points.
  ///
  /// - Note: No effect on Linux: the points are gone through in their order and read out, without sounds or places.
  public var contentFrame = CGRect.zero
  /// The series of points.
  public var series: [AXDataSeriesDescriptor]
  /// The axis of the points' x-values.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the points' y-values; nil for a chart without.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the points' additional values.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// What the chart is called.
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// A chart with a title.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
  }

  /// A chart whose title has attributes.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

extension AXChartDescriptor {
  /// What the chart says, in words.
  var semantics: SemanticsChart {
    let axes = [xAxis] + (yAxis.map { [$0] } ?? []) + additionalAxes
    return SemanticsChart(
      title: title, summary: summary, axes: axes.map(\.words),
      series: series.map { series in
        SemanticsChart.Series(
          name: series.name ?? "", isContinuous: series.isContinuous, points: series.dataPoints.map(words))
      })
  }

  private func words(_ point: AXDataPoint) -> String {
    var words = [xAxis.words(point.xValue)]
    if let yAxis, let value = point.yValue { words.append(yAxis.words(value)) }
    for (axis, value) in zip(additionalAxes, point.additionalValues) { words.append(axis.words(value)) }
    let place = words.joined(separator: ", ")
    return point.label.map { "\($0): \(place)" } ?? place
  }
}

extension AXDataAxisDescriptor {
  /// What the axis shows, and from where to where.
  fileprivate var words: String {
    switch self {
    case let axis as AXNumericDataAxisDescriptor:
      "\(title): \(axis.valueDescriptionProvider(axis.range.lowerBound)) – "
        + axis.valueDescriptionProvider(axis.range.upperBound)
    case let axis as AXCategoricalDataAxisDescriptor:
      "\(title): \(axis.categoryOrder.joined(separator: ", "))"
    default: title
    }
  }

  /// What a value on the axis is called.
  fileprivate func words(_ value: AXDataPointValue) -> String {
    if let category = value.category { return category }
    return (self as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? "\(value.number)"
  }
}
