import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Symbols of a program's own, as the SF Symbols app writes them.
@MainActor @Suite("Symbol templates")
struct SymbolTemplateTests {
  /// A bar on the baseline, as wide as its weight says and 70 high at the scale of the group.
  private func group(_ name: String, width: Double, height: Double = 70) -> String {
    """
    <g id="\(name)"><path class="monochrome-0 hierarchical-0:primary" d="M0 \(200 - height)h\(width)v\(height)h-\(width)z"/></g>
    <line id="left-margin-\(name)" x1="0" x2="0" y1="0" y2="300"/>
    <line id="right-margin-\(name)" x1="\(width)" x2="\(width)" y1="0" y2="300"/>
    """
  }

  private func template(_ groups: [String]) throws -> SymbolTemplate {
    let guides = ["S", "M", "L"].map { #"<line id="Baseline-\#($0)" x1="0" x2="400" y1="200" y2="200"/>"# }
    let svg = "<svg>" + (guides + groups).joined() + "</svg>"
    return try #require(SymbolTemplate(svg: svg))
  }

  private func width(_ drawing: SymbolDrawing) -> Double {
    Double(drawing.layers[0].areas.boundingRect.width)
  }

  @Test("three forms of the small scale make all weights and scales")
  func variable() throws {
    let template = try template([
      group("Ultralight-S", width: 10), group("Regular-S", width: 20), group("Black-S", width: 60),
    ])
    #expect(width(template.drawing(weight: 100, scale: .small)) == 10)
    #expect(width(template.drawing(weight: 400, scale: .small)) == 20)
    #expect(width(template.drawing(weight: 900, scale: .small)) == 60)
    let weights = stride(from: 100.0, through: 900, by: 100).map {
      width(template.drawing(weight: $0, scale: .medium))
    }
    #expect(weights == weights.sorted() && Set(weights).count == 9)
    // A form of the small scale stands larger in the middle one.
    #expect(template.drawing(weight: 400, scale: .medium).unitsPerEm == 80)
    let between = template.drawing(weight: 650, scale: .large)
    #expect(abs(between.size.width - width(between)) < 1e-9)
    #expect(template.drawing(weight: .infinity, scale: .small).size.width == 60)
    #expect(template.drawing(weight: 0, scale: .small).size.width == 10)
  }

  @Test("a weight between two forms is mixed once, and its shapes with it")
  func mixedOnce() throws {
    let template = try template([group("Regular-S", width: 20), group("Black-S", width: 60)])
    let copy = template
    let drawing = template.drawing(weight: 600, scale: .small)
    #expect(copy.drawing(weight: 600, scale: .small) === drawing)
    #expect(template.drawing(weight: 700, scale: .small) !== drawing)
    // One form is drawn for all scales.
    #expect(template.drawing(weight: 600, scale: .large) === drawing)
    // As many weights as an animation passes.
    for weight in stride(from: 401.0, to: 899, by: 2) {
      let drawn = width(template.drawing(weight: weight, scale: .small))
      #expect(drawn > 20 && drawn < 60)
    }
  }

  @Test("a form for the scale comes before others, and of forms that do not match the nearer")
  func fixed() throws {
    let round = #"<g id="Black-M"><path d="M0 200a30 30 0 1 0 60 0z"/></g>"#
    let template = try template([
      group("Regular-S", width: 20), group("Regular-M", width: 25), group("Regular-L", width: 32), round,
    ])
    #expect(width(template.drawing(weight: 400, scale: .small)) == 20)
    #expect(width(template.drawing(weight: 400, scale: .medium)) == 25)
    #expect(width(template.drawing(weight: 400, scale: .large)) == 32)
    #expect(width(template.drawing(weight: 500, scale: .medium)) == 25)
    #expect(width(template.drawing(weight: 800, scale: .medium)) == 60)
    #expect(template.drawing(weight: 400, scale: .medium).unitsPerEm == 100)
  }

  @Test("the font's weight and the image's scale reach a symbol of the program, and its variants too")
  func shown() throws {
    let folder = try CatalogFolder()
    func write(_ name: String, _ groups: [String]) throws {
      let guides = ["S", "M"].map { #"<line id="Baseline-\#($0)" x1="0" x2="400" y1="200" y2="200"/>"# }
      try folder.write(
        "<svg>" + (guides + groups).joined() + "</svg>", to: "Assets.xcassets/\(name).symbolset/a.svg")
      try folder.write(
        #"{"symbols":[{"filename":"a.svg","idiom":"universal"}]}"#,
        to: "Assets.xcassets/\(name).symbolset/Contents.json")
    }
    try write("bar", [group("Regular-M", width: 20), group("Black-M", width: 80)])
    try write("bar.fill", [group("Regular-M", width: 50)])
    func size(_ view: some View) -> CGSize { HeadlessSession(view.font(.system(size: 100))).size }
    let bar = Image("bar", bundle: folder.bundle)
    #expect(size(bar) == CGSize(width: 20, height: 70))
    #expect(size(bar.fontWeight(.black)) == CGSize(width: 80, height: 70))
    #expect(size(bar.imageScale(.small)) == CGSize(width: 16, height: 56))
    #expect(size(bar.symbolVariant(.fill)) == CGSize(width: 50, height: 70))
    #expect(size(bar.symbolVariant(.slash)) == CGSize(width: 20, height: 70))
  }
}
