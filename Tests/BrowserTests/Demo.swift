import SwiftUI

/// A screen with what the shape of a picture has to serve: a long scroll area, a row that changes, a view that
/// fades, one that leaves, and a text field.
struct Demo: View {
  @MainActor final class Actions {
    var fade: () -> Void = {}
    var leave: () -> Void = {}
    var rename: (Int) -> Void = { _ in }
  }

  let actions: Actions
  var rows = 1000
  @State private var isDim = false
  @State private var isThere = true
  @State private var name = ""

  var body: some View {
    actions.fade = { withAnimation(.linear(duration: 0.5)) { isDim.toggle() } }
    actions.leave = { withAnimation(.linear(duration: 0.5)) { isThere.toggle() } }
    return VStack(alignment: .leading, spacing: 8) {
      Text("Guests").font(.title)
      TextField("Name", text: $name)
      RoundedRectangle(cornerRadius: 6).fill(.blue).frame(height: 20).opacity(isDim ? 0.2 : 1)
      if isThere { Text("Goes away").transition(.opacity) }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<rows, id: \.self) { Row(index: $0, actions: actions) }
        }
      }
    }
    .padding(16)
  }
}

/// A row whose name the program changes.
private struct Row: View {
  let index: Int
  let actions: Demo.Actions
  @State private var visits = 0

  var body: some View {
    if index == 500 { actions.rename = { visits = $0 } }
    return HStack {
      Text("Guest \(index)")
      Spacer()
      Text(visits == 0 ? "new" : "visits: \(visits)")
    }
    .frame(height: 24)
  }
}
