import Testing

@Suite("#bundle")
struct BundleMacroTests {
  @Test("stands for the module's resources where the target has any")
  func expansion() {
    expectExpansion(
      "let bundle = #bundle",
      """
      let bundle = {
        #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
          return Foundation.Bundle.module
        #else
          return Foundation.Bundle.main
        #endif
      }()
      """)
  }
}
