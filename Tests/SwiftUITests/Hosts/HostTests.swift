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

private struct Nested: View {
  let depth: Int
  var body: some View {
    if depth > 0 {
      VStack(spacing: 0) {
        Color.blue.frame(width: 1, height: 1)
        AnyView(Nested(depth: depth - 1)).padding(0)
      }
    } else {
      Color.red.frame(width: 10, height: 10)
    }
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

  @Test(
    "views nested a thousand and ten thousand deep are laid out, changed and drawn",
    arguments: [1_000, 10_000])
  func depth(levels: Int) {
    let session = HeadlessSession(Nested(depth: levels))
    let size = session.size
    #expect(size == CGSize(width: 10, height: 10 + Double(levels)))
    session.setEnvironment { $0.layoutDirection = .rightToLeft }
    let image = session.image()
    #expect(image.height == 10 + levels)
    let warnings = session.warnings
    #expect(warnings.isEmpty)
  }

  @Test("past the limit a placeholder stands, with one warning")
  func tooDeep() {
    let session = HeadlessSession(Endless())
    let size = session.size
    let warnings = session.warnings
    #expect(size == CGSize(width: 12, height: 12), "the placeholder's")
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("views nested too deep") ?? false)
  }
}

/// A view whose body is itself.
private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}
