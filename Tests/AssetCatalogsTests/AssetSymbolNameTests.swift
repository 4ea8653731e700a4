import Testing

@testable import AssetCatalogs

@Suite("Names of assets in Swift") struct AssetSymbolNameTests {
  @Test(
    "are those that Xcode gives",
    arguments: [
      ("landscape", "landscape"), ("AccentColor", "accent"), ("AppIconImage", "appIcon"),
      ("BGColorOne", "bgColorOne"), ("UIAccent", "uiAccent"), ("GPS-Tracking", "gpsTracking"),
      ("AccountActionEStatements", "accountActionEStatements"), ("Radial_Gradient", "radialGradient"),
      ("descent-launch-background 1", "descentLaunchBackground1"), ("letter-a-base", "letterABase"),
      ("tabbarBackgroundColor", "tabbarBackground"), ("text_color", "text"), ("Image", "image"),
      ("Image 10", "image10"), ("welcomeVCimage", "welcomeVCimage"), ("girlmascot1", "girlmascot1"),
      ("ac_fm_10_1", "acFm101"), ("color_9DA2A5", "color9DA2A5"), ("color_FF453A", "colorFF453A"),
      ("c50000", "c50000"), ("10_back_arm", "_10BackArm"), ("10e", "_10E"), ("2x2", "_2X2"), ("1", "_1"),
      ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
    ])
  func words(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName(asset: name)?.code == symbol)
  }

  @Test(
    "without small letters are constants",
    arguments: [
      ("BMW", "BMW"), ("M", "M"), ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("10C", "_10_C"),
      ("A2D8FF", "A_2_D_8_FF"), ("FFE05D", "FFE_05_D"), ("DCAC00", "DCAC_00"), ("121212", "_121212"),
    ])
  func constants(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName(asset: name)?.code == symbol)
  }

  @Test("of folders are types'")
  func namespaces() {
    let names = ["Colors", "iconPreviews", "GameUI", "tab bar-icons", "2x", "Type"]
    #expect(
      names.map { AssetSymbolName(namespace: $0)?.code }
        == ["Colors", "IconPreviews", "GameUI", "TabBarIcons", "_2X", "`Type`"])
  }

  @Test("that mean something to Swift stand in backticks, and without letters there is none")
  func odd() {
    #expect(AssetSymbolName(asset: "default")?.code == "`default`")
    #expect(AssetSymbolName(asset: "subscript")?.code == "`subscript`")
    #expect(AssetSymbolName(asset: "+ -") == nil)
    #expect(AssetSymbolName(asset: "") == nil)
    #expect(AssetSymbolName(namespace: "…") == nil)
    #expect(AssetSymbolName(asset: "日本 地図")?.code == "日本地図")
  }
}
