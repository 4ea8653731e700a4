import SwiftUI

/// A list that can be refreshed: by a pull on a phone, and by a button that asks its environment whether there is a way.
struct RefreshPage: View {
  @State private var oceans = Ocean.all
  @State private var reports = 0
  @Environment(\.palette) private var palette

  var body: some View {
    LiveFrame(
      "Refreshing lists", reports == 0 ? "Yesterday's waves." : "The waves of report \(reports.formatted())."
    ) {
      VStack(alignment: .leading, spacing: 10) {
        RefreshButton(title: "Ask the buoys")
        List(oceans) { ocean in
          HStack(spacing: 12) {
            Text(ocean.name)
            Spacer()
            ProgressView(value: ocean.waves, total: Ocean.highest).frame(maxWidth: 160)
            Text("\(ocean.waves, format: .number.precision(.fractionLength(1))) m").monospacedDigit()
              .frame(width: 48, alignment: .trailing)
          }
          .accessibilityElement(children: .combine)
          .padding(.vertical, 6)
        }
        .background(palette.card).clipShape(.rect(cornerRadius: 12))
      }
      .refreshable { await refresh() }
      LiveCard("Without a way to refresh the button is disabled") {
        RefreshButton(title: "Ask nobody")
      }
    }
  }

  /// Asks the buoys, which takes its time.
  private func refresh() async {
    try? await Task.sleep(for: .seconds(2))
    withAnimation {
      reports += 1
      for index in oceans.indices {
        oceans[index].waves = Ocean.highest - oceans[index].waves
      }
    }
  }
}

/// Refreshes what its environment says how, and shows that it does.
private struct RefreshButton: View {
  let title: LocalizedStringKey
  @Environment(\.refresh) private var refresh
  @State private var isRefreshing = false

  var body: some View {
    HStack(spacing: 10) {
      Button(title, systemImage: "arrow.clockwise") {
        isRefreshing = true
        Task {
          await refresh?()
          isRefreshing = false
        }
      }
      .buttonStyle(.bordered)
      .disabled(refresh == nil || isRefreshing)
      if isRefreshing {
        ProgressView().controlSize(.small)
        Text("Refreshing…").foregroundStyle(.secondary)
      }
    }
  }
}

private struct Ocean: Identifiable {
  let name: String
  /// How high its waves are, in metres.
  var waves: Double

  var id: String { name }

  static let highest = 8.0
  static let all = [
    Ocean(name: "Arctic", waves: 1.2),
    Ocean(name: "Atlantic", waves: 3.4),
    Ocean(name: "Indian", waves: 2.6),
    Ocean(name: "Pacific", waves: 2.9),
    Ocean(name: "Southern", waves: 7.1),
  ]
}
