import SwiftSyntax
import SwiftSyntaxMacros

/// The four types of values that `@Entry` can extend, and how a key of each looks.
enum EntryScope: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The protocol that the generated key conforms to.
  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }

  /// Whether a key states a value for "nobody wrote one". Focused values are nil instead.
  var hasDefaultValue: Bool { self != .focused }

  /// The scope of a declaration in `context`: its nearest enclosing declaration must be an extension
  /// of one of the four types, written plainly or with its module (`SwiftUI.EnvironmentValues`).
  init?(enclosing context: some MacroExpansionContext) {
    guard let parent = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return nil }
    let name =
      parent.extendedType.as(MemberTypeSyntax.self)?.name.text
      ?? parent.extendedType.as(IdentifierTypeSyntax.self)?.name.text
    guard let scope = name.flatMap(Self.init(rawValue:)) else { return nil }
    self = scope
  }
}
