import Foundation
import HeadlessHost
import SwiftUI
import Testing

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Symbols: their layers, colours and sizes, one statement a test.
@MainActor @Suite("Symbols", .enabled(if: SymbolLibrary.shared.isInstalled))
struct SymbolLayerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// How many pixels have about the colour, of a symbol 60 points large on white.
  private func count(_ color: [Int], _ view: some View) -> Int {
    let image = HeadlessSession(view.font(.system(size: 60)).background(.white)).image()
    return stride(from: 0, to: image.premultipliedRGBA.count, by: 4).count { start in
      (0..<3).allSatisfy { abs(Int(image.premultipliedRGBA[start + $0]) - color[$0]) <= 6 }
    }
  }

  @Test("a sign in a filled circle is cut out in one colour, and has its own in the other modes")
  func modes() {
    let symbol = Image(systemName: "plus.circle.fill")
    let plain = symbol.foregroundStyle(red)
    #expect(count([255, 0, 0], plain) > 1_000)
    let middle = HeadlessSession(plain.font(.system(size: 60)).background(.white)).image()
    let start = (middle.height / 2 * middle.width + middle.width / 2) * 4
    #expect(Array(middle.premultipliedRGBA[start..<start + 3]) == [255, 255, 255])
    let palette = symbol.foregroundStyle(red, blue)
    #expect(count([255, 0, 0], palette) > 100 && count([0, 0, 255], palette) > 1_000)
    let faint = symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red)
    #expect(count([255, 0, 0], faint) > 100 && count([255, 128, 128], faint) > 1_000)
    let own = symbol.symbolRenderingMode(.multicolor).foregroundStyle(red)
    #expect(count([255, 0, 0], own) == 0 && count([255, 255, 255], own) > 100)
    // The original of a symbol has its own colours, a template one.
    let original = symbol.renderingMode(.original).foregroundStyle(red)
    #expect(count([255, 0, 0], original) == 0 && count([255, 255, 255], original) > 100)
    #expect(count([255, 0, 0], symbol.renderingMode(.template).foregroundStyle(red)) > 1_000)
    let uncolored = Image(systemName: "pencil").renderingMode(.original).foregroundStyle(red)
    #expect(count([255, 0, 0], uncolored) > 100)
    // One style with a mode that asks for several.
    let alone = symbol.symbolRenderingMode(.palette).foregroundStyle(red)
    #expect(count([255, 0, 0], alone) > 100)
    let held = symbol.symbolRenderingMode(.monochrome).foregroundStyle(red, blue)
    #expect(count([0, 0, 255], held) == 0)
  }

  @Test("the sign on a badge shows in every mode")
  func badges() {
    let badge = Image(systemName: "lock.badge.plus").foregroundStyle(red, blue)
    for mode in [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor] {
      let view = badge.symbolRenderingMode(mode).font(.system(size: 60)).background(.white)
      let image = HeadlessSession(view).image()
      let (x, y) = (image.width * 3 / 4, image.height * 3 / 4)
      let start = (y * image.width + x) * 4
      #expect(Array(image.premultipliedRGBA[start..<start + 3]) == [255, 255, 255])
    }
  }

  @Test("a style that lets something through lies nowhere twice")
  func translucency() {
    for name in [
      "heart.fill", "mail", "bell.slash", "person.crop.circle.fill", "folder.badge.plus", "12.circle",
    ] {
      let view = Image(systemName: name).font(.system(size: 60)).foregroundStyle(.black.opacity(0.5))
      let image = HeadlessSession(view).image()
      let alphas = stride(from: 3, to: image.premultipliedRGBA.count, by: 4).map {
        image.premultipliedRGBA[$0]
      }
      #expect((alphas.max() ?? 0) <= 130, "\(name)")
    }
  }

  @Test("the filled form of a symbol with a badge is filled")
  func filledBadges() {
    func ink(_ name: String) -> Int {
      let pixels = HeadlessSession(Image(systemName: name).font(.system(size: 60))).image().premultipliedRGBA
      return stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }
    }
    for name in ["bell.badge", "envelope.badge", "folder.badge.plus"] {
      #expect(Double(ink(name + ".fill")) > 1.3 * Double(ink(name)), "\(name)")
    }
    #expect(ink("speaker") < ink("speaker.slash") && ink("speaker") < ink("speaker.wave.2"))
  }

  @Test("a variable value shows layers one after the other")
  func variableValues() {
    func dark(_ value: Double?) -> Int {
      count([0, 0, 0], Image(systemName: "wifi", variableValue: value).foregroundStyle(.black))
    }
    let counts = [0, 0.3, 0.6, 1].map { dark($0) }
    #expect(counts == counts.sorted() && Set(counts).count == 4 && counts[0] == 0)
    #expect(dark(nil) == counts[3] && dark(.nan) == counts[3] && dark(7) == counts[3] && dark(-7) == 0)
    let fixed = Image(systemName: "heart", variableValue: 0).foregroundStyle(.black)
    #expect(count([0, 0, 0], fixed) > 100)
  }

  @Test("waves of loudspeakers come one after the other, filled ones too")
  func waves() {
    for name in [
      "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.wave.3.fill", "chart.bar.fill",
    ] {
      let steps = SymbolLibrary.shared.drawing(name)?.layers.compactMap(\.variable).count ?? 0
      let wanted = name.contains("1") ? 1 : name.contains("2") ? 2 : 3
      #expect(steps == wanted, "\(name)")
    }
  }

  @Test("every drawn symbol is within its square and near its middle, and its filled form has more ink")
  func drawnSymbols() {
    for name in SymbolPaths.names {
      guard let drawing = SymbolLibrary.shared.drawing(name) else {
        Issue.record("\(name) is not drawn")
        continue
      }
      let ink = drawing.shapes(lineWidth: 1.6, isLayered: false)
        .reduce(CGRect.null) { $0.union($1.area.boundingRect).union($1.lines.boundingRect) }
      #expect(ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= 24 && ink.maxY <= 24, "\(name) \(ink)")
      #expect(abs(ink.midX - 12) <= 2 && abs(ink.midY - 12) <= 2, "\(name) \(ink)")
    }
  }

  @Test("symbols whose name says a side by the direction of reading are mirrored, others not")
  func mirrored() {
    func picture(_ name: String, _ direction: LayoutDirection) -> [UInt8] {
      let view = Image(systemName: name).font(.system(size: 48)).environment(\.layoutDirection, direction)
      return Array(HeadlessSession(view).image().premultipliedRGBA)
    }
    for name in ["arrow.forward", "sidebar.leading", "star.leadinghalf.filled", "arrow.uturn.backward"] {
      #expect(picture(name, .leftToRight) != picture(name, .rightToLeft), "\(name)")
    }
    for name in ["arrow.right", "sidebar.left", "text.alignleft"] {
      #expect(picture(name, .leftToRight) == picture(name, .rightToLeft), "\(name)")
    }
  }

  @Test("symbols of lines have no filled form, people in groups are filled whole")
  func filledForms() {
    let library = SymbolLibrary.shared
    for name in ["magnifyingglass", "scissors", "textformat.size", "globe", "waveform"] {
      let areas = library.drawing(name)?.merged.areas.boundingRect
      #expect(library.drawing(name + ".fill")?.merged.areas.boundingRect == areas, "\(name)")
    }
    for name in ["person.2.fill", "person.3.fill", "person.3.sequence.fill"] {
      let drawing = library.drawing(name)
      #expect(drawing?.merged.lines.isEmpty == true && drawing?.hasLayers == true, "\(name)")
    }
    // A sign on a disc, not lines beside the symbol.
    for name in ["person.badge.plus", "cart.badge.plus", "calendar.badge.exclamationmark", "envelope.badge"] {
      #expect(library.drawing(name)?.layers.contains { $0.clearance != nil } == true, "\(name)")
    }
    #expect(library.drawing("text.badge.plus")?.layers.contains { $0.clearance != nil } == false)
  }

  @Test("symbols that many programs use have a drawing")
  func commonSymbols() {
    let names = """
      accessibility airplayvideo airpods basketball battery.100.bolt battery.75percent beach.umbrella birthday.cake
      captions.bubble circle.righthalf.filled cube.transparent cursorarrow delete.left die.face.5 dumbbell eject
      escape externaldrive.fill fuelpump globe.americas.fill gobackward.10 goforward.15 hand.wave.fill hare homepod
      largecircle.fill.circle lifepreserver line.horizontal.3 mappin.circle.fill option person.fill.questionmark
      phone.arrow.up.right play.circle play.circle.fill plusminus record.circle.fill soccerball speedometer
      star.lefthalf.fill stroller syringe theatermasks tortoise.fill touchid tshirt.fill wifi.exclamationmark wineglass
      """.split(whereSeparator: \.isWhitespace)
    for name in names { #expect(SymbolLibrary.shared.drawing(String(name)) != nil, "\(name)") }
    // A sign within the circle, not in place of it.
    #expect(SymbolLibrary.shared.drawing("play.circle")?.hasLayers == true)
  }

  @Test("symbols stand for others, signs in outlines are those of the symbol, dots are full")
  func composition() {
    let library = SymbolLibrary.shared
    #expect(library.drawing("gear")?.layers.count == library.drawing("gearshape")?.layers.count)
    #expect(library.drawing("person.fill.checkmark")?.hasLayers == true)
    let sign = library.drawing("xmark.circle")?.layers.last?.lines.boundingRect ?? .null
    #expect(abs(sign.width - 7.2) < 0.1)
    #expect(library.drawing("ellipsis")?.layers.first?.areas.isEmpty == false)
  }

  @Test("a line through a symbol has room around it")
  func slashes() {
    let plain = SymbolLibrary.shared.drawing("heart.circle.slash")
    #expect(plain?.layers.last?.clearance != nil)
    #expect(SymbolLibrary.shared.drawing("no such symbol.slash") == nil)
    let filled = SymbolLibrary.shared.drawing("heart.slash.fill")
    #expect(filled?.layers.last?.clearance != nil && filled?.layers.first?.areas.isEmpty == false)
    // Letters and digits are lines, filled or not.
    #expect(SymbolLibrary.shared.drawing("12.fill")?.layers.allSatisfy { $0.areas.isEmpty } == true)
  }

  @Test("variants make names, and what a name says already stays")
  func variants() {
    #expect(SymbolVariants.fill.name("heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name("heart") == "heart.circle.fill")
    #expect(SymbolVariants.circle.name("heart.fill") == "heart.circle.fill")
    #expect(SymbolVariants.slash.fill.name("bell") == "bell.slash.fill")
    #expect(SymbolVariants.none.name("heart.fill") == "heart.fill")
  }

  @Test("an unknown name is a placeholder, with one warning")
  func unknown() {
    for name in ["no.such.symbol", "../../etc", String(repeating: "circle.", count: 2_000)] {
      let session = HeadlessSession(Image(systemName: name))
      _ = session.image()
      #expect(session.warnings.count == 1 && session.size.width > 0, "\(name.prefix(20))")
    }
  }

  @Test("an empty name is no picture, whatever its frame, with one warning")
  func nameless() {
    let session = HeadlessSession(
      HStack(spacing: 0) {
        Image(systemName: "").symbolVariant(.fill)
        Image(systemName: "").resizable().frame(width: 30, height: 20)
      })
    session.update()
    #expect(session.size == CGSize(width: 30, height: 20))
    #expect(session.image().pixels.allSatisfy { $0 == 0 })
    #expect(session.warnings.count == 1)
  }

  @Test(
    "a program's own symbol has the font's size, stands on the baseline and has its layers",
    arguments: [
      """
      <line id="Baseline-M" x1="0" x2="400" y1="200" y2="200"/>
      <line id="left-margin-Regular-M" x1="90" x2="90" y1="0" y2="300"/>
      <line id="right-margin-Regular-M" x1="210" x2="210" y1="0" y2="300"/>
      """,
      // As editors write it that make paths of lines.
      """
      <g transform="translate(0 10)"><path id="Baseline-M" d="M0 190H400"/></g>
      <path id="left-margin-Regular-M" d="M90 0V300"/>
      <path id="right-margin-Regular-M" d="M210,0 l0,300"/>
      """,
    ])
  func templates(guides: String) throws {
    let folder = try CatalogFolder()
    let svg = """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
       <g id="Guides">
       \(guides)
       </g>
       <g id="Symbols">
        <g id="Ultralight-S"><path d="M0 0h1v1h-1z"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 100 120)">
         <path class="hierarchical-0:secondary multicolor-0:systemGreenColor" d="M0 0h100v40h-100z"/>
         <path class="hierarchical-1:primary" d="M0 40h100v40h-100z"/>
        </g>
       </g>
      </svg>
      """
    try folder.write(svg, to: "Assets.xcassets/mine.symbolset/mine.svg")
    try folder.write(
      #"{"symbols":[{"filename":"mine.svg","idiom":"universal"}]}"#,
      to: "Assets.xcassets/mine.symbolset/Contents.json")
    try folder.write("<svg/>", to: "Assets.xcassets/empty.symbolset/a.svg")
    try folder.write(
      #"{"symbols":[{"filename":"a.svg"}]}"#, to: "Assets.xcassets/empty.symbolset/Contents.json")
    let symbol = Image("mine", bundle: folder.bundle).font(.system(size: 50))
    let session = HeadlessSession(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        symbol.testProbe("symbol")
        Color.clear.frame(width: 1, height: 100)
      })
    #expect(session.frame(of: "symbol") == CGRect(x: 0, y: 60, width: 60, height: 40))
    let layered = HeadlessSession(
      Image("mine", bundle: folder.bundle).font(.system(size: 50)).foregroundStyle(red, blue))
    #expect(layered.pixel(30, 10) == [0, 0, 255, 255] && layered.pixel(30, 30) == [255, 0, 0, 255])
    #expect(layered.pixel(2, 10)[3] == 0)
    let broken = HeadlessSession(Image("empty", bundle: folder.bundle))
    _ = broken.image()
    #expect(broken.warnings.count == 1)
  }
}
