/// The named colours whose components depend on light or dark.
///
/// The values are those that Apple's Human Interface Guidelines print for the system colours.
enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary
  case background, secondaryBackground, separator, fill, placeholder, link, windowBackground, selection
  case gray2, gray3, gray4, gray5, gray6
  case tertiaryBackground, groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case opaqueSeparator, secondaryFill, tertiaryFill, quaternaryFill

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) -> ResolvedColor {
    ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }

  private typealias Pair = (light: ResolvedColor, dark: ResolvedColor)

  private static func label(_ light: Float, _ dark: Float) -> Pair {
    (rgb(60, 60, 67, light), rgb(235, 235, 245, dark))
  }

  private var standard: Pair {
    switch self {
    case .red: (Self.rgb(255, 56, 60), Self.rgb(255, 66, 69))
    case .orange: (Self.rgb(255, 141, 40), Self.rgb(255, 146, 48))
    case .yellow: (Self.rgb(255, 204, 0), Self.rgb(255, 214, 0))
    case .green: (Self.rgb(52, 199, 89), Self.rgb(48, 209, 88))
    case .mint: (Self.rgb(0, 200, 179), Self.rgb(0, 218, 195))
    case .teal: (Self.rgb(0, 195, 208), Self.rgb(0, 210, 224))
    case .cyan: (Self.rgb(0, 192, 232), Self.rgb(60, 211, 254))
    case .blue, .link: (Self.rgb(0, 136, 255), Self.rgb(0, 145, 255))
    case .indigo: (Self.rgb(97, 85, 245), Self.rgb(109, 124, 255))
    case .purple: (Self.rgb(203, 48, 224), Self.rgb(219, 52, 242))
    case .pink: (Self.rgb(255, 45, 85), Self.rgb(255, 55, 95))
    case .brown: (Self.rgb(172, 127, 94), Self.rgb(183, 138, 102))
    case .gray: (Self.rgb(142, 142, 147), Self.rgb(142, 142, 147))
    case .primary: (.black, .white)
    case .secondary: Self.label(0.6, 0.6)
    case .tertiary, .placeholder: Self.label(0.3, 0.3)
    case .quaternary: Self.label(0.18, 0.16)
    case .quinary: Self.label(0.09, 0.08)
    case .background: (.white, .black)
    case .secondaryBackground: (Self.rgb(242, 242, 247), Self.rgb(28, 28, 30))
    case .windowBackground: (.white, .black)
    case .separator: (Self.rgb(60, 60, 67, 0.29), Self.rgb(84, 84, 88, 0.6))
    case .fill: (Self.rgb(120, 120, 128, 0.2), Self.rgb(120, 120, 128, 0.36))
    case .selection: (Self.rgb(0, 136, 255, 0.3), Self.rgb(0, 145, 255, 0.4))
    case .gray2: (Self.rgb(174, 174, 178), Self.rgb(99, 99, 102))
    case .gray3: (Self.rgb(199, 199, 204), Self.rgb(72, 72, 74))
    case .gray4: (Self.rgb(209, 209, 214), Self.rgb(58, 58, 60))
    case .gray5: (Self.rgb(229, 229, 234), Self.rgb(44, 44, 46))
    case .gray6: (Self.rgb(242, 242, 247), Self.rgb(28, 28, 30))
    case .tertiaryBackground: (.white, Self.rgb(44, 44, 46))
    case .groupedBackground: (Self.rgb(242, 242, 247), .black)
    case .secondaryGroupedBackground: (.white, Self.rgb(28, 28, 30))
    case .tertiaryGroupedBackground: (Self.rgb(242, 242, 247), Self.rgb(44, 44, 46))
    case .opaqueSeparator: (Self.rgb(198, 198, 200), Self.rgb(56, 56, 58))
    case .secondaryFill: (Self.rgb(120, 120, 128, 0.16), Self.rgb(120, 120, 128, 0.32))
    case .tertiaryFill: (Self.rgb(118, 118, 128, 0.12), Self.rgb(118, 118, 128, 0.24))
    case .quaternaryFill: (Self.rgb(116, 116, 128, 0.08), Self.rgb(118, 118, 128, 0.18))
    }
  }

  /// The colours for increased contrast, where they differ.
  private var increased: Pair? {
    switch self {
    case .red: (Self.rgb(233, 21, 45), Self.rgb(255, 97, 101))
    case .orange: (Self.rgb(197, 83, 0), Self.rgb(255, 160, 86))
    case .yellow: (Self.rgb(161, 106, 0), Self.rgb(254, 223, 67))
    case .green: (Self.rgb(0, 137, 50), Self.rgb(74, 217, 104))
    case .mint: (Self.rgb(0, 133, 117), Self.rgb(84, 223, 203))
    case .teal: (Self.rgb(0, 129, 152), Self.rgb(59, 221, 236))
    case .cyan: (Self.rgb(0, 126, 174), Self.rgb(109, 217, 255))
    case .blue, .link: (Self.rgb(30, 110, 244), Self.rgb(92, 184, 255))
    case .indigo: (Self.rgb(86, 74, 222), Self.rgb(167, 170, 255))
    case .purple: (Self.rgb(176, 47, 194), Self.rgb(234, 141, 255))
    case .pink: (Self.rgb(231, 18, 77), Self.rgb(255, 138, 196))
    case .brown: (Self.rgb(149, 109, 81), Self.rgb(219, 166, 121))
    case .gray: (Self.rgb(108, 108, 112), Self.rgb(174, 174, 178))
    case .gray2: (Self.rgb(142, 142, 147), Self.rgb(124, 124, 128))
    case .gray3: (Self.rgb(174, 174, 178), Self.rgb(84, 84, 86))
    case .gray4: (Self.rgb(188, 188, 192), Self.rgb(68, 68, 70))
    case .gray5: (Self.rgb(216, 216, 220), Self.rgb(54, 54, 56))
    case .gray6: (Self.rgb(235, 235, 240), Self.rgb(36, 36, 38))
    case .secondary: Self.label(0.8, 0.7)
    case .tertiary, .placeholder: Self.label(0.7, 0.55)
    default: nil
    }
  }

  private struct Table {
    /// Standard light and dark, then increased light and dark, color by color.
    let colors: [ResolvedColor]
    init() {
      colors = SystemColor.allCases.flatMap { color in
        let standard = color.standard
        let increased = color.increased ?? standard
        return [standard.light, standard.dark, increased.light, increased.dark]
      }
    }
  }
  private static let table = Table()

  func resolved(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ResolvedColor {
    Self.table.colors[
      Int(rawValue) * 4 + (contrast == .increased ? 2 : 0) + (scheme == .dark ? 1 : 0)]
  }
}
