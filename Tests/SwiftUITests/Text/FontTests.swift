import Foundation
import SwiftUI
import TextEngine
import Testing

@testable import SwiftUICore
@testable import TextViews

/// Every way to a font, and what each makes of a face, a size and lines.
struct SwiftUIFontTests {
  private func resolved(
    _ font: Font, _ profile: PlatformProfile = .desktop, _ size: DynamicTypeSize = .large
  ) -> ResolvedFontStyle {
    ResolvedFontStyle(font, FontTraits(), FontContext(profile: profile, dynamicTypeSize: size))
  }
  private func descriptor(_ font: Font) -> FontDescriptor { resolved(font).descriptor }
  private func face(_ font: Font) -> FontFace { FontRegistry.shared.font(for: descriptor(font)).face }

  @Test func stylesHaveTheirSizes() {
    let sizes: [(Font, Double, Double)] = [
      (.largeTitle, 26, 34), (.title, 22, 28), (.title2, 17, 22), (.title3, 15, 20), (.headline, 13, 17),
      (.subheadline, 11, 15), (.body, 13, 17), (.callout, 12, 16), (.footnote, 10, 13), (.caption, 10, 12),
      (.caption2, 10, 11), (.extraLargeTitle, 36, 36), (.extraLargeTitle2, 28, 28),
    ]
    for (font, desktop, phone) in sizes {
      #expect(resolved(font).descriptor.size == desktop)
      #expect(resolved(font, .phone).descriptor.size == phone)
    }
    #expect(Font.TextStyle.allCases.count == 13)
    #expect(descriptor(.headline).weight == 700)
    #expect(Font.system(.title) == .title && Font.system(.title, design: .serif) != .title)
  }

  @Test func systemFontsAreAsAsked() {
    #expect(descriptor(.system(size: 17)).size == 17)
    #expect(descriptor(.system(size: 17, weight: .heavy)).weight == 800)
    #expect(face(.system(size: 17, design: .serif)).familyName == "Noto Serif")
    #expect(face(.system(size: 17, weight: .bold, design: .monospaced)).familyName == "JetBrains Mono")
    #expect(face(.system(.body, design: .rounded)).familyName.hasPrefix("Quicksand"))
    #expect(descriptor(.system(.body, design: .default, weight: .thin)).weight == 200)
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { descriptor(.system(size: 13, weight: $0)).weight } == (1...9).map { Double($0) * 100 })
    for size in [CGFloat.nan, .infinity, -3, 0, 1e9] {
      #expect(descriptor(.system(size: size)).size.isFinite)
    }
  }

  @Test func customFontsFollowAStyle() {
    #expect(face(.custom("Noto Serif", size: 20)).familyName == "Noto Serif")
    #expect(face(.custom("Inter-Bold", size: 20)).weight == 700)
    #expect(face(.custom("No Such Font", size: 20)).familyName.hasPrefix("Inter"))
    func size(_ font: Font, _ chosen: DynamicTypeSize) -> Double {
      resolved(font, .phone, chosen).descriptor.size
    }
    #expect(size(.custom("Inter", size: 20), .large) == 20)
    #expect(size(.custom("Inter", size: 20), .accessibility3) > 30)
    #expect(size(.custom("Inter", fixedSize: 20), .accessibility3) == 20)
    let title = size(.custom("Inter", size: 20, relativeTo: .largeTitle), .accessibility3)
    #expect(title > 20 && title < size(.custom("Inter", size: 20), .accessibility3))
  }

  @Test func fontsAmongAProgramsResourcesAreFoundByName() throws {
    // A copy of an installed font under a name that no machine has.
    let installed = face(.custom("Quicksand", size: 20))
    guard installed.familyName == "Quicksand" else { return }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: installed.path))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let name = try #require("Quicksand".data(using: encoding))
      let other = try #require("Lendables".data(using: encoding))
      while let range = bytes.range(of: name) { bytes.replaceSubrange(range, with: other) }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Fonts/Lendables.ttf")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    try Data("not a font".utf8).write(to: folder.appendingPathComponent("Broken.otf"))
    #expect(face(.custom("Lendables", size: 20)).familyName != "Lendables")
    ProgramFonts.register(in: [folder])
    #expect(face(.custom("Lendables", size: 20)).path == file.path)
    #expect(face(.custom("Lendables-Regular", size: 20)).familyName == "Lendables")
  }

  @Test func changesAreTaken() {
    #expect(descriptor(.body.bold()).weight == 600 && descriptor(.system(size: 13).bold()).weight == 700)
    #expect(descriptor(.body.italic()).isItalic && !descriptor(.body).isItalic)
    #expect(descriptor(.body.weight(.light)).weight == 300)
    #expect(descriptor(.body.bold().weight(.light)).weight == 300)
    #expect(descriptor(.body.weight(.light).bold()).weight == 600)
    #expect(descriptor(.body.weight(.black).bold()).weight == 900)
    #expect(
      descriptor(.body.width(.condensed)).width == 80 && descriptor(.body.width(.expanded)).width == 120)
    #expect(descriptor(.body.width(Font.Width(0.5))).width == 150)
    #expect(descriptor(.body.width(Font.Width(.nan))).width == 100)
    #expect(face(.body.monospaced()).familyName == "JetBrains Mono")
    #expect(descriptor(.body.monospacedDigit()).features == ["tnum": 1])
    #expect(descriptor(.body.smallCaps()).features == ["smcp": 1, "c2sc": 1])
    #expect(descriptor(.body.lowercaseSmallCaps()).features == ["smcp": 1])
    #expect(descriptor(.body.uppercaseSmallCaps()).features == ["c2sc": 1])
    #expect(Font.Width.compressed.value < Font.Width.condensed.value && Font.Width.standard.value == 0)
  }

  @Test func leadingMovesLines() {
    func pitch(_ leading: Font.Leading?) -> Double {
      let font = leading.map { Font.body.leading($0) } ?? .body
      return resolved(font).lines?.pitch ?? 0
    }
    #expect(pitch(.standard) == pitch(nil))
    #expect(pitch(.tight) == pitch(nil) - 2)
    #expect(pitch(.loose) == pitch(nil) + 2)
    #expect(resolved(.body.leading(.loose)).lines?.height == resolved(.body).lines?.height)
  }

  @Test func fontsCompare() {
    #expect(Font.body == .body && Font.body != .title && Font.body.bold() != .body)
    #expect(Set([Font.body, .body, .title]).count == 2)
    #expect(Font.Design.serif != .rounded && Font.Weight.bold == .bold)
  }
}
