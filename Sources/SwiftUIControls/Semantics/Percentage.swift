extension Double {
  /// A share of a whole as assistive technology hears it: 0.25 is 25%. Shares are held within 0 and 1; NaN is 0%.
  var percentage: String {
    guard self > 0 else { return "0%" }
    return "\(Int((min(self, 1) * 100).rounded()))%"  // between 0 and 100
  }
}
