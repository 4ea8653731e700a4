import Foundation
import Testing

@testable import TextEngine

struct FontTests {
  private func face(_ descriptor: FontDescriptor) -> FontFace {
    FontRegistry.shared.font(for: descriptor).face
  }

  @Test(.enabled(if: hasInter))
  func theInterfaceFontIsItsDisplayCutFromTwentyPoints() {
    #expect(face(FontDescriptor(.system, size: 19.9)).familyName == "Inter")
    #expect(face(FontDescriptor(.system, size: 20)).familyName == "Inter Display")
  }

  @Test(.enabled(if: hasInter), arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900.0])
  func eachWeightHasItsFace(_ weight: Double) {
    #expect(face(FontDescriptor(weight: weight)).weight == weight)
    let italic = FontRegistry.shared.font(for: FontDescriptor(weight: weight, isItalic: true))
    #expect(italic.face.isItalic)
    #expect(italic.skew == 0)
    #expect(italic.embolden == 0)
  }

  @Test func anUnknownNameGivesTheInterfaceFont() {
    #expect(face(FontDescriptor(.named("No Such Font At All"))) === face(FontDescriptor()))
    #expect(face(FontDescriptor(.file("/no/such/file.ttf"))) === face(FontDescriptor()))
  }

  @Test(.enabled(if: hasInter))
  func aPostScriptNameSaysTheWeight() {
    let face = face(FontDescriptor(.named("Inter-Bold")))
    #expect(face.familyName == "Inter")
    #expect(face.weight == 700)
  }

  @Test func anIdentifierLeadsBackToItsFace() {
    let face = face(FontDescriptor())
    #expect(FontRegistry.shared.face(face.id) === face)
    #expect(FontRegistry.shared.face(.init(raw: 0)) == nil)
    #expect(FontRegistry.shared.face(.init(raw: .max)) == nil)
  }

  @Test(.enabled(if: hasInter))
  func outlinesAreInEmDownward() throws {
    let face = face(FontDescriptor())
    let run = try #require(ShapedText.shape("H", inter13).layout(TextLayoutOptions()).runs.first)
    let box = face.path(forGlyph: run.glyphs[0].index).boundingRect
    #expect(abs(Double(box.minY) + face.capHeight) < 0.01)
    #expect(abs(Double(box.maxY)) < 0.001)
    #expect(face.path(forGlyph: .max).isEmpty)
  }

  @Test func emojiArePictures() throws {
    let run = try #require(ShapedText.shape("👍", inter13).layout(TextLayoutOptions()).runs.first)
    let face = try #require(FontRegistry.shared.face(run.font))
    guard face.isColor else { return }
    let picture = try #require(face.colorBitmap(forGlyph: run.glyphs[0].index))
    #expect(picture.pixels.count == picture.width * picture.height * 4)
    #expect(picture.pixels.contains { $0 != 0 })
    #expect(picture.bounds.width > 0.5 && picture.bounds.width < 2)
  }

  @Test func presentationSelectorsChooseBetweenTextAndPicture() {
    func isEmoji(_ text: String) -> Bool {
      EmojiPresentation.isEmoji(ArraySlice(text.unicodeScalars.map(\.value)))
    }
    #expect(isEmoji("👍") && isEmoji("❤\u{fe0f}") && isEmoji("1\u{fe0f}\u{20e3}") && isEmoji("🇩🇪"))
    #expect(!isEmoji("❤\u{fe0e}") && !isEmoji("👍\u{fe0e}") && !isEmoji("1") && !isEmoji("©") && !isEmoji("a"))
  }

  @Test func featuresReachTheShaper() {
    var attributes = inter13
    attributes.font.features = ["tnum": 1]
    let ones = ShapedText.shape("111", attributes).layout(TextLayoutOptions()).size.width
    let zeros = ShapedText.shape("000", attributes).layout(TextLayoutOptions()).size.width
    #expect(abs(ones - zeros) < 1e-9)
    #expect(ShapedText.shape("111", inter13).layout(TextLayoutOptions()).size.width != ones || !hasInter)
  }

  @Test(.enabled(if: hasInter), arguments: [60, 80, 120, 150.0])
  func aWidthThatNoFaceHasIsMade(_ width: Double) {
    let font = FontRegistry.shared.font(for: FontDescriptor(size: 20, width: width))
    #expect(font.stretch == width / 100)
    #expect(width < 100 ? font.face.weight >= 400 : font.face.weight <= 400)
    func row(_ width: Double) -> Double {
      let attributes = TextAttributes(font: FontDescriptor(size: 20, weight: 500, width: width))
      return ShapedText.shape("Handgloves", attributes).rowWidth
    }
    let ratio = row(width) / row(100)
    #expect(abs(ratio - width / 100) < 0.06)
  }

  @Test func weightsThatAreFamiliesOfTheirOwnBelongToTheFamily() {
    guard FontRegistry.shared.font(for: FontDescriptor(.named("Quicksand"))).face.familyName == "Quicksand"
    else {
      return
    }
    #expect(face(FontDescriptor(.named("Quicksand"), weight: 300)).familyName == "Quicksand Light")
    #expect(face(FontDescriptor(.named("Quicksand"), weight: 500)).familyName == "Quicksand Medium")
    #expect(face(FontDescriptor(.named("Quicksand"), weight: 400)).weight == 400)
    // Standing in for a rounded interface font it is as heavy as that.
    #expect(face(FontDescriptor(.rounded, weight: 400)).weight == 500)
    let black = FontRegistry.shared.font(for: FontDescriptor(.rounded, weight: 900))
    #expect(black.face.weight == 700 && black.embolden > 0)
  }
}
