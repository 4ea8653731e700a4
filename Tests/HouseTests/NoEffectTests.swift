import SwiftSyntax
import Testing

@Suite("A modifier without effect says so")
struct NoEffectTests {
  private func violations(in text: String) -> [Violation] {
    NoEffectFinder.undocumented(in: SourceFile(path: "SwiftUICore/Modifier.swift", text: text))
  }

  @Test("in every file of the package")
  func sources() {
    let found = SourceTree.files.flatMap(NoEffectFinder.undocumented)
    expectNone(found)
  }

  @Test(
    "a public modifier that returns self needs the note, with a reason",
    arguments: [
      "extension View { public func a() -> some View { self } }",
      "public extension View { func a() -> some View { return self } }",
      "extension Text { nonisolated public func a(_ b: Int) -> Text { self } }",
      "extension View {\n/// Says nothing.\npublic func a() -> some View { self } }",
      "extension View {\n/// - Note: No effect on Linux:\npublic func a() -> some View { self } }",
      "extension Scene {\n/// - Note: No effect on Linux: \npublic func a() -> Self { self } }",
      "extension Path: Shape { public func inset(in _: CGRect) -> Path { self } }",
      "extension Path: Shape { public func path(by _: CGFloat) -> Path { self } }",
    ])
  func missing(source: String) {
    #expect(violations(in: source).count == 1)
  }

  @Test(
    "with the note, with an effect, or when it is not public, it is fine",
    arguments: [
      "extension View {\n/// A.\n///\n/// - Note: No effect on Linux: there is no bar.\npublic func a() -> some View { self } }",
      "extension View { public func a() -> some View { modifier(A()) } }",
      "extension View { package func a() -> some View { self } }",
      "extension Int { public func scaled(by: Int) -> Int { self * by } }",
      "extension View { public var a: Self { self } }",
      "extension Path: Shape { public nonisolated func path(in _: CGRect) -> Path { self } }",
    ])
  func fine(source: String) {
    #expect(violations(in: source).isEmpty)
  }

  private func uncalled(in text: String) -> Int {
    UncalledActions.undocumented(in: [SourceFile(path: "SwiftUIControls/Press/Press.swift", text: text)])
      .count
  }

  @Test("an action of a public declaration is called, in every file of the package") func actions() {
    expectNone(UncalledActions.undocumented(in: SourceTree.files))
  }

  @Test(
    "an action that is kept and never called needs the note",
    arguments: [
      "public struct A { let act: () -> Void; public init(act: @escaping () -> Void) { self.act = act } }",
      "extension View { public func a(perform p: (() -> Void)? = nil) -> some View { modifier(B(act: p)) } }",
      "public struct A { let act: () -> Void\npublic func trigger() { act() }\npublic init(act: @escaping () -> Void) { self.act = act } }",
      "extension A { public init(_ act: @escaping () -> Void) { self.init(inner: B(act: act)) } }",
    ])
  func dead(source: String) {
    #expect(uncalled(in: source) == 1)
  }

  @Test(
    "an action that is called, handed to what is not known, or has the note, is fine",
    arguments: [
      "public struct A { let act: () -> Void\npublic init(act: @escaping () -> Void) { self.act = act }\nfunc go() { act() } }",
      "extension View { public func a(_ p: @escaping () -> Void) -> some View { modifier(B(act: p)) } }\nstruct B { var act: () -> Void; func go() { self.act() } }",
      "extension View { public func a(_ p: @escaping () -> Void) -> some View { modifier(B { p() }) } }",
      "extension View { public func a(_ p: @escaping () -> Void) -> some View { keep(p) } }",
      "extension View { public func a(_ p: @escaping () -> Void) -> some View { b(perform: p) } }",
      "extension View { public func a(_ p: @escaping () -> Void) -> some View { modifier(B(act: p)) } }\nstruct B { var act: (() -> Void)?; func go() { if let action = act { later(action) } } }",
      "extension View { func a(_ p: @escaping () -> Void) -> some View { modifier(B(act: p)) } }",
      "extension View {\n/// - Note: No effect on Linux: nothing is pressed.\npublic func a(_ p: @escaping () -> Void) -> some View { modifier(B(act: p)) } }",
      "/// - Note: No effect on Linux: nothing is pressed.\npublic struct A { let act: () -> Void; public init(act: @escaping () -> Void) { self.act = act } }",
    ])
  func alive(source: String) {
    #expect(uncalled(in: source) == 0)
  }
}

/// Finds public functions in extensions whose whole body is `self`.
///
/// But for `path(in:)`: it asks a shape for its outline and modifies nothing, and a path is its own outline.
private final class NoEffectFinder: SyntaxVisitor {
  private var found: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPublic && node.returnsSelfUnchanged && !node.isOutline && !node.hasNote { found.append(node) }
    return .skipChildren
  }

  static func undocumented(in file: SourceFile) -> [Violation] {
    let finder = NoEffectFinder(viewMode: .sourceAccurate)
    finder.walk(file.syntax)
    return finder.found.map {
      Violation(
        path: file.path, line: file.line(of: $0),
        reason: "'\($0.name.text)' returns self; say why: '- Note: No effect on Linux: …'")
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isPublic: Bool {
    let isPublic = { (modifiers: DeclModifierListSyntax) in
      modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    }
    var parent = parent
    while let node = parent, !node.is(ExtensionDeclSyntax.self) { parent = node.parent }
    return isPublic(modifiers)
      || (parent?.as(ExtensionDeclSyntax.self)).map { isPublic($0.modifiers) } ?? false
  }

  fileprivate var returnsSelfUnchanged: Bool {
    guard let statements = body?.statements, statements.count == 1, let statement = statements.first else {
      return false
    }
    let expression =
      statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
    return expression?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// Whether this is what `Shape` requires: the outline within a rectangle.
  fileprivate var isOutline: Bool {
    name.text == "path" && signature.parameterClause.parameters.map(\.firstName.text) == ["in"]
  }

  fileprivate var hasNote: Bool { leadingTrivia.hasNote }
}
