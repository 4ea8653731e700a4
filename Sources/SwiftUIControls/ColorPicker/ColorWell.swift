import SwiftUICore
import ViewGraph

/// The well of a colour picker: a plate of 44 by 23 points on the desktop, a ring of 28 points on a phone.
struct ColorWell: View {
  let color: PickedColor
  let isPhone: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if isPhone {
      ColorFill(color: color, shape: Circle())
        .padding(5)
        .overlay { Circle().strokeBorder(Self.rainbow, lineWidth: 3) }
        .frame(width: 28, height: 28)
        .contentShape(Circle())
    } else {
      let plate = RoundedRectangle(cornerRadius: 5.5, style: .continuous)
      plate.fill(scheme == .dark ? Color(white: 0.36) : .white)
        .shadow(color: .black.opacity(0.2), radius: 0.75, y: 0.5)
        .overlay { plate.strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5) }
        .overlay {
          ColorFill(color: color, shape: RoundedRectangle(cornerRadius: 3, style: .continuous)).padding(3)
        }
        .frame(width: 44, height: 23)
        .contentShape(Rectangle())
    }
  }

  private static let rainbow = AngularGradient(
    colors: (0...6).map { PickedColor(hue: Double($0) / 6, saturation: 0.9, lightness: 0.56).color },
    center: .center)
}

/// A colour in a shape; one that can be seen through stands on squares and, in one half, opaque.
struct ColorFill<S: InsettableShape>: View {
  let color: PickedColor
  let shape: S

  var body: some View {
    ZStack {
      if color.opacity < 1 {
        Checkerboard()
        Diagonal().fill(color.opaque)
      }
      Rectangle().fill(color.color)
    }
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color.primary.opacity(0.15), lineWidth: 0.5) }
  }
}

extension PickedColor {
  var opaque: Color { PickedColor(red: red, green: green, blue: blue).color }
}

/// The leading half of a rectangle, above the diagonal.
private struct Diagonal: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// Grey squares on white, on which it shows what can be seen through.
struct Checkerboard: View {
  var body: some View {
    ZStack {
      Rectangle().fill(.white)
      Squares().fill(Color(white: 0.8))
    }
  }

  private struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
      let side = 4.0
      // Wells and lines are small; what is not has no more squares than this.
      let (columns, rows) = (min(rect.width / side, 200), min(rect.height / side, 200))
      return Path { path in
        for row in stride(from: 0, to: rows, by: 1) {
          let first = row.truncatingRemainder(dividingBy: 2)
          for column in stride(from: first, to: columns, by: 2) {
            path.addRect(
              CGRect(x: rect.minX + column * side, y: rect.minY + row * side, width: side, height: side))
          }
        }
      }
    }
  }
}
