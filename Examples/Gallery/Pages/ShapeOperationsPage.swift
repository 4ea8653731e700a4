import SwiftUI

/// Shapes made of shapes.
struct ShapeOperationsPage: View {
  private let disc = Circle().scale(0.7).offset(x: -18)
  private let other = Circle().scale(0.7).offset(x: 18)

  var body: some View {
    PageFrame("Shape operations", "Shapes combine into shapes, and can be moved, turned and scaled.") {
      Card("Areas") {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow {
            combined("union", disc.union(other))
            combined("intersection", disc.intersection(other))
            combined("subtracting", disc.subtracting(other))
            combined("symmetricDifference", disc.symmetricDifference(other))
          }
        }
      }
      Card("Lines") {
        HStack(spacing: 16) {
          outlined("lineIntersection", disc.lineIntersection(other).stroke(.blue, lineWidth: 4))
          outlined("lineSubtraction", disc.lineSubtraction(other).stroke(.blue, lineWidth: 4))
          outlined("even–odd fill", Pentagram().fill(.purple.gradient, style: FillStyle(eoFill: true)))
          outlined("non-zero fill", Pentagram().fill(.purple.gradient))
        }
      }
      Card("Transforms") {
        HStack(spacing: 16) {
          outlined(
            "rotation(20°)", Rectangle().rotation(.degrees(20)).fill(.orange.gradient).padding(18))
          outlined(
            "scale(x: 0.5, y: 0.9)", Rectangle().scale(x: 0.5, y: 0.9).fill(.orange.gradient).padding(10))
          outlined(
            "offset(x: 12, y: -8)", Rectangle().offset(x: 12, y: -8).fill(.orange.gradient).padding(18))
          outlined(
            "transform(…)",
            Rectangle()
              .transform(CGAffineTransform(a: 1, b: 0, c: -0.35, d: 1, tx: 14, ty: 0))
              .fill(.orange.gradient)
              .padding(18))
        }
      }
      Card("Cut out of one another") {
        HStack(spacing: 20) {
          Ticket()
            .fill(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
            .frame(width: 260, height: 110)
            .overlay(alignment: .leading) {
              VStack(alignment: .leading, spacing: 2) {
                Text("ADMIT ONE").font(.caption.weight(.bold)).tracking(2)
                Text("Section C").font(.title2.bold())
                Text("Row 7, seat 12").font(.footnote)
              }
              .foregroundStyle(.white)
              .padding(.leading, 24)
            }
          Gear().fill(.gray.gradient).frame(width: 110, height: 110)
          Cloud().fill(.cyan.gradient).frame(width: 160, height: 110)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private func combined(_ name: String, _ shape: some Shape) -> some View {
    VStack(spacing: 8) {
      ZStack {
        shape.fill(.blue.gradient)
        disc.stroke(.gray.opacity(0.5), lineWidth: 1)
        other.stroke(.gray.opacity(0.5), lineWidth: 1)
      }
      .frame(height: 100)
      Code(name)
    }
  }

  private func outlined(_ name: String, _ content: some View) -> some View {
    VStack(spacing: 8) {
      content.frame(maxWidth: .infinity).frame(height: 100)
      Code(name)
    }
  }
}

private struct Pentagram: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let corners = (0..<5).map { index in
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    return Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}

private struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    let card = Path(roundedRect: rect, cornerRadius: 14)
    let notch = Path { path in
      for x in [rect.minX + 0.7 * rect.width] {
        path.addEllipse(in: CGRect(x: x - 11, y: rect.minY - 11, width: 22, height: 22))
        path.addEllipse(in: CGRect(x: x - 11, y: rect.maxY - 11, width: 22, height: 22))
        for hole in 0..<6 {
          path.addEllipse(
            in: CGRect(x: x - 2.5, y: rect.minY + 21 + 12.6 * Double(hole), width: 5, height: 5))
        }
      }
    }
    return card.subtracting(notch)
  }
}

private struct Gear: Shape {
  func path(in rect: CGRect) -> Path {
    var gear = Path(ellipseIn: rect.insetBy(dx: rect.width * 0.13, dy: rect.height * 0.13))
    let tooth = Path(
      roundedRect: CGRect(
        x: -0.09 * rect.width, y: -rect.height / 2, width: 0.18 * rect.width, height: rect.height),
      cornerRadius: 4)
    for turn in 0..<4 {
      let place = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: Double(turn) * .pi / 4)
      gear = gear.union(tooth.applying(place))
    }
    return gear.subtracting(Path(ellipseIn: rect.insetBy(dx: rect.width * 0.33, dy: rect.height * 0.33)))
  }
}

private struct Cloud: Shape {
  func path(in rect: CGRect) -> Path {
    let base = Path(
      roundedRect: CGRect(
        x: rect.minX, y: rect.minY + 0.5 * rect.height, width: rect.width, height: 0.4 * rect.height),
      cornerRadius: 0.2 * rect.height)
    let puff = Path(ellipseIn: CGRect(x: rect.minX + 24, y: rect.minY + 26, width: 58, height: 58))
    let top = Path(ellipseIn: CGRect(x: rect.minX + 56, y: rect.minY + 4, width: 74, height: 74))
    return base.union(puff).union(top)
  }
}
