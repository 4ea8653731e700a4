import SwiftSyntax

/// Finds public initialisers and functions that keep a closure which nothing in `Sources` ever calls.
///
/// Names are followed within the folder of the declaration: a closure is kept under the names that it is assigned or
/// handed on to, and called where one of them is, or is handed to what is not known. A call in a public function that nothing in `Sources` calls does not
/// count: a program would have to make it. A closure that goes anywhere else counts as called.
enum UncalledActions {
  static func undocumented(in files: [SourceFile]) -> [Violation] {
    let facts = files.map(ActionFacts.init)
    let called = Set(facts.flatMap { $0.calls.map(\.name) })
    let folders = Dictionary(grouping: facts, by: \.folder).sorted { $0.key < $1.key }
    return folders.flatMap { undocumented(in: $0.value, called: called) }
  }

  private static func undocumented(in folder: [ActionFacts], called: Set<String>) -> [Violation] {
    let calls = folder.flatMap(\.calls).filter { $0.publicFunction.map(called.contains) ?? true }
    let live = Set(calls.map(\.name))
    let noted = Set(folder.flatMap(\.notedTypes))
    let hands = Dictionary(folder.flatMap(\.hands), uniquingKeysWith: { $0.union($1) })
    return folder.flatMap { file in
      file.closures.compactMap { closure in
        guard !noted.contains(closure.type), var waiting = closure.names else { return nil }
        var names = Set(waiting)
        while let name = waiting.popLast() {
          for next in hands[name] ?? [] where names.insert(next).inserted { waiting.append(next) }
        }
        guard names.isDisjoint(with: live) else { return nil }
        return Violation(
          path: file.path, line: closure.line,
          reason: "nothing calls '\(closure.name)'; say why: '- Note: No effect on Linux: …'")
      }
    }
  }
}

/// What a file says of closures.
private final class ActionFacts: SyntaxVisitor {
  /// A call by its last name, and the public function that it stands in.
  struct Call {
    let name: String
    let publicFunction: String?
  }
  /// A closure that a public declaration without a note takes.
  struct Closure {
    let name: String
    let type: String
    let line: Int
    /// Under which names it is kept; nil where it goes elsewhere.
    let names: [String]?
  }

  let path: String
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
  private(set) var calls: [Call] = []
  private(set) var hands: [(String, Set<String>)] = []
  private(set) var closures: [Closure] = []
  private(set) var notedTypes: [String] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    path = file.path
    super.init(viewMode: .sourceAccurate)
    walk(file.syntax)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.lastName {
      calls.append(Call(name: name, publicFunction: Syntax(node).enclosingPublicFunction))
    }
    for argument in node.arguments {
      guard let name = argument.expression.lastName else { continue }
      if let label = argument.label?.text {
        hands.append((name, [label]))
      } else {
        calls.append(Call(name: name, publicFunction: Syntax(node).enclosingPublicFunction))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.initializer?.value.lastName { hands.append((name, [node.pattern.trimmedDescription])) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.initializer?.value.lastName { hands.append((name, [node.pattern.trimmedDescription])) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.leadingTrivia.hasNote { notedTypes.append(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers, node.signature, node.body)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.modifiers, node.signature, node.body)
    return .visitChildren
  }

  private func note(
    _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ signature: FunctionSignatureSyntax,
    _ body: CodeBlockSyntax?
  ) {
    guard let body, Syntax(node).isPublic(modifiers), !node.leadingTrivia.hasNote else { return }
    for parameter in signature.parameterClause.parameters where parameter.type.keepsClosure {
      let name = (parameter.secondName ?? parameter.firstName).text
      let uses = UseFinder.uses(of: name, in: body)
      closures.append(
        Closure(
          name: name, type: Syntax(node).enclosingType ?? "", line: file.line(of: node),
          names: uses.contains(nil) ? nil : uses.compactMap { $0 }))
    }
  }
}

/// What a body does with a parameter: the names under which it is kept, nil for any other use.
private final class UseFinder: SyntaxVisitor {
  private let name: String
  private var uses: [String?] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func uses(of name: String, in body: CodeBlockSyntax) -> [String?] {
    let finder = UseFinder(name)
    finder.walk(body)
    return finder.uses
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, node.parent?.as(MemberAccessExprSyntax.self)?.declName != node else {
      return .skipChildren
    }
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      // What another function takes is looked at where that one is declared.
      let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.typeName
      uses.append(
        callee.flatMap { $0 == "init" || $0.first?.isUppercase ?? false ? argument.label?.text : nil })
    } else if let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == node.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    {
      uses.append(list.first?.lastName)
    } else {
      uses.append(nil)
    }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The name that is called, or handed on: `a` of `a`, `b` of `a.b` and of `a.b?`.
  fileprivate var lastName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.lastName }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.lastName
  }
}

extension ExprSyntax {
  /// The last name of what is called, without generic arguments.
  fileprivate var typeName: String? {
    self.as(GenericSpecializationExprSyntax.self)?.expression.lastName ?? lastName
  }
}

extension TypeSyntax {
  /// Whether it is a closure that is kept: escaping, or optional.
  fileprivate var keepsClosure: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.is(FunctionTypeSyntax.self)
        && attributed.attributes.contains { $0.trimmedDescription == "@escaping" }
    }
    guard let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self) else {
      return false
    }
    return wrapped.elements.first?.type.is(FunctionTypeSyntax.self) ?? false
  }
}

extension Syntax {
  fileprivate func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    let isPublic = { (modifiers: DeclModifierListSyntax) in
      modifiers.contains { ["public", "open"].contains($0.name.text) }
    }
    var node = parent
    while let current = node, !current.is(ExtensionDeclSyntax.self) { node = current.parent }
    return isPublic(modifiers) || (node?.as(ExtensionDeclSyntax.self)).map { isPublic($0.modifiers) } ?? false
  }

  fileprivate var enclosingPublicFunction: String? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return current.isPublic(function.modifiers) ? function.name.text : nil
      }
      node = current.parent
    }
    return nil
  }

  fileprivate var enclosingType: String? {
    var node = parent
    while let current = node {
      if let extended = current.as(ExtensionDeclSyntax.self) {
        return extended.extendedType.trimmedDescription
      }
      if let type = current.as(StructDeclSyntax.self) { return type.name.text }
      node = current.parent
    }
    return nil
  }
}

extension Trivia {
  /// Whether a doc comment has the note and a reason after it.
  var hasNote: Bool {
    let note = "- Note: No effect on Linux:"
    return contains { piece in
      guard case .docLineComment(let line) = piece, let range = line.firstRange(of: note) else {
        return false
      }
      return line[range.upperBound...].contains { !$0.isWhitespace }
    }
  }
}
