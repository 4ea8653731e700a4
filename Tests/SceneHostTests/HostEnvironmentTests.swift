import Foundation
import SceneHost
import Testing

@MainActor
@Suite("What a host tells its views")
struct HostEnvironmentTests {
  @Test(
    "the scale is held within a sixteenth and 64, and is 1 where it is no number",
    arguments: [
      (1.0, 1.0), (2.5, 2.5), (0.01, 0.0625), (0.0625, 0.0625), (64, 64), (65, 64), (1e300, 64), (0, 1),
      (-2, 1),
      (Double.nan, 1), (Double.infinity, 1), (-Double.infinity, 1),
    ] as [(Double, Double)])
  func scale(given: Double, shown: Double) {
    var host = HostEnvironment()
    host.scale = given
    #expect(host.displayScale == shown)
    let log = Log<CGFloat>()
    Session(Noted(\.displayScale, in: log), proposal: .unspecified, host: host).update()
    #expect(log.values == [CGFloat(shown)])
  }

  @Test(
    "the direction is that of the locale's script, whatever its language",
    arguments: [
      ("en_US", LayoutDirection.leftToRight), ("ar_EG", .rightToLeft), ("he", .rightToLeft),
      ("fa_IR", .rightToLeft),
      ("ur", .rightToLeft), ("yi", .rightToLeft), ("dv", .rightToLeft), ("ckb", .rightToLeft),
      ("ff_Adlm", .rightToLeft),
      ("az_Arab", .rightToLeft), ("az_IR", .rightToLeft), ("pa_PK", .rightToLeft), ("uz_AF", .rightToLeft),
      ("az", .leftToRight), ("pa_IN", .leftToRight), ("ar_Latn", .leftToRight), ("ja_JP", .leftToRight),
      ("", .leftToRight), ("xx_nonsense", .leftToRight),
    ])
  func direction(identifier: String, direction: LayoutDirection) {
    var host = HostEnvironment()
    host.locale = Locale(identifier: identifier)
    #expect(host.direction == direction)
    host.layoutDirection = .leftToRight
    #expect(host.direction == .leftToRight, "the host may say otherwise")
    host.layoutDirection = .rightToLeft
    #expect(host.direction == .rightToLeft)
  }

  @Test("views find all that the host says")
  func written() {
    var host = HostEnvironment()
    host.colorScheme = .dark
    host.scale = 3
    host.locale = Locale(identifier: "ar_SA@calendar=islamic-umalqura")
    var values = EnvironmentValues()
    values.step = 4
    host.write(to: &values)
    #expect(values.colorScheme == .dark)
    #expect(values.displayScale == 3)
    #expect(values.pixelLength == 1.0 / 3)
    #expect(values.locale == host.locale)
    #expect(values.calendar.identifier == .islamicUmmAlQura)
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.scenePhase == .active)
    #expect(values.step == 4, "what it does not say stays")
  }
}
