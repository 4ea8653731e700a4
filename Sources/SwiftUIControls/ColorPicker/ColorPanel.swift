import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The panel of a colour picker: a table of colours, and a line for each part.
struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment
  @Environment(\.colorScheme) private var scheme

  private static let width = 240.0

  private var color: PickedColor {
    PickedColor(selection.wrappedValue, in: environment, isOpaque: !supportsOpacity)
  }

  var body: some View {
    let plate = RoundedRectangle(cornerRadius: 10, style: .continuous)
    VStack(alignment: .leading, spacing: 10) {
      ColorTable(color: color) { chosen in
        var chosen = chosen
        chosen.opacity = color.opacity
        choose(chosen)
      }
      line("Red", \.red)
      line("Green", \.green)
      line("Blue", \.blue)
      if supportsOpacity { line("Opacity", \.opacity) }
    }
    .font(.caption)
    .foregroundStyle(Color.primary)
    .frame(width: Self.width)
    .padding(12)
    .background {
      plate.fill(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98))
        .shadow(color: .black.opacity(0.28), radius: 9, y: 4)
      plate.strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5)
    }
    // What is pressed between the parts closes nothing.
    .contentShape(Rectangle())
    .gesture(PressGesture())
    .accessibilityElement(children: .contain)
  }

  private func line(_ name: LocalizedStringKey, _ part: WritableKeyPath<PickedColor, Double>) -> some View {
    ColorLine(name: name, color: color, part: part) { value in
      var next = color
      next[keyPath: part] = value
      choose(next)
    }
  }

  private func choose(_ next: PickedColor) {
    if next != color { selection.wrappedValue = next.color }
  }
}

/// The table of colours; the chosen one has a frame. A drag goes from colour to colour.
private struct ColorTable: View {
  let color: PickedColor
  let choose: (PickedColor) -> Void
  private static let side = 20.0

  var body: some View {
    let table = PickedColor.table
    VStack(spacing: 0) {
      ForEach(table.indices, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(table[row].indices, id: \.self) { column in
            Rectangle().fill(table[row][column].color).frame(width: Self.side, height: Self.side)
          }
        }
      }
    }
    // The table is the same whichever way a text runs.
    .environment(\.layoutDirection, .leftToRight)
    .clipShape(RoundedRectangle(cornerRadius: 5, style: .continuous))
    .overlay(alignment: .topLeading) {
      if let place = place(in: table) {
        RoundedRectangle(cornerRadius: 3).strokeBorder(.white, lineWidth: 2.5)
          .shadow(color: .black.opacity(0.5), radius: 1)
          .frame(width: Self.side + 2, height: Self.side + 2)
          .offset(x: Double(place.column) * Self.side - 1, y: Double(place.row) * Self.side - 1)
          .environment(\.layoutDirection, .leftToRight)
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        let row = Self.index(drag.location.y, count: table.count)
        choose(table[row][Self.index(drag.location.x, count: table[row].count)])
      }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Colors"))
    .accessibilityValue(Text(verbatim: color.words))
  }

  private static func index(_ place: CGFloat, count: Int) -> Int {
    // Held within the table: a drag goes on outside of it.
    Int(min(max((Double(place) / side).rounded(.down), 0), Double(count - 1)))
  }

  private func place(in table: [[PickedColor]]) -> (row: Int, column: Int)? {
    for (row, colors) in table.enumerated() {
      if let column = colors.firstIndex(where: { $0.looks(like: color) }) { return (row, column) }
    }
    return nil
  }
}

/// A line with a knob for one part of a colour, which shows what the colour would be.
private struct ColorLine: View {
  let name: LocalizedStringKey
  let color: PickedColor
  let part: WritableKeyPath<PickedColor, Double>
  let change: (Double) -> Void
  @Environment(\.layoutDirection) private var direction

  private static let (height, knob) = (18.0, 18.0)

  private func end(_ value: Double) -> Color {
    var color = color
    if part != \PickedColor.opacity { color.opacity = 1 }
    color[keyPath: part] = value
    return color.color
  }

  var body: some View {
    let value = color[keyPath: part]
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Text(name)
        Spacer()
        Text(verbatim: part == \PickedColor.opacity ? value.percentage : "\(Self.number(value))")
          .monospacedDigit().foregroundStyle(.secondary)
      }
      GeometryReader { proxy in
        let travel = max(proxy.size.width - Self.knob, 1)
        ZStack(alignment: .leading) {
          if part == \PickedColor.opacity { Checkerboard().clipShape(Capsule()) }
          Capsule().fill(LinearGradient(colors: [end(0), end(1)], startPoint: .leading, endPoint: .trailing))
            .overlay { Capsule().strokeBorder(Color.primary.opacity(0.15), lineWidth: 0.5) }
          Circle().fill(color.opaque).padding(2)
            .background { Circle().fill(.white).shadow(color: .black.opacity(0.35), radius: 1.5, y: 0.5) }
            .frame(width: Self.knob, height: Self.knob)
            .offset(x: value * travel)
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in
            let share = Double((drag.location.x - Self.knob / 2) / travel)
            change(min(max(direction == .rightToLeft ? 1 - share : share, 0), 1))
          })
      }
      .frame(height: Self.height)
    }
    .semantics(
      .slider, title: Text(name), value: value.percentage,
      adjust: { change(min(max(value + ($0 ? 0.1 : -0.1), 0), 1)) })
  }

  /// The part as a byte.
  private static func number(_ value: Double) -> Int {
    Int((value * 255).rounded())  // parts are from 0 to 1
  }
}
