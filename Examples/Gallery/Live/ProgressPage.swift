import SwiftUI

/// What shows how far something is.
struct ProgressPage: View {
  @State private var level = 0.3

  var body: some View {
    LiveFrame(
      "Progress and gauges", "\(level.formatted(.percent.precision(.fractionLength(0)))) of everything."
    ) {
      LiveCard("Level") {
        HStack(spacing: 16) {
          Slider(value: $level.animation(.spring), in: 0...1) { Text("Level") }.labelsHidden()
          Button("Less") { withAnimation { level = max(0, level - 0.25) } }
          Button("More") { withAnimation { level = min(1, level + 0.25) } }
        }
      }
      LiveCard("Progress") {
        ProgressView(value: level) {
          Text("Downloading")
        } currentValueLabel: {
          Text("\(Int((level * 120).rounded())) of 120 MB")
        }
        HStack(spacing: 24) {
          ProgressView(value: level).progressViewStyle(.circular)
          ProgressView().progressViewStyle(.circular)
          ProgressView(value: level).tint(.orange)
        }
      }
      LiveCard("Gauges") {
        HStack(spacing: 28) {
          Gauge(value: level) {
            Text("°C")
          } currentValueLabel: {
            Text("\(Int((level * 40).rounded()))")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("40")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.cyan, .yellow, .red]))
          Gauge(value: level) {
            Image(systemName: "bolt.fill")
          } currentValueLabel: {
            Text("\(Int((level * 100).rounded()))")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.green)
          Gauge(value: level) { Text("Wind") }
            .gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.green, .blue]))
        }
        Gauge(value: level) {
          Text("Battery")
        } currentValueLabel: {
          Text(level.formatted(.percent.precision(.fractionLength(0))))
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.linearCapacity)
      }
    }
  }
}
