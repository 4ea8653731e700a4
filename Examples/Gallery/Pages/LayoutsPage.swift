import SwiftUI

/// Layouts of one's own.
struct LayoutsPage: View {
  private let topics = [
    "Swift", "Layout", "Linux", "View builders", "Preferences", "Text", "Gradients", "Anchors", "Symbols",
    "PDF",
    "Right to left", "Containers", "Environment",
  ]

  var body: some View {
    PageFrame("Custom layouts", "A type that conforms to Layout measures its subviews and places them.") {
      Card("Equal widths", note: "Every button is as wide as the widest.") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("EqualWidthHStack { … }") {
            EqualWidthHStack {
              pill("Cat", .blue)
              pill("Goldfish", .purple)
              pill("Dog", .pink)
            }
          }
          Specimen("HStack { … }") {
            HStack {
              pill("Cat", .blue)
              pill("Goldfish", .purple)
              pill("Dog", .pink)
            }
          }
        }
      }
      Card("Flow", note: "As many in a line as fit; the rest goes on in the next.") {
        VStack(spacing: 12) {
          Specimen("FlowLayout(spacing: 8)") {
            FlowLayout(spacing: 8) { chips }
          }
          Specimen("FlowLayout(alignment: .center, spacing: 8)") {
            FlowLayout(alignment: .center, spacing: 8) { chips }.frame(width: 360)
          }
        }
      }
      Card("Radial", note: "The layout's angle is a value that an animation can move.") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("RadialLayout()", height: 230) { dial(.zero, count: 12) }
          Specimen("RadialLayout(offset: .degrees(15))", height: 230) { dial(.degrees(15), count: 8) }
        }
      }
      Card("One set of views, three layouts") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("AnyLayout(HStackLayout())", height: 120) { arranged(AnyLayout(HStackLayout(spacing: 6))) }
          Specimen("AnyLayout(VStackLayout())", height: 120) { arranged(AnyLayout(VStackLayout(spacing: 6))) }
          Specimen("AnyLayout(RadialLayout())", height: 120) { arranged(AnyLayout(RadialLayout())) }
        }
      }
    }
  }

  private var chips: some View {
    ForEach(Array(topics.enumerated()), id: \.offset) { index, topic in
      Chip(topic, [.blue, .purple, .pink, .orange, .green, .teal][index % 6])
    }
  }

  private func pill(_ label: String, _ color: Color) -> some View {
    Text(label)
      .font(.callout.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .frame(maxWidth: .infinity)
      .background(color.gradient, in: .capsule)
      .fixedSize(horizontal: false, vertical: true)
  }

  private func dial(_ offset: Angle, count: Int) -> some View {
    RadialLayout(offset: offset) {
      ForEach(0..<count, id: \.self) { index in
        Text("\(index == 0 ? count : index)")
          .font(.callout.weight(.medium))
          .monospacedDigit()
          .frame(width: 34, height: 34)
          .background(Color(hue: Double(index) / Double(count), saturation: 0.35, brightness: 1), in: .circle)
      }
    }
  }

  private func arranged(_ layout: AnyLayout) -> some View {
    layout {
      Circle().fill(.red.gradient).frame(width: 28, height: 28)
      Circle().fill(.orange.gradient).frame(width: 28, height: 28)
      Circle().fill(.green.gradient).frame(width: 28, height: 28)
    }
  }
}
