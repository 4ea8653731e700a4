import DisplayList
import Foundation
import FoundationAdditions
import HeadlessHost
import SwiftUI
import ImageCodecs
import Testing

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Asset catalogues as they lie in the sources of a program.
@MainActor @Suite("Asset catalogues")
struct AssetCatalogTests {
  private let red: [UInt8] = [255, 0, 0], green: [UInt8] = [0, 255, 0], blue: [UInt8] = [0, 0, 255]

  private func picture(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> CGImage {
    let session = HeadlessSession(view)
    session.setEnvironment(change)
    return session.image()
  }

  /// The colour in the middle of a view's picture, and its size.
  private func look(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> (color: [UInt8], size: CGSize) {
    let image = picture(view, change)
    let start = (image.height / 2 * image.width + image.width / 2) * 4
    return (
      Array(image.premultipliedRGBA[start..<start + 3]), CGSize(width: image.width, height: image.height)
    )
  }

  @Test("the file for the display's scale is taken, and its points are its pixels by its scale")
  func scales() throws {
    let folder = try CatalogFolder()
    try folder.writeSet(
      "Assets.xcassets/Mark",
      [
        ("a.png", red, 10, #","scale":"1x""#), ("b.png", green, 20, #","scale":"2x""#),
        ("c.png", blue, 30, #","scale":"3x""#),
      ])
    let bundle = folder.bundle
    let one = look(Image("Mark", bundle: bundle)) { $0.displayScale = 1 }
    let two = look(Image("Mark", bundle: bundle)) { $0.displayScale = 2 }
    let between = look(Image("Mark", bundle: bundle)) { $0.displayScale = 2.5 }
    #expect(one.color == red && one.size == CGSize(width: 10, height: 10))
    #expect(two.color == green && two.size == CGSize(width: 10, height: 10))
    #expect(between.color == blue)
  }

  @Test(
    "dark, high contrast, language and direction choose among the files; what fits in none is the plain one")
  func appearances() throws {
    let folder = try CatalogFolder()
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    try folder.writeSet(
      "Assets.xcassets/Mark",
      [
        ("a.png", red, 4, ""), ("b.png", green, 4, #","appearances":[\#(dark)]"#),
        ("c.png", blue, 4, #","appearances":[\#(dark),\#(high)]"#),
        ("d.png", [9, 9, 9], 4, #","locale":"ru""#),
      ])
    let image = Image("Mark", bundle: folder.bundle)
    #expect(look(image).color == red)
    #expect(look(image) { $0.colorScheme = .dark }.color == green)
    #expect(
      look(image) {
        $0.colorScheme = .dark
        $0._colorSchemeContrast = .increased
      }.color == blue)
    #expect(look(image) { $0._colorSchemeContrast = .increased }.color == red)
    #expect(look(image) { $0.locale = Locale(identifier: "ru_RU") }.color == [9, 9, 9])
    // A part of the tree may be dark.
    #expect(look(image.environment(\.colorScheme, .dark)).color == green)
  }

  @Test("a picture has no variants: one by the variant's name is another picture")
  func variants() throws {
    let folder = try CatalogFolder()
    try folder.writeSet("Assets.xcassets/icon", [("a.png", red, 4, "")])
    try folder.writeSet("Assets.xcassets/icon.fill", [("a.png", blue, 4, "")])
    let image = Image("icon", bundle: folder.bundle)
    #expect(look(image.symbolVariant(.fill)).color == red)
  }

  @Test(
    "a PDF file of an image set has its points, and is sharp in any size",
    .enabled(if: PDFDecoder.isAvailable))
  func documents() throws {
    let folder = try CatalogFolder()
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }.frame(width: 8, height: 6))
    try folder.write(renderer.pdfData() ?? Data(), to: "Assets.xcassets/Page.imageset/page.pdf")
    try folder.write(
      #"""
      {"images": [{"filename": "page.pdf", "idiom": "universal"}],
       "properties": {"preserves-vector-representation": true}}
      """#, to: "Assets.xcassets/Page.imageset/Contents.json")
    let page = Image("Page", bundle: folder.bundle)
    #expect(look(page).size == CGSize(width: 8, height: 6))
    let large = picture(page.resizable().frame(width: 800, height: 600)) { $0.displayScale = 1 }
    let row = (0..<800).map {
      Array(large.premultipliedRGBA[(300 * 800 + $0) * 4..<(300 * 800 + $0) * 4 + 3])
    }
    #expect(row[398] == red && row[401] == blue)
    let tinted = look(page.renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 0)))
    #expect(tinted.color == green)
  }

  @Test("a large photograph is decoded in the size in which it shows, and whole where its pixels are wanted")
  func photographs() throws {
    let folder = try CatalogFolder()
    try folder.write(Photograph.data(width: 2_000, height: 1_500), to: "Photo.jpg")
    let photo = Image("Photo", bundle: folder.bundle)
    func pixels(_ view: some View) -> Int {
      let session = HeadlessSession(view)
      var widest = 0
      func look(_ fragment: Fragment) {
        for item in fragment.items {
          if case .image(let image) = item, case .pixels(let id) = image.content {
            widest = max(widest, ImageStore.shared.image(id.raw)?.pixels.width ?? 0)
          }
          if case .fill(_, .tiles(let tiles), _) = item, case .pixels(let id) = tiles.content {
            widest = max(widest, ImageStore.shared.image(id.raw)?.pixels.width ?? 0)
          }
          if case .children(let tree) = item { tree.forEach { look($0.fragment) } }
          if case .group(_, let content) = item { look(content.fragment) }
        }
      }
      look(session.picture.root.fragment)
      return widest
    }
    #expect(pixels(photo.resizable().frame(width: 50, height: 40)) == 250)
    #expect(pixels(photo.resizable().frame(width: 200, height: 150)) == 1_000)
    #expect(pixels(photo.resizable().frame(width: 1_000, height: 750)) == 2_000)
    #expect(pixels(photo.resizable().interpolation(.none).frame(width: 50, height: 40)) == 2_000)
    #expect(pixels(photo.resizable(resizingMode: .tile).frame(width: 50, height: 40)) == 2_000)
    let session = HeadlessSession(photo)
    #expect(session.size == CGSize(width: 2_000, height: 1_500))
    // The colours are those of the whole, in their places.
    let small = HeadlessSession(photo.resizable().frame(width: 40, height: 30)).image()
    func part(_ x: Int) -> [Int] { (0..<3).map { Int(small.premultipliedRGBA[(15 * 40 + x) * 4 + $0]) } }
    #expect(part(5)[0] > 200 && part(35)[0] < 60)
  }

  @Test("an image for one direction is mirrored in the other, unless the set has one for that")
  func directions() throws {
    let folder = try CatalogFolder()
    let halves = CatalogFolder.image(width: 4, height: 2) { x, _ in x < 2 ? [255, 0, 0] : [0, 0, 255] }
    for (name, extra) in [
      ("One", ""), ("Two", #",{"filename":"b.png","language-direction":"right-to-left"}"#),
    ] {
      let set = "Assets.xcassets/\(name).imageset"
      try folder.write(PNGEncoder().encode(halves), to: "\(set)/a.png")
      try folder.write(CatalogFolder.png(green, 4), to: "\(set)/b.png")
      try folder.write(
        #"{"images":[{"filename":"a.png","language-direction":"left-to-right"}\#(extra)]}"#,
        to: "\(set)/Contents.json")
    }
    func first(_ name: String, _ direction: LayoutDirection) -> [UInt8] {
      Array(
        picture(Image(name, bundle: folder.bundle)) { $0.layoutDirection = direction }.premultipliedRGBA[
          0..<3])
    }
    #expect(first("One", .leftToRight) == red && first("One", .rightToLeft) == blue)
    #expect(first("Two", .leftToRight) == red && first("Two", .rightToLeft) == green)
  }

  @Test("the desktop's own file goes before that of every device, and a phone's is better than none")
  func idioms() throws {
    let folder = try CatalogFolder()
    func set(_ name: String, _ idioms: [(String, [UInt8])]) throws {
      var entries: [String] = []
      for (idiom, color) in idioms {
        try folder.write(CatalogFolder.png(color, 4), to: "Assets.xcassets/\(name).imageset/\(idiom).png")
        entries.append(#"{"filename":"\#(idiom).png","idiom":"\#(idiom)"}"#)
      }
      try folder.write(
        #"{"images":[\#(entries.joined(separator: ","))]}"#,
        to: "Assets.xcassets/\(name).imageset/Contents.json")
    }
    try set("Both", [("universal", red), ("mac", green), ("iphone", blue)])
    try set("Phone", [("watch", red), ("iphone", blue)])
    let bundle = folder.bundle
    #expect(look(Image("Both", bundle: bundle)).color == green)
    #expect(look(Image("Both", bundle: bundle)) { $0.platformProfile = .phone }.color == blue)
    #expect(look(Image("Phone", bundle: bundle)).color == blue)
  }

  @Test("folders are part of names where they provide a namespace, and icons and data are passed over")
  func namespaces() throws {
    let folder = try CatalogFolder()
    let root = "Resources/Media.xcassets"
    try folder.writeSet("\(root)/Plain/One", [("a.png", red, 4, "")])
    try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "\(root)/Shop/Contents.json")
    try folder.writeSet("\(root)/Shop/One", [("a.png", green, 4, "")])
    try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "\(root)/Shop/Inner/Contents.json")
    try folder.writeSet("\(root)/Shop/Inner/One", [("a.png", blue, 4, "")])
    try folder.write(#"{"images":[]}"#, to: "\(root)/AppIcon.appiconset/Contents.json")
    try folder.write("{}", to: "\(root)/Data.dataset/Contents.json")
    let bundle = folder.bundle
    #expect(look(Image("One", bundle: bundle)).color == red)
    #expect(look(Image("Shop/One", bundle: bundle)).color == green)
    #expect(look(Image(ImageResource(name: "Shop/Inner/One", bundle: bundle))).color == blue)
    let session = HeadlessSession(Image("AppIcon", bundle: bundle))
    session.update()
    #expect(session.warnings.count == 1)
  }

  @Test("the catalogue says whether an image is a template, unless the program does")
  func intents() throws {
    let folder = try CatalogFolder()
    try folder.writeSet(
      "Assets.xcassets/Mark", [("a.png", red, 4, "")],
      properties: #"{"template-rendering-intent":"template"}"#)
    let image = Image("Mark", bundle: folder.bundle)
    #expect(look(image.foregroundStyle(Color(red: 0, green: 0, blue: 1))).color == blue)
    #expect(look(image.renderingMode(.original).foregroundStyle(.blue)).color == red)
  }

  @Test("slices of the catalogue keep their size when the image is resized")
  func slices() throws {
    let folder = try CatalogFolder()
    // Red, green and blue columns of 4, 2 and 4 pixels: two pixels to the point.
    let bands = CatalogFolder.image(width: 10, height: 4) { x, _ in x < 4 ? red : x < 6 ? green : blue }
    try folder.write(PNGEncoder().encode(bands), to: "Assets.xcassets/Bar.imageset/a.png")
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
        "center": {"mode": "stretch", "width": 2}, "cap-insets": {"left": 4, "right": 4}}}]}
      """, to: "Assets.xcassets/Bar.imageset/Contents.json")
    let image = picture(Image("Bar", bundle: folder.bundle).resizable().frame(width: 30, height: 2)) {
      $0.displayScale = 2
    }
    func color(_ x: Int) -> [UInt8] { Array(image.premultipliedRGBA[(x * 4)..<(x * 4 + 3)]) }
    #expect(color(0) == red && color(1) == red && color(28) == blue && color(29) == blue)
    #expect(color(3) == green && color(26) == green)
    let plain = look(Image("Bar", bundle: folder.bundle)) { $0.displayScale = 2 }
    #expect(plain.size == CGSize(width: 5, height: 2))
  }

  @Test("vector images are as sharp as they are large")
  func vectors() throws {
    let folder = try CatalogFolder()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="red" d="M0 0h4v8h-4z"/></svg>
      """
    try folder.write(svg, to: "Assets.xcassets/Mark.imageset/mark.svg")
    try folder.write(
      #"{"images":[{"filename":"mark.svg"}],"properties":{"preserves-vector-representation":true}}"#,
      to: "Assets.xcassets/Mark.imageset/Contents.json")
    let plain = look(Image("Mark", bundle: folder.bundle))
    #expect(plain.size == CGSize(width: 8, height: 8))
    let large = picture(Image("Mark", bundle: folder.bundle).resizable().frame(width: 400, height: 400))
    func alpha(_ x: Int) -> UInt8 { large.premultipliedRGBA[(200 * 400 + x) * 4 + 3] }
    #expect(alpha(198) == 255 && alpha(201) == 0)
  }

  @Test("files beside catalogues have names too, with and without extension, scale and language")
  func files() throws {
    let folder = try CatalogFolder()
    try folder.write(CatalogFolder.png(red, 6), to: "one.png")
    try folder.write(CatalogFolder.png(green, 12), to: "one@2x.png")
    try folder.write(CatalogFolder.png(blue, 6), to: "fr.lproj/one.png")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'><rect width='5' height='5' fill='lime'/></svg>",
      to: "two.svg")
    let bundle = folder.bundle
    #expect(look(Image("one", bundle: bundle)).color == red)
    #expect(look(Image("one.png", bundle: bundle)) { $0.displayScale = 2 }.color == green)
    #expect(look(Image("one", bundle: bundle)) { $0.locale = Locale(identifier: "fr") }.color == blue)
    #expect(look(Image("two", bundle: bundle)).color == green)
  }

  @Test("what is not there or not readable is a placeholder, with one warning")
  func missing() throws {
    let folder = try CatalogFolder()
    try folder.write("no JSON", to: "Assets.xcassets/A.imageset/Contents.json")
    try folder.write(#"{"images":[{"filename":"a.png"}]}"#, to: "Assets.xcassets/B.imageset/Contents.json")
    try folder.write(Data(CatalogFolder.png(red, 8).prefix(40)), to: "Assets.xcassets/B.imageset/a.png")
    try folder.write(
      #"{"images":[{"filename":"../../secret.png"}]}"#, to: "Assets.xcassets/C.imageset/Contents.json")
    try folder.write(CatalogFolder.png(red, 8), to: "secret.png")
    for name in ["A", "B", "C", "D", "", "/etc/passwd", "../x", String(repeating: "x", count: 5_000)] {
      let session = HeadlessSession(Image(name, bundle: folder.bundle))
      let image = session.image()
      #expect(image.width == 24 && image.height == 24 && session.warnings.count == 1, "\(name.prefix(20))")
    }
  }

  @Test("colour sets: components as numbers, shares and hexadecimals, colour spaces, appearances")
  func colors() throws {
    let folder = try CatalogFolder()
    func set(_ name: String, _ colors: String) throws {
      try folder.write(#"{"colors":[\#(colors)]}"#, to: "Colors.xcassets/\(name).colorset/Contents.json")
    }
    func color(_ components: String, _ space: String = "srgb") -> String {
      #"{"color":{"color-space":"\#(space)","components":{\#(components)}}}"#
    }
    try set("Hex", color(#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#))
    try set("Count", color(#""red":"255","green":"128","blue":"0","alpha":"1.000""#))
    try set("Share", color(#""red":"1.000","green":"0.50196","blue":"0.000","alpha":"1.000""#))
    try set(
      "Number",
      color(#""red":1.0,"green":0.50196,"blue":0.0,"alpha":1.0"#.replacingOccurrences(of: ".0", with: ".000"))
    )
    try set("Wide", color(#""red":"1.000","green":"0.000","blue":"0.000","alpha":"0.500""#, "display-p3"))
    try set("Gray", color(#""white":"0.500","alpha":"1.000""#, "gray-gamma-22"))
    try set("Named", #"{"color":{"platform":"ios","reference":"systemRedColor"}}"#)
    try set(
      "Two",
      color(#""red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000""#)
        + #",{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","#
        + #""components":{"red":"0.000","green":"0.000","blue":"1.000","alpha":"1.000"}}}"#)
    let bundle = folder.bundle
    for name in ["Hex", "Count", "Share"] {
      #expect(look(Color(name, bundle: bundle)).color == [255, 128, 0], "\(name)")
    }
    let environment = EnvironmentValues()
    let wide = Color("Wide", bundle: bundle).resolve(in: environment)
    #expect(wide.red > 1 && wide.green < 0 && wide.opacity == 0.5)
    let gray = Color("Gray", bundle: bundle).resolve(in: environment)
    #expect(abs(gray.red - 0.5) < 0.001 && gray.red == gray.blue)
    #expect(Color("Named", bundle: bundle).resolve(in: environment) == Color.red.resolve(in: environment))
    let two = Color(ColorResource(name: "Two", bundle: bundle))
    #expect(look(two).color == red && look(two) { $0.colorScheme = .dark }.color == blue)
    #expect(Color("Missing", bundle: bundle).resolve(in: environment) == .clear)
  }

  @Test("a package's resources beside the program belong to its main bundle")
  func mainBundle() {
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    let folders = ResourceFolders.of(bundlePath: Bundle.main.bundlePath)
    #expect(
      folders.contains { $0.path == Bundle.main.bundlePath || $0.path == Bundle.main.resourceURL?.path })
    let others = folders.filter { $0.pathExtension == "resources" }
    #expect(others.allSatisfy { $0.lastPathComponent.hasSuffix("_\(program).resources") })
  }

  @Test("catalogues name colours of the phone and of the desktop; an unknown name is clear")
  func systemColors() throws {
    let folder = try CatalogFolder()
    func color(_ reference: String) throws -> Color {
      try folder.write(
        #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"\#(reference)"}}]}"#,
        to: "Colors.xcassets/\(reference).colorset/Contents.json")
      return Color(reference, bundle: folder.bundle)
    }
    let names = [
      "systemGray2Color", "systemGray6Color", "systemBackgroundColor", "secondarySystemBackgroundColor",
      "tertiarySystemGroupedBackgroundColor", "tertiaryLabelColor", "separatorColor", "opaqueSeparatorColor",
      "systemFillColor", "quaternarySystemFillColor", "placeholderTextColor", "lightTextColor",
      "windowBackgroundColor", "controlBackgroundColor", "selectedContentBackgroundColor",
    ]
    let colors = try names.map(color) + [color("noSuchColor")]
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    for (name, color) in zip(names, colors) {
      #expect(
        color.resolve(in: EnvironmentValues()).opacity > 0 && color.resolve(in: dark).opacity > 0, "\(name)")
    }
    #expect(look(colors[1].frame(width: 4, height: 4)).color == [242, 242, 247])
    #expect(look(colors[1].frame(width: 4, height: 4)) { $0.colorScheme = .dark }.color == [28, 28, 30])
    #expect(colors.last?.resolve(in: dark).opacity == 0)
  }

  @Test("a file that lies in the folder of another language is found along the locale's languages")
  func languageFolders() throws {
    let folder = try CatalogFolder()
    try folder.write(CatalogFolder.png(red, 4), to: "en.lproj/flag.png")
    try folder.write(CatalogFolder.png(green, 4), to: "fr.lproj/flag.png")
    try folder.write(CatalogFolder.png(blue, 4), to: "fr-CA.lproj/leaf.png")
    try folder.write(CatalogFolder.png(blue, 4), to: "es-419.lproj/flag.png")
    try folder.write(CatalogFolder.png(red, 4), to: "es.lproj/flag.png")
    let flag = Image("flag", bundle: folder.bundle)
    func color(_ locale: String) -> [UInt8] { look(flag) { $0.locale = Locale(identifier: locale) }.color }
    #expect(color("fr_CA") == green && color("de") == red && color("es_MX") == blue && color("es_ES") == red)
  }
}
