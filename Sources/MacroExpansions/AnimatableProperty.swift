import SwiftSyntax
import SwiftSyntaxMacros

/// A stored property that takes part in an animation.
struct AnimatableProperty {
  let name: TokenSyntax
  let type: TypeSyntax

  /// The properties of `declaration` that `@Animatable` animates, in source order.
  ///
  /// Those are its `var`s with storage of their own. Left out are constants, static, lazy and computed
  /// properties, those with a property wrapper (their storage is elsewhere), and those marked
  /// `@AnimatableIgnored`. One whose type is neither written nor plain from its default is reported, and the
  /// result is nil.
  static func all(
    of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) -> [AnimatableProperty]? {
    var isComplete = true
    let all = declaration.memberBlock.members.flatMap { member -> [AnimatableProperty] in
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isAnimatable else { return [] }
      var properties: [AnimatableProperty] = []
      // In `var x, y: Double` the annotation belongs to both: read from the back.
      var following: TypeSyntax?
      for binding in variable.bindings.reversed() {
        if let type = binding.typeAnnotation?.type { following = type }
        if binding.initializer != nil && binding.typeAnnotation == nil { following = nil }
        guard binding.isStored, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
          continue
        }
        guard let type = following ?? binding.initializer?.value.plainType else {
          MacroDiagnostic.animatableUntyped(pattern.identifier.text).report(at: binding, in: context)
          isComplete = false
          continue
        }
        properties.append(AnimatableProperty(name: pattern.identifier.trimmed, type: type.trimmed))
      }
      return properties.reversed()
    }
    return isComplete ? all : nil
  }
}

extension VariableDeclSyntax {
  fileprivate var isAnimatable: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    let leftOut: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]
    guard !modifiers.contains(where: { leftOut.contains($0.name.tokenKind) }) else { return false }
    return !attributes.contains { $0.as(AttributeSyntax.self)?.isCustom ?? false }
  }
}

extension AttributeSyntax {
  /// Whether this is a property wrapper or a macro, not one of the language's attributes: those begin with
  /// a small letter. Global actors (`@MainActor`) leave the storage as it is.
  fileprivate var isCustom: Bool {
    let name =
      attributeName.as(MemberTypeSyntax.self)?.name ?? attributeName.as(IdentifierTypeSyntax.self)?.name
    guard let name, name.text != "MainActor" else { return false }
    return name.text.first?.isUppercase ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has storage: no accessors but observers.
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension ExprSyntax {
  /// The type of a default value, where its spelling alone tells: `0.5` and `T(…)`.
  fileprivate var plainType: TypeSyntax? {
    if self.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
      return negated.expression.plainType
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), callee.argumentNames == nil,
      callee.baseName.text.first?.isUppercase ?? false
    else { return nil }
    return "\(callee.baseName.trimmed)"
  }
}

extension MacroDiagnostic {
  static func animatableUntyped(_ name: String) -> MacroDiagnostic {
    MacroDiagnostic(
      "animatableUntyped",
      "'@Animatable' needs to see the type of '\(name)'; annotate it, or mark it '@AnimatableIgnored'")
  }
}
