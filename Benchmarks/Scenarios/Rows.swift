import Foundation
import LayoutEngine
import SwiftUICore
import ViewGraph

/// The data of a row: two strings, a reference and plain fields.
struct RowData: Identifiable {
  var id: Int
  var title: String
  var subtitle: String

  static func rows(_ n: Int) -> [RowData] {
    (0..<n).map { RowData(id: $0, title: "Row \($0)", subtitle: "Subtitle of row \($0)") }
  }
}

/// Lets a benchmark write the state of one row.
@MainActor
final class Handles {
  var rows: [Int: (Int) -> Void] = [:]
  var root: ((Int) -> Void)?
  /// The last value of a preference.
  var heard = 0
}

/// Ten views: padding > HStack[icon, VStack[title, subtitle], spacer, HStack[dot, text]].
struct Row: View {
  let data: RowData
  let handles: Handles
  @State private var count = 0

  var body: some View {
    let _ = data.id % 1000 == 0 ? register() : ()
    HStack(spacing: 8) {
      Box(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Line(text: data.title)
        Line(text: data.subtitle)
      }
      Spacer()
      HStack(spacing: 4) {
        Box(width: 8, height: 8)
        Line(text: count < 1000 ? "on" : "off")
      }
    }
    .inset(8)
  }

  private func register() {
    let binding = $count
    handles.rows[data.id] = { binding.wrappedValue = $0 }
  }
}

struct Rows: View {
  let rows: [RowData]
  let handles: Handles
  @State private var count = 0

  var body: some View {
    let binding = $count
    let _ = handles.root = { binding.wrappedValue = $0 }
    VStack(spacing: 0) {
      Box(width: Double(count % 2 + 1), height: 1)
      ForEach(rows) { Row(data: $0, handles: handles) }
    }
  }
}

/// A column of boxes of which one grows.
struct Column: View {
  let n: Int
  let handles: Handles

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<n) { Cell(index: $0, handles: handles) }
    }
  }

  struct Cell: View {
    let index: Int
    let handles: Handles
    @State private var height = 20

    var body: some View {
      let binding = $height
      let _ = index == 10 ? handles.rows[10] = { binding.wrappedValue = $0 } : ()
      Box(width: 100, height: Double(height))
    }
  }
}
