import SwiftSyntax

/// Finds expressions that end the process when their assumption is wrong.
///
/// Conversions to integers are found by the look of their argument, as types are not known here: they trap
/// for NaN, infinities and numbers that do not fit. `Geometry/SafeNumerics.swift` has conversions that do not.
final class TrapFinder: SyntaxVisitor {
  /// What was found, and where.
  private(set) var found: [(node: Syntax, reason: String)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    report(node.exclamationMark, "a force unwrap")
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark { report(node, "try!") }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark { report(node, "as!") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.unowned) { report(node, "unowned") }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.specifier?.specifier.tokenKind == .keyword(.unowned) { report(node, "an unowned capture") }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if Self.trappingFunctions.contains(name) { report(node, name) }
      if Self.integers.contains(name), node.arguments.count == 1, let argument = node.arguments.first,
        argument.label == nil, FloatingLook.applies(to: argument.expression)
      {
        report(node, "\(name)(…) of a floating-point value")
      }
    }
    if node.arguments.first?.label?.text == "uniqueKeysWithValues" { report(node, "uniqueKeysWithValues") }
    return .visitChildren
  }

  private func report(_ node: some SyntaxProtocol, _ reason: String) {
    found.append((Syntax(node), reason))
  }

  private static let trappingFunctions: Set = ["fatalError", "precondition", "preconditionFailure"]

  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}

/// Whether an expression looks like a floating-point one: a decimal literal, a rounding or a function of real
/// numbers, a conversion to a floating-point type, or a coordinate of geometry.
private final class FloatingLook: SyntaxVisitor {
  private var applies = false

  static func applies(to expression: ExprSyntax) -> Bool {
    let look = FloatingLook(viewMode: .sourceAccurate)
    look.walk(expression)
    return look.applies
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    applies = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if Self.functions.contains(name) { applies = true }
    } else {
      walk(node.calledExpression)
    }
    // The arguments say nothing of the result.
    return .skipChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.calledExpression)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.members.contains(node.declName.baseName.text) { applies = true }
    return .skipChildren
  }

  private static let functions: Set = [
    "Double", "Float", "CGFloat", "floor", "ceil", "round", "trunc", "sqrt", "pow", "log", "log2", "exp",
    "sin",
    "cos", "atan2", "hypot", "fmod",
  ]
  private static let members: Set = [
    "rounded", "truncatingRemainder", "squareRoot", "infinity", "nan", "radians", "degrees",
    "x", "y", "minX", "midX", "maxX", "minY", "midY", "maxY", "dx", "dy", "width", "height",
  ]
}

extension TrapFinder {
  /// The traps of `file` that no comment on the same line, or alone on the line above, gives a reason for.
  /// The reason for an unowned property may be its documentation.
  static func unexplained(in file: SourceFile) -> [Violation] {
    let finder = TrapFinder()
    finder.walk(file.syntax)
    return finder.found.compactMap { node, reason in
      let line = file.line(of: node)
      guard !file.hasReason(atLine: line, byDocumentation: reason == "unowned") else { return nil }
      return Violation(
        path: file.path, line: line, reason: "\(reason), without a comment that says why it holds")
    }
  }
}
