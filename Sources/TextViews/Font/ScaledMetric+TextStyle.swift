import ViewGraph

extension ScaledMetric {
  /// Scales as the sizes of a text style do. The value is the one at the size `large`; large styles grow by a
  /// smaller factor than small ones.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue) { TextStyleMetrics.scale(textStyle, $0) }
  }
}
