import Foundation
import SwiftUICore
import ViewGraph

/// The values that a navigation stack shows the views of, from the root on, whatever their types are.
///
/// Unlike an array, a path may hold values of different types. A stack shows a view for each value by the
/// `navigationDestination(for:destination:)` of its type.
public struct NavigationPath {
  private(set) var values: [AnyHashable] = []

  /// A path on which nothing lies: the root shows.
  public init() {}

  /// A path of the values of a sequence, the first next to the root.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// A path of values that can be encoded, the first next to the root.
  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The path that was encoded.
  public init(_ codable: NavigationPath.CodableRepresentation) { values = codable.values }

  /// How many values are on the path.
  public var count: Int { values.count }
  /// Whether only the root shows.
  public var isEmpty: Bool { values.isEmpty }
  /// The path in a form that can be encoded; nil where one of the values cannot be.
  public var codable: NavigationPath.CodableRepresentation? { CodableRepresentation(values) }
  /// Adds a value at the end. Values of different types may follow each other.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }
  /// Adds a value that can be encoded at the end.
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    values.append(AnyHashable(value))
  }
  /// Removes the last values: at most all, none for numbers below 1.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(Swift.min(Swift.max(k, 0), count)) }

  mutating func appendErased(_ value: AnyHashable) { values.append(value) }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
  /// A path to be stored: as a list of strings, from the last value to the first, each value's type before its JSON.
  public struct CodableRepresentation {
    fileprivate let values: [AnyHashable]

    fileprivate init?(_ values: [AnyHashable]) {
      for value in values {
        // Types that are declared in functions or are private to a file cannot be found by their names.
        guard value.base is any Encodable & Decodable, let name = _mangledTypeName(type(of: value.base)),
          _typeByName(name) != nil
        else { return nil }
      }
      self.values = values
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let encodable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base))
      else {
        throw EncodingError.invalidValue(
          value.base, .init(codingPath: encoder.codingPath, debugDescription: "the value cannot be encoded"))
      }
      try container.encode(name)
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      try container.encode(String(decoding: json.encode(encodable), as: UTF8.self))
    }
  }
}

extension NavigationPath.CodableRepresentation: Decodable {
  /// - Throws: A `DecodingError` where the program has no type of a name, or a value does not fit its type.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let json = try container.decode(String.self)
      guard let type = _typeByName(name) as? any Decodable.Type,
        let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is no type whose values can lie on a path")
      }
      values.append(AnyHashable(value))
    }
    self.values = values.reversed()
  }
}
