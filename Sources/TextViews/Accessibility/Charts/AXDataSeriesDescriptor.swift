import Foundation

/// A value of a point: a number, or a category.
public class AXDataPointValue {
  /// The number, on an axis of numbers.
  public var number: Double
  /// The category, on an axis of categories.
  public var category: String?

  private init(number: Double, category: String?) { (self.number, self.category) = (number, category) }

  /// A number.
  public static func value(withNumber number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number, category: nil)
  }

  /// A category.
  public static func value(withCategory category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}

/// A point of a series, for those who do not see the chart.
public class AXDataPoint {
  /// Where it is along the x-axis.
  public var xValue: AXDataPointValue
  /// Where it is along the y-axis; nil for nowhere.
  public var yValue: AXDataPointValue?
  /// Where it is along the additional axes, in their order.
  public var additionalValues: [AXDataPointValue]
  /// What it is called, with attributes.
  public var attributedLabel: NSAttributedString?

  /// What it is called.
  public var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  /// A point at a number of the x-axis.
  public init(x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .value(withNumber: x)
    yValue = y.map { .value(withNumber: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point at a category of the x-axis.
  public init(x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .value(withCategory: x)
    yValue = y.map { .value(withNumber: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A series of points, for those who do not see the chart.
public class AXDataSeriesDescriptor {
  /// What the series is called, with attributes.
  public var attributedName: NSAttributedString
  /// Whether there is something between the points, as along a line.
  public var isContinuous: Bool
  /// The points, in order.
  public var dataPoints: [AXDataPoint]

  /// What the series is called; nil is empty.
  public var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// A series with a name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// A series whose name has attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
