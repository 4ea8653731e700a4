import Foundation
import FoundationAdditions
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

private struct Sample: App {
  @State private var title = "A"
  var body: some Scene {
    Settings { Color.blue }
    WindowGroup("Main", id: "main") { Color.red.frame(width: 30, height: 20) }
    Window("Other", id: "other") { Color.green }
  }
}

@MainActor
struct HostTests {
  @Test("an image is as large as the view wants, times the scale")
  func imageSize() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    #expect(renderer.cgImage?.width == 60)
    #expect(renderer.cgImage?.height == 40)
    #expect(renderer.pdfData()?.starts(with: Data("%PDF".utf8)) == true)
    let svg = try #require(renderer.svgData())
    #expect(String(decoding: svg, as: UTF8.self).contains("width=\"30\""))
  }

  @Test("what is not painted is transparent, or black where the image is opaque")
  func opaque() {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 1, height: 1))
    #expect(renderer.cgImage?.premultipliedRGBA == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(renderer.cgImage?.premultipliedRGBA == [0, 0, 0, 255])
  }

  @Test("other content is announced and shown")
  func change() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 3))
    _ = renderer.cgImage
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Color.red.frame(width: 5, height: 3)
    #expect(count > 0)
    #expect(renderer.cgImage?.width == 5)
    subscription.cancel()
  }

  @Test("the command line of an app")
  func command() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let good = PictureCommand.run(["--png", path, "--scale", "2"], of: Sample(), name: "sample")
    #expect(good.status == 0 && good.error.isEmpty)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(data[19] == 60)
    #expect(PictureCommand.run([], of: Sample(), name: "sample").status == 64)
    #expect(PictureCommand.run(["--size", "ax3"], of: Sample(), name: "sample").status == 64)
    #expect(PictureCommand.run(["--help"], of: Sample(), name: "sample").status == 0)
  }

  @Test(
    "the locale follows the variables of the process", arguments: [("ar_EG.UTF-8", "ar_EG"), ("C", "en_US")])
  func locale(variable: String, identifier: String) {
    let locale = ProcessLocale(in: ["LC_ALL": "", "LANG": variable]).locale
    #expect(locale.identifier == identifier)
    #expect(HostEnvironment.direction(of: locale) == (identifier == "ar_EG" ? .rightToLeft : .leftToRight))
  }
}
