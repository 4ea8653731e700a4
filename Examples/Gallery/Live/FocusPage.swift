import SwiftUI

/// Where keys go: tiles that take the focus, arrow keys that move one, shortcuts.
struct FocusPage: View {
  @State private var position = Cell(column: 2, row: 1)
  @State private var log = "Press a tile, then the arrow keys, space or letters."
  @State private var saves = 0
  @FocusState private var focus: Int?

  struct Cell: Equatable {
    var column: Int
    var row: Int
  }

  var body: some View {
    LiveFrame("Focus and keys", log) {
      LiveCard("Tiles that take the focus") {
        HStack(spacing: 12) {
          ForEach(1...4, id: \.self) { number in
            Text("\(number)")
              .font(.title2.bold())
              .frame(maxWidth: .infinity)
              .frame(height: 64)
              .background(
                focus == number ? Color.green.gradient : Color.gray.opacity(0.3).gradient,
                in: .rect(cornerRadius: 14, style: .continuous)
              )
              .foregroundStyle(focus == number ? .white : .primary)
              .focusable()
              .focused($focus, equals: number)
              .accessibilityLabel("Tile \(number)")
              .onKeyPress(.space) {
                log = "Space on tile \(number)"
                return .handled
              }
              .onKeyPress(characters: .letters) { press in
                log = "\(press.characters) on tile \(number)"
                return .handled
              }
              .onTapGesture { focus = number }
          }
        }
        HStack {
          Button("First") { focus = 1 }
          Button("None") { focus = nil }
        }
        .buttonStyle(.bordered)
      }
      LiveCard("A board for the arrow keys") {
        Grid(horizontalSpacing: 6, verticalSpacing: 6) {
          ForEach(0..<4, id: \.self) { row in
            GridRow {
              ForEach(0..<7, id: \.self) { column in
                RoundedRectangle(cornerRadius: 8, style: .continuous)
                  .fill(.quaternary.opacity(0.5))
                  .frame(height: 36)
                  .overlay {
                    if position == Cell(column: column, row: row) {
                      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.orange.gradient)
                    }
                  }
              }
            }
          }
        }
        .contentShape(.rect)
        .focusable()
        .focused($focus, equals: 0)
        .accessibilityElement()
        .accessibilityLabel("Board")
        .accessibilityValue("column \(position.column + 1), row \(position.row + 1)")
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
          withAnimation(.snappy) { move(press.key) }
          return .handled
        }
        .onTapGesture { focus = 0 }
      }
      LiveCard("A shortcut, from everywhere") {
        HStack {
          Button("Save") { saves += 1 }
            .keyboardShortcut("s")
            .buttonStyle(.borderedProminent)
          Text("⌘S saves: \(saves)").foregroundStyle(.secondary)
        }
      }
    }
  }

  private func move(_ key: KeyEquivalent) {
    switch key {
    case .leftArrow: position.column = max(0, position.column - 1)
    case .rightArrow: position.column = min(6, position.column + 1)
    case .upArrow: position.row = max(0, position.row - 1)
    default: position.row = min(3, position.row + 1)
    }
    log = "Column \(position.column + 1), row \(position.row + 1)"
  }
}
