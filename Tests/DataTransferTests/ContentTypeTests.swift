import DataTransfer
import Testing

@Suite("Types of data")
struct ContentTypeTests {
  @Test("a type conforms to those above it, and to itself")
  func family() {
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .item) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .json))
    #expect(UTType.pdf.supertypes.contains(.compositeContent))
  }

  @Test("extensions and MIME types are found in any case, within the type that is asked for")
  func names() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/HTML") == .html)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.preferredMIMEType == "image/png")
  }

  @Test("a program's own type conforms to what the program says, or to data")
  func own() {
    let note = UTType(exportedAs: "test.note", conformingTo: .json)
    let plain = UTType(exportedAs: "test.plain")
    #expect(note.conforms(to: .text) && note.isDeclared)
    #expect(UTType("test.note")?.conforms(to: .json) == true)
    #expect(plain.conforms(to: .data) && !plain.conforms(to: .text) && !plain.isDeclared)
    #expect(UTType("") == nil)
  }

  @Test("a type that is declared to conform to itself ends the search")
  func cycle() {
    let circle = UTType(exportedAs: "test.circle")
    let other = UTType(exportedAs: "test.other", conformingTo: circle)
    #expect(UTType(exportedAs: "test.circle", conformingTo: other).supertypes == [other])
  }
}
