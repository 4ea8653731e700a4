import SwiftUI

/// Settings as a form has them: groups with labels, rows of a label and a value, and what unfolds.
struct FormPage: View {
  @State private var name = "Ada Lovelace"
  @State private var isPublic = true
  @State private var quality = "High"
  @State private var storage = 0.4
  @State private var isExpanded = false
  @State private var showsFormats = false
  @State private var formats = [true, false]

  var body: some View {
    LiveFrame("Form", "Groups, rows and what unfolds.") {
      GroupBox("Profile") {
        VStack(spacing: 10) {
          LabeledContent("Name") { TextField("Name", text: $name).frame(width: 200) }
          LabeledContent("Role", value: "Analyst")
          LabeledContent("Visible to all") {
            Toggle("Public", isOn: $isPublic).toggleStyle(.switch).labelsHidden()
          }
        }
        .padding(8)
      }
      GroupBox {
        VStack(alignment: .leading, spacing: 10) {
          DisclosureGroup("Advanced", isExpanded: $isExpanded) {
            VStack(alignment: .leading, spacing: 10) {
              Picker("Quality", selection: $quality) {
                ForEach(["Low", "High", "Lossless"], id: \.self) { Text($0) }
              }
              .pickerStyle(.segmented)
              .fixedSize()
              DisclosureGroup("Formats", isExpanded: $showsFormats) {
                HStack(spacing: 16) {
                  Toggle("PNG", isOn: $formats[0])
                  Toggle("WebP", isOn: $formats[1])
                }
                .toggleStyle(.checkbox)
                .frame(maxWidth: .infinity, alignment: .leading)
              }
            }
            .padding(.top, 8)
            .padding(.leading, 18)
          }
          Divider()
          LabeledContent("Quality of pictures", value: quality)
        }
        .padding(8)
      } label: {
        Label("Export", systemImage: "square.and.arrow.up")
      }
      GroupBox("Storage") {
        VStack(alignment: .leading, spacing: 10) {
          ProgressView(value: storage)
          LabeledContent("In use") { Text(storage, format: .percent) }
          Button("Free some") { withAnimation { storage = 0.1 } }
        }
        .padding(8)
      }
    }
    .labeledContentStyle(RowStyle())
  }

  /// The label at one end, the value at the other.
  private struct RowStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Spacer()
        configuration.content.foregroundStyle(.secondary)
      }
    }
  }
}
