import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: gives a property of `EnvironmentValues` and its kin a key and the accessors that use it.
///
/// The key is a private type beside the property. With a type annotation its default is computed at each
/// use, so that it need not be Sendable; without one it is a constant, whose type the compiler infers.
/// Errors are reported by the peer role, which the compiler always asks; the accessor role stays silent so
/// that none appears twice.
open class EntryExpansion {}

extension EntryExpansion: AccessorMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = EntryDeclaration(declaration, in: context, reporting: false) else {
      return substitute(for: declaration)
    }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }
}

extension EntryExpansion {
  /// An accessor for a property that was rejected, so that the compiler does not complain about missing
  /// accessors on top of the reported error. A property that has accessors gets none.
  private static func substitute(for declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
    guard declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil else { return [] }
    return ["get { Swift.fatalError() }"]  // trap: never runs, the code does not compile
  }
}

extension EntryExpansion: PeerMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = EntryDeclaration(declaration, in: context, reporting: true) else { return [] }
    let availability = entry.availability.map { "\($0)\n" }.joined()
    return [
      """
      \(raw: availability)private struct \(raw: entry.keyName): SwiftUI.\(raw: entry.scope.keyProtocol) {
      \(raw: members(of: entry))
      }
      """
    ]
  }

  private static func members(of entry: EntryDeclaration) -> String {
    guard entry.scope.hasDefaultValue else {
      return "typealias Value = \(entry.type?.optionalPayload?.trimmedDescription ?? "Never")"
    }
    let value = entry.defaultValue?.description ?? "nil"
    guard let type = entry.type else {
      return "static let defaultValue = \(value)"
    }
    return """
      typealias Value = \(type.aliasable)
      static var defaultValue: Value { \(value) }
      """
  }
}
