import SwiftUI

/// ViewThatFits: the first view that has room.
struct ViewThatFitsPage: View {
  var body: some View {
    PageFrame("ViewThatFits", "The same views in less and less room.") {
      Card("An upload, three ways") {
        VStack(alignment: .leading, spacing: 14) {
          ForEach([420, 220, 110], id: \.self) { width in
            UploadProgress(fraction: 0.75)
              .frame(width: CGFloat(width))
              .padding(10)
              .outlined(.blue)
          }
        }
        Code("ViewThatFits(in: .horizontal) { HStack { text; bar }; bar; text }")
      }
      Card("A line that would rather be short than cut") {
        VStack(alignment: .leading, spacing: 10) {
          ForEach([520, 330, 220, 100], id: \.self) { width in
            ViewThatFits {
              Text("Thursday, 18 September 2025, at half past nine")
              Text("Thursday, 18 September 2025")
              Text("18 September 2025")
              Text("18 Sep")
            }
            .frame(width: CGFloat(width), alignment: .leading)
            .padding(8)
            .outlined(.purple)
          }
        }
      }
      Card("Side by side, or below each other") {
        HStack(alignment: .top, spacing: 12) {
          Specimen("340 pt") { actions.frame(width: 310) }
          Specimen("200 pt") { actions.frame(width: 190) }
        }
      }
    }
  }

  private var actions: some View {
    ViewThatFits(in: .horizontal) {
      HStack { buttons }.fixedSize(horizontal: true, vertical: false)
      VStack { buttons }
    }
  }

  @ViewBuilder private var buttons: some View {
    button("Save a Copy", .blue)
    button("Replace Original", .indigo)
  }

  private func button(_ label: String, _ color: Color) -> some View {
    Text(label)
      .font(.callout.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(color.gradient, in: .capsule)
  }
}

private struct UploadProgress: View {
  var fraction: Double

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 12) {
        Text("Uploading 3 of 4 photos").font(.subheadline).fixedSize()
        bar.frame(minWidth: 180)
      }
      HStack(alignment: .top, spacing: 12) {
        bar.frame(minWidth: 120)
        Text("75 %").font(.subheadline).monospacedDigit().fixedSize()
      }
      Text("75 %").font(.subheadline).monospacedDigit()
    }
  }

  private var bar: some View {
    Capsule()
      .fill(.quaternary)
      .overlay {
        GeometryReader { proxy in
          Capsule().fill(.blue.gradient).frame(width: proxy.size.width * fraction)
        }
      }
      .frame(height: 8)
  }
}
