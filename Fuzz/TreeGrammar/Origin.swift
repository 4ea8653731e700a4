/// Where what a specimen's closures read comes from.
package enum Origin: String, Sendable, CaseIterable {
  /// They read nothing.
  case nothing
  /// A property of an observable object.
  case observable
  /// A property of an observable object while another one says so.
  case sometimes
  /// A binding to a property of an observable object.
  case bindable
  /// A value of the environment where the view stands.
  case environment
  /// A property of an observable object in the environment, where one is set.
  case object
  /// The state of the view around them.
  case state
  /// A binding to that state.
  case binding
  /// Something whose changes nobody is told of: what is shown then differs from what is made from scratch. For
  /// tests of the checks; no random tree has it.
  case unannounced

  /// Those that random trees have.
  package static let drawn = allCases.filter { $0 != .nothing && $0 != .unannounced }
}

extension Specimen {
  /// Whether its closures read something or keep what they are given, if it has closures.
  var hasReading: Bool { origin != .nothing || keeps }

  /// What the state of its view is to be, where it has one that follows the specimen.
  var state: Double? {
    if kind == "stated" { return number(0) }
    return hasReading ? number(2) : nil
  }
}
