import SwiftUI

/// A form in a sheet, with a button that does what it is for.
struct SheetForm<Content: View>: View {
  let title: String
  let action: String
  var isReady = true
  var canCancel = true
  let perform: @MainActor () -> Void
  @ViewBuilder let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { content }
        .formStyle(.grouped)
        .navigationTitle(title)
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
          if canCancel {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          }
          ToolbarItem(placement: .confirmationAction) { Button(action, action: perform).disabled(!isReady) }
        }
    }
    .frame(minWidth: 340)
  }
}
