import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Entry` needs to know of the property it is attached to.
///
/// Reading fails, with a diagnostic where `reporting` is true, when the property cannot be an entry:
/// a constant, a computed or static property, outside one of the four extensions, or without a value to
/// fall back on.
struct EntryDeclaration {
  let scope: EntryScope
  /// The property's name without backticks.
  let name: String
  /// The annotated type, nil when it is inferred from the default.
  let type: TypeSyntax?
  let defaultValue: ExprSyntax?
  /// The property's `@available` attributes, which the key repeats.
  let availability: [AttributeSyntax]

  var keyName: String { "__Key_\(name)" }

  init?(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext, reporting: Bool
  ) {
    func fail(_ message: MacroDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
      if reporting { message.report(at: node, fixIts: fixIts, in: context) }
    }

    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      fail(.entryNotAVariable, at: declaration)
      return nil
    }
    guard let scope = EntryScope(enclosing: context) else {
      fail(.entryOutsideValues, at: variable)
      return nil
    }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      let specifier = variable.bindingSpecifier
      let fixIt = FixIt.replace(
        message: MacroFixIt("entryLet", "replace 'let' with 'var'"), oldNode: specifier,
        newNode: specifier.with(\.tokenKind, .keyword(.var)))
      fail(.entryOnConstant, at: specifier, fixIts: [fixIt])
      return nil
    }
    if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.static) }) {
      fail(.entryOnStatic, at: modifier)
      return nil
    }
    if let accessors = binding.accessorBlock {
      fail(.entryOnComputed, at: accessors)
      return nil
    }

    let type = binding.typeAnnotation?.type.trimmed
    let value = binding.initializer?.value
    if scope == .focused {
      guard let type, type.optionalPayload != nil else {
        fail(.entryFocusedNotOptional, at: binding)
        return nil
      }
      if let value, !value.is(NilLiteralExprSyntax.self) {
        fail(.entryFocusedDefault, at: value)
        return nil
      }
    } else if value == nil {
      guard let type else {
        fail(.entryUntyped, at: binding)
        return nil
      }
      guard type.optionalPayload != nil else {
        let complete = PatternBindingSyntax(
          pattern: binding.pattern,
          typeAnnotation: TypeAnnotationSyntax(colon: .colonToken(trailingTrivia: .space), type: type),
          initializer: InitializerClauseSyntax(
            equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
            value: EditorPlaceholderExprSyntax(placeholder: .identifier("<#default value#>"))))
        let fixIt = FixIt.replace(
          message: MacroFixIt("entryDefault", "add a default value"), oldNode: binding, newNode: complete)
        fail(.entryWithoutDefault, at: binding, fixIts: [fixIt])
        return nil
      }
    }

    self.scope = scope
    self.name = pattern.identifier.identifier?.name ?? pattern.identifier.text
    self.type = type
    self.defaultValue = value?.trimmed
    self.availability = variable.attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return nil }
      return attribute.trimmed
    }
  }
}

extension TypeSyntax {
  /// The `Wrapped` of `Wrapped?`, `Wrapped!`, `Optional<Wrapped>` and `Swift.Optional<Wrapped>`;
  /// nil for every other spelling.
  var optionalPayload: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType }
    let generic: (name: TokenSyntax, arguments: GenericArgumentClauseSyntax?)
    if let identifier = self.as(IdentifierTypeSyntax.self) {
      generic = (identifier.name, identifier.genericArgumentClause)
    } else if let member = self.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "Swift" {
      generic = (member.name, member.genericArgumentClause)
    } else {
      return nil
    }
    guard generic.name.text == "Optional", let arguments = generic.arguments?.arguments,
      arguments.count == 1, let argument = arguments.first, case .type(let payload) = argument.argument
    else { return nil }
    return payload
  }

  /// This type as it may stand in a type alias: `Wrapped!` becomes `Wrapped?`.
  var aliasable: TypeSyntax {
    guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return trimmed }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: unwrapped.wrappedType.trimmed))
  }
}

extension MacroDiagnostic {
  static let entryNotAVariable = MacroDiagnostic(
    "entryNotAVariable", "'@Entry' can only be applied to a single 'var' property")
  static let entryOutsideValues = MacroDiagnostic(
    "entryOutsideValues",
    "'@Entry' can only be applied to a property in an extension of "
      + "'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'")
  static let entryOnConstant = MacroDiagnostic(
    "entryOnConstant", "'@Entry' cannot be applied to a 'let' constant")
  static let entryOnStatic = MacroDiagnostic(
    "entryOnStatic", "'@Entry' cannot be applied to a static property")
  static let entryOnComputed = MacroDiagnostic(
    "entryOnComputed", "'@Entry' cannot be applied to a property with accessors or observers")
  static let entryUntyped = MacroDiagnostic(
    "entryUntyped", "'@Entry' needs a type, a default value, or both")
  static let entryWithoutDefault = MacroDiagnostic(
    "entryWithoutDefault", "'@Entry' needs a default value, because the type is not optional")
  static let entryFocusedNotOptional = MacroDiagnostic(
    "entryFocusedNotOptional", "'@Entry' in 'FocusedValues' needs an explicit optional type")
  static let entryFocusedDefault = MacroDiagnostic(
    "entryFocusedDefault", "'@Entry' in 'FocusedValues' has no default value other than nil")
}
