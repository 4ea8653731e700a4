import SwiftUI

/// Grids: columns that line up, cells that span, alignments.
struct GridsPage: View {
  var body: some View {
    PageFrame("Grids", "A column is as wide as its widest cell, a row as high as its highest.") {
      Card("A timetable") {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
          GridRow {
            Text("Train")
            Text("To")
            Text("Departs").gridColumnAlignment(.trailing)
            Text("Platform").gridColumnAlignment(.center)
          }
          .font(.caption.weight(.semibold))
          .foregroundStyle(.secondary)
          line
          departure("ICE 881", "München Hbf", "9:04", "14", .red)
          line
          departure("RE 6", "Westerland (Sylt)", "9:36", "8", .teal)
          line
          departure("IC 2083", "Oberstdorf", "10:05", "13", .orange)
          line
          departure("S 21", "Elbgaustraße", "10:12", "2", .green)
        }
        .monospacedDigit()
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Spanning cells") {
          Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
              cell("1", .blue)
              cell("2", .blue)
              cell("3", .blue)
            }
            GridRow {
              cell("columns: 2", .purple).gridCellColumns(2)
              cell("3", .blue)
            }
            GridRow {
              cell("columns: 3", .pink).gridCellColumns(3)
            }
            cell("outside of a row", .orange)
          }
        }
        Card("Anchors and empty cells") {
          Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
              Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
              cell("a", .teal)
              cell("b", .teal)
            }
            GridRow {
              cell("c", .teal, height: 76)
              dot.gridCellAnchor(.topLeading)
              dot.gridCellAnchor(.bottomTrailing)
            }
            GridRow {
              cell("d", .teal)
              dot.gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
              dot.gridCellAnchor(UnitPoint(x: 0.75, y: 0.5))
            }
          }
        }
      }
      Card("A form", note: "The labels end, and the fields begin, at one line.") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 12) {
          field("Name", "Grace Hopper")
          field("Address", "1 Navy Yard, Arlington, Virginia")
          field("Born", "9 December 1906")
        }
      }
    }
  }

  private var line: some View {
    Rectangle().fill(.quaternary).frame(height: 1).gridCellUnsizedAxes(.horizontal)
  }

  private var dot: some View { Circle().fill(.orange.gradient).frame(width: 18, height: 18) }

  private func cell(_ label: String, _ color: Color, height: CGFloat = 40) -> some View {
    Box(label, color, height: height)
  }

  private func departure(
    _ train: String, _ destination: String, _ time: String, _ platform: String, _ color: Color
  ) -> some View {
    GridRow {
      Chip(train, color)
      Text(destination).frame(maxWidth: .infinity, alignment: .leading)
      Text(time)
      Text(platform).foregroundStyle(.secondary)
    }
  }

  private func field(_ label: String, _ value: String) -> some View {
    GridRow {
      Text(label).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
      Text(value)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 8))
    }
  }
}
