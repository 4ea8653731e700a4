import SwiftUI

/// Labels, labelled contents and links, in their styles.
struct LabelsPage: View {
  var body: some View {
    PageFrame("Labels", "A title and an icon, and who decides how they look.", width: 800) {
      HStack(alignment: .top, spacing: 20) {
        Card("LabelStyle") {
          Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
            style(".automatic") { $0.labelStyle(.automatic) }
            style(".titleAndIcon") { $0.labelStyle(.titleAndIcon) }
            style(".titleOnly") { $0.labelStyle(.titleOnly) }
            style(".iconOnly") { $0.labelStyle(.iconOnly) }
            style("a badge of one's own") { $0.labelStyle(BadgeLabelStyle()) }
            style("it wraps the current one") { $0.labelStyle(FramedLabelStyle()).labelStyle(.titleOnly) }
          }
        }
        Card("Fonts") {
          VStack(alignment: .leading, spacing: 9) {
            Label("largeTitle", systemImage: "sun.max").font(.largeTitle)
            Label("title", systemImage: "cloud").font(.title)
            Label("headline", systemImage: "bolt").font(.headline)
            Label("body", systemImage: "leaf")
            Label("caption", systemImage: "flame").font(.caption)
          }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("LabeledContent") {
          VStack(spacing: 10) {
            LabeledContent("Name", value: "Iris")
            Divider()
            LabeledContent("Length", value: 12.5, format: .number)
            Divider()
            LabeledContent {
              Image(systemName: "checkmark").foregroundStyle(.green)
            } label: {
              Label("Delivered", systemImage: "shippingbox")
            }
          }
        }
        Card("ContentUnavailableView") {
          ContentUnavailableView(
            "No mail", systemImage: "tray", description: Text("New messages stand here."))
        }
      }
    }
  }

  private func style(
    _ code: String, _ change: (Label<Text, Image>) -> some View
  ) -> some View {
    GridRow {
      change(Label("Lightning", systemImage: "bolt.fill"))
      Code(code)
    }
  }
}

/// The icon on a round badge before the title.
private struct BadgeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
        .font(.footnote)
        .foregroundStyle(.white)
        .padding(5)
        .background(.orange.gradient, in: .circle)
      configuration.title
    }
  }
}

/// A frame around the label as it looks without this style.
private struct FramedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .overlay { Capsule().strokeBorder(.tint) }
  }
}
