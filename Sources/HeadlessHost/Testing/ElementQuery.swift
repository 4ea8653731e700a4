import SceneHost

/// Which elements of a window are meant. A string literal means those with that label or identifier.
///
///     try session.find(.button("Add"))
///     session.findAll(.role(.image).and(.containing("cat")))
public struct ElementQuery: Sendable, CustomStringConvertible {
  /// What is looked for, in words.
  public let description: String
  /// The name that is looked for, where it is one: what comes near it is told.
  let name: String?
  let matches: @Sendable (ViewElement) -> Bool

  /// The elements for which a condition holds.
  ///
  /// - Parameter description: What they are, for the error where there is none.
  public init(_ description: String, where matches: @escaping @Sendable (ViewElement) -> Bool) {
    self.init(description, name: nil, matches)
  }

  private init(_ description: String, name: String?, _ matches: @escaping @Sendable (ViewElement) -> Bool) {
    self.description = description
    self.name = name
    self.matches = matches
  }

  /// Those with a label or an accessibility identifier.
  public static func named(_ name: String) -> ElementQuery {
    ElementQuery("the label or identifier \"\(name)\"", name: name) {
      $0.label == name || $0.identifier == name
    }
  }

  /// Those with a label.
  public static func label(_ label: String) -> ElementQuery {
    ElementQuery("the label \"\(label)\"", name: label) { $0.label == label }
  }

  /// Those with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery("the identifier \"\(identifier)\"", name: identifier) { $0.identifier == identifier }
  }

  /// Those that hold a value.
  public static func value(_ value: String) -> ElementQuery {
    ElementQuery("the value \"\(value)\"", name: value) { $0.value == value }
  }

  /// Those whose label or value has a text in it.
  public static func containing(_ text: String) -> ElementQuery {
    ElementQuery("\"\(text)\" in the label or value", name: text) {
      $0.label?.contains(text) == true || $0.value?.contains(text) == true
    }
  }

  /// Those of a kind.
  public static func role(_ role: ViewElement.Role) -> ElementQuery {
    ElementQuery("the role \(role.rawValue)") { $0.role == role }
  }

  /// Buttons with a title or an identifier.
  public static func button(_ name: String) -> ElementQuery { named(name).and(.role(.button)) }

  /// Text fields with a label or an identifier.
  public static func textField(_ name: String) -> ElementQuery { named(name).and(.role(.textField)) }

  /// Those that are meant by both.
  public func and(_ other: ElementQuery) -> ElementQuery {
    ElementQuery("\(description) and \(other.description)", name: name ?? other.name) { [matches] in
      matches($0) && other.matches($0)
    }
  }
}

extension ElementQuery: ExpressibleByStringLiteral {
  /// Those with a label or an accessibility identifier.
  public init(stringLiteral name: String) { self = .named(name) }
}
