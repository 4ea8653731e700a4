import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Animatable")
struct AnimatableMacroTests {
  @Test("one property's data stands alone")
  func single() {
    expectExpansion(
      """
      @Animatable public struct Ring {
        var end: Angle
      }
      """,
      """
      public struct Ring {
        var end: Angle
      }

      extension Ring: SwiftUI.Animatable {
        public nonisolated var animatableData: Angle.AnimatableData {
          get {
            self.end.animatableData
          }
          set {
            self.end.animatableData = newValue
          }
        }
      }
      """)
  }

  @Test("several are paired to the right, in source order; what is not animated is left out")
  func several() {
    expectExpansion(
      """
      @Animatable struct Arc {
        var a = 0.5
        var b, c: CGFloat
        let constant = 1.0
        static var shared = 1.0
        lazy var cached = 1.0
        var sum: Double { a }
        @State var wrapped = 1.0
        @AnimatableIgnored var isClosed: Bool
        var d = Angle(degrees: 3) { didSet { } }
      }
      """,
      """
      struct Arc {
        var a = 0.5
        var b, c: CGFloat
        let constant = 1.0
        static var shared = 1.0
        lazy var cached = 1.0
        var sum: Double { a }
        @State var wrapped = 1.0
        var isClosed: Bool
        var d = Angle(degrees: 3) { didSet { } }
      }

      extension Arc: SwiftUI.Animatable {
        nonisolated var animatableData: SwiftUI.AnimatablePair<Swift.Double.AnimatableData, \
      SwiftUI.AnimatablePair<CGFloat.AnimatableData, \
      SwiftUI.AnimatablePair<CGFloat.AnimatableData, Angle.AnimatableData>>> {
          get {
            SwiftUI.AnimatablePair(self.a.animatableData, \
      SwiftUI.AnimatablePair(self.b.animatableData, \
      SwiftUI.AnimatablePair(self.c.animatableData, self.d.animatableData)))
          }
          set {
            self.a.animatableData = newValue.first
            self.b.animatableData = newValue.second.first
            self.c.animatableData = newValue.second.second.first
            self.d.animatableData = newValue.second.second.second
          }
        }
      }
      """)
  }

  @Test("what cannot be animated is reported")
  func misuse() {
    expectExpansion(
      "@Animatable final class Model {\n  var a = 1.0\n}", "final class Model {\n  var a = 1.0\n}",
      diagnostics: [
        DiagnosticSpec(message: "'@Animatable' can only be applied to a structure", line: 1, column: 1)
      ])
    expectExpansion(
      "@Animatable struct Empty {\n  let a = 1.0\n}", "struct Empty {\n  let a = 1.0\n}",
      diagnostics: [
        DiagnosticSpec(message: "'@Animatable' found no stored property to animate", line: 1, column: 1)
      ])
    expectExpansion(
      "@Animatable struct Twice {\n  var animatableData = 1.0\n}",
      "struct Twice {\n  var animatableData = 1.0\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Animatable' writes 'animatableData'; remove this one, or the attribute",
          line: 2, column: 3)
      ])
    expectExpansion(
      "struct Arc {\n  @AnimatableIgnored func area() {}\n}", "struct Arc {\n  func area() {}\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@AnimatableIgnored' can only be applied to a stored property", line: 2, column: 3)
      ])
  }

  @Test("a type that cannot be seen is asked for", arguments: ["1", "Angle.zero", ".zero"])
  func untyped(value: String) {
    expectExpansion(
      "@Animatable struct Arc {\n  var a = 1.0\n  var b = \(value)\n}",
      """
      struct Arc {
        var a = 1.0
        var b = \(value)
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@Animatable' needs to see the type of 'b'; annotate it, or mark it '@AnimatableIgnored'",
          line: 3, column: 7)
      ])
  }
}
