import SwiftUI

/// Gradients and materials.
struct GradientsPage: View {
  private let dusk = Gradient(colors: [.yellow, .orange, .pink, .indigo])

  var body: some View {
    PageFrame(
      "Gradients and materials",
      "Styles that vary over a view, and styles that see through to what is behind."
    ) {
      Card("Linear") {
        HStack(spacing: 14) {
          swatch("top → bottom", LinearGradient(gradient: dusk, startPoint: .top, endPoint: .bottom))
          swatch(
            "leading → trailing", LinearGradient(gradient: dusk, startPoint: .leading, endPoint: .trailing))
          swatch(
            "corner → corner",
            LinearGradient(gradient: dusk, startPoint: .topLeading, endPoint: .bottomTrailing))
          swatch("stops", LinearGradient(stops: hard, startPoint: .leading, endPoint: .trailing))
        }
      }
      Card("Radial, angular, elliptical") {
        HStack(spacing: 14) {
          swatch(
            "RadialGradient", RadialGradient(gradient: dusk, center: .center, startRadius: 4, endRadius: 80))
          swatch(
            "off centre", RadialGradient(gradient: dusk, center: .topLeading, startRadius: 10, endRadius: 170)
          )
          swatch("EllipticalGradient", EllipticalGradient(gradient: dusk))
          swatch("AngularGradient", AngularGradient(gradient: wheel, center: .center))
        }
      }
      Card("Angular") {
        HStack(spacing: 14) {
          swatch(
            "90° to 360°",
            AngularGradient(
              gradient: dusk, center: .center, startAngle: .degrees(90), endAngle: .degrees(360)))
          VStack(spacing: 8) {
            Circle()
              .strokeBorder(AngularGradient(gradient: wheel, center: .center), lineWidth: 18)
              .frame(maxWidth: .infinity)
              .frame(height: 96)
            Code("strokeBorder(angular)")
          }
          VStack(spacing: 8) {
            Text("Aa")
              .font(.system(size: 72, weight: .heavy, design: .rounded))
              .foregroundStyle(LinearGradient(gradient: dusk, startPoint: .top, endPoint: .bottom))
              .frame(maxWidth: .infinity)
              .frame(height: 96)
            Code("foregroundStyle")
          }
          swatch(
            "opacity(0.35)", LinearGradient(gradient: dusk, startPoint: .top, endPoint: .bottom).opacity(0.35)
          )
        }
      }
      Card("Mesh") {
        HStack(spacing: 14) {
          mesh("3 × 3", MeshGradient(width: 3, height: 3, points: Self.even, colors: Self.meadow))
          mesh("a moved point", MeshGradient(width: 3, height: 3, points: Self.moved, colors: Self.meadow))
        }
      }
      Card("Materials", note: "Blurred and tinted copies of what is behind them.") {
        ZStack {
          MeshGradient(width: 3, height: 3, points: Self.moved, colors: Self.meadow)
          HStack(spacing: 26) {
            Circle().fill(.yellow).frame(width: 70)
            Circle().fill(.black).frame(width: 70)
            Circle().fill(.white).frame(width: 70)
            Circle().fill(.red).frame(width: 70)
          }
          VStack(spacing: 10) {
            material("ultraThinMaterial", .ultraThinMaterial)
            material("thinMaterial", .thinMaterial)
            material("regularMaterial", .regularMaterial)
            material("thickMaterial", .thickMaterial)
            material("ultraThickMaterial", .ultraThickMaterial)
          }
        }
        .frame(height: 260)
        .clipShape(.rect(cornerRadius: 14))
      }
    }
  }

  private var wheel: Gradient {
    Gradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red])
  }

  private var hard: [Gradient.Stop] {
    [
      .init(color: .blue, location: 0), .init(color: .blue, location: 0.33),
      .init(color: .teal, location: 0.33),
      .init(color: .teal, location: 0.66), .init(color: .mint, location: 0.66),
      .init(color: .mint, location: 1),
    ]
  }

  private static let even: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]
  private static let moved: [SIMD2<Float>] = [
    [0, 0], [0.6, 0], [1, 0], [0, 0.35], [0.72, 0.62], [1, 0.6], [0, 1], [0.35, 1], [1, 1],
  ]
  private static let meadow: [Color] = [
    .indigo, .blue, .cyan, .purple, .pink, .mint, .orange, .yellow, .green,
  ]

  private func swatch(_ name: String, _ style: some ShapeStyle) -> some View {
    VStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 14).fill(style).frame(height: 96)
      Code(name)
    }
  }

  private func mesh(_ name: String, _ gradient: MeshGradient) -> some View {
    VStack(spacing: 8) {
      gradient.frame(height: 150).clipShape(.rect(cornerRadius: 14))
      Code(name)
    }
  }

  private func material(_ name: String, _ material: Material) -> some View {
    Text(name)
      .font(.callout.weight(.medium))
      .frame(width: 420, height: 36)
      .background(material, in: .capsule)
  }
}
