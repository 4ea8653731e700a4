import SwiftUI

/// Every text style in every weight.
struct TypeSpecimenPage: View {
  private let styles: [(name: String, font: Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]
  private let weights: [(name: String, weight: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  private let designs: [(name: String, design: Font.Design)] = [
    ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
  ]
  private let widths: [(name: String, width: Font.Width)] = [
    ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
  ]

  var body: some View {
    PageFrame("Type specimen", "Eleven styles, nine weights, four designs, four widths.", width: 900) {
      Card("Styles and weights") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 18, verticalSpacing: 9) {
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            ForEach(weights, id: \.name) { Code($0.name) }
          }
          ForEach(styles, id: \.name) { style in
            GridRow {
              Code(style.name)
              ForEach(weights, id: \.name) { weight in
                Text("Aag").font(style.font).fontWeight(weight.weight)
              }
            }
          }
        }
      }
      Card("Designs") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 10) {
          ForEach(designs, id: \.name) { design in
            GridRow {
              Code(design.name)
              Text("Handgloves 0123456789").fontDesign(design.design)
              Text("Handgloves").fontDesign(design.design).fontWeight(.semibold)
              Text("Handgloves").fontDesign(design.design).italic()
            }
            .font(.title3)
          }
        }
      }
      Card("Widths") {
        HStack(spacing: 32) {
          ForEach(widths, id: \.name) { width in
            VStack(alignment: .leading, spacing: 4) {
              Text("Handgloves").font(.title3.width(width.width))
              Text("Handgloves").font(.title3.width(width.width).bold())
              Code(width.name)
            }
          }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Figures") {
          VStack(alignment: .trailing, spacing: 6) {
            Text("1,111.11 of 8,888.88").monospacedDigit()
            Text("8,888.88 of 1,111.11").monospacedDigit()
            Text("1,111.11 of 8,888.88")
            Text("8,888.88 of 1,111.11")
          }
        }
        Card("Capitals") {
          VStack(alignment: .leading, spacing: 6) {
            Text("Small Capitals").font(.body.smallCaps())
            Text("Lowercase Small").font(.body.lowercaseSmallCaps())
            Text("Uppercase").textCase(.uppercase)
            Text("Lowercase").textCase(.lowercase)
          }
        }
        Card("Leading") {
          HStack(alignment: .top, spacing: 16) {
            Text("tight\nlines").font(.body.leading(.tight))
            Text("standard\nlines").font(.body.leading(.standard))
            Text("loose\nlines").font(.body.leading(.loose))
          }
        }
      }
    }
  }
}
