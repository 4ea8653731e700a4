import SwiftUI

/// Stacks, the space between their children, and who gets how much of it.
struct StacksPage: View {
  var body: some View {
    PageFrame("Stacks and spacing", "Rows, columns and layers share the space that is proposed to them.") {
      Card("Alignment of a row") {
        HStack(alignment: .top, spacing: 12) {
          row(.top, "HStack(alignment: .top)")
          row(.center, "HStack")
          row(.bottom, "HStack(alignment: .bottom)")
        }
      }
      Card("Alignment of a column") {
        HStack(alignment: .top, spacing: 12) {
          column(.leading, "VStack(alignment: .leading)")
          column(.center, "VStack")
          column(.trailing, "VStack(alignment: .trailing)")
        }
      }
      Card("Baselines", note: "Text of different sizes stands on one line.") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("HStack(alignment: .firstTextBaseline)", height: 92) {
            HStack(alignment: .firstTextBaseline) {
              Text("24").font(.system(size: 44, weight: .semibold))
              Text("°C").font(.title3)
              Text("feels like 27").font(.footnote).foregroundStyle(.secondary)
            }
          }
          Specimen("HStack(alignment: .lastTextBaseline)", height: 92) {
            HStack(alignment: .lastTextBaseline) {
              Text("Two\nlines").font(.headline)
              Text("one").font(.largeTitle)
              Text("small").font(.caption)
            }
          }
        }
      }
      Card("Spacers and priorities", note: "The least flexible child is asked first; what is left is shared.")
      {
        VStack(spacing: 12) {
          Specimen("Box  Spacer  Box  Box") {
            HStack {
              Box("leading", .indigo, width: 90, height: 32)
              Spacer()
              Box("one", .teal, width: 60, height: 32)
              Box("two", .mint, width: 60, height: 32)
            }
          }
          Specimen("120 pt fixed, the rest in equal shares") {
            HStack {
              Box("fixed", .orange, width: 120, height: 32)
              Box("flexible", .pink, height: 32)
              Box("flexible", .pink, height: 32)
            }
          }
          Specimen(".layoutPriority(1) on the second text") {
            HStack {
              Text("This text gives way: it is cut short when there is no room for all of the row")
              Text("this one is shown whole").bold().layoutPriority(1)
            }
            .lineLimit(1)
          }
        }
      }
      Card("Layers") {
        HStack(alignment: .top, spacing: 12) {
          layers(.topLeading, "ZStack(alignment: .topLeading)")
          layers(.center, "ZStack")
          layers(.bottomTrailing, "ZStack(alignment: .bottomTrailing)")
        }
      }
    }
  }

  private func row(_ alignment: VerticalAlignment, _ code: String) -> some View {
    Specimen(code, height: 96) {
      HStack(alignment: alignment, spacing: 8) {
        Box("A", .blue, width: 36, height: 30)
        Box("B", .purple, width: 36, height: 64)
        Box("C", .pink, width: 36, height: 44)
      }
    }
  }

  private func column(_ alignment: HorizontalAlignment, _ code: String) -> some View {
    Specimen(code) {
      VStack(alignment: alignment, spacing: 6) {
        Box("A", .blue, width: 60, height: 24)
        Box("B", .purple, width: 120, height: 24)
        Box("C", .pink, width: 90, height: 24)
      }
    }
  }

  private func layers(_ alignment: Alignment, _ code: String) -> some View {
    Specimen(code) {
      ZStack(alignment: alignment) {
        Box("", .teal, width: 130, height: 90)
        Box("", .cyan, width: 86, height: 60)
        Box("", .blue, width: 44, height: 30)
      }
    }
  }
}
