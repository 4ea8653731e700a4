import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: declares a type that hosts find at run time and ask for the preview's view.
///
/// The expansion conforms to `SwiftUI._PreviewDeclaration` and says the preview's name, its place in the
/// source, its traits, and how to make its view. Nothing runs before a host asks. The members' names begin
/// with `preview`, because they are in scope in the body and must not hide names of the program.
/// An optimised build drops types that nothing refers to; so a constant marked as used does, where the
/// compiler knows that mark.
open class PreviewExpansion: DeclarationMacro {
  /// What the macro expands to.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let arguments = PreviewArguments(node)
    guard let expression = arguments.body else {
      MacroDiagnostic.previewWithoutBody.report(at: node, in: context)
      return []
    }
    let type = context.makeUniqueName("Preview")
    let body = PreviewBody(expression, in: context)
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let traits = arguments.traits.map(\.description).joined(separator: ", ")
    return [
      """
      nonisolated struct \(type): SwiftUI._PreviewDeclaration {
      static var previewName: Swift.String? { \(arguments.name ?? "nil") }
      static var previewFileID: Swift.String { \(location?.file ?? "\"\"") }
      static var previewLine: Swift.Int { \(location?.line ?? "0") }
      @_Concurrency.MainActor static var previewTraits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] {
      [\(raw: traits)]
      }
      @_Concurrency.MainActor static func makePreviewBody() -> any SwiftUI.View {
      \(raw: body.code(wrapper: context.makeUniqueName("Wrapper")))
      }
      \(raw: record(of: type, in: context))
      }
      """
    ]
  }

  /// The constant that keeps `type` in an optimised build; empty inside an extension, a function or a generic
  /// type, where there may be no stored constant.
  private static func record(of type: TokenSyntax, in context: some MacroExpansionContext) -> String {
    let mayStore = context.lexicalContext.allSatisfy { scope in
      guard let declaration = scope.asProtocol((any WithGenericParametersSyntax).self) else { return false }
      return scope.asProtocol((any DeclGroupSyntax).self) != nil && declaration.genericParameterClause == nil
    }
    guard mayStore else { return "" }
    return """
      #if compiler(>=6.3)
      @used private static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
      SwiftUI._recordPreview(\(type).self, at: $0)
      }
      #endif
      """
  }
}

/// The arguments of a `#Preview`, whichever way they are written.
///
/// `#Preview { }`, `#Preview("Name") { }`, `#Preview(traits: .a, .b) { }`, `#Preview("Name", traits: .a) { }`
/// and each of them with `body:` in the parentheses.
struct PreviewArguments {
  private(set) var name: ExprSyntax?
  private(set) var traits: [ExprSyntax] = []
  /// In its place in the source, so that a diagnostic in it has one.
  private(set) var body: ExprSyntax?

  init(_ node: some FreestandingMacroExpansionSyntax) {
    var isPastTraits = false
    for argument in node.arguments {
      let value = argument.expression
      switch argument.label?.text {
      case "traits":
        isPastTraits = true
        traits.append(value.trimmed)
      case "body": body = value
      case nil where isPastTraits: traits.append(value.trimmed)
      default: name = value.trimmed
      }
    }
    if let closure = node.trailingClosure { body = ExprSyntax(closure) }
  }
}

extension MacroDiagnostic {
  static let previewWithoutBody = MacroDiagnostic(
    "previewWithoutBody", "'#Preview' needs a body that makes a view")
}
