import SwiftSyntax
import SwiftSyntaxMacros

/// The body of a `#Preview`, parted into the properties marked `@Previewable` and the rest.
///
/// Marked properties become members of a view, because a dynamic property lives in one. The rest becomes
/// that view's `body`, where a statement list is a view builder unless it says `return`.
struct PreviewBody {
  /// What stood in the `body:` argument or the trailing closure.
  let expression: ExprSyntax
  /// The marked declarations without the mark, in source order.
  let properties: [VariableDeclSyntax]
  /// The statements that follow the marked declarations.
  let statements: CodeBlockItemListSyntax

  init(_ expression: ExprSyntax, in context: some MacroExpansionContext) {
    self.expression = expression
    var properties: [VariableDeclSyntax] = []
    var statements: [CodeBlockItemSyntax] = []
    for item in expression.as(ClosureExprSyntax.self)?.statements ?? [] {
      guard let variable = item.item.as(VariableDeclSyntax.self), let mark = variable.previewableMark else {
        statements.append(item)
        continue
      }
      if !statements.isEmpty {
        MacroDiagnostic.previewableNotAtTop.report(at: mark, in: context)
      }
      properties.append(variable.removingPreviewableMark())
    }
    self.properties = properties
    self.statements = CodeBlockItemListSyntax(statements)
  }

  /// The statements of a function that returns the preview's view, as `any View`.
  ///
  /// - Parameter wrapper: A name for the view that holds the properties, foreign to the preview's own code.
  func code(wrapper: TokenSyntax) -> String {
    guard !properties.isEmpty else {
      return "SwiftUI._makePreviewBody(\(expression.trimmed))"
    }
    let rest = statements.map { $0.trimmedDescription }.joined(separator: "\n")
    let members = properties.map { $0.trimmedDescription }.joined(separator: "\n")
    return """
      struct \(wrapper): SwiftUI.View {
      \(members)
      var body: some SwiftUI.View {
      \(rest)
      }
      }
      return \(wrapper)()
      """
  }
}

extension VariableDeclSyntax {
  /// The `@Previewable` attribute of this declaration, nil when it has none.
  fileprivate var previewableMark: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.isPreviewable }
  }

  fileprivate func removingPreviewableMark() -> VariableDeclSyntax {
    trimmed.with(
      \.attributes, attributes.filter { !($0.as(AttributeSyntax.self)?.isPreviewable ?? false) })
  }
}

extension AttributeSyntax {
  fileprivate var isPreviewable: Bool {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || attributeName.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}
