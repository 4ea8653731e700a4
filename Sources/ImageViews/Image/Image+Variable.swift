import Foundation

extension Image {
  /// A symbol whose layers show one after the other as a value grows from 0 to 1: waves, bars. Nil shows all, and
  /// so does a symbol without such layers.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    options.variableValue = Self.share(variableValue)
  }

  /// An image of a bundle's resources; of a symbol with such layers, those up to a value from 0 to 1.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    options.variableValue = Self.share(variableValue)
  }

  /// An image of a bundle's resources, with words for assistive technology; of a symbol with such layers, those up
  /// to a value from 0 to 1.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    options.variableValue = Self.share(variableValue)
  }

  /// An image of a bundle's resources that assistive technology passes over; of a symbol with such layers, those
  /// up to a value from 0 to 1.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    options.variableValue = Self.share(variableValue)
  }

  private nonisolated static func share(_ value: Double?) -> Double? {
    value.flatMap { $0.isNaN ? nil : $0.clamped(to: 0...1) }
  }
}
