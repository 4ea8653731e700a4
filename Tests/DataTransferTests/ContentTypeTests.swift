import Foundation
import Testing

@testable import DataTransfer

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

  @Test("tags lead to types, and types to their tags")
  func tags() {
    #expect(UTType(tag: "CPP", tagClass: .filenameExtension, conformingTo: nil) == .cPlusPlusSource)
    #expect(UTType(tag: "application/x-tar", tagClass: .mimeType, conformingTo: .archive) == .tarArchive)
    #expect(UTType(tag: "tar", tagClass: .filenameExtension, conformingTo: .image) == nil)
    #expect(UTType(tag: "tar", tagClass: UTTagClass(rawValue: "other"), conformingTo: nil) == nil)
    #expect(
      UTType.types(tag: "text/plain", tagClass: .mimeType, conformingTo: .text).contains(.plainText))
    #expect(UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg"], .mimeType: ["image/jpeg"]])
    #expect(UTType.item.tags.isEmpty && !UTType.item.isDynamic)
    #expect(UTType.usdz.conforms(to: .threeDContent) && UTType.usdz.conforms(to: .data))
    #expect(UTType.geoJSON.conforms(to: .json) && UTType.applicationBundle.conforms(to: .directory))
  }

  @Test("a URL takes the extension of a type, unless it has one of the type's")
  func extensions() {
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/tmp/a.JPG")
    #expect(folder.appendingPathComponent("a.png", conformingTo: .jpeg).path == "/tmp/a.png.jpeg")
    #expect(folder.appendingPathComponent("b", conformingTo: .folder).hasDirectoryPath)
    var file = folder.appendingPathComponent("c")
    file.appendPathExtension(for: .json)
    file.appendPathExtension(for: .json)
    #expect(file.path == "/tmp/c.json")
  }

  @Test("each known type has one declaration, and conforms to known ones")
  func table() {
    let names = TypeDeclaration.all.map(\.identifier)
    #expect(Set(names).count == names.count)
    for type in TypeDeclaration.all { for name in type.supertypes { #expect(names.contains(name)) } }
  }

  @Test("a type that is declared to conform to itself ends the search")
  func cycle() {
    let circle = UTType(exportedAs: "test.circle")
    let other = UTType(exportedAs: "test.other", conformingTo: circle)
    #expect(UTType(exportedAs: "test.circle", conformingTo: other).supertypes == [other])
  }
}
