import SwiftUI

/// Every symbol that real programs use, and the variants that are made of others.
struct SymbolSheetPage: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 14)

  private let bases = [
    "heart", "star", "bell", "person", "plus", "xmark", "checkmark", "bolt", "mic", "a", "7", "12", "phone",
    "trash", "eye", "wifi",
  ]
  private let variants = [
    "", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill", ".badge.plus",
    ".fill.badge.minus", ".badge.checkmark", ".badge", ".diamond.fill", ".app.fill", ".shield.fill",
  ]

  var body: some View {
    PageFrame(
      "Symbol sheet", "The symbols that real programs use, and forms that are made of others.", width: 1_100
    ) {
      Card("\(SymbolNamesInUse.all.count) names") {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(SymbolNamesInUse.all, id: \.self) { name in
            VStack(spacing: 4) {
              Image(systemName: name).font(.title2).frame(height: 26)
              Text(name)
                .font(.system(size: 7))
                .foregroundStyle(.secondary)
                .lineLimit(2, reservesSpace: true)
                .multilineTextAlignment(.center)
            }
          }
        }
      }
      Card("Variants") {
        Grid(horizontalSpacing: 14, verticalSpacing: 10) {
          ForEach(variants, id: \.self) { variant in
            GridRow {
              Code(variant.isEmpty ? "plain" : variant).gridColumnAlignment(.leading)
              ForEach(bases, id: \.self) { base in
                Image(systemName: base + variant).font(.title2)
              }
            }
          }
        }
      }
    }
  }
}
