import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: writes `animatableData` from a structure's stored properties.
///
/// One property's data stands alone; several are nested to the right in `AnimatablePair`s, in source order.
/// The accessors are nonisolated, as the requirement is, and as public as the structure.
open class AnimatableExpansion: ExtensionMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      MacroDiagnostic.animatableNotAStructure.report(at: node, in: context)
      return []
    }
    if let existing = structure.animatableData {
      MacroDiagnostic.animatableDataExists.report(at: existing, in: context)
      return []
    }
    guard let properties = AnimatableProperty.all(of: structure, in: context) else { return [] }
    guard !properties.isEmpty else {
      MacroDiagnostic.animatableWithoutProperties.report(at: node, in: context)
      return []
    }
    let conformance = protocols.isEmpty ? "" : ": SwiftUI.Animatable"
    let access = structure.accessPrefix
    let data = AnimatableData(properties)
    let result: DeclSyntax = """
      extension \(type.trimmed)\(raw: conformance) {
      \(raw: access)nonisolated var animatableData: \(raw: data.type) {
      get { \(raw: data.getter) }
      set {
      \(raw: data.setter)
      }
      }
      }
      """
    return [result.cast(ExtensionDeclSyntax.self)]
  }
}

/// The code of `animatableData` for a list of properties that is not empty.
private struct AnimatableData {
  let type: String
  let getter: String
  let setter: String

  init(_ properties: [AnimatableProperty]) {
    let types = properties.map { "\($0.type.nameable).AnimatableData" }
    let values = properties.map { "self.\($0.name).animatableData" }
    type = Self.nested(types) { "SwiftUI.AnimatablePair<\($0), \($1)>" }
    getter = Self.nested(values) { "SwiftUI.AnimatablePair(\($0), \($1))" }
    setter = values.indices.map { index in
      let path = String(repeating: ".second", count: index)
      return "\(values[index]) = newValue\(path)\(index == values.count - 1 ? "" : ".first")"
    }.joined(separator: "\n")
  }

  /// Folds `items` to the right: a, (b, (c, d)).
  private static func nested(_ items: [String], _ pair: (String, String) -> String) -> String {
    guard var result = items.last else { return "" }
    for item in items.dropLast().reversed() { result = pair(item, result) }
    return result
  }
}

extension TypeSyntax {
  /// This type so that a member can be named after it: in parentheses unless it is a plain name.
  fileprivate var nameable: String {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? description : "(\(self))"
  }
}

extension StructDeclSyntax {
  /// The member named `animatableData`, when the structure has one.
  fileprivate var animatableData: VariableDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
      variable.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "animatableData"
      }
    }
  }

  /// `public ` or `package `, as the structure itself; empty when it is narrower.
  fileprivate var accessPrefix: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}

extension MacroDiagnostic {
  static let animatableNotAStructure = MacroDiagnostic(
    "animatableNotAStructure", "'@Animatable' can only be applied to a structure")
  static let animatableDataExists = MacroDiagnostic(
    "animatableDataExists", "'@Animatable' writes 'animatableData'; remove this one, or the attribute")
  static let animatableWithoutProperties = MacroDiagnostic(
    "animatableWithoutProperties", "'@Animatable' found no stored property to animate")
}
