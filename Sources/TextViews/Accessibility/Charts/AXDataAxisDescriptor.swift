import Foundation

/// An axis of a chart, for those who do not see it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis shows.
  var title: String { get set }
  /// What the axis shows, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How far apart values are that look equally far apart.
  public enum ScaleType: Int, Sendable {
    /// The numbers themselves.
    case linear
    /// Their logarithms to the base 10.
    case log10
    /// Their natural logarithms.
    case ln
  }

  /// What the axis shows, with attributes.
  public var attributedTitle: NSAttributedString
  /// How far apart values are that look equally far apart.
  ///
  /// - Note: No effect on Linux: the points are gone through in their order and read out, without sounds or places.
  public var scaleType = ScaleType.linear
  /// The numbers that the axis goes from and to.
  public var range: ClosedRange<Double>
  /// Where lines cross the chart.
  ///
  /// - Note: No effect on Linux: the points are gone through in their order and read out, without sounds or places.
  public var gridlinePositions: [Double]
  /// What a number is called: with its unit, say.
  public var valueDescriptionProvider: (Double) -> String

  /// What the axis shows.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// An axis with a title.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }

  /// An axis whose title has attributes.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis shows, with attributes.
  public var attributedTitle: NSAttributedString
  /// The categories, in the order in which they stand.
  public var categoryOrder: [String]

  /// What the axis shows.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// An axis with a title.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// An axis whose title has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }
}
