import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Entry")
struct EntryMacroTests {
  @Test("annotated: the default is computed, so it need not be Sendable")
  func annotated() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @Entry var inset: Double = 4
      }
      """,
      """
      extension EnvironmentValues {
        var inset: Double {
          get {
            self[__Key_inset.self]
          }
          set {
            self[__Key_inset.self] = newValue
          }
        }

        private struct __Key_inset: SwiftUI.EnvironmentKey {
          typealias Value = Double
          static var defaultValue: Value {
            4
          }
        }
      }
      """)
  }

  @Test("inferred: the default is a constant of the type the compiler finds")
  func inferred() {
    expectExpansion(
      """
      extension SwiftUI.Transaction {
        @Entry var isQuick = false
      }
      """,
      """
      extension SwiftUI.Transaction {
        var isQuick {
          get {
            self[__Key_isQuick.self]
          }
          set {
            self[__Key_isQuick.self] = newValue
          }
        }

        private struct __Key_isQuick: SwiftUI.TransactionKey {
          static let defaultValue = false
        }
      }
      """)
  }

  @Test("an optional without default is nil, however it is spelt", arguments: ["Int?", "Optional<Int>"])
  func optional(type: String) {
    expectExpansion(
      """
      extension ContainerValues {
        @Entry public var column: \(type)
      }
      """,
      """
      extension ContainerValues {
        public var column: \(type) {
          get {
            self[__Key_column.self]
          }
          set {
            self[__Key_column.self] = newValue
          }
        }

        private struct __Key_column: SwiftUI.ContainerValueKey {
          typealias Value = \(type)
          static var defaultValue: Value {
            nil
          }
        }
      }
      """)
  }

  @Test("an implicitly unwrapped optional has an optional key, and availability is repeated")
  func implicitlyUnwrapped() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @available(macOS 15, *)
        @Entry var `default`: Model!
      }
      """,
      """
      extension EnvironmentValues {
        @available(macOS 15, *)
        var `default`: Model! {
          get {
            self[__Key_default.self]
          }
          set {
            self[__Key_default.self] = newValue
          }
        }

        @available(macOS 15, *)
        private struct __Key_default: SwiftUI.EnvironmentKey {
          typealias Value = Model?
          static var defaultValue: Value {
            nil
          }
        }
      }
      """)
  }

  @Test("a focused value's key has no default and the wrapped type")
  func focused() {
    expectExpansion(
      """
      extension FocusedValues {
        @Entry var document: Binding<Document>?
      }
      """,
      """
      extension FocusedValues {
        var document: Binding<Document>? {
          get {
            self[__Key_document.self]
          }
          set {
            self[__Key_document.self] = newValue
          }
        }

        private struct __Key_document: SwiftUI.FocusedValueKey {
          typealias Value = Binding<Document>
        }
      }
      """)
  }

  /// What stands in for the accessors of a rejected property, so that nothing else is reported.
  private static let substitute = " {\n    get {\n      Swift.fatalError()\n    }\n  }"

  @Test(
    "a property that cannot be an entry is reported once",
    arguments: [
      (
        "static var a = 1", "static var a\(substitute)", 10,
        "'@Entry' cannot be applied to a static property"
      ),
      (
        "var a: Int { 1 }", "var a: Int { 1 }", 21,
        "'@Entry' cannot be applied to a property with accessors or observers"
      ),
      ("var a", "var a\(substitute)", 14, "'@Entry' needs a type, a default value, or both"),
    ])
  func rejected(source: String, expansion: String, column: Int, message: String) {
    expectExpansion(
      "extension EnvironmentValues {\n  @Entry \(source)\n}",
      "extension EnvironmentValues {\n  \(expansion)\n}",
      diagnostics: [DiagnosticSpec(message: message, line: 2, column: column)])
  }

  @Test("a constant is reported, with the correction")
  func constant() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @Entry let a = 1
      }
      """,
      """
      extension EnvironmentValues {
        let a {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' cannot be applied to a 'let' constant", line: 2, column: 10,
          fixIts: [FixItSpec(message: "replace 'let' with 'var'")])
      ],
      fixedSource: """
        extension EnvironmentValues {
          @Entry var a = 1
        }
        """)
  }

  @Test("a missing default is reported, with a place to write it")
  func missingDefault() {
    expectExpansion(
      """
      extension Transaction {
        @Entry var speed: Double
      }
      """,
      """
      extension Transaction {
        var speed: Double {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' needs a default value, because the type is not optional", line: 2, column: 14,
          fixIts: [FixItSpec(message: "add a default value")])
      ],
      fixedSource: """
        extension Transaction {
          @Entry var speed: Double = <#default value#>
        }
        """)
  }

  @Test("a focused value must be optional and cannot have a default")
  func focusedRejected() {
    expectExpansion(
      """
      extension FocusedValues {
        @Entry var a: Int
        @Entry var b: Int? = 1
      }
      """,
      """
      extension FocusedValues {
        var a: Int {
          get {
            Swift.fatalError()
          }
        }
        var b: Int? {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' in 'FocusedValues' needs an explicit optional type", line: 2, column: 14),
        DiagnosticSpec(
          message: "'@Entry' in 'FocusedValues' has no default value other than nil", line: 3, column: 24),
      ])
  }

  @Test("elsewhere than in the four extensions there is no entry")
  func elsewhere() {
    let message =
      "'@Entry' can only be applied to a property in an extension of "
      + "'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'"
    expectExpansion(
      """
      struct EnvironmentValues {
        @Entry var a = 1
      }
      """,
      """
      struct EnvironmentValues {
        var a {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [DiagnosticSpec(message: message, line: 2, column: 3)])
  }
}
