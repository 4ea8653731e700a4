import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("#Preview")
struct PreviewMacroTests {
  /// The expansion of a preview on line 1 of the test module's only file.
  private func declaration(name: String = "nil", traits: String = "", body: String) -> String {
    """
    nonisolated struct __macro_local_7PreviewfMu_: SwiftUI._PreviewDeclaration {
      static var previewName: Swift.String? {
        \(name)
      }
      static var previewFileID: Swift.String {
        "TestModule/test.swift"
      }
      static var previewLine: Swift.Int {
        1
      }
      @_Concurrency.MainActor static var previewTraits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] {
        [\(traits)]
      }
      @_Concurrency.MainActor static func makePreviewBody() -> any SwiftUI.View {
    \(body)
      }
      #if compiler(>=6.3)
      @used private static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
        SwiftUI._recordPreview(__macro_local_7PreviewfMu_.self, at: $0)
      }
      #endif
    }
    """
  }

  private let text = """
        SwiftUI._makePreviewBody({
          Text("a")
          })
    """

  @Test(
    "every form of argument list",
    arguments: [
      ("#Preview {", "nil", "", "}"),
      (#"#Preview("Card") {"#, #""Card""#, "", "}"),
      ("#Preview(traits: .landscapeLeft) {", "nil", ".landscapeLeft", "}"),
      (
        #"#Preview("Card", traits: .fixedLayout(width: 1, height: 2), .portrait) {"#, #""Card""#,
        ".fixedLayout(width: 1, height: 2), .portrait", "}"
      ),
      (#"#Preview("Card", body: {"#, #""Card""#, "", "})"),
    ])
  func forms(head: String, name: String, traits: String, tail: String) {
    expectExpansion(
      "\(head)\n  Text(\"a\")\n\(tail)", declaration(name: name, traits: traits, body: text))
  }

  @Test("a body that is not a closure is called")
  func function() {
    expectExpansion(
      "#Preview(body: makeCard)",
      declaration(body: "    SwiftUI._makePreviewBody(makeCard)"))
  }

  @Test("marked properties move into a view, the rest becomes its body")
  func previewable() {
    expectExpansion(
      """
      #Preview {
        @Previewable @State var isOn = false
        @Previewable @FocusState private var isFocused: Bool

        let title = "Wi-Fi"
        return Toggle(title, isOn: $isOn)
      }
      """,
      declaration(
        body: """
              struct __macro_local_7WrapperfMu_: SwiftUI.View {
                @State var isOn = false
                @FocusState private var isFocused: Bool
                var body: some SwiftUI.View {
                  let title = "Wi-Fi"
                  return Toggle(title, isOn: $isOn)
                }
              }
              return __macro_local_7WrapperfMu_()
          """))
  }

  @Test("marked properties come first")
  func order() {
    expectExpansion(
      """
      #Preview {
        let a = 1
        @Previewable @State var b = 2
        Text("a")
      }
      """,
      declaration(
        body: """
              struct __macro_local_7WrapperfMu_: SwiftUI.View {
                @State var b = 2
                var body: some SwiftUI.View {
                  let a = 1
                  Text("a")
                }
              }
              return __macro_local_7WrapperfMu_()
          """),
      diagnostics: [
        DiagnosticSpec(
          message: "'@Previewable' declarations must come first in the body of '#Preview'", line: 3, column: 3
        )
      ])
  }

  @Test("a mark outside a preview, and a preview without a body, are reported")
  func misuse() {
    expectExpansion(
      "struct Card {\n  @Previewable var a = 1\n}", "struct Card {\n  var a = 1\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Previewable' can only be used in the body of '#Preview'", line: 2, column: 3)
      ])
    expectExpansion(
      "#Preview(\"Card\")", "",
      diagnostics: [
        DiagnosticSpec(message: "'#Preview' needs a body that makes a view", line: 1, column: 1)
      ])
  }
}
