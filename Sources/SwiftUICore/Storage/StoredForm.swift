import Foundation

/// How the values of a type stand in a store of property lists.
struct StoredForm<Value> {
  /// Nil where what is stored is of another kind.
  let read: (Any) -> Value?
  /// Nil for a value that is stored as nothing.
  let write: (Value) -> Any?

  /// The form of a type whose values stand for raw ones.
  func of<R>(_: R.Type) -> StoredForm<R> where R: RawRepresentable, R.RawValue == Value {
    StoredForm<R>(read: { read($0).flatMap(R.init(rawValue:)) }, write: { write($0.rawValue) })
  }

  /// The form of the optional type: nil is stored as nothing.
  var optional: StoredForm<Value?> {
    StoredForm<Value?>(read: { read($0).map(Optional.some) }, write: { $0.flatMap(write) })
  }
}

extension StoredForm where Value: Codable {
  /// As JSON. What cannot be coded is stored as nothing.
  static var coded: Self {
    StoredForm(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) })
  }
}

extension StoredForm where Value == Bool {
  static var bool: Self { numeric(text: { ($0 as NSString).boolValue }, number: { $0 != 0 }) }
}

extension StoredForm where Value == Int {
  static var int: Self { numeric(text: { Int($0) }, number: { Int(exactly: $0) }) }
}

extension StoredForm where Value == Double {
  static var double: Self { numeric(text: { Double($0) }, number: { $0 }) }
}

extension StoredForm where Value == String {
  static var string: Self { StoredForm(read: { $0 as? String }, write: { $0 }) }
}

extension StoredForm where Value == Data {
  static var data: Self { StoredForm(read: { $0 as? Data }, write: { $0 }) }
}

extension StoredForm where Value == Date {
  static var date: Self { StoredForm(read: { $0 as? Date }, write: { $0 }) }
}

extension StoredForm where Value == URL {
  /// A file's path, as `UserDefaults.set(_:forKey:)` keeps it, or the whole of another URL.
  static var url: Self {
    StoredForm(
      read: { stored in
        guard let text = stored as? String else { return stored as? URL }
        return text.hasPrefix("/") || text.hasPrefix("~")
          ? URL(fileURLWithPath: (text as NSString).expandingTildeInPath) : URL(string: text)
      }, write: { $0.isFileURL ? $0.path : $0.absoluteString })
  }
}

extension StoredForm {
  /// A number, as `UserDefaults` reads it: from one of any kind, or from a text that spells one.
  fileprivate static func numeric(
    text: @escaping (String) -> Value?, number: @escaping (Double) -> Value?
  ) -> Self {
    StoredForm(
      read: { stored in
        switch stored {
        case let value as Value: value
        case let value as String: text(value)
        case let value as Bool: number(value ? 1 : 0)
        case let value as Int: number(Double(value))
        case let value as Double: number(value)
        case let value as NSNumber: number(value.doubleValue)
        default: nil
        }
      }, write: { $0 })
  }
}
