import SwiftUI

/// What is switched, slid and stepped.
struct TogglesPage: View {
  @State private var isOnline = true
  @State private var isShared = false
  @State private var isBold = false
  @State private var toppings = [true, false, false]
  @State private var volume = 40.0
  @State private var speed = 2.0
  @State private var guests = 2
  @State private var price = 12.5

  var body: some View {
    LiveFrame("Toggles, sliders, steppers", "One value each, bound to what shows it.") {
      LiveCard("Toggles") {
        Toggle("Online", isOn: $isOnline).toggleStyle(.switch)
        Toggle("Shared", systemImage: "person.2", isOn: $isShared).toggleStyle(.switch).tint(.orange)
        HStack(spacing: 20) {
          Toggle("All", sources: $toppings, isOn: \.self)
          Toggle("Cheese", isOn: $toppings[0])
          Toggle("Basil", isOn: $toppings[1])
          Toggle("Olives", isOn: $toppings[2])
        }
        .toggleStyle(.checkbox)
        Toggle("Bold", systemImage: "bold", isOn: $isBold).toggleStyle(.button)
      }
      LiveCard("Sliders") {
        Slider(value: $volume, in: 0...100) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        .labelsHidden()
        Text("Volume \(Int(volume))").font(.callout.monospacedDigit()).foregroundStyle(.secondary)
        Slider(value: $speed, in: 1...5, step: 1) { Text("Speed") }.tint(.green)
      }
      LiveCard("Steppers") {
        Stepper("Guests: \(guests)", value: $guests, in: 1...8)
        Stepper(value: $price, in: 0...20, step: 0.5, format: .currency(code: "EUR")) { Text("Price") }
      }
    }
  }
}
