import SwiftSyntax

/// A declaration that programs can see.
struct PublicDeclaration {
  /// Its name, and the labels of its parameters.
  let name: String
  let node: Syntax
  /// Whether it has a doc comment that says something.
  let isDocumented: Bool
}

/// Finds the public declarations of a file: what is marked `public` or `open`, requirements of public protocols,
/// cases of public enums and members of public extensions.
///
/// What lies in a type that is not public is not, whatever its modifiers say, nor is what has a name that begins
/// with an underscore, or lies in such a type: programs do not call it.
final class PublicDeclarationFinder: SyntaxVisitor {
  private var found: [PublicDeclaration] = []
  private var scopes: [Scope] = []
  private let hiddenTypes: Set<String>

  /// What the declarations around the present one say of their members.
  private struct Scope {
    /// Whether programs can see the members that are public.
    var isVisible: Bool
    /// Whether members are public without a modifier.
    var makesPublic: Bool
    /// Whether a member may be the witness of a requirement, and so be documented there.
    var hasWitnesses: Bool
  }

  private init(hiddenTypes: Set<String>) {
    self.hiddenTypes = hiddenTypes
    super.init(viewMode: .sourceAccurate)
  }

  /// The public declarations of `file`, where extensions of `hiddenTypes` hold none.
  static func declarations(in file: SourceFile, hiddenTypes: Set<String> = []) -> [PublicDeclaration] {
    let finder = PublicDeclarationFinder(hiddenTypes: hiddenTypes)
    finder.walk(file.syntax)
    return finder.found
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.extendedType.trimmedDescription.split(separator: ".")
    scopes.append(
      Scope(
        isVisible: !names.contains { $0.hasPrefix("_") || hiddenTypes.contains(String($0)) },
        makesPublic: node.modifiers.arePublic, hasWitnesses: true))
    return .visitChildren
  }

  override func visitPost(_: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let isPublic = report(node, node.modifiers, name.text, mayBeWitness: false)
    let isProtocol = node.is(ProtocolDeclSyntax.self)
    scopes.append(Scope(isVisible: isPublic, makesPublic: isProtocol, hasWitnesses: !isProtocol))
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOperator = !node.name.text.contains { $0.isLetter || $0 == "_" }
    return member(
      node, node.modifiers, node.name.text + (isOperator ? "" : node.signature.parameterClause.labels))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.modifiers, "init" + node.signature.parameterClause.labels)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.modifiers, "subscript" + node.parameterClause.labels)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.modifiers, node.bindings.map(\.pattern.trimmedDescription).joined(separator: ", "))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.modifiers, node.name.text)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.modifiers, node.name.text)
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    member(node, node.modifiers, node.name.text)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.isVisible {
      append(node, node.elements.map(\.name.text).joined(separator: ", "))
    }
    return .skipChildren
  }

  private func member(
    _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ name: String
  ) -> SyntaxVisitorContinueKind {
    report(node, modifiers, name)
    return .skipChildren
  }

  /// Adds `node` when programs can see it, and says whether they can.
  @discardableResult
  private func report(
    _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ name: String,
    mayBeWitness: Bool = true
  ) -> Bool {
    let scope = scopes.last
    guard scope?.isVisible ?? true, !name.hasPrefix("_"), !name.hasPrefix("$_"),
      modifiers.arePublic || (scope?.makesPublic ?? false) && !modifiers.areNarrower
    else { return false }
    let isWitness = mayBeWitness && (scope?.hasWitnesses ?? false) && Self.witnesses.contains(name)
    if !isWitness { append(node, name) }
    return true
  }

  private func append(_ node: some DeclSyntaxProtocol, _ name: String) {
    let isDocumented = node.leadingTrivia.contains { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text.contains { $0.isLetter || $0.isNumber }
      default: false
      }
    }
    found.append(PublicDeclaration(name: name, node: Syntax(node), isDocumented: isDocumented))
  }

  /// Witnesses that do what their protocol says and nothing else, whatever the type. What there is to say of the
  /// type, how a layout sizes or which outline a shape has for instance, is in the type's own comment.
  private static let witnesses: Set = [
    // Equality, order and hash; texts for people who debug; coding.
    "==", "<", "hash(into:)", "hashValue", "description", "debugDescription", "encode(to:)", "init(from:)",
    // Raw values and literals.
    "rawValue", "init(rawValue:)", "init(stringLiteral:)", "init(stringInterpolation:)",
    "init(literalCapacity:interpolationCount:)", "appendLiteral(_:)",
    // Bounds and steps of collections. Subscripts are documented: they say what an index out of range does.
    "startIndex", "endIndex", "index(after:)", "index(before:)", "makeIterator", "Element", "Index",
    "SubSequence", "Iterator",
    // Arithmetic of vectors.
    "+", "-", "*", "+=", "-=", "*=", "scale(by:)", "magnitudeSquared", "animatableData", "AnimatableData",
    "distance(to:)", "advanced(by:)", "init(integerLiteral:)", "init(floatLiteral:)", "init(exactly:)",
    // Publishers, their subscriptions, coders and schedulers.
    "Input", "Output", "Failure", "receive(subscriber:)", "SchedulerTimeType",
    // What a view, a modifier, a style, a shape or a shape style is made of.
    "body", "body(content:)", "body(content:phase:)", "makeBody(configuration:)", "path(in:)", "Body",
    "Resolved",
    // What columns and rows of tables are made of.
    "TableRowValue", "TableRowBody", "TableColumnBody", "TableColumnSortComparator",
    // Layouts.
    "sizeThatFits(proposal:subviews:cache:)", "placeSubviews(in:proposal:subviews:cache:)",
    "makeCache(subviews:)", "updateCache(_:subviews:)", "spacing(subviews:cache:)",
    "explicitAlignment(of:in:proposal:subviews:cache:)", "Cache", "layoutProperties",
    // Where scrolling ends.
    "updateTarget(_:context:)",
  ]
}

extension PublicDeclarationFinder {
  /// The names of the types that `files` declare and none of which is public.
  static func hiddenTypes(in files: [SourceFile]) -> Set<String> {
    let finder = TypeNameFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.syntax) }
    return finder.hidden.subtracting(finder.visible)
  }
}

/// The names of types, by whether a public one has it.
private final class TypeNameFinder: SyntaxVisitor {
  private(set) var visible: Set<String> = []
  private(set) var hidden: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers)
  }

  private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if modifiers.arePublic { visible.insert(name.text) } else { hidden.insert(name.text) }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether one of them makes the declaration public; `public(set)` speaks only of its setter.
  fileprivate var arePublic: Bool {
    contains { $0.detail == nil && [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
  }

  /// Whether one of them takes a declaration out of sight that would else be public.
  fileprivate var areNarrower: Bool {
    let narrower: [TokenKind] = [
      .keyword(.package), .keyword(.internal), .keyword(.fileprivate), .keyword(.private),
    ]
    return contains { $0.detail == nil && narrower.contains($0.name.tokenKind) }
  }
}

extension FunctionParameterClauseSyntax {
  /// The labels as in `a(_:in:)`, nothing for no parameters.
  fileprivate var labels: String {
    parameters.isEmpty ? "" : "(\(parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
