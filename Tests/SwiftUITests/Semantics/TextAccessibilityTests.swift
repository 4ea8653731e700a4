import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

/// What texts say of themselves, alone and as parts of others.
@MainActor @Suite("Accessibility of texts") struct TextAccessibilityTests {
  @Test("a label is read in place of the text; the last one holds")
  func label() {
    let text: Text = Text("kg").accessibilityLabel("kilograms")
    #expect(elements(of: text) == ["staticText \"kilograms\""])
    #expect(elements(of: text.accessibilityLabel(Text("weight"))) == ["staticText \"weight\""])
    let word = "a word"
    let spoken: Text = Text("").accessibilityLabel(word)
    #expect(elements(of: spoken) == ["staticText \"a word\""])
  }

  @Test("a label of a part stands for its part, joined and interpolated")
  func parts() {
    let unit = Text("kg").accessibilityLabel("kilograms")
    #expect(elements(of: Text("5 ") + unit) == ["staticText \"5 kilograms\""])
    #expect(elements(of: Text("5 \(unit)!")) == ["staticText \"5 kilograms!\""])
    #expect(elements(of: (Text("5 ") + unit).accessibilityLabel("five")) == ["staticText \"five\""])
  }

  @Test("a label changes nothing that shows")
  func picture() {
    func pixels(_ text: Text) -> [UInt8]? { ImageRenderer(content: text).cgImage?.premultipliedRGBA }
    #expect(pixels(Text("a") + Text("kg").accessibilityLabel("long")) == pixels(Text("a") + Text("kg")))
    #expect(pixels(Text("kg").accessibilityLabel("long")) == pixels(Text("kg")))
  }

  @Test("headings and kinds of text are those of the whole, or of a stretch")
  func stretches() {
    let heading: Text = Text("Title").accessibilityHeading(.h2)
    #expect(elements(of: heading) == elements(of: heading.accessibilityHeading(.h2)))
    #expect(elements(of: heading) != elements(of: heading.accessibilityHeading(.h3)))
    let code: Text = Text("let").accessibilityTextContentType(.sourceCode)
    #expect(elements(of: code) == ["staticText \"let\" text: sourceCode"])
    #expect(elements(of: Text("use ") + code) == ["staticText \"use let\" \"let\" text: sourceCode"])
    #expect(elements(of: heading + Text(" more")) == ["staticText \"Title more\" \"Title\" heading: 2"])
  }

  @Test("how a text is spoken goes together with its label")
  func speech() {
    let text = Text("4711").speechSpellsOutCharacters().accessibilityLabel("0815")
    #expect(elements(of: text) == ["staticText \"0815\" spelt out"])
  }
}
